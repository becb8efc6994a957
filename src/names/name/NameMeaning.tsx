import { useTranslation } from "react-i18next";
import { leaf, use } from "../../ui/theme/tokens";
import { NameFacts } from "./NameFacts";

export interface NameMeaningProps {
  origins: readonly string[];
  themes: readonly string[];
  /** Where the word comes from, in two sentences; null where nobody wrote them. */
  etymology: string | null;
  /** compared, word, compound, editors or disputed */
  evidence: string;
  /** Why it is disputed, like coinage; null where it is not. */
  dispute: string | null;
}

const warning = { background: use.tintBlush, borderRadius: leaf.l, padding: "1rem 1.25rem", maxWidth: "42rem" } as const;

/** Where a name came from, what it is about, and how far one may trust it; what it means stands at the head of the page. */
export function NameMeaning({ origins, themes, etymology, evidence, dispute }: NameMeaningProps) {
  const { t } = useTranslation();
  const facts = [{ label: t("gloss.origin"), value: origins.map((origin) => t(`origin.${origin}`)).join(", ") }];
  if (themes.length > 0) facts.push({ label: t("gloss.themes"), value: themes.map((theme) => t(`theme.${theme}`)).join(" · ") });
  return (
    <>
      <NameFacts facts={facts} />
      {etymology && <p>{etymology}</p>}
      {dispute ? (
        <p role="note" css={warning}>
          <strong>{t("gloss.warning")}</strong> {t(`dispute.${dispute}`)}
        </p>
      ) : (
        evidence !== "compared" && <p>{t(`gloss.${evidence}`)}</p>
      )}
    </>
  );
}
