import type { Language } from "../../routes/routes";
import { useLanguage } from "../../text/useLanguage";
import { useTexts } from "../../text/useTexts";
import { iconButton } from "../../ui/Button.styles";

export interface TwinLinkProps {
  paths: Record<Language, string>;
  /** Shows two letters instead of a sentence. */
  isShort?: boolean;
}

const codes: Record<Language, string> = { tr: "TR", en: "EN" };

/** A link to the same page in the other language, in the words of that language; src/site/inline/links.ts keeps the fragment. */
export function TwinLink({ paths, isShort }: TwinLinkProps) {
  const t = useTexts();
  const other: Language = useLanguage() === "tr" ? "en" : "tr";
  const letters = codes[other];
  const sentence = t("nav.twin");
  return isShort ? (
    <a href={paths[other]} hrefLang={other} lang={other} data-twin="" aria-label={`${letters} – ${sentence}`} css={iconButton}>
      {letters}
    </a>
  ) : (
    <a href={paths[other]} hrefLang={other} lang={other} data-twin="">
      {sentence}
    </a>
  );
}
