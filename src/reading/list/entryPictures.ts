/** Pictures of the lists of pregnancy: one for each week of the checklists, one for each month of nutrition. */

/** By week, from the first; each shows the main subject of the checklist. */
const ofChecklists = [
  "icons/medicines",
  "icons/fertile-days",
  "icons/nutrition-mother",
  "icons/pregnancy-test",
  "icons/care",
  "objects/test-tubes",
  "foods/loaf-of-bread",
  "objects/ultrasound",
  "illustrations/foods/water",
  "objects/test-tubes",
  "objects/ultrasound",
  "icons/medicines",
  "icons/due-date",
  "icons/weight-gain",
  "objects/toothbrush",
  "icons/medicines",
  "objects/ultrasound",
  "icons/care",
  "objects/support-belt",
  "objects/blood-pressure",
  "womb",
  "icons/leave",
  "objects/parasol",
  "objects/test-tubes",
  "illustrations/foods/water",
  "objects/running-shoe",
  "icons/vaccine",
  "objects/pregnancy-pillow",
  "objects/test-tubes",
  "icons/symptoms",
  "womb",
  "icons/leave",
  "objects/exercise-ball",
  "icons/birth-plan",
  "objects/cot",
  "icons/hospital-bag",
  "icons/contraction-timer",
  "objects/milk-drop",
  "objects/droplet",
  "icons/due-date",
  "icons/care",
  "objects/heartbeat",
] as const;

/** By month, from the first. */
const ofMonths = [
  "foods/spinach",
  "illustrations/foods/water",
  "illustrations/foods/egg",
  "illustrations/foods/meat",
  "illustrations/foods/fish",
  "foods/loaf-of-bread",
  "illustrations/foods/nuts",
  "illustrations/foods/yogurt",
  "illustrations/foods/milk",
] as const;

export type EntryPicture = (typeof ofChecklists | typeof ofMonths)[number];

/**
 * The picture of a week's checklist.
 * @param week 1 to 42
 * @example checklistPicture(27) // "icons/vaccine"
 */
export const checklistPicture = (week: number): EntryPicture => ofChecklists[week - 1] ?? "womb";

/**
 * The picture of a month of nutrition in pregnancy.
 * @param month 1 to 9
 * @example nutritionPicture(5) // "illustrations/foods/fish"
 */
export const nutritionPicture = (month: number): EntryPicture => ofMonths[month - 1] ?? "illustrations/foods/milk";
