import { useTexts } from "../../text/useTexts";
import { NameFacts } from "./NameFacts";

export interface QuranPlaceProps {
  /** Sura and verse, like 2:31. */
  verse: string;
  /** proper-name or word */
  kind: string;
  /** The form in the verse, in Arabic letters. */
  word: string;
}

/** Where a name, or the word it comes from, is in the Quran, and whether it is a proper name there. */
export function QuranPlace({ verse, kind, word }: QuranPlaceProps) {
  const t = useTexts();
  return (
    <>
      <NameFacts
        facts={[
          { label: t("verse.place"), value: <span className="nowrap">{verse}</span> },
          {
            label: t("verse.form"),
            value: (
              <bdi lang="ar" dir="rtl">
                {word}
              </bdi>
            ),
          },
        ]}
      />
      <p>{t(`verse.kind.${kind}`)}</p>
      <p>{t("verse.example")}</p>
    </>
  );
}
