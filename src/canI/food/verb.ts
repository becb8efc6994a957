/** What one does with a thing of a group, for the words of its page. */
export type Verb = "eat" | "drink" | "take";

/** @example verbOf("herbal-teas") // "drink" */
export const verbOf = (group: string): Verb =>
  group === "drinks" || group === "herbal-teas" ? "drink" : group === "supplements" ? "take" : "eat";
