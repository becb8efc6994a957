import { StaticPart } from "../../islands/StaticPart";
import { readDueOrBirth } from "../../site/ownDay/dueOrBirth";
import { localDate } from "../../text/calendar";
import { useTexts } from "../../text/useTexts";
import { ChoiceField } from "../../ui/form/ChoiceField";
import { isoFromParts, noDate } from "../../ui/form/dateParts";
import { typedNumber } from "../../ui/form/numbers";
import { readChoice } from "../../ui/form/readChoice";
import { CalculatorFrame } from "../shared/CalculatorFrame";
import { type CareItem, careWindows } from "../shared/careWindows";
import { useCalculator } from "../shared/useCalculator";
import { CareTable } from "./CareTable";
import { DueDateFields } from "./DueDateFields";
import { DueDateResult } from "./DueDateResult";
import { type DueDateAnswer, type DueDateInput, type DueDateMethod, dueDate, dueDateMethods } from "./dueDate";
import { type DueDateFieldValues, emptyDueDate } from "./typedDueDate";
import { WeekTable } from "./WeekTable";

const readMethod = ({ method }: DueDateFieldValues): DueDateMethod => readChoice(dueDateMethods, method, "lmp");
const optionalNumber = (text: string): number | undefined => (text.trim() === "" ? undefined : typedNumber(text));

/** The fields as input for the calculator; optional fields that are empty are left out. */
function toInput(fields: DueDateFieldValues): DueDateInput {
  const date = isoFromParts(fields);
  switch (readMethod(fields)) {
    case "conception":
      return { method: "conception", conceptionDate: date };
    case "ivf":
      return { method: "ivf", transferDate: date, embryoAge: typedNumber(fields.embryo) };
    case "ultrasound": {
      const period = { day: fields["period-day"], month: fields["period-month"], year: fields["period-year"] };
      const hasPeriod = Object.values(period).some((part) => part.trim() !== "");
      return {
        method: "ultrasound",
        scanDate: date,
        gaWeeks: typedNumber(fields.weeks),
        gaDays: optionalNumber(fields.days),
        lmp: hasPeriod ? isoFromParts(period) : undefined,
      };
    }
    case "known":
      return { method: "known", knownDate: date };
    default:
      return { method: "lmp", lmp: date, cycleLength: optionalNumber(fields.cycle) };
  }
}

export interface DueDateCalculatorProps {
  /** Follow-ups, tests and vaccines with their weeks, in the order of the table. */
  milestones: readonly CareItem[];
  /** The visitor's calendar date, `YYYY-MM-DD`. */
  today?: string;
}

/** A due date she has entered elsewhere on the site, with the method “known”. */
function ownDueDate(): Partial<DueDateFieldValues> {
  const own = readDueOrBirth();
  if (!own || !("due" in own)) return {};
  const [year = "", month = "", day = ""] = own.due.split("-");
  return { method: "known", day: String(Number(day)), month: String(Number(month)), year };
}

/** Form and result of the due date, and the care windows with their dates. */
export default function DueDateCalculator({ milestones, today }: DueDateCalculatorProps) {
  const t = useTexts();
  const { form, fields, set, answer, refusal, submit, clear, forget, isRemembered } = useCalculator<DueDateFieldValues, DueDateAnswer>({
    name: "due-date",
    empty: emptyDueDate,
    calculate: (typed) => dueDate(toInput(typed), today ?? localDate(new Date())),
    prefill: ownDueDate,
  });
  const method = readMethod(fields);
  const windows = answer && careWindows(milestones, answer.lmp, answer.gestationalDays);
  return (
    <>
      <CalculatorFrame
        label={t("due.form")}
        form={form}
        onSubmit={submit}
        waiting={t("due.before")}
        result={answer && windows && <DueDateResult answer={answer} windows={windows} isRemembered={isRemembered} onForget={forget} />}
      >
        <ChoiceField
          legend={t("due.method")}
          name="method"
          value={method}
          choices={dueDateMethods.map((value) => ({ value, label: t(`due.method.${value}`) }))}
          onChange={(value) => {
            // Another method needs another date: the day of the last period must not be mistaken for that of a scan.
            set({ method: value, ...noDate });
            clear();
          }}
        />
        <DueDateFields method={method} fields={fields} refusal={refusal} onChange={set} />
      </CalculatorFrame>
      {windows ? (
        <CareTable milestones={milestones} windows={windows} />
      ) : (
        <StaticPart>
          <CareTable milestones={milestones} windows={null} />
        </StaticPart>
      )}
      {answer && <WeekTable lmp={answer.lmp} thisWeek={answer.gestationalDays < 0 ? null : answer.completedWeeks} />}
    </>
  );
}
