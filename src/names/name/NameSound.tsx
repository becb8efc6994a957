import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { NameFacts } from "./NameFacts";

export interface NameSoundProps {
  /** Empty for a name in English use. */
  syllables: readonly string[];
  /** Place of the stressed syllable; null where it is not told. */
  stressed: number | null;
  /** The sound respelt for English readers; null for a name in English use. */
  hint: string | null;
}

/** How a name is said: its syllables, which is stressed, and how to explain it to someone who reads English. */
export function NameSound({ syllables, stressed, hint }: NameSoundProps) {
  const { t } = useTranslation();
  if (syllables.length === 0 || hint === null) return <p>{t("said.english")}</p>;
  const comesNear = /[öü]/.test(syllables.join(""));
  const parts = syllables.map((syllable, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: syllables never move, and two may be alike
    <Fragment key={i}>
      {i > 0 && "·"}
      {i === stressed ? <b>{syllable}</b> : syllable}
    </Fragment>
  ));
  return (
    <>
      <NameFacts
        facts={[
          { label: t("said.syllables"), value: <span lang="tr">{parts}</span> },
          { label: t("said.hint"), value: <span lang="en">{hint}</span> },
        ]}
      />
      {stressed !== null && <p>{t("said.stress", { syllable: syllables[stressed] })}</p>}
      {comesNear && <p>{t("said.near")}</p>}
    </>
  );
}
