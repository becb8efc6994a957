import { useTranslation } from "react-i18next";
import { localDate } from "../../text/calendar";
import { useStored } from "../../ui/device/useStored";
import { ChoiceField } from "../../ui/form/ChoiceField";
import { DateField } from "../../ui/form/DateField";
import { isoFromParts } from "../../ui/form/dateParts";
import { CalculatorFrame } from "../shared/CalculatorFrame";
import { useCalculator } from "../shared/useCalculator";
import { type VaccineCalendarAnswer, vaccineCalendar } from "../shared/vaccineCalendar";
import { type VaccineCountry, vaccineCountries } from "../shared/vaccineSchedules";
import { VaccineCalendarResult } from "./VaccineCalendarResult";
import { VaccineVisits } from "./VaccineVisits";

/** The fields as they stand in the form, in a shared address and on the device. */
const empty = { country: "TR", day: "", month: "", year: "" };
type Fields = typeof empty;

const readCountry = ({ country }: Fields): VaccineCountry => vaccineCountries.find((known) => known === country) ?? "TR";

export interface VaccineCalendarToolProps {
  /** The visitor's calendar date, `YYYY-MM-DD`. */
  today?: string;
}

/** Form, result and list of the vaccine calendar. Ticks are kept by day of birth, so that each child has its own. */
export function VaccineCalendarCalculator({ today }: VaccineCalendarToolProps) {
  const { t } = useTranslation();
  const now = () => today ?? localDate(new Date());
  const [ticks, setTicks, forgetTicks] = useStored<Record<string, string[]>>("ninni-tool-vaccine-calendar-done", {});
  const { form, fields, set, answer, refusal, submit, clear, forget, isRemembered } = useCalculator<Fields, VaccineCalendarAnswer>(
    "vaccine-calendar",
    empty,
    (typed) => vaccineCalendar({ birthDate: isoFromParts(typed), country: readCountry(typed), done: [] }, now()),
  );
  const kept = answer ? ticks[answer.birthDate] : undefined;
  const done = Array.isArray(kept) && !answer?.isPlanned ? kept : [];
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
              isRemembered={isRemembered || Object.keys(ticks).length > 0}
              onForget={() => {
                forget();
                forgetTicks();
              }}
            />
          )
        }
      >
        <DateField
          legend={t("vaccine.birth")}
          hint={t("vaccine.birthHint")}
          error={refusal ? t(`vaccine.error.${refusal.reason}`) : undefined}
          value={fields}
          onChange={set}
        />
        <ChoiceField
          legend={t("vaccine.country")}
          hint={t("vaccine.countryHint")}
          name="country"
          value={readCountry(fields)}
          choices={vaccineCountries.map((value) => ({ value, label: t(`vaccine.country.${value}`) }))}
          onChange={(value) => {
            set({ country: value });
            clear();
          }}
        />
      </CalculatorFrame>
      {shown && (
        <VaccineVisits
          visits={shown.visits}
          isPlanned={shown.isPlanned}
          onTick={(keys, isGiven) =>
            setTicks((before) => {
              const others = done.filter((key) => !keys.includes(key));
              return { ...before, [shown.birthDate]: isGiven ? [...others, ...keys] : others };
            })
          }
        />
      )}
    </>
  );
}
