/** The lists of names and their genders. A file of its own, so that a script that needs no more does not load the table of pages. */

/** Girls’ and boys’ names are listed separately; a unisex name is in both lists. */
export const nameGenders = ["girl", "boy"] as const;
export type NameGender = (typeof nameGenders)[number];
/** The lists of names; "all" contains every name of a gender. */
export const nameLists = ["all", "popular", "mostLiked", "modern", "rare", "undiscovered", "unisex", "quran"] as const;
export type NameList = (typeof nameLists)[number];
/** What a name can belong to: the lists with a page of their own, and "english" for a name in English use. */
export type NameMembership = Exclude<NameList, "all"> | "english";
