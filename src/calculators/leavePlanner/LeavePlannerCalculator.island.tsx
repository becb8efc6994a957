import { readDueOrBirth } from "../../site/ownDay/dueOrBirth";
import { localDate } from "../../text/calendar";
import { useTexts } from "../../text/useTexts";
import { CalculatorFrame } from "../shared/CalculatorFrame";
import { type LeavePlannerAnswer, leavePlanner } from "../shared/leavePlanner";
import { useCalculator } from "../shared/useCalculator";
import { wideForm } from "../shared/wideForm";
import { EarningsField } from "./EarningsField";
import { LeaveDateFields } from "./LeaveDateFields";
import { LeaveDates } from "./LeaveDates";
import { LeavePayments } from "./LeavePayments";
import { LeavePlannerResult } from "./LeavePlannerResult";
import { babyCounts, emptyLeave, type LeaveFields, orders, readLeave, stops, toDateFields } from "./leaveFields";
import { RuleChoice } from "./RuleChoice";

export interface LeavePlannerCalculatorProps {
  /** The visitor's calendar date, `YYYY-MM-DD`. */
  today?: string;
}

/** A due date she has entered elsewhere on the site. */
function ownDueDate(): Partial<LeaveFields> {
  const own = readDueOrBirth();
  return own && "due" in own ? toDateFields(own.due) : {};
}

/** Form, result, dates and payments of the leave planner. */
export default function LeavePlannerCalculator({ today }: LeavePlannerCalculatorProps) {
  const t = useTexts();
  const now = () => today ?? localDate(new Date());
  const { form, fields, set, answer, refusal, submit, clear, forget, isRemembered } = useCalculator<LeaveFields, LeavePlannerAnswer>({
    name: "leave-planner",
    empty: emptyLeave,
    calculate: (typed) => leavePlanner(readLeave(typed), now()),
    prefill: ownDueDate,
  });
  const { parent, job, babies } = readLeave(fields);
  const isMother = parent === "mother";
  const errorAt = (field: string) => (refusal?.field === field ? t(`leave.error.${refusal.reason}`) : undefined);
  /** Another rule removes the result. */
  const choose = (change: Partial<LeaveFields>) => {
    set(change);
    clear();
  };
  return (
    <>
      <CalculatorFrame
        label={t("leave.form")}
        form={form}
        onSubmit={submit}
        waiting={t("leave.before")}
        arrangement={wideForm}
        result={answer && <LeavePlannerResult answer={answer} today={now()} isRemembered={isRemembered} onForget={forget} />}
      >
        <RuleChoice name="parent" value={parent} values={["mother", "father"]} onChange={choose} />
        <RuleChoice name="job" value={job} values={["worker", "civil"]} onChange={choose} />
        <div>
          <RuleChoice name="babies" value={String(babies)} values={babyCounts} onChange={choose} />
        </div>
        {isMother && (
          <div>
            <RuleChoice name="order" value={readLeave(fields).order} values={orders} onChange={choose} />
          </div>
        )}
        <LeaveDateFields fields={fields} errorAt={errorAt} onChange={set} />
        {isMother && job === "worker" && babies === 1 && (
          <div>
            <RuleChoice name="stop" value={String(readLeave(fields).stopWeeks)} values={stops} onChange={choose} />
          </div>
        )}
        {isMother && job === "worker" && (
          <div>
            <EarningsField value={fields.earnings} error={errorAt("earnings")} onChange={set} />
          </div>
        )}
      </CalculatorFrame>
      {answer && <LeaveDates answer={answer} />}
      {answer && <LeavePayments answer={answer} />}
    </>
  );
}
