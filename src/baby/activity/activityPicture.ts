import { monthPictureOfWeek } from "../../ui/monthPicture";

/** Plays that a drawing of a milestone shows, by week. */
const shown: Readonly<Record<number, string>> = {
  1: "m2-soc-1",
  2: "m2-soc-2",
  5: "m2-mot-3",
  7: "m2-mot-1",
  10: "m2-soc-3",
  11: "m4-cog-2",
  12: "m4-lan-1",
  13: "m4-mot-1",
  15: "m2-mot-2",
  16: "m4-lan-2",
  18: "m6-soc-1",
  19: "m4-mot-5",
  21: "m6-lan-1",
  26: "m9-cog-1",
  37: "m9-mot-2",
  41: "m15-cog-1",
  43: "m12-soc-1",
  49: "m12-cog-2",
};

/**
 * The drawing of a play: what is done in it, or else the child of its age.
 * @param week running week of life, 1 or more
 * @example activityPicture(13) // "milestones/m4-mot-1", for Picture
 */
export const activityPicture = (week: number): string => (shown[week] ? `milestones/${shown[week]}` : monthPictureOfWeek(week));
