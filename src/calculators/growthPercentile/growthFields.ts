/** The fields of the growth tool, and what they say: the visits, and each as the calculator takes it. */

import { dayNumber, toIsoDate } from "../../text/calendar";
import { isoFromParts } from "../../ui/form/dateParts";
import { typedNumber } from "../../ui/form/numbers";
import { readChoice } from "../../ui/form/readChoice";
import type { GrowthPercentileInput } from "./growthPercentile";
import type { GrowthTable } from "./growthTable";
import { allIndicators, type GrowthRefusal, growthValue, type Indicator, indicators } from "./growthValue";
import { type Age, dayAtAge, daysAtAge, daysOfVisit, durationText, isPastTables, typedAge } from "./typedAge";
import { fromText, measures, order, positions, toText, type Visit } from "./visitList";

/** The measures of one visit, still in the form, its day as a date or as an age; `open` is its day once it has been added and still stands in the boxes. */
export const noVisit = { day: "", month: "", year: "", age: "", unit: "months", weight: "", length: "", head: "", position: "", open: "" };

/** The fields as they stand in the form, in a shared address and on the device; `visits` holds those that have been added. */
export const noGrowth = {
  standard: "WHO",
  sex: "",
  /** How old the child was, by two dates or by an age. */
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

/** Whether the child's age is asked for and no date; an age without a date says so too. */
export const isByAge = ({ by, day, month, year, age }: GrowthFields): boolean =>
  by === "age" || (age.trim() !== "" && `${day}${month}${year}`.trim() === "");

const ageIn = ({ age, unit }: GrowthFields): Age | null => typedAge(age, unit === "weeks" ? "weeks" : "months");

/** The day of the visit in the boxes: the date, the day the child was as old as typed, or that age where no birth date is known. */
function visitDay(fields: GrowthFields): string {
  if (!isByAge(fields)) return isoFromParts(fields);
  const [birth, age] = [birthOf(fields), ageIn(fields)];
  if (dayNumber(birth) !== null) return dayAtAge(birth, age);
  return age && !isPastTables(age) ? durationText(daysAtAge(age)) : "";
}

/** The kept visits; those by age get their date once the birth date is known. */
function savedVisitsOf(fields: GrowthFields): Visit[] {
  const birth = dayNumber(birthOf(fields));
  const visits = fromText(fields.visits).map((visit) => {
    const days = daysOfVisit(visit.date);
    return birth === null || days === null ? visit : { ...visit, date: toIsoDate(birth + days) };
  });
  return visits.filter(({ date }, i) => visits.findIndex((other) => other.date === date) === i);
}

/** What of a visit is typed in the boxes; NaN stands for what is no number. */
const typedVisit = (fields: GrowthFields): Visit => ({
  date: visitDay(fields),
  position: readChoice(positions, fields.position, undefined),
  ...Object.fromEntries(measures.flatMap((name) => (fields[name].trim() === "" ? [] : [[name, typedNumber(fields[name])]]))),
});

/**
 * A visit as it is put back into the boxes.
 * @param age the age at the visit in words, for one without a date
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

/** The fields after an answer: what was typed is in the list now, so that the next date adds a visit instead of replacing this one. */
export const afterAdding = (fields: GrowthFields, visits: readonly Visit[]): Pick<GrowthFields, "visits" | "open"> => ({
  visits: toText(visits),
  open: visits.find(({ date }) => date === visitDay(fields))?.date ?? "",
});

/**
 * True where a visit has what an indicator is worked out from: BMI and weight for length need both weight and length.
 * @example isMeasured({ date: "2026-11-02", weight: 8 }, "weight") // true
 * @example isMeasured({ date: "2026-11-02", weight: 8 }, "bmi") // false
 */
export const isMeasured = (visit: Visit, indicator: Indicator): boolean =>
  indicator === "bmi" || indicator === "forLength"
    ? visit.weight !== undefined && visit.length !== undefined
    : visit[indicator] !== undefined;

/** The indicators that have a reference: Neyzi has no table of weight by length. */
export const toldBy = (standard: "WHO" | "TR-Neyzi"): readonly Indicator[] => (standard === "WHO" ? allIndicators : indicators);

/** A visit as the calculator takes it. */
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

/** The typed visit as it goes into the list: put together with one of the same day, unless that one stands in the boxes to be changed. */
function added(typed: Visit, savedVisits: readonly Visit[], open: string): Visit {
  const same = savedVisits.find(({ date }) => date === typed.date);
  return same && open !== typed.date ? { ...same, ...typed, position: typed.position ?? same.position, isSure: undefined } : typed;
}

/** Why a visit by age is refused, said of the age. */
function ageReason(
  reason: Extract<Refusal, { field: "measureDate" }>["reason"],
  age: Age | null,
): Extract<Refusal, { field: "age" }>["reason"] {
  if (reason === "measureInvalid") return age ? "tooOld" : "ageInvalid";
  return reason === "measureFuture" ? "ageFuture" : reason;
}

/**
 * Whether the form can be answered, before any table is there: the visits oldest first, or what is wrong. There is one visit a day.
 * @param today the visitor's calendar date, `YYYY-MM-DD`
 * @param first the measure asked for when none is typed
 * @returns the visits, or the field that is wrong and why, with a guess when another unit would fit
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
    // A kept visit that no longer fits stays in the list without a score; only what all visits share is asked for again.
    if (answer.ok || (usesSavedOnly && !["sex", "birthDate", "gestationalAgeAtBirth"].includes(answer.field))) continue;
    if (isByAge(fields) && !usesSavedOnly) {
      if (answer.field === "measureDate") return { ok: false, field: "age", reason: ageReason(answer.reason, ageIn(fields)) };
      // Nobody asked for a birth date: it is the age that is none.
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
