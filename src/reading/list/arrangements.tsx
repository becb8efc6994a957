/** How the list template groups and draws the entries of each list. */
import type { ReactNode } from "react";
import { trimesterIn } from "../../calculators/shared/gestation";
import { activityPicture } from "../../guides/activityPicture";
import { monthPicture, monthPictureOfWeek } from "../../guides/monthPicture";
import { Womb } from "../../guides/Womb";
import type { ListId } from "../../routes/pages";
import type { PlainRouteId } from "../../routes/routes";
import { Picture } from "../../ui/Picture";
import { AgeCollage } from "./AgeCollage";
import { EntryTile } from "./EntryTile";

export interface Arrangement {
  /** Keys of the parts of the list, in order; each part has a name and a line in the texts. */
  parts: readonly string[];
  /** The part that a position belongs to, for entries that do not say it themselves. */
  partOf: (position: number) => string;
  /** Draws the picture of an entry, by its position, its key and the drawing its record names. */
  draw: (position: number, key: string, drawing: string | null) => ReactNode;
  /** Shows cards with one or several large drawings instead of rows. */
  gallery?: "pictures" | "collages";
  /** A page that helps readers find their week or age. */
  help?: PlainRouteId;
}

/** Icons include a tile and the womb needs none; any other drawing gets `EntryTile`. */
const drawn: Arrangement["draw"] = (week, _, name) => {
  if (name === null || name === "womb") return <Womb week={week} size={96} isNow={false} />;
  return name.startsWith("icons/") ? <Picture name={name} /> : <EntryTile name={name} />;
};
const ofMonth = (month: number) => <Picture name={monthPicture(month)} />;
const ofWeek = (week: number) => <Picture name={monthPictureOfWeek(week)} />;
const trimesters = { parts: ["1", "2", "3"], partOf: (week: number) => String(trimesterIn(week)) };
const quarters = { parts: ["1", "2", "3", "4"], partOf: (week: number) => String(Math.ceil(week / 13)), draw: ofWeek };
const upTo =
  (...ends: number[]) =>
  (month: number) =>
    String(ends.findIndex((end) => month <= end) + 1);

/**
 * The arrangement of each list.
 * @example arrangements.pregnancyWeeks.partOf(24) // "2", the second trimester
 */
export const arrangements: Record<ListId, Arrangement> = {
  pregnancyWeeks: { ...trimesters, draw: (week) => <Womb week={week} size={96} isNow={false} />, help: "monthsPregnant" },
  pregnancyChecklists: { ...trimesters, draw: drawn, help: "monthsPregnant" },
  pregnancyNutritionMonths: {
    parts: ["1", "2", "3"],
    partOf: upTo(3, 6, 9),
    draw: drawn,
    help: "monthsPregnant",
  },
  symptoms: {
    parts: ["whole", "head", "chest", "belly", "intimate", "limbs", "skin", "mind"],
    partOf: () => "whole",
    draw: () => null,
  },
  babyWeeks: { ...quarters, help: "vaccineCalendar" },
  babyNutritionMonths: { parts: ["1", "2", "3", "4"], partOf: upTo(5, 8, 11, 24), draw: ofMonth },
  milestoneChecklists: {
    parts: ["1", "2", "3"],
    partOf: upTo(12, 24, 60),
    draw: (month) => <AgeCollage month={month} />,
    gallery: "collages",
    help: "growthPercentile",
  },
  babyActivities: { ...quarters, draw: (week) => <Picture name={activityPicture(week)} />, gallery: "pictures" },
  firstAidTopics: { parts: ["1"], partOf: () => "1", draw: (_, topic) => <Picture name={`icons/aid-${topic}`} isFirst /> },
};
