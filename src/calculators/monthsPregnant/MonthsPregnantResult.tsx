import { formatDate } from "../../text/formatDate";
import { useLanguage } from "../../text/useLanguage";
import { useTexts } from "../../text/useTexts";
import { bigAnswer } from "../shared/calculator.styles";
import type { MonthsPregnantAnswer } from "../shared/monthsPregnant";
import { ResultActions } from "../shared/ResultActions";
import { ResultSum } from "../shared/ResultSum";
import { WeekPageLink } from "../shared/WeekPageLink";
import { weeksAndDays } from "../shared/weeksAndDays";
import { MonthChart } from "./MonthChart";

export interface MonthsPregnantResultProps {
  answer: Extract<MonthsPregnantAnswer, { ok: true }>;
  isRemembered: boolean;
  onForget: () => void;
}

/** The answer in words first, then as a chart, with the dates and links to what comes next. */
export function MonthsPregnantResult({ answer, isRemembered, onForget }: MonthsPregnantResultProps) {
  const t = useTexts();
  const language = useLanguage();
  const date = (value: string) => formatDate(value, language);
  const page = String(Math.min(42, Math.max(1, answer.completedWeeks)));
  return (
    <>
      <p css={bigAnswer}>
        {t("months.inMonth", { month: answer.month })}
        <small>{t("months.exact", { age: weeksAndDays(t, answer.completedWeeks, answer.day), trimester: answer.trimester })}</small>
      </p>
      <MonthChart month={answer.month} />
      <p>
        {t("months.completed", { count: answer.completedMonths })}{" "}
        {t("months.monthDates", {
          month: answer.month,
          from: answer.monthWeekFrom,
          to: answer.monthWeekTo,
          start: date(answer.monthStart),
          end: date(answer.monthEnd),
        })}
      </p>
      <p>
        {t("months.due")} <strong>{date(answer.edd)}</strong>.{" "}
        <span data-gentle-hides="">
          {t(answer.daysLeft >= 0 ? "months.daysLeft" : "months.daysPast", { count: Math.abs(answer.daysLeft) })}
        </span>
      </p>
      {answer.isPostTerm && (
        <p>
          <strong>{t("months.postTerm")}</strong>
        </p>
      )}
      <ResultSum>
        <p>
          {t("months.sumUp", {
            lmp: date(answer.lmp),
            days: answer.gestationalDays,
            age: weeksAndDays(t, answer.completedWeeks, answer.day),
          })}
        </p>
      </ResultSum>
      <WeekPageLink week={page}>{t("months.readWeek", { week: page })}</WeekPageLink>
      <ResultActions isRemembered={isRemembered} onForget={onForget} />
    </>
  );
}
