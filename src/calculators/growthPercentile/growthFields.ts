/** The fields of the growth tool, and how they become visits and input for the calculator. */

import { dayNumber, toIsoDate } from "../../text/calendar";
import { isoFromParts } from "../../ui/form/dateParts";
import { typedNumber } from "../../ui/form/numbers";
import { readChoice } from "../../ui/form/readChoice";
import type { GrowthPercentileInput } from "./growthPercentile";
import type { GrowthTable } from "./growthTable";
import { allIndicators, type GrowthRefusal, growthValue, type Indicator, indicators } from "./growthValue";
import { type Age, dayAtAge, daysAtAge, daysOfVisit, durationText, isPastTables, typedAge } from "./typedAge";
import { fromText, measures, order, positions, toText, type Visit } from "./visitList";

/** The fields of one visit, its day as a date or as an age; `open` is its day while it is in the list and still in the fields too. */
export const noVisit = { day: "", month: "", year: "", age: "", unit: "months", weight: "", length: "", head: "", position: "", open: "" };

/** The fields as they are in the form, in a shared address and on the device; `visits` lists the visits already added, as text. */
export const noGrowth = {
  standard: "WHO",
  sex: "",
  /** "date" or "age": whether the age comes from two dates or is typed. */
  by: "date",
  "birth-day": "",
  "birth-month": "",
  "birth-year": "",
  early: "no",
  weeks: "",
  days: "",
  corrected: "yes",
  ...noVisit,
  visits: "",
};
export type GrowthFields = typeof noGrowth;

const birthOf = (fields: GrowthFields): string =>
  isoFromParts({ day: fields["birth-day"], month: fields["birth-month"], year: fields["birth-year"] });

/**
 * Whether the child's age is typed instead of dates: chosen so, or an age without a date of the visit.
 * @example isByAge({ ...noGrowth, age: "6" }) // true
 */
export const isByAge = ({ by, day, month, year, age }: GrowthFields): boolean =>
  by === "age" || (age.trim() !== "" && `${day}${month}${year}`.trim() === "");

const ageIn = ({ age, unit }: GrowthFields): Age | null => typedAge(age, unit === "weeks" ? "weeks" : "months");

/** The day of the typed visit: its date; with an age, the date of that age, or the age as a duration if the birth date is not known. */
function visitDay(fields: GrowthFields): string {
  if (!isByAge(fields)) return isoFromParts(fields);
  const [birth, age] = [birthOf(fields), ageIn(fields)];
  if (dayNumber(birth) !== null) return dayAtAge(birth, age);
  return age && !isPastTables(age) ? durationText(daysAtAge(age)) : "";
}

/** The visits already added; those by age get their date once the birth date is known. */
function savedVisitsOf(fields: GrowthFields): Visit[] {
  const birth = dayNumber(birthOf(fields));
  const visits = fromText(fields.visits).map((visit) => {
    const days = daysOfVisit(visit.date);
    return birth === null || days === null ? visit : { ...visit, date: toIsoDate(birth + days) };
  });
  return visits.filter(({ date }, i) => visits.findIndex((other) => other.date === date) === i);
}

/** The typed visit; NaN for a measure that is not a number. */
const typedVisit = (fields: GrowthFields): Visit => ({
  date: visitDay(fields),
  position: readChoice(positions, fields.position, undefined),
  ...Object.fromEntries(
    measures.flatMap((name) => (fields[name].trim() === "" ? [] : [[name, typedNumber(fields[name], name === "weight" ? "kg" : "cm")]])),
  ),
});

/**
 * A visit as text for the fields of the form.
 * @param decimal the decimal mark of the language
 * @param age the age at the visit in words, used for one without a date
 * @example toBoxes({ date: "2026-11-02", weight: 8.2 }, ",", "") // { ...noVisit, by: "date", day: "2", month: "11", year: "2026", weight: "8,2" }
 */
export function toBoxes({ date, position, ...values }: Visit, decimal: string, age: string): typeof noVisit & Pick<GrowthFields, "by"> {
  const isAge = daysOfVisit(date) !== null;
  const [year = "", month = "", day = ""] = isAge ? [] : date.split("-");
  const typed = (value: number | undefined) => (value === undefined ? "" : String(value).replace(".", decimal));
  return {
    ...noVisit,
    by: isAge ? "age" : "date",
    day: day && String(Number(day)),
    month: month && String(Number(month)),
    year,
    age: isAge ? age : "",
    weight: typed(values.weight),
    length: typed(values.length),
    head: typed(values.head),
    position: position ?? "",
  };
}

/**
 * The fields to change after an answer: the typed visit is in the list now, so that another date adds a visit instead of replacing this one.
 * @example afterAdding({ ...noGrowth, day: "2", month: "11", year: "2026" }, [{ date: "2026-11-02", weight: 8 }])
 * // { visits: "2026-11-02_8____", open: "2026-11-02" }
 */
export const afterAdding = (fields: GrowthFields, visits: readonly Visit[]): Pick<GrowthFields, "visits" | "open"> => ({
  visits: toText(visits),
  open: visits.find(({ date }) => date === visitDay(fields))?.date ?? "",
});

