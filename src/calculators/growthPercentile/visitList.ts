/** The visits of a child: as a list, and as text in a field of the form. */

import { dayNumber } from "../../text/calendar";
import { typedNumber } from "../../ui/form/numbers";
import { readChoice } from "../../ui/form/readChoice";
import { daysOfVisit } from "./typedAge";

export interface Visit {
  /** `YYYY-MM-DD`, or the age in days where no birth date is known: `P183D`. */
  date: string;
  weight?: number;
  length?: number;
  head?: number;
  position?: "lying" | "standing";
  /** True if the reader confirmed that an unlikely value is right. */
  isSure?: boolean;
}

export const measures = ["weight", "length", "head"] as const;
export const positions = ["lying", "standing"] as const;

/**
 * The visits as text for the field; `fromText` reads it again.
 * @example toText([{ date: "2026-11-02", weight: 8 }]) // "2026-11-02_8____"
 */
export const toText = (visits: readonly Visit[]): string =>
  visits
    .map(({ date, weight, length, head, position, isSure }) =>
      [date, weight ?? "", length ?? "", head ?? "", position ?? "", isSure ? "sure" : ""].join("_"),
    )
    .join("*");

/**
 * The visits in a text; a part without a date or without any measure is left out.
 * @example fromText("2026-11-02_8____")[0] // { date: "2026-11-02", weight: 8, … }
 */
export const fromText = (text: string): Visit[] =>
  text.split("*").flatMap((part) => {
    const [date = "", weight = "", length = "", head = "", position, sure] = part.split("_");
    const visit: Visit = { date, position: readChoice(positions, position, undefined), isSure: sure === "sure" || undefined };
    for (const [i, measure] of measures.entries()) {
      const value = typedNumber([weight, length, head][i] ?? "");
      if (value > 0) visit[measure] = value;
    }
    return (dayNumber(date) === null && daysOfVisit(date) === null) || measures.every((measure) => visit[measure] === undefined)
      ? []
      : [visit];
  });

/**
 * A number to sort the visits of one child by: the age in days, or the day number of the date.
 * @example order({ date: "P183D" }) // 183
 */
export const order = ({ date }: Visit): number => daysOfVisit(date) ?? dayNumber(date) ?? 0;
