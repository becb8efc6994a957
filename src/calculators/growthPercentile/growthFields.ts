/** The visits of the growth tool: as text in the form's state, as a list, and as the calculator takes them. */
import { dayNumber } from "../../text/calendar";
import { isoFromParts } from "../../ui/form/dateParts";
import { typedNumber } from "../../ui/form/numbers";
import {
  allIndicators,
  type GrowthPercentileAnswer,
  type GrowthPercentileInput,
  growthPercentile,
  type Indicator,
  indicators,
} from "./growthPercentile";
import type { GrowthTable } from "./growthTable";
import { dayAtAge, typedAge } from "./typedAge";

/** The measures of one visit, still in the form, its day as a date or as an age; `open` is its date once it has been added and still stands in the boxes. */
export const noVisit = { day: "", month: "", year: "", age: "", weight: "", length: "", head: "", position: "", open: "" };

/** The fields as they stand in the form, in a shared address and on the device; `visits` holds those that have been added. */
export const noGrowth = {
  standard: "WHO",
  sex: "",
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

export interface Visit {
  /** `YYYY-MM-DD` */
  date: string;
  weight?: number;
  length?: number;
  head?: number;
  position?: "lying" | "standing";
  /** The reader was asked about an unlikely value and said it is right. */
  isSure?: boolean;
}

const measures = ["weight", "length", "head"] as const;
const positions = ["lying", "standing"] as const;

/** @example toText([{ date: "2026-11-02", weight: 8 }]) // "2026-11-02_8____" */
export const toText = (visits: readonly Visit[]): string =>
  visits
    .map(({ date, weight, length, head, position, isSure }) =>
      [date, weight ?? "", length ?? "", head ?? "", position ?? "", isSure ? "sure" : ""].join("_"),
    )
    .join("*");

/** The visits of a text; what is no visit is left out. */
export const fromText = (text: string): Visit[] =>
  text.split("*").flatMap((part) => {
    const [date = "", weight = "", length = "", head = "", position, sure] = part.split("_");
    const visit: Visit = { date, position: positions.find((known) => known === position), isSure: sure === "sure" || undefined };
    for (const [i, measure] of measures.entries()) {
      const value = typedNumber([weight, length, head][i] ?? "");
      if (value > 0) visit[measure] = value;
    }
    return dayNumber(date) === null || measures.every((measure) => visit[measure] === undefined) ? [] : [visit];
  });

const birthOf = (fields: GrowthFields): string =>
  isoFromParts({ day: fields["birth-day"], month: fields["birth-month"], year: fields["birth-year"] });

/** Whether an age stands in the boxes and no date. */
const isByAge = ({ day, month, year, age }: GrowthFields): boolean => age.trim() !== "" && `${day}${month}${year}`.trim() === "";

/** The day of the visit in the boxes: the date, or the day the child was as old as typed. */
const visitDate = (fields: GrowthFields): string =>
  isByAge(fields) ? dayAtAge(birthOf(fields), typedAge(fields.age)) : isoFromParts(fields);

/** What of a visit is typed in the boxes; NaN stands for what is no number. */
const typedVisit = (fields: GrowthFields): Visit => ({
  date: visitDate(fields),
  position: positions.find((known) => known === fields.position),
  ...Object.fromEntries(measures.flatMap((name) => (fields[name].trim() === "" ? [] : [[name, typedNumber(fields[name])]]))),
});

/** A visit as it is put back into the boxes. */
export function toBoxes({ date, position, ...values }: Visit, decimal: string): typeof noVisit {
  const [year = "", month = "", day = ""] = date.split("-");
  const typed = (value: number | undefined) => (value === undefined ? "" : String(value).replace(".", decimal));
  return {
    day: String(Number(day)),
    month: String(Number(month)),
    year,
    age: "",
    weight: typed(values.weight),
    length: typed(values.length),
    head: typed(values.head),
    position: position ?? "",
    open: "",
  };
}

/** The fields after an answer: what was typed is in the list now, so that the next date adds a visit instead of replacing this one. */
export const afterAdding = (fields: GrowthFields, visits: readonly Visit[]): Pick<GrowthFields, "visits" | "open"> => ({
  visits: toText(visits),
  open: visits.find(({ date }) => date === visitDate(fields))?.date ?? "",
});

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
  | Extract<GrowthPercentileAnswer, { ok: false }>
  | { ok: false; field: "weight" | "head"; reason: "nothing" }
  | { ok: false; field: "age"; reason: "ageInvalid" | "measureFuture" | "measureBeforeBirth" | "tooOld" | "headTooOld" };
export type GrowthCheck = { ok: true; fields: GrowthFields; visits: Visit[] } | (Refusal & { suggestion?: number });

/** The typed visit as it goes into the list: put together with one of the same day, unless that one stands in the boxes to be changed. */
function added(typed: Visit, savedVisits: readonly Visit[], open: string): Visit {
  const same = savedVisits.find(({ date }) => date === typed.date);
  return same && open !== typed.date ? { ...same, ...typed, position: typed.position ?? same.position, isSure: undefined } : typed;
}

/**
 * Whether the form can be answered, before any table is there: the visits oldest first, or what is wrong. There is one visit a day.
 * @param first the measure asked for when none is typed
 */
export function checkGrowth(fields: GrowthFields, today: string, first: "weight" | "head"): GrowthCheck {
  const savedVisits = fromText(fields.visits);
  const typed = typedVisit(fields);
  const given = indicators.filter((indicator) => isMeasured(typed, indicator));
  const last = savedVisits[savedVisits.length - 1];
  const usesSavedOnly = given.length === 0 && last !== undefined;
  const typedOrFirst = given.length > 0 ? given : [first];
  const checked = usesSavedOnly ? indicators.filter((indicator) => isMeasured(last, indicator)).slice(0, 1) : typedOrFirst;
  for (const indicator of checked) {
    const answer = growthPercentile(toInput(fields, usesSavedOnly ? last : typed, indicator, null), today);
    // A kept visit that no longer fits stays in the list without a score; only what all visits share is asked for again.
    if (answer.ok || (usesSavedOnly && !["sex", "birthDate", "gestationalAgeAtBirth"].includes(answer.field))) continue;
    if (answer.field === "measureDate" && isByAge(fields) && !usesSavedOnly)
      return { ok: false, field: "age", reason: answer.reason === "measureInvalid" ? "ageInvalid" : answer.reason };
    if (given.length === 0 && answer.field === first) return { ok: false, field: first, reason: "nothing" };
    return answer;
  }
  const visits = usesSavedOnly
    ? savedVisits
    : [...savedVisits.filter(({ date }) => date !== typed.date), added(typed, savedVisits, fields.open)];
  return { ok: true, fields, visits: visits.sort((a, b) => (a.date < b.date ? -1 : 1)) };
}
