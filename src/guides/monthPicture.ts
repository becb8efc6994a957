/** Chooses a drawing of static/illustrations/baby-months for an age: each shows what a child of that age does. */

/** Months that have a drawing. */
const drawn = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 18, 24, 36, 48, 60] as const;

/**
 * The drawing of an age, or of the next younger age that has one.
 * @param months completed months, 0 or more
 * @example monthPicture(15) // "baby-months/12", for Picture
 */
export const monthPicture = (months: number): string => `baby-months/${Math.max(...drawn.filter((month) => month <= months))}`;

/**
 * The drawing for a week of life, with a month taken as 4.345 weeks.
 * @param week running week of life, 1 or more: week 1 is days 0 to 6
 * @example monthPictureOfWeek(22) // "baby-months/4"
 */
export const monthPictureOfWeek = (week: number): string => monthPicture(Math.floor((week - 1) / 4.345));
