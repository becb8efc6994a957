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

/** Entries in completed weeks of pregnancy; a record up to week 42 is open until the birth. */
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

/** Entries in weeks of life. The records number weeks from 1 (week 1 is days 0 to 6), the entries count completed weeks. */
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

/** Entries in completed months of life: visits and screenings up to the fifth birthday. */
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
