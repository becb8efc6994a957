import { useTexts } from "../../text/useTexts";
import { bullets } from "../../ui/theme/globalStyles";

export interface NameSpellingProps {
  /** Other spellings in use. */
  variants: readonly string[];
  /** Letters that other alphabets lack or read differently, with their forms in passports. */
  letters: readonly { readonly letter: string; readonly passport: readonly string[] }[];
  /** The spelling with a circumflex that dictionaries give; null if there is none. */
  form: string | null;
  /** The letter with the rule for the circumflex, which may have no address; null if it does not concern the name. */
  circumflexRule: { readonly url: string | null } | null;
}

/** How a name may be spelt: at the registry, in other ways, and abroad. */
export function NameSpelling({ variants, form, letters, circumflexRule }: NameSpellingProps) {
  const t = useTexts();
  // The Turkish c is in every Latin alphabet; it is only read differently.
  const hasOwnLetters = letters.some(({ letter }) => letter !== "C");
  return (
    <>
      {form && (
        <p>
          {t("spelling.form")} <b>{form}</b>
        </p>
      )}
      {variants.length > 0 && (
        <p>
          {t("spelling.variants")} <b>{variants.join(", ")}</b>
        </p>
      )}
      {circumflexRule && (
        <p>
          {t("spelling.circumflex")}{" "}
          {circumflexRule.url ? <a href={circumflexRule.url}>{t("spelling.circumflexSource")}</a> : t("spelling.circumflexSource")}
        </p>
      )}
      <p>{hasOwnLetters ? t("abroad.lead") : t("abroad.plain")}</p>
      {letters.length > 0 && (
        <ul css={bullets}>
          {letters.map(({ letter, passport }) => (
            <li key={letter}>
              <b>{`${letter === "I" ? "I, ı" : letter} → ${passport.join(" / ")}`}</b>: {t(`abroad.${letter}`)}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
