/** What the timer keeps on the device, and what she has said about her pregnancy. */

import type { OwnDate } from "../../site/ownDate";
import { dayNumber, localDate } from "../../text/calendar";
import { daysToDueDate } from "../shared/gestation";
import { type Contraction, isHistory } from "./contractions";

export interface TimerState {
  history: Contraction[];
  /** What she has chosen; empty until then. */
  birth: "" | "first" | "later";
  term: "" | "before37" | "from37";
  goesSooner: boolean;
}

export const emptyState: TimerState = { history: [], birth: "", term: "", goesSooner: false };

/** True for what is stored by the timer; anything else is as if nothing were stored. */
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
 * Completed weeks by the date on the device; null without one, for a baby already born, and for a date no pregnancy can have now.
 * @example weeksFrom({ due: "2026-12-06" }, new Date(2026, 10, 22)) // 38
 */
export function weeksFrom(date: OwnDate | null, now: Date): number | null {
  const due = date && "due" in date ? dayNumber(date.due) : null;
  const today = dayNumber(localDate(now));
  if (due === null || today === null) return null;
  const days = daysToDueDate - (due - today);
  return days >= 0 && days < 43 * 7 ? Math.floor(days / 7) : null;
}

/**
 * Weeks for the assessment: those of her date, else what she has chosen, as the nearest week on that side of 37; null where nothing is known.
 * @param known completed weeks
 * @example weeksOf(null, "before37") // 36
 */
export const weeksOf = (known: number | null, term: TimerState["term"]): number | null =>
  known ?? (term === "" ? null : term === "before37" ? 36 : 37);
