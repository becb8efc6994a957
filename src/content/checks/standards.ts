/** Checks of published tables for contradictions: reversed ranges, sizes that shrink, gaps or overlaps between months and zodiac signs. */

import { dayNumber, toIsoDate } from "../../text/calendar";
import { type Fault, faultAt } from "../fault";
import type { RecordTypeName } from "../records/registry";
import { ofType, type ValidRecord } from "./validRecord";

type Row = Record<string, unknown> & { file: string; key: string };

/** Faults of fields whose values must not decrease from one to the next; unknown values are skipped. */
const ascending = (row: Row, ...fields: string[]): Fault[] => {
  const known = fields.filter((field) => row[field] !== null && row[field] !== undefined);
  return known.slice(1).flatMap((field, i) => {
    const before = known[i] ?? "";
    return (row[before] as number | string) > (row[field] as number | string)
      ? [faultAt(row.file, field, `${row[field]} is less than ${before} (${row[before]})`)]
      : [];
  });
};

/** Faults of fields that must not decrease from one week to the next. */
const growing = (rows: readonly Row[], ...fields: string[]): Fault[] => {
  const inOrder = [...rows].sort((a, b) => Number(a.week) - Number(b.week));
  return fields.flatMap((field) => {
    const known = inOrder.filter((row) => row[field] !== null);
    return known.slice(1).flatMap((row, i) => {
      const before = known[i];
      return before && Number(row[field]) < Number(before[field])
        ? [faultAt(row.file, field, `${row[field]} is less than in the week before (${before[field]})`)]
        : [];
    });
  });
};

/** Faults of rows that must cover a range without gap or overlap. */
const covering = (rows: readonly Row[], from: string, to: string, first: number, last: number, step = 1): Fault[] => {
  const inOrder = [...rows].sort((a, b) => Number(a[from]) - Number(b[from]));
  if (inOrder.length === 0) return [];
  const faults = inOrder.slice(1).flatMap((row, i) => {
    const due = Number(inOrder[i]?.[to]) + step;
    return Number(row[from]) === due
      ? []
      : [faultAt(row.file, from, `is ${row[from]}, but the row before ends at ${Number(inOrder[i]?.[to])}`)];
  });
  const [begin, end] = [inOrder[0] as Row, inOrder.at(-1) as Row];
  if (Number(begin[from]) !== first) faults.push(faultAt(begin.file, from, `the first row begins at ${begin[from]} instead of ${first}`));
  if (Number(end[to]) !== last) faults.push(faultAt(end.file, to, `the last row ends at ${end[to]} instead of ${last}`));
  return faults;
};

/** Day of a leap year for a date `MM-DD`, 1 to 366; NaN if the date does not exist. */
const dayOfYear = (monthDay: unknown): number => {
  const [day, newYear] = [dayNumber(`2024-${String(monthDay)}`), dayNumber("2024-01-01")];
  return day === null || newYear === null ? Number.NaN : day - newYear + 1;
};

function zodiacFaults(signs: readonly Row[]): Fault[] {
  const noDay = signs.flatMap((sign) =>
    ["from", "to", "computedFrom", "computedTo"]
      .filter((field) => Number.isNaN(dayOfYear(sign[field])))
      .map((field) => faultAt(sign.file, field, `“${sign[field]}” is not a date (MM-DD)`)),
  );
  if (noDay.length > 0) return noDay;
  const inOrder = [...signs].sort((a, b) => dayOfYear(a.from) - dayOfYear(b.from));
  return inOrder.flatMap((sign, i) => {
    const before = inOrder.at(i - 1) as Row;
    const follows = (dayOfYear(before.to) % 366) + 1 === dayOfYear(sign.from);
    const isNear = Math.abs(dayOfYear(sign.computedFrom) - dayOfYear(sign.from)) <= 2;
    return [
      ...(follows ? [] : [faultAt(sign.file, "from", `${sign.from} does not follow ${before.to}, the last day of ${before.key}`)]),
      ...(isNear ? [] : [faultAt(sign.file, "computedFrom", `${sign.computedFrom} is more than two days from ${sign.from}`)]),
      ...ascending(sign, "computedFrom", "computedTo"),
    ];
  });
}

