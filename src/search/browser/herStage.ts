import { readDay } from "../../site/ownDay/ownDay";
import { readQuiet } from "../../site/quiet/quiet";
import { dayNumber, localDate } from "../../text/calendar";
import type { Stage } from "./readTime";

/** Days after a due date until which a pregnancy may go on, and days of life until which a child is a baby for the search. */
const latestBirth = 21;
const babyUntil = 3 * 365;

/**
 * The stage of the reader by the dates stored on the device, which never leave it; null without a date and after a loss.
 * @example herStage(new Date()) // "pregnancy"
 */
export function herStage(now: Date): Stage | null {
  if (readQuiet() !== null) return null;
  const { due, children = [] } = readDay();
  const today = dayNumber(localDate(now)) ?? 0;
  if (due && today <= (dayNumber(due) ?? 0) + latestBirth) return "pregnancy";
  return children.some(({ born }) => today - (dayNumber(born) ?? 0) < babyUntil) ? "baby" : null;
}
