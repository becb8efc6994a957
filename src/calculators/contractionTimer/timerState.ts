/** What the timer stores on the device: the history, and what she has said about her pregnancy. */

import type { DueOrBirth } from "../../site/ownDay/dueOrBirth";
import { dayNumber, localDate } from "../../text/calendar";
import { daysToDueDate } from "../shared/gestation";
import { type Contraction, isHistory } from "./contractions";

export interface TimerState {
  history: Contraction[];
  /** Which birth it is; empty until she has chosen. */
  birth: "" | "first" | "later";
  term: "" | "before37" | "from37";
  goesSooner: boolean;
}

export const emptyState: TimerState = { history: [], birth: "", term: "", goesSooner: false };

/**
 * Whether a stored value is a valid state of the timer; anything else is ignored.
 * @example isTimerState(emptyState) // true
 */
export const isTimerState = (stored: unknown): boolean => {
  const { history, birth, term, goesSooner } = (stored ?? {}) as Partial<TimerState>;
  return (
    isHistory(history) &&
    ["", "first", "later"].includes(birth as string) &&
    ["", "before37", "from37"].includes(term as string) &&
    typeof goesSooner === "boolean"
  );
};

/**
 * Completed weeks, 0–42, by the date stored on the device; null without a due date, for a baby already born, and for a due date out of range.
 * @example weeksFrom({ due: "2026-12-06" }, new Date(2026, 10, 22)) // 38
 */
export function weeksFrom(date: DueOrBirth | null, now: Date): number | null {
  const due = date && "due" in date ? dayNumber(date.due) : null;
  const today = dayNumber(localDate(now));
  if (due === null || today === null) return null;
  const days = daysToDueDate - (due - today);
  return days >= 0 && days < 43 * 7 ? Math.floor(days / 7) : null;
}

/**
 * Completed weeks for the assessment: those of her date; else, by what she has chosen, the nearest week on that side of 37; null if nothing is known.
 * @param known completed weeks
 * @example weeksOf(null, "before37") // 36
 */
export const weeksOf = (known: number | null, term: TimerState["term"]): number | null =>
  known ?? (term === "" ? null : term === "before37" ? 36 : 37);
