import { useTexts } from "../../text/useTexts";
import { Tag } from "../../ui/Tag";
import { size, use } from "../../ui/theme/tokens";

export interface QuestionHeadProps {
  /** In the mother’s words. */
  question: string;
  subject: string;
  /** Her week of pregnancy; null if it does not matter. */
  week: number | null;
}

/** The question as headline, with what it is about and where it comes from. */
export function QuestionHead({ question, subject, week }: QuestionHeadProps) {
  const t = useTexts();
  return (
    <header css={{ display: "grid", gap: "0.875rem", justifyItems: "start", paddingBottom: "1.5rem" }}>
      <p css={{ display: "flex", flexWrap: "wrap", gap: "0.5rem" }}>
        <Tag>{subject}</Tag>
        {week !== null && <Tag tone="night">{t("week", { n: week, ns: "common" })}</Tag>}
      </p>
      <h1 css={{ fontSize: size.h2 }}>“{question}”</h1>
      <p css={{ fontSize: size.small, color: use.muted }}>{t("origin")}</p>
    </header>
  );
}
