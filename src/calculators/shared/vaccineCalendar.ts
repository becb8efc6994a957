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
 * done: given. overdue: its day or window has passed without a tick. due: to be given now. soon: within 14 days. coming: later. open: possible from this
 * age on. ask: not simply caught up (above an age limit, optional, or newer than the child's age), so a question for the health centre.
 */
export type DoseStatus = "done" | "overdue" | "due" | "soon" | "coming" | "open" | "ask";

interface DatedDose {
  key: string;
  vaccine: string;
  dose: string;
  timing: VaccineDose["timing"];
  status: DoseStatus;
  /** Last day of the published window; null without one. */
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
      /** True before the birth, when `birthDate` is the due date and all dates may still move. */
      isPlanned: boolean;
      /** Days since birth; negative before it. */
      ageDays: number;
      /** The doses by day, earliest first. */
      visits: Visit[];
      /** The first visit after today with a dose not yet given, and the days until it. */
      next: { visit: Visit; days: number } | null;
      counts: Record<DoseStatus, number>;
      /** Keys of the schedule's remarks that concern this day of birth. */
      cohorts: string[];
    }
  | { ok: false; field: "birthDate"; reason: "dateInvalid" | "tooOld" | "tooFar" };

const yearsBack = 14;
const daysAhead = 280;
/** Our own margins, from no schedule: a dose without a window is “now” for 28 days, and “soon” in the 14 days before. */
const dueDays = 28;
const soonDays = 14;

/** The day an age is completed, as a day number. */
function dayOfAge(birth: string, { value, unit }: VaccineAge): number {
  if (unit === "months" || unit === "years") return requireDayNumber(addMonths(birth, unit === "years" ? value * 12 : value));
  return requireDayNumber(birth) + (unit === "weeks" ? value * 7 : value);
}

const bornWithin = (birth: string, { bornFrom, bornTo }: { bornFrom?: string; bornTo?: string }): boolean =>
  (bornFrom === undefined || birth >= bornFrom) && (bornTo === undefined || birth <= bornTo);

/** False for children born outside the dose's birth dates, or already past its last age when the schedule added it. */
const isForChild = (birth: string, dose: VaccineDose): boolean =>
  bornWithin(birth, dose) && (!dose.since || !dose.notAfter || dayOfAge(birth, dose.notAfter) >= requireDayNumber(dose.since));

/** Last day of a window that includes its last unit as a whole. */
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
 * On which days a child's routine vaccines are due by a published schedule, and the status of each dose today.
 *
 * The day of a dose is the day of birth plus the age the schedule prints: calendar months and years (“end of month 2” is the day two months are
 * completed; a day that the month does not have becomes its last day), weeks of 7 days. Later doses are not moved when one is given late.
 * Source: data/standards/vaccine-schedules.json. The margins of 28 days (“now”) and 14 days (“soon”) are ours and in no schedule.
 *
 * @param input day of birth (from 14 years ago to 280 days ahead, `YYYY-MM-DD`), country of the schedule, and the keys of the doses given;
 * unknown keys are ignored
 * @param today the visitor's calendar date, `YYYY-MM-DD`
 * @returns the visits with their doses and what is next, or the field that is wrong and why: no such date, over 14 years ago, over 280 days ahead
 * @throws if `today` is not a date
 * @example vaccineCalendar({ birthDate: "2026-12-31", country: "TR", done: [] }, "2027-01-05")
 * // { ok: true, next: { days: 54, visit: { date: "2027-02-28", … } }, … }
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
