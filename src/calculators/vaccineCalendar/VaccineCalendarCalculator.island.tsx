import { later } from "../../islands/later";
import { localDate } from "../../text/calendar";
import { useTexts } from "../../text/useTexts";
import { isoFromParts } from "../../ui/form/dateParts";
import { CalculatorFrame } from "../shared/CalculatorFrame";
import { ChildSwitcher } from "../shared/ChildSwitcher";
import { type Children, childTool } from "../shared/children";
import { useCalculator } from "../shared/useCalculator";
import { type ChildrenState, useChildren } from "../shared/useChildren";
import { type VaccineCalendarAnswer, vaccineCalendar } from "../shared/vaccineCalendar";
import { useChildTicks } from "./useChildTicks";
import { VaccineCalendarResult } from "./VaccineCalendarResult";
import { emptyVaccine, readCountry, VaccineFields, type VaccineFieldValues } from "./VaccineFields";

/** Loaded only for a child from a shared link. */
const VisitorChild = later(() => import("../shared/VisitorChild").then(({ VisitorChild }) => VisitorChild));
/** Loaded only with an answer; it is longer than a screen. */
const VaccineVisits = later(() => import("./VaccineVisits").then(({ VaccineVisits }) => VaccineVisits), "100vh");

export interface VaccineCalendarCalculatorProps {
  /** The visitor's calendar date, `YYYY-MM-DD`. */
  today?: string;
}

export interface VaccinesOfChildProps extends VaccineCalendarCalculatorProps {
  /** The children of this device; the current one is shown. */
  family: Children;
  /** Where a result for a child is stored at this moment. */
  whereToKeep: ChildrenState["whereToKeep"];
  /** The child is from a shared link and not one of this device's. */
  isVisiting: boolean;
}

/** Form, result and list of one child's vaccines. Ticks are stored by day of birth and child. */
function VaccinesOfChild({ family, whereToKeep, isVisiting, today }: VaccinesOfChildProps) {
  const t = useTexts();
  const now = () => today ?? localDate(new Date());
  const child = family.current;
  const ticked = useChildTicks(family);
  const { form, fields, set, answer, refusal, submit, clear, forget, isRemembered } = useCalculator<
    VaccineFieldValues,
    VaccineCalendarAnswer
  >({
    name: childTool("vaccine-calendar", child),
    empty: emptyVaccine,
    calculate: (typed) => vaccineCalendar({ birthDate: isoFromParts(typed), country: readCountry(typed), done: [] }, now()),
    whereToKeep: () => whereToKeep(child),
  });
  const done = answer && !isVisiting && !answer.isPlanned ? ticked.doneOf(answer.birthDate) : [];
  const withTicks = answer && vaccineCalendar({ ...answer, done }, now());
  const shown = withTicks?.ok ? withTicks : null;

  return (
    <>
      <CalculatorFrame
        label={t("vaccine.form")}
        form={form}
        onSubmit={submit}
        waiting={t("vaccine.before")}
        result={
          shown && (
            <VaccineCalendarResult
              answer={shown}
              today={now()}
              isRemembered={!isVisiting && (isRemembered || ticked.hasAny)}
              onForget={() => {
                forget();
                ticked.forget();
              }}
            />
          )
        }
      >
        <VaccineFields
          fields={fields}
          error={refusal ? t(`vaccine.error.${refusal.reason}`) : undefined}
          onDate={set}
          onCountry={(country) => {
            set({ country });
            clear();
          }}
        />
      </CalculatorFrame>
      {shown && (
        <VaccineVisits
          visits={shown.visits}
          isPlanned={shown.isPlanned}
          isVisiting={isVisiting}
          onTick={(keys, isGiven) => ticked.tick(shown.birthDate, keys, isGiven)}
        />
      )}
    </>
  );
}

const names = Object.keys(emptyVaccine);

/** Vaccines of the children stored on the device, one child at a time. */
export default function VaccineCalendarCalculator(props: VaccineCalendarCalculatorProps) {
  const state = useChildren("vaccine-calendar", names);
  const { family, turn, isVisiting, whereToKeep } = state;
  return (
    <>
      {isVisiting ? <VisitorChild {...state} /> : <ChildSwitcher {...state} />}
      <VaccinesOfChild key={turn} family={family} whereToKeep={whereToKeep} isVisiting={isVisiting} {...props} />
    </>
  );
}