/**
 * Whether a visit has the measures an indicator needs: BMI and weight for length need both weight and length.
 * @example isMeasured({ date: "2026-11-02", weight: 8 }, "weight") // true
 * @example isMeasured({ date: "2026-11-02", weight: 8 }, "bmi") // false
 */
export const isMeasured = (visit: Visit, indicator: Indicator): boolean =>
  indicator === "bmi" || indicator === "forLength"
    ? visit.weight !== undefined && visit.length !== undefined
    : visit[indicator] !== undefined;

/**
 * The indicators that a reference has tables for: Neyzi has none of weight by length.
 * @example toldBy("TR-Neyzi").includes("forLength") // false
 */
export const toldBy = (standard: "WHO" | "TR-Neyzi"): readonly Indicator[] => (standard === "WHO" ? allIndicators : indicators);

/**
 * A visit as input for the calculator.
 * @param table the growth table, or null while it is not loaded
 * @example toInput({ ...noGrowth, sex: "girl" }, { date: "2026-11-02", weight: 8 }, "weight", null)
 * // { sex: "girl", measureDate: "2026-11-02", weight: 8, standard: "WHO", … }
 */
export function toInput(fields: GrowthFields, visit: Visit, indicator: Indicator, table: GrowthTable | null): GrowthPercentileInput {
  const days = fields.days.trim() === "" ? 0 : typedNumber(fields.days);
  return {
    ...visit,
    indicator,
    measureDate: visit.date,
    sex: fields.sex === "girl" || fields.sex === "boy" ? fields.sex : undefined,
    birthDate: birthOf(fields),
    gestationalAgeAtBirth: fields.early === "yes" ? { weeks: typedNumber(fields.weeks), days } : undefined,
    isCorrected: fields.corrected !== "no",
    standard: fields.standard === "TR-Neyzi" ? "TR-Neyzi" : "WHO",
    table,
  };
}

type Refusal =
  | GrowthRefusal
  | { ok: false; field: "weight" | "head"; reason: "nothing" }
  | { ok: false; field: "age"; reason: "ageInvalid" | "ageFuture" | "measureBeforeBirth" | "tooOld" | "headTooOld" };
export type GrowthCheck = { ok: true; fields: GrowthFields; visits: Visit[] } | (Refusal & { suggestion?: number });

/** The typed visit for the list: merged with one of the same day, unless that one was put into the fields to be changed. */
function added(typed: Visit, savedVisits: readonly Visit[], open: string): Visit {
  const same = savedVisits.find(({ date }) => date === typed.date);
  return same && open !== typed.date ? { ...same, ...typed, position: typed.position ?? same.position, isSure: undefined } : typed;
}

/** The reason for refusing a visit by age, as a reason about the age. */
function ageReason(
  reason: Extract<Refusal, { field: "measureDate" }>["reason"],
  age: Age | null,
): Extract<Refusal, { field: "age" }>["reason"] {
  if (reason === "measureInvalid") return age ? "tooOld" : "ageInvalid";
  return reason === "measureFuture" ? "ageFuture" : reason;
}

/**
 * Checks the form, without any table: returns the visits, oldest first, or what is wrong. There is at most one visit a day.
 * @param today the visitor's calendar date, `YYYY-MM-DD`
 * @param first the measure that is requested when none is typed
 * @returns the visits, or the field that is wrong and why, with a suggestion when another unit would fit
 * @throws if `today` is not a date
 * @example checkGrowth({ ...fields, weight: "8" }, "2026-11-21", "weight") // { ok: true, visits: [{ date: "2026-11-02", weight: 8 }], … }
 */
export function checkGrowth(fields: GrowthFields, today: string, first: "weight" | "head"): GrowthCheck {
  const savedVisits = savedVisitsOf(fields);
  const typed = typedVisit(fields);
  const given = indicators.filter((indicator) => isMeasured(typed, indicator));
  const last = savedVisits[savedVisits.length - 1];
  const usesSavedOnly = given.length === 0 && last !== undefined;
  const typedOrFirst = given.length > 0 ? given : [first];
  const checked = usesSavedOnly ? indicators.filter((indicator) => isMeasured(last, indicator)).slice(0, 1) : typedOrFirst;
  for (const indicator of checked) {
    const answer = growthValue(toInput(fields, usesSavedOnly ? last : typed, indicator, null), today);
    // An added visit that is no longer valid stays in the list without a score; only errors in fields shared by all visits are shown again.
    if (answer.ok || (usesSavedOnly && !["sex", "birthDate", "gestationalAgeAtBirth"].includes(answer.field))) continue;
    if (isByAge(fields) && !usesSavedOnly) {
      if (answer.field === "measureDate") return { ok: false, field: "age", reason: ageReason(answer.reason, ageIn(fields)) };
      // No birth date was requested, so the error is about the age.
      if (answer.reason === "birthInvalid") return { ok: false, field: "age", reason: ageReason("measureInvalid", ageIn(fields)) };
    }
    if (given.length === 0 && answer.field === first) return { ok: false, field: first, reason: "nothing" };
    return answer;
  }
  const visits = usesSavedOnly
    ? savedVisits
    : [...savedVisits.filter(({ date }) => date !== typed.date), added(typed, savedVisits, fields.open)];
  return { ok: true, fields, visits: visits.sort((a, b) => order(a) - order(b)) };
}
