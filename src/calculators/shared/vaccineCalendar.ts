import { addMonths, dayNumber, requireDayNumber, toIsoDate } from "../../text/calendar";
import { scheduleIn, type VaccineAge, type VaccineCountry, type VaccineDose } from "./vaccineSchedules";

export interface VaccineCalendarInput {
  /** `YYYY-MM-DD`: day of birth, or the due date. */
  birthDate: string;
  country: VaccineCountry;
  /** Keys of the doses that were given. */
  done: readonly string[];
}

/**
 * Given; its day passed unticked; its day has come; within 14 days; later; possible from this age; and a dose that is not simply caught up
 * (above an age limit, not for every child, or newer than the child's age): a question for the health centre.
 */
export type DoseStatus = "done" | "overdue" | "due" | "soon" | "coming" | "open" | "ask";

export interface DatedDose {
  key: string;
  vaccine: string;
  dose: string;
  timing: VaccineDose["timing"];
  status: DoseStatus;
  /** Last day of the published window, where there is one. */
  until: string | null;
  hasNote: boolean;
}

export interface Visit {
  date: string;
  age: VaccineAge;
  doses: DatedDose[];
}

export type VaccineCalendarAnswer =
  | {
      ok: true;
      birthDate: string;
      country: VaccineCountry;
      /** True while the birth is still to come: the dates move with it. */
      isPlanned: boolean;
      /** Days since birth; negative before it. */
      ageDays: number;
      /** The doses by day, earliest first. */
      visits: Visit[];
      /** The first later visit with a dose that is not given, and the days to it. */
      next: { visit: Visit; days: number } | null;
      counts: Record<DoseStatus, number>;
      /** Keys of the schedule's remarks for this day of birth. */
      cohorts: string[];
    }
  | { ok: false; field: "birthDate"; reason: "dateInvalid" | "tooOld" | "tooFar" };

const yearsBack = 14;
const daysAhead = 280;
/** Our own margins, in no schedule: a dose without a window is “now” for 28 days, and “soon” 14 days before. */
const dueDays = 28;
const soonDays = 14;

/** The day an age is completed, as a day number. */
function dayOfAge(birth: string, { value, unit }: VaccineAge): number {
  if (unit === "months" || unit === "years") return requireDayNumber(addMonths(birth, unit === "years" ? value * 12 : value));
  return requireDayNumber(birth) + (unit === "weeks" ? value * 7 : value);
}

const bornWithin = (birth: string, { bornFrom, bornTo }: { bornFrom?: string; bornTo?: string }): boolean =>
  (bornFrom === undefined || birth >= bornFrom) && (bornTo === undefined || birth <= bornTo);

/** True unless the schedule took the dose in when this child was past its last age. */
const isForChild = (birth: string, dose: VaccineDose): boolean =>
  bornWithin(birth, dose) && (!dose.since || !dose.notAfter || dayOfAge(birth, dose.notAfter) >= requireDayNumber(dose.since));

/** Last day of a window that includes the whole of its last unit. */
const lastDayAtAge = (birth: string, { value, unit }: VaccineAge): number => dayOfAge(birth, { value: value + 1, unit }) - 1;

function doseStatus(dose: VaccineDose, birth: string, now: number, isDone: boolean): DoseStatus {
  const start = dayOfAge(birth, dose.at);
  if (isDone) return "done";
  if (now < start) return start - now <= soonDays ? "soon" : "coming";
  const isOver = dose.notAfter !== undefined && now > dayOfAge(birth, dose.notAfter);
  if (isOver || (dose.since !== undefined && start < requireDayNumber(dose.since))) return "ask";
  const until = dose.until && lastDayAtAge(birth, dose.until);
  if (dose.timing === "from") return until !== undefined && now > until ? "ask" : "open";
  if (now <= (until ?? start + dueDays)) return "due";
  return dose.isOptional ? "ask" : "overdue";
}

/**
 * On which days a child's routine vaccines are due by a published schedule, and how each dose stands today.
 *
 * The day of a dose is the day of birth plus the age the schedule prints: calendar months and years (“end of month 2” is the day two months are
 * completed; a day the month has not becomes its last), weeks of 7 days. It is a reading aid: nothing is moved or spaced anew when a dose is late.
 * Source: data/standards/vaccine-schedules.json. The margins of 28 days (“now”) and 14 days (“soon”) are ours and stand in no schedule.
 *
 * @param input day of birth (from 14 years ago to 280 days ahead, `YYYY-MM-DD`), whose schedule, and the keys of the doses given; unknown keys are
 * left aside
 * @param today the visitor's calendar date, `YYYY-MM-DD`
 * @returns the visits with their doses and what is next, or the field that is wrong and why: no such date, over 14 years ago, over 280 days ahead
 * @example vaccineCalendar({ birthDate: "2026-12-31", country: "TR", done: [] }, "2027-01-05") // { ok: true, next: { days: 54, visit: { date: "2027-02-28", … } }, … }
 */
export function vaccineCalendar({ birthDate, country, done }: VaccineCalendarInput, today: string): VaccineCalendarAnswer {
  const now = requireDayNumber(today);
  const born = dayNumber(birthDate);
  if (born === null) return { ok: false, field: "birthDate", reason: "dateInvalid" };
  if (birthDate < addMonths(today, -yearsBack * 12)) return { ok: false, field: "birthDate", reason: "tooOld" };
  if (born > now + daysAhead) return { ok: false, field: "birthDate", reason: "tooFar" };

  const schedule = scheduleIn(country);
  const given = new Set(done);
  const counts: Record<DoseStatus, number> = { done: 0, overdue: 0, due: 0, soon: 0, coming: 0, open: 0, ask: 0 };
  const visits = new Map<number, Visit>();
  for (const dose of schedule.doses.filter((one) => isForChild(birthDate, one))) {
    const start = dayOfAge(birthDate, dose.at);
    const status = doseStatus(dose, birthDate, now, given.has(dose.key));
    counts[status] += 1;
    const visit = visits.get(start) ?? { date: toIsoDate(start), age: dose.at, doses: [] };
    const { key, vaccine, dose: name, timing, hasNote } = dose;
    const until = dose.until ? toIsoDate(lastDayAtAge(birthDate, dose.until)) : null;
    visit.doses.push({ key, vaccine, dose: name, timing, status, until, hasNote });
    visits.set(start, visit);
  }
  const inOrder = [...visits].sort(([a], [b]) => a - b);
  const later = inOrder.find(([start, { doses }]) => start > now && doses.some(({ status }) => status !== "done"));
  return {
    ok: true,
    birthDate,
    country,
    isPlanned: born > now,
    ageDays: now - born,
    visits: inOrder.map(([, visit]) => visit),
    next: later ? { visit: later[1], days: later[0] - now } : null,
    counts,
    cohorts: schedule.cohorts.filter((cohort) => bornWithin(birthDate, cohort)).map(({ key }) => key),
  };
}
