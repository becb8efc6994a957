/** What a date typed on the home page is: never guessed if it can be more than one thing. */

import { checkBirth } from "../../calculators/shared/checkBirth";
import { monthsPregnant } from "../../calculators/shared/monthsPregnant";

/** What a reader says she is; `planning` needs no date. */
export const readers = ["pregnant", "baby", "planning"] as const;
export type Reader = (typeof readers)[number];

/** What a date can be: the first day of the last period, the due date, or a child’s date of birth. */
export type Meaning = "period" | "due" | "born";

export type Refusal = "dateInvalid" | "lmpTooOld" | "eddTooFar" | "bornFuture" | "bornTooOld";

export type DateAnswer =
  | { kind: "known"; meaning: Meaning }
  | { kind: "ask"; meanings: readonly Meaning[] }
  | { kind: "refused"; reason: Refusal };

/**
 * What a typed date means. A future date of a pregnancy is a due date. A past one can be a last period, up to 20 days ago a due date too, and – unless
 * she has said that she is pregnant – a birthday: then she is asked.
 * @param date `YYYY-MM-DD` as typed
 * @param reader undefined if she has not said what she is
 * @param today the visitor’s calendar date, `YYYY-MM-DD`
 * @example dateMeaning("2026-06-20", undefined, "2026-11-28") // { kind: "ask", meanings: ["period", "born"] }
 */
export function dateMeaning(date: string, reader: "pregnant" | "baby" | undefined, today: string): DateAnswer {
  const birth = checkBirth(date, today);
  if (birth === "dateInvalid") return { kind: "refused", reason: birth };
  if (reader === "baby") {
    if (birth === null) return { kind: "known", meaning: "born" };
    return { kind: "refused", reason: birth === "future" ? "bornFuture" : birth };
  }
  const canBeDue = monthsPregnant({ mode: "edd", date }, today).ok;
  if (date > today) return canBeDue ? { kind: "known", meaning: "due" } : { kind: "refused", reason: "eddTooFar" };
  if (!monthsPregnant({ mode: "lmp", date }, today).ok) return { kind: "refused", reason: "lmpTooOld" };
  const meanings: Meaning[] = ["period", ...(canBeDue ? (["due"] as const) : []), ...(reader === undefined ? (["born"] as const) : [])];
  const [only] = meanings;
  return only && meanings.length === 1 ? { kind: "known", meaning: only } : { kind: "ask", meanings };
}
