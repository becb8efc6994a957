/** Plays by week that a milestone’s drawing shows; every other play has a drawing of its own. */
const shownElsewhere: Readonly<Record<number, string>> = {
  2: "m2-soc-2",
  10: "m2-soc-3",
  12: "m4-lan-1",
  13: "m4-mot-1",
  26: "m9-cog-1",
  43: "m12-soc-1",
};

/**
 * The drawing of a play.
 * @param week running week of life, 1 to 52
 * @example activityPicture(13) // "milestones/m4-mot-1", for Picture
 */
export const activityPicture = (week: number): string => (shownElsewhere[week] ? `milestones/${shownElsewhere[week]}` : `plays/${week}`);
