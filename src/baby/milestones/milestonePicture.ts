/** Milestones shown by the drawing of a month or of a play; every other milestone has a drawing of its own. */
const seenElsewhere: Readonly<Record<string, string>> = {
  "m6-mot-1": "baby-months/5",
  "m6-mot-2": "baby-months/3",
  "m6-mot-3": "baby-months/6",
  "m9-soc-5": "milestones/ce-3",
};

/**
 * The drawing of a milestone.
 * @param key key of the milestone, like m6-soc-1
 * @example milestonePicture("m6-mot-3") // "baby-months/6", for Picture
 */
export const milestonePicture = (key: string): string => seenElsewhere[key] ?? `milestones/${key}`;