function lunarFaults(years: readonly Row[]): Fault[] {
  const inOrder = [...years].sort((a, b) => Number(a.lunarYear) - Number(b.lunarYear));
  return inOrder.flatMap((year, i) => {
    const next = inOrder[i + 1];
    const days = [...String(year.months)].reduce((sum, month) => sum + (month === "L" ? 30 : 29), 0);
    const newYear = dayNumber(String(year.newYear));
    if (newYear === null) return [faultAt(year.file, "newYear", `${year.newYear} is not a date (YYYY-MM-DD)`)];
    const ends = toIsoDate(newYear + days);
    return [
      ...(String(year.newYear).startsWith(`${year.lunarYear}-`)
        ? []
        : [faultAt(year.file, "newYear", `${year.newYear} is not in ${year.lunarYear}`)]),
      ...(next && Number(next.lunarYear) === Number(year.lunarYear) + 1 && next.newYear !== ends
        ? [faultAt(year.file, "months", `end before ${ends}, but the next year begins on ${next.newYear}`)]
        : []),
    ];
  });
}

interface Age {
  value: number;
  unit: "days" | "weeks" | "months" | "years";
}
interface Dose {
  key: string;
  vaccine: string;
  dose: string;
  at: Age;
  until?: Age;
  notAfter?: Age;
  bornFrom?: string;
  bornTo?: string;
}
const daysIn = { days: 1, weeks: 7, months: 30.4, years: 365.25 };
const daysOf = ({ value, unit }: Age): number => value * daysIn[unit];

function vaccineFaults(schedules: readonly Row[]): Fault[] {
  return schedules.flatMap(({ file, doses, cohorts }) => [
    ...(doses as Dose[]).flatMap((dose, i, all) => {
      const { at, until, notAfter, vaccine } = dose;
      const before = all.filter(
        (other) => other.vaccine === vaccine && /^\d$/.test(other.dose) && Number(other.dose) === Number(dose.dose) - 1,
      );
      return [
        ...(until && daysOf(until) < daysOf(at) ? [faultAt(file, `doses.${i}.until`, "is before the dose is due")] : []),
        ...(notAfter && daysOf(notAfter) < daysOf(at) ? [faultAt(file, `doses.${i}.notAfter`, "is before the dose is due")] : []),
        ...(before.length > 0 && before.every((other) => daysOf(other.at) >= daysOf(at))
          ? [faultAt(file, `doses.${i}.at`, `dose ${dose.dose} of ${vaccine} is not later than dose ${Number(dose.dose) - 1}`)]
          : []),
      ];
    }),
    ...[doses as Dose[], cohorts as Dose[]].flatMap((rows, which) =>
      rows.flatMap(({ bornFrom, bornTo }, i) =>
        bornFrom && bornTo && bornFrom > bornTo
          ? [faultAt(file, `${which === 0 ? "doses" : "cohorts"}.${i}.bornTo`, "is before bornFrom")]
          : [],
      ),
    ),
  ]);
}

/**
 * Faults of tables that contradict themselves.
 * @example standardsFaults(records) // ["data/standards/fetal-size.json#20: weightG: 600 is less than in the week before (665)"]
 */
export function standardsFaults(records: readonly ValidRecord[]): Fault[] {
  const rows = (type: RecordTypeName): Row[] => ofType(records, type);
  const [fetal, babies] = [rows("FetalSize"), rows("BabySize")];
  return [
    ...fetal.flatMap((row) => [
      ...ascending(row, "crownRumpLowCm", "crownRumpCm", "crownRumpHighCm"),
      ...ascending(row, "bornLengthLowCm", "bornLengthHighCm"),
      ...ascending(row, "weightLowG", "weightG", "weightHighG"),
    ]),
    ...growing(fetal, "crownRumpCm", "crownHeelCm", "bornLengthLowCm", "bornLengthHighCm", "weightG", "weightLowG", "weightHighG"),
    ...growing(babies, "girlWeightKg", "girlLengthCm", "boyWeightKg", "boyLengthCm"),
    ...growing(rows("SizeComparison"), "lengthCm"),
    ...(rows("PregnancyMonth").length > 1 ? covering(rows("PregnancyMonth"), "weekFrom", "weekTo", 0, 42) : []),
    ...(rows("ScanRedating").length > 1 ? covering(rows("ScanRedating"), "weekFrom", "weekTo", 0, 42) : []),
    ...(rows("PregnancySignBand").length > 1 ? covering(rows("PregnancySignBand"), "pointsFrom", "pointsTo", 0, 99, 0.5) : []),
    ...rows("IvfEvent").flatMap((row) => ascending(row, "testFromDay", "testToDay")),
    ...rows("IvfMilestone").flatMap((row) => ascending(row, "fromDay", "toDay")),
    ...(rows("ZodiacSign").length > 1 ? zodiacFaults(rows("ZodiacSign")) : []),
    ...lunarFaults(rows("ChineseLunarYear")),
    ...vaccineFaults(rows("VaccineSchedule")),
  ];
}
