import { Fragment } from "react";
import { useTexts } from "../../text/useTexts";
import { NameFacts } from "./NameFacts";

export interface NameSoundProps {
  /** Empty for a name in English use. */
  syllables: readonly string[];
  /** Index of the stressed syllable; null if it is not given. */
  stressed: number | null;
  /** The pronunciation respelt for English readers; null for a name in English use. */
  hint: string | null;
}

/** How a name is pronounced: its syllables, the stressed one, and a respelling for people who read English. */
export function NameSound({ syllables, stressed, hint }: NameSoundProps) {
  const t = useTexts();
  if (syllables.length === 0 || hint === null) return <p>{t("said.english")}</p>;
  const comesNear = /[öü]/.test(syllables.join(""));
  const parts = syllables.map((syllable, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: syllables never change place, and two may be equal
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
