/** Changes to a day: a date entered, a child born, a child removed. Nothing here stores a value or reads the clock. */

import { checkBirth } from "../calculators/shared/checkBirth";
import { daysToDueDate } from "../calculators/shared/gestation";
import { ivf } from "../calculators/shared/ivf";
import { monthsPregnant } from "../calculators/shared/monthsPregnant";
import type { OwnChild, OwnDay } from "../site/ownDay/ownDay";
import { requireDayNumber } from "../text/calendar";
import { isWholeBetween } from "../text/isWholeBetween";

export const everyKind = ["due", "lmp", "ivf", "born"] as const;
export type DateKind = (typeof everyKind)[number];

export interface DateInput {
  kind: DateKind;
  /** `YYYY-MM-DD` as typed; any other form is refused. */
  date: string;
  /** What happened on an IVF date: a key of data/standards/ivf-events.json. */
  event?: string;
  /** For a child: its name and, if it was born early, the completed weeks of pregnancy at birth, 22–36. */
  name?: string;
  bornWeeks?: number;
}

export type DateRefusal = "dateInvalid" | "future" | "tooFar" | "tooOld" | "bornTooOld" | "eventUnknown" | "bornWeeks";

/** Keys of a child’s care begin with its birth date and a slash; the others belong to a pregnancy. */
const ofChildren = (done: readonly string[] = []): string[] => done.filter((key) => key.includes("/"));

function withPregnancy(day: OwnDay, due: string, dueBy?: OwnDay["dueBy"]): OwnDay {
  const { dueBy: _, ...rest } = day;
  return { ...rest, due, ...(dueBy && { dueBy }) };
}

/**
 * The day without its pregnancy and everything that belongs to it.
 * @example withoutPregnancy({ due: "2027-03-10", twins: true }) // { done: [] }
 */
export function withoutPregnancy(day: OwnDay): OwnDay {
  const { due: _, dueBy: __, twins: ___, ...rest } = day;
  return { ...rest, done: ofChildren(day.done) };
}

const withChild = (day: OwnDay, child: OwnChild): OwnDay => ({ ...day, children: [...(day.children ?? []), child] });

/**
 * The day without one of its children and that child’s completed care.
 * @example withoutChild({ children: [{ born: "2024-11-04" }] }, { born: "2024-11-04" }) // { children: [], done: [] }
 */
export function withoutChild(day: OwnDay, child: OwnChild): OwnDay {
  const children = day.children ?? [];
  const place = children.findIndex(({ born, name }) => born === child.born && name === child.name);
  return {
    ...day,
    children: children.filter((_, i) => i !== place),
    done: (day.done ?? []).filter((key) => !key.startsWith(`${child.born}/`)),
  };
}

/**
 * Completed weeks of pregnancy on the day of birth, if they are 22 to 36; undefined otherwise.
 * @param due due date, `YYYY-MM-DD`
 * @param born date of birth, `YYYY-MM-DD`
 * @throws if a date does not exist
 * @example weeksAtBirth("2027-03-10", "2027-01-13") // 32
 */
function weeksAtBirth(due: string, born: string): number | undefined {
  const weeks = Math.floor((daysToDueDate + requireDayNumber(born) - requireDayNumber(due)) / 7);
  return weeks >= 22 && weeks <= 36 ? weeks : undefined;
}

/**
 * Turns the pregnancy into a child, or into two with the same birth date if twins were expected. Weeks at an early birth are calculated from the due
 * date.
 * @returns the changed day, or why the date is refused: it does not exist, is after today, or is more than 25 weeks before the due date
 * @example babyBorn({ due: "2027-03-10" }, "2027-03-12", "2027-03-13") // { ok: true, day: { children: [{ born: "2027-03-12" }], … } }
 */
export function babyBorn(day: OwnDay, born: string, today: string): { ok: true; day: OwnDay } | { ok: false; reason: DateRefusal } {
  const reason = checkBirth(born, today);
  if (reason) return { ok: false, reason };
  const before = daysToDueDate + requireDayNumber(born) - requireDayNumber(day.due ?? born);
  if (day.due && before < 20 * 7) return { ok: false, reason: "tooOld" };
  const bornWeeks = day.due ? weeksAtBirth(day.due, born) : undefined;
  const child: OwnChild = { born, ...(bornWeeks !== undefined && { bornWeeks }) };
  const first = withChild(withoutPregnancy(day), child);
  return { ok: true, day: day.twins ? withChild(first, { ...child }) : first };
}

/** The calculators’ refusals as the reasons of this page. */
const refused: Record<string, DateRefusal> = {
  lmpFuture: "future",
  lmpTooOld: "tooOld",
  eddTooFar: "tooFar",
  eddTooOld: "tooOld",
  dateTooFar: "tooFar",
  dateTooOld: "tooOld",
  eventUnknown: "eventUnknown",
};
const refuse = (reason: string): { ok: false; reason: DateRefusal } => ({ ok: false, reason: refused[reason] ?? "dateInvalid" });

/**
 * Adds an entered date to the day. A last period and a due date are checked by the months calculator, a transfer by the IVF calculator.
 * @param today the visitor’s calendar date, `YYYY-MM-DD`
 * @returns the changed day, or why the date is refused: it does not exist; it is after today (last period, birth); over 40 weeks ahead (due date) or
 * 60 days (transfer); over 42 weeks 6 days ago (last period), 20 days past (due date), 301 days ago (transfer) or 14 years ago (birth); weeks at
 * birth not 22–36
 * @example withDate({}, { kind: "lmp", date: "2026-06-03" }, "2026-11-22") // { ok: true, day: { due: "2027-03-10", dueBy: { kind: "lmp", … } } }
 */
export function withDate(day: OwnDay, input: DateInput, today: string): { ok: true; day: OwnDay } | { ok: false; reason: DateRefusal } {
  const { kind, date, event = "", name, bornWeeks } = input;
  if (kind === "born") {
    const reason = checkBirth(date, today);
    if (reason) return { ok: false, reason };
    const isEarly = bornWeeks !== undefined;
    if (isEarly && !isWholeBetween(bornWeeks, 22, 36)) return { ok: false, reason: "bornWeeks" };
    return { ok: true, day: withChild(day, { born: date, ...(name && { name }), ...(isEarly && { bornWeeks }) }) };
  }
  if (kind === "ivf") {
    const answer = ivf({ event, date }, today);
    return answer.ok ? { ok: true, day: withPregnancy(day, answer.edd, { kind, date, event }) } : refuse(answer.reason);
  }
  const answer = monthsPregnant({ mode: kind === "lmp" ? "lmp" : "edd", date }, today);
  if (!answer.ok) return refuse(answer.reason);
  return { ok: true, day: withPregnancy(day, answer.edd, kind === "lmp" ? { kind, date } : undefined) };
}
