/** The verb for the items of a group, used in the texts of their pages. */
export type Verb = "eat" | "drink" | "take";

/**
 * The verb for the items of a group.
 * @example verbOf("herbal-teas") // "drink"
 */
export const verbOf = (group: string): Verb =>
  group === "drinks" || group === "herbal-teas" ? "drink" : group === "supplements" ? "take" : "eat";
