import { useTranslation } from "react-i18next";
import { readOwnDate } from "../../site/ownDay/ownDate";
import { localDate } from "../../text/calendar";
import { ChoiceField } from "../../ui/form/ChoiceField";
import { DateField } from "../../ui/form/DateField";
import { NumberFields } from "../../ui/form/NumberFields";
import { CalculatorFrame } from "../shared/CalculatorFrame";
import { type LeavePlannerAnswer, leavePlanner } from "../shared/leavePlanner";
import { useCalculator } from "../shared/useCalculator";
import { wideForm } from "../shared/wideForm";
import { LeaveDates } from "./LeaveDates";
import { LeavePayments } from "./LeavePayments";
import { LeavePlannerResult } from "./LeavePlannerResult";
import { babyCounts, emptyLeave, type LeaveFields, orders, readLeave, stops, toDateFields } from "./leaveFields";

/** The keys are written out, because a template literal would load every text of the page. */
const legends = { parent: "leave.parent", job: "leave.job", babies: "leave.babies", order: "leave.order", stop: "leave.stop" } as const;

export interface LeavePlannerCalculatorProps {
  /** The visitor's calendar date, `YYYY-MM-DD`. */
  today?: string;
}

/** A due date she has entered elsewhere on the site. */
function ownDueDate(): Partial<LeaveFields> {
  const own = readOwnDate();
  return own && "due" in own ? toDateFields(own.due) : {};
}

/** Form, result, dates and payments of the leave planner. */
export default function LeavePlannerCalculator({ today }: LeavePlannerCalculatorProps) {
  const { t } = useTranslation();
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
  /** A choice between rules; changing it removes the result. */
  const choice = (name: keyof typeof legends, value: string, values: readonly string[]) => (
    <ChoiceField
      legend={t(legends[name])}
      hint={name === "stop" ? t("leave.stopHint") : undefined}
      name={name}
      value={value}
      choices={values.map((one) => ({
        value: one,
        label: name === "stop" ? t("leave.stopWeeks", { n: one }) : t(`leave.${name}.${one}`),
      }))}
      onChange={(next) => {
        set({ [name]: next });
        clear();
      }}
    />
  );
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
        {choice("parent", parent, ["mother", "father"])}
        {choice("job", job, ["worker", "civil"])}
        <div>{choice("babies", String(babies), babyCounts)}</div>
        {isMother && <div>{choice("order", readLeave(fields).order, orders)}</div>}
        <DateField
          legend={t("leave.due")}
          hint={t("leave.dueHint")}
          error={errorAt("due")}
          value={{ day: fields.day, month: fields.month, year: fields.year }}
          onChange={set}
        />
        <DateField
          legend={t("leave.birth")}
          hint={t("leave.birthHint")}
          error={errorAt("birth")}
          prefix="birth-"
          value={{ day: fields["birth-day"], month: fields["birth-month"], year: fields["birth-year"] }}
          onChange={(parts) => set({ "birth-day": parts.day, "birth-month": parts.month, "birth-year": parts.year })}
        />
        {isMother && job === "worker" && babies === 1 && <div>{choice("stop", String(readLeave(fields).stopWeeks), stops)}</div>}
        {isMother && job === "worker" && (
          <div>
            <NumberFields
              legend={t("leave.earnings")}
              hint={t("leave.earningsHint")}
              error={errorAt("earnings") === undefined ? undefined : { name: "earnings", text: errorAt("earnings") ?? "" }}
              boxes={[{ name: "earnings", label: t("leave.earningsBox"), value: fields.earnings, inputMode: "decimal" }]}
              onChange={(change) => set(change)}
            />
          </div>
        )}
      </CalculatorFrame>
      {answer && <LeaveDates answer={answer} />}
      {answer && <LeavePayments answer={answer} />}
    </>
  );
}
