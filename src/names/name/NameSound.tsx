import { useTranslation } from "react-i18next";
import { NameFacts } from "./NameFacts";

export interface NameSoundProps {
  /** Empty for a name in English use. */
  syllables: readonly string[];
  /** The sound respelt for English readers; null for a name in English use. */
  hint: string | null;
}

/** How a name is said: its syllables, and how to explain it to someone who reads English. */
export function NameSound({ syllables, hint }: NameSoundProps) {
  const { t } = useTranslation();
  if (syllables.length === 0 || hint === null) return <p>{t("said.english")}</p>;
  const comesNear = /[öü]/.test(syllables.join(""));
  return (
    <>
      <NameFacts
        facts={[
          { label: t("said.syllables"), value: <span lang="tr">{syllables.join("·")}</span> },
          { label: t("said.hint"), value: <span lang="en">{hint}</span> },
        ]}
      />
      {comesNear && <p>{t("said.near")}</p>}
    </>
  );
}
