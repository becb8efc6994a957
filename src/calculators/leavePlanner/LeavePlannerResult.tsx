import { formatDate } from "../../text/formatDate";
import { useLanguage } from "../../text/useLanguage";
import { useTexts } from "../../text/useTexts";
import { bigAnswer } from "../shared/calculator.styles";
import type { LeavePlannerAnswer } from "../shared/leavePlanner";
import { ResultActions } from "../shared/ResultActions";
import { LeaveLine } from "./LeaveLine";
import { leaveEntries } from "./leaveEntries";
import { weeksOf } from "./leaveWords";

export interface LeavePlannerResultProps {
  answer: Extract<LeavePlannerAnswer, { ok: true }>;
  /** The visitor's calendar date, `YYYY-MM-DD`. */
  today: string;
  isRemembered: boolean;
  onForget: () => void;
}

/** The first day of leave and the first day back, the weeks as a line, and how they are calculated. */
export function LeavePlannerResult({ answer, today, isRemembered, onForget }: LeavePlannerResultProps) {
  const t = useTexts();
  const language = useLanguage();
  const date = (value: string) => formatDate(value, language);
  const { leave, isBorn, job, babies, fatherDays } = answer;
  const entries = leaveEntries(answer, (key) => t(`leave.entry.${key}`), today, t("leave.entry.text"));
  return (
    <>
      {leave ? (
        <>
          <p>{t(isBorn ? "leave.backLabel" : "leave.startLabel")}</p>
          <p css={bigAnswer}>
            {date(isBorn ? leave.back : leave.start)}
            <small>{t(isBorn ? "leave.startSmall" : "leave.backSmall", { date: date(isBorn ? leave.start : leave.back) })}</small>
          </p>
          <LeaveLine leave={leave} birth={answer.birth} isBorn={isBorn} today={today} />
          <p>
            {t("leave.sum", {
              before: weeksOf(t, leave.beforeDays),
              after: weeksOf(t, leave.afterDays + leave.movedDays + leave.earlyDays),
            })}{" "}
            {leave.movedDays > 0 && t("leave.moved", { moved: weeksOf(t, leave.movedDays) })}{" "}
            {leave.earlyDays > 0 && t("leave.early", { early: weeksOf(t, leave.earlyDays) })}
          </p>
          {!isBorn && <p>{t("leave.ifOnDay")}</p>}
          {job === "civil" && <p>{t("leave.civilStop")}</p>}
          {job === "worker" && babies > 1 && <p>{t("leave.twinsStop")}</p>}
          {job === "worker" && babies === 1 && !isBorn && <p>{t(leave.movedDays > 0 ? "leave.reportGoOn" : "leave.reportStop")}</p>}
        </>
      ) : (
        <>
          <p>{t("leave.fatherLabel")}</p>
          <p css={bigAnswer}>
            {t("leave.fatherDays", { count: fatherDays ?? 0 })}
            <small>{t("leave.fatherPaid")}</small>
          </p>
          <p>{t("leave.fatherAsk")}</p>
          <p>{t(`leave.fatherThen.${job}`)}</p>
        </>
      )}
      <ResultActions
        isRemembered={isRemembered}
        onForget={onForget}
        calendar={entries.length > 0 ? { fileName: t("leave.icsFile"), entries: () => entries } : undefined}
      />
    </>
  );
}
