/** How the entries of each content type are parted and drawn in the one list template. */
import type { ReactNode } from "react";
import { trimesterIn } from "../../calculators/shared/gestation";
import type { RouteId } from "../../routes/routes";
import { monthPicture, monthPictureOfWeek } from "../../ui/monthPicture";
import { Picture } from "../../ui/Picture";
import { Womb } from "../../ui/Womb";
import { EntryNumber } from "./EntryNumber";

export interface Arrangement {
  /** The parts of the list, in order; each has a name and a line in the texts. */
  parts: readonly string[];
  /** The part a place stands in, where the entry itself does not say. */
  partOf: (position: number) => string;
  /** The drawing of an entry, by its place and its key. */
  draw: (position: number, key: string) => ReactNode;
  /** Page that helps to find one's place. */
  help?: RouteId & ("monthsPregnant" | "vaccineCalendar" | "growthPercentile");
}

const number = (position: number) => <EntryNumber>{position}</EntryNumber>;
const ofMonth = (month: number) => <Picture name={monthPicture(month)} />;
const ofWeek = (week: number) => <Picture name={monthPictureOfWeek(week)} />;
const trimesters = { parts: ["1", "2", "3"], partOf: (week: number) => String(trimesterIn(week)) };
const quarters = { parts: ["1", "2", "3", "4"], partOf: (week: number) => String(Math.ceil(week / 13)), draw: ofWeek };
const upTo =
  (...ends: number[]) =>
  (month: number) =>
    String(ends.findIndex((end) => month <= end) + 1);

const arrangements: Record<number, Arrangement> = {
  1: { ...trimesters, draw: (week) => <Womb week={week} size={96} />, help: "monthsPregnant" },
  2: { ...trimesters, draw: number, help: "monthsPregnant" },
  3: { parts: ["1", "2", "3"], partOf: upTo(3, 6, 9), draw: number, help: "monthsPregnant" },
  4: {
    parts: ["whole", "head", "chest", "belly", "intimate", "limbs", "skin", "mind"],
    partOf: () => "whole",
    draw: () => null,
  },
  5: { ...quarters, help: "vaccineCalendar" },
  6: { parts: ["1", "2", "3", "4"], partOf: upTo(5, 8, 11, 24), draw: ofMonth },
  7: { parts: ["1", "2", "3"], partOf: upTo(12, 24, 60), draw: ofMonth, help: "growthPercentile" },
  8: quarters,
  9: { parts: ["1"], partOf: () => "1", draw: (_, topic) => <Picture name={`icons/aid-${topic}`} isFirst /> },
};

/** @example arrangementOf(1).partOf(24) // "2", the second trimester */
export function arrangementOf(contentType: number): Arrangement {
  const arrangement = arrangements[contentType];
  if (!arrangement) throw new Error(`arrangementOf requires a content type of 1 to 9, got ${contentType}`);
  return arrangement;
}
