import { useTranslation } from "react-i18next";
import type { Language } from "../routes/routes";
import { useLanguage } from "../text/useLanguage";
import { iconButton } from "../ui/Button.styles";

export interface TwinLinkProps {
  paths: Record<Language, string>;
  /** Two letters instead of a sentence. */
  isShort?: boolean;
}

/** Leads to the same page in the other language; src/site/beforeReact keeps the hash. Its words are in the language they lead to. */
export function TwinLink({ paths, isShort }: TwinLinkProps) {
  const { t } = useTranslation();
  const other: Language = useLanguage() === "tr" ? "en" : "tr";
  const sentence = t("nav.twin");
  return isShort ? (
    <a href={paths[other]} hrefLang={other} lang={other} data-twin="" aria-label={`${other.toUpperCase()} – ${sentence}`} css={iconButton}>
      {other.toUpperCase()}
    </a>
  ) : (
    <a href={paths[other]} hrefLang={other} lang={other} data-twin="">
      {sentence}
    </a>
  );
}
