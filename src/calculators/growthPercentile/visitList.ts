/** The visits of a child: as a list, and as the text the form's state keeps. */

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
  /** The reader was asked about an unlikely value and said it is right. */
  isSure?: boolean;
}

export const measures = ["weight", "length", "head"] as const;
export const positions = ["lying", "standing"] as const;

/** @example toText([{ date: "2026-11-02", weight: 8 }]) // "2026-11-02_8____" */
export const toText = (visits: readonly Visit[]): string =>
  visits
    .map(({ date, weight, length, head, position, isSure }) =>
      [date, weight ?? "", length ?? "", head ?? "", position ?? "", isSure ? "sure" : ""].join("_"),
    )
    .join("*");

/** The visits of a text; what is no visit is left out. */
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

/** Where a visit stands in time among those of the same child. */
export const order = ({ date }: Visit): number => daysOfVisit(date) ?? dayNumber(date) ?? 0;
