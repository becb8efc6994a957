/** The steps of six months that are drawn in static/illustrations/milestones. */
const drawn = new Set(["m6-soc-1", "m6-soc-2", "m6-soc-3", "m6-lan-1", "m6-lan-2", "m6-lan-3", "m6-cog-1", "m6-cog-2", "m6-cog-3"]);

/** Steps that a drawing of a month shows. */
const seenInMonth: Readonly<Record<string, number>> = {
  "m6-mot-1": 5,
  "m6-mot-2": 3,
  "m6-mot-3": 6,
};

/**
 * The drawing of a milestone, where there is one.
 * @param key key of the step, as m6-soc-1
 * @example milestonePicture("m6-mot-3") // "baby-months/6", for Picture
 */
export const milestonePicture = (key: string): string | undefined =>
  drawn.has(key) ? `milestones/${key}` : key in seenInMonth ? `baby-months/${seenInMonth[key]}` : undefined;
