/** Which pages give way to a card in quiet mode, and which lead to help after a loss. */
import { type PlainRouteId, pathTo, type RouteId } from "../routes/routes";

/** Parts of the site that are about weeks, babies, names or buying, with all pages in them. */
const closedSections: readonly (RouteId | undefined)[] = [
  "pregnancyWeeks",
  "pregnancyChecklists",
  "pregnancyNutritionMonths",
  "babyWeeks",
  "babyNutritionMonths",
  "milestoneChecklists",
  "babyActivities",
  "names",
  "products",
];

/** Pages elsewhere that count towards a birth or from one. What helps somebody who tries again, or doubts, stays open. */
const closedPages: readonly PlainRouteId[] = [
  "budget",
  "chineseGender",
  "dueDate",
  "growthPercentile",
  "headPercentile",
  "monthsPregnant",
  "myDay",
  "vaccineCalendar",
  "zodiac",
];
const closedPaths: ReadonlySet<string> = /* @__PURE__ */ new Set(closedPages.map((id) => pathTo(id, "tr")));

/**
 * True for a page that quiet mode keeps closed until the reader opens it.
 * @param path its Turkish address
 * @example isClosedInQuiet("babyWeeks", "/hafta-hafta-bebek-gelisimi/9") // true
 */
export const isClosedInQuiet = (section: RouteId | undefined, path: string): boolean =>
  closedSections.includes(section) || closedPaths.has(path);

const lineSections: readonly (RouteId | undefined)[] = ["home", "pregnancy", "planning", "birth", "child", "symptoms"];

/** True for a page of pregnancy or baby, which ends with the question whether there was a loss. */
export const asksForLoss = (section: RouteId | undefined, path: string): boolean =>
  isClosedInQuiet(section, path) || lineSections.includes(section);
