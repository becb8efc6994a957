import { useTexts } from "../../text/useTexts";
import { leaf, use } from "../../ui/theme/tokens";
import { NameFacts } from "./NameFacts";

export interface NameMeaningProps {
  origins: readonly string[];
  themes: readonly string[];
  /** Origin of the word in two sentences; null if nobody has written them. */
  etymology: string | null;
  /** compared, word, compound, editors or disputed */
  evidence: string;
  /** Why the meaning is disputed, for example "coinage"; null if it is not. */
  dispute: string | null;
}

const warning = { background: use.tintBlush, borderRadius: leaf.l, padding: "1rem 1.25rem", maxWidth: "42rem" } as const;

/** Origin and themes of a name, and how reliable its meaning is; the meaning itself is at the head of the page. */
export function NameMeaning({ origins, themes, etymology, evidence, dispute }: NameMeaningProps) {
  const t = useTexts();
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
