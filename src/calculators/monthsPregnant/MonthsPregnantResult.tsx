import { useTranslation } from "react-i18next";
import { pathTo } from "../../routes/routes";
import { formatDate } from "../../text/formatDate";
import { useLanguage } from "../../text/useLanguage";
import { button } from "../../ui/Button.styles";
import { Icon } from "../../ui/Icon";
import { fixed, use } from "../../ui/theme/tokens";
import { actionRow, bigAnswer } from "../shared/calculator.styles";
import { monthTable } from "../shared/gestation";
import type { MonthsPregnantAnswer } from "../shared/monthsPregnant";
import { ResultActions } from "../shared/ResultActions";
import { ResultSum } from "../shared/ResultSum";
import { weeksAndDays } from "../shared/weeksAndDays";

export interface MonthsPregnantResultProps {
  answer: Extract<MonthsPregnantAnswer, { ok: true }>;
  isRemembered: boolean;
  onForget: () => void;
}

const chart = {
  display: "grid",
  gridTemplateColumns: monthTable.map(({ weekFrom, weekTo }) => `${weekTo - weekFrom + 1}fr`).join(" "),
  gap: 3,
  "& li": {
    background: fixed.brandLight,
    color: use.panelText,
    textAlign: "center",
    minHeight: "2.75rem",
    display: "grid",
    placeItems: "center",
    fontWeight: 600,
    minWidth: 0,
  },
  "& li:first-of-type": { borderRadius: "0.75rem 0 0 0" },
  "& li:last-of-type": { borderRadius: "0 0.75rem 0.75rem 0" },
  "& [aria-current]": { background: use.accent, color: use.buttonHoverText },
} as const;

/** The answer in words first, then as a chart, with the dates and links to what comes next. */
export function MonthsPregnantResult({ answer, isRemembered, onForget }: MonthsPregnantResultProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const date = (value: string) => formatDate(value, language);
  const page = String(Math.min(42, Math.max(1, answer.completedWeeks)));
  return (
    <>
      <p css={bigAnswer}>
        {t("months.inMonth", { month: answer.month })}
        <small>{t("months.exact", { age: weeksAndDays(t, answer.completedWeeks, answer.day), trimester: answer.trimester })}</small>
      </p>
      <ol aria-label={t("months.chart")} css={chart}>
        {monthTable.map(({ month, weekFrom, weekTo }) => (
          <li
            key={month}
            aria-current={month === answer.month ? "true" : undefined}
            aria-label={t("months.chartMonth", { month, from: weekFrom, to: weekTo })}
          >
            {month}
          </li>
        ))}
      </ol>
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
      <p css={actionRow}>
        <a href={pathTo("pregnancyWeek", language, { hafta: page })} css={button}>
          {t("months.readWeek", { week: page })} <Icon name="arrow" />
        </a>
      </p>
      <ResultActions isRemembered={isRemembered} onForget={onForget} />
    </>
  );
}
