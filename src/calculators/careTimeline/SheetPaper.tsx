import { formatDate } from "../../text/formatDate";
import { useLanguage } from "../../text/useLanguage";
import { useTexts } from "../../text/useTexts";
import { bullets } from "../../ui/theme/globalStyles";
import { type DatedCareEntry, isNear } from "./careTimeline";

/** Empty lines on paper, for notes made at the visit. */
const emptyLines = 5;
const measures = ["pressure", "weight", "heart", "next"] as const;

export interface SheetPaperProps {
  /** The entries with their dates; null while no date is known. */
  dated: readonly DatedCareEntry[] | null;
  /** What she wants to ask, a line each. */
  questions: string;
  today: string;
  isPrinting: boolean;
}

/** The printed sheet: what is due around now, her questions, and empty lines. */
export function SheetPaper({ dated, questions, today, isPrinting }: SheetPaperProps) {
  const t = useTexts();
  const language = useLanguage();
  const dueNow = (dated ?? []).filter((entry) => isNear(entry, today) && entry.kind !== "supplement" && entry.kind !== "paper");
  const ownQuestions = questions
    .split("\n")
    .map((question) => question.trim())
    .filter(Boolean);
  return (
    <div className="paper">
      {/* Not in the built page, because it is printed on another day. */}
      {isPrinting && <p>{formatDate(today, language)}</p>}
      {dueNow.length > 0 && (
        <>
          <h3>{t("care.sheet.due")}</h3>
          <ul>
            {dueNow.map(({ key, title }) => (
              <li key={key}>☐ {title}</li>
            ))}
          </ul>
        </>
      )}
      {ownQuestions.length > 0 && (
        <>
          <h3>{t("care.questions")}</h3>
          <ul css={bullets}>
            {ownQuestions.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ul>
        </>
      )}
      <h3>{t("care.sheet.answers")}</h3>
      <ul className="lines">
        {measures.map((measure) => (
          <li key={measure}>{t(`care.sheet.${measure}`)}</li>
        ))}
        {Array.from({ length: emptyLines }, (_, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: empty lines have nothing else
          <li key={line} />
        ))}
      </ul>
    </div>
  );
}
