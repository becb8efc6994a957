/** The lists of names and whose names they hold: a file of its own, so that a script that asks no more fetches no table of pages. */

/** Names of girls and of boys stand apart; a unisex name stands on both sides. */
export const nameGenders = ["girl", "boy"] as const;
export type NameGender = (typeof nameGenders)[number];
/** The lists of names, "all" being everything of a side. */
export const nameLists = ["all", "popular", "mostLiked", "modern", "rare", "undiscovered", "unisex", "quran"] as const;
export type NameList = (typeof nameLists)[number];
/** What a name stands in: the lists with a page of their own, and "english" for a name in English use. */
export type NameMembership = Exclude<NameList, "all"> | "english";
