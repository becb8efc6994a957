/** A weight on the curve: its age and its z-score. */
export interface WeightScore {
  ageDays: number;
  z: number;
}

export type WeightTrend =
  | { isFaltering: false }
  /** `spaces`: the fall in centile spaces that the rule used calls for action; null if the latest weight alone is below the 2nd centile. */
  | { isFaltering: true; spaces: 1 | 2 | 3 | null };

/** z-scores of the lines on charts of Türkiye: 3rd, 10th, 25th, 50th, 75th, 90th, 97th centile. */
const lines = [-1.881, -1.282, -0.674, 0, 0.674, 1.282, 1.881];
const secondCentile = -2.054;
const ninthCentile = -1.341;
const ninetyFirstCentile = 1.341;
/** Weight falls after every birth; up to this day of age another rule applies. */
const firstWeeksEnd = 14;
/** A weight up to this day of age counts as the birth weight. */
const birthWeightUntil = 1;

/** Position of a z-score among the lines: 0 on the lowest, 6 on the highest, fractions in between; outside, it continues in steps of the outer spaces. */
function position(z: number): number {
  const above = lines.findIndex((line) => z < line);
  const upper = above === -1 ? lines.length - 1 : Math.max(1, above);
  const [low = 0, high = 1] = [lines[upper - 1], lines[upper]];
  return upper - 1 + (z - low) / (high - low);
}

/**
 * Whether a child's weight falls across the lines of the growth chart far enough to be shown to a doctor this week.
 *
 * The rule of NICE NG75: a fall across 1 or more centile spaces if birth weight was below the 9th centile, 2 or more if it was between the 9th and
 * the 91st, 3 or more above the 91st; or a weight below the 2nd centile now. A space is the gap between two neighbouring lines of the charts used in
 * Türkiye (3-10-25-50-75-90-97). Without a birth weight the middle rule is used. Weights of the first 14 days are left out, except the birth weight.
 *
 * @param scores weights of one child, oldest first; z by the same reference
 * @returns whether the weight falls that far, and across how many spaces by the rule that was used
 * @example weightTrend([{ ageDays: 182, z: 0.02 }, { ageDays: 365, z: -1.58 }]) // { isFaltering: true, spaces: 2 }
 */
export function weightTrend(scores: readonly WeightScore[]): WeightTrend {
  const birth = scores.find(({ ageDays }) => ageDays <= birthWeightUntil);
  const later = scores.filter(({ ageDays }) => ageDays >= firstWeeksEnd);
  const latest = later[later.length - 1];
  if (!latest) return { isFaltering: false };
  if (latest.z < secondCentile) return { isFaltering: true, spaces: null };
  const spaces = !birth || (birth.z >= ninthCentile && birth.z <= ninetyFirstCentile) ? 2 : birth.z < ninthCentile ? 1 : 3;
  const before = [...(birth ? [birth] : []), ...later.slice(0, -1)];
  const fall = Math.max(0, ...before.map(({ z }) => position(z) - position(latest.z)));
  return fall >= spaces ? { isFaltering: true, spaces } : { isFaltering: false };
}
