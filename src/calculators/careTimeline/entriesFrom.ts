/** Makes the timeline's entries from the content records and the published vaccine schedule. */
import { scheduleIn, type VaccineDose } from "../shared/vaccineSchedules";
import type { CareEntry, CareKind } from "./careTimeline";

/** A record of data/care or data/baby-care. */
export interface CareRecord {
  readonly key: string;
  readonly kind: CareKind;
  readonly weekFrom: number;
  readonly weekTo: number;
  readonly optional: boolean;
  readonly title: string;
  readonly line: string;
}

/**
 * Entries in completed weeks of pregnancy; a record up to week 42 is open until the birth.
 * @example entriesOfPregnancy([{ key: "visit-2", weekFrom: 18, weekTo: 24, … }]) // [{ key: "visit-2", from: "period", first: 18, last: 24, … }]
 */
export const entriesOfPregnancy = (records: readonly CareRecord[]): CareEntry[] =>
  records.map(({ key, kind, weekFrom, weekTo, optional, title, line }) => ({
    key,
    kind,
    from: "period",
    unit: "weeks",
    first: weekFrom,
    last: weekTo >= 42 ? null : weekTo,
    isOptional: optional,
    title,
    line,
  }));

/**
 * Entries in weeks of life. The records number weeks from 1 (week 1 is days 0 to 6), the entries count completed weeks.
 * @example entriesOfBaby([{ key: "visit", weekFrom: 1, weekTo: 2, … }]) // [{ key: "baby-visit", from: "birth", first: 0, last: 1, … }]
 */
export const entriesOfBaby = (records: readonly CareRecord[]): CareEntry[] =>
  records.map(({ key, kind, weekFrom, weekTo, optional, title, line }) => ({
    key: `baby-${key}`,
    kind,
    from: "birth",
    unit: "weeks",
    first: weekFrom - 1,
    last: weekTo - 1,
    isOptional: optional,
    title,
    line,
  }));

/** A record of data/standards/child-follow-ups.json in one language. */
export interface FollowUp {
  readonly key: string;
  readonly kind: CareKind;
  readonly monthFrom: number;
  readonly monthTo: number;
  readonly title: string;
  readonly line: string;
}

/**
 * Entries in completed months of life: visits and screenings up to the fifth birthday.
 * @example entriesOfFollowUps([{ key: "visit", monthFrom: 12, monthTo: 13, … }]) // [{ key: "child-visit", from: "birth", first: 12, last: 13, … }]
 */
export const entriesOfFollowUps = (records: readonly FollowUp[]): CareEntry[] =>
  records.map(({ key, kind, monthFrom, monthTo, title, line }) => ({
    key: `child-${key}`,
    kind,
    from: "birth",
    unit: "months",
    first: monthFrom,
    last: monthTo,
    isOptional: false,
    title,
    line,
  }));

const monthsOf = ({ at }: VaccineDose): number => (at.unit === "years" ? at.value * 12 : at.unit === "months" ? at.value : 0);

/**
 * Türkiye's vaccines from the first to the fifth birthday, one entry for each age; earlier ones are records of data/baby-care.
 * @param name gives a dose in words
 * @param title gives the title of the vaccines at an age in months
 * @example entriesOfVaccines(name, title)[0] // { key: "vaccines-12", unit: "months", first: 12, last: 12, … }
 */
export function entriesOfVaccines(name: (dose: VaccineDose) => string, title: (months: number) => string): CareEntry[] {
  const doses = scheduleIn("TR").doses.filter((dose) => monthsOf(dose) >= 12 && monthsOf(dose) <= 60);
  return [...new Set(doses.map(monthsOf))].map((months) => ({
    key: `vaccines-${months}`,
    kind: "vaccine",
    from: "birth",
    unit: "months",
    first: months,
    last: months,
    isOptional: false,
    title: title(months),
    line: doses
      .filter((dose) => monthsOf(dose) === months)
      .map(name)
      .join("; "),
  }));
}
