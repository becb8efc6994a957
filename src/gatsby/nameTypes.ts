/** GraphQL types and fields of names that are not in their records, as SDL; nameFields.ts resolves them. */
import { evidenceLevels } from "../vocabulary/evidence";
import { nameGenders, nameLists } from "../vocabulary/nameLists";

const language = "language: Language!";

/** The types, as SDL. */
export const nameTypes = [
  `"Girls' names or boys' names; a unisex name is in both."\nenum NameGender { ${nameGenders.join(" ")} }`,
  `"The lists of names; all contains every name of a gender."\nenum NameList { ${nameLists.join(" ")} }`,
  `"What a name can belong to: the lists with a page of their own, and english for names used in English."\nenum NameMembership { ${nameLists.filter((list) => list !== "all").join(" ")} english }`,
  `"Certainty of a meaning: compared with name dictionaries, a plain Turkish word, a compound of known names or words, known only to the editors, or disputed."\nenum NameEvidence { ${evidenceLevels.join(" ")} }`,
  `"A name as shown in lists."
type NameEntry {
  "The name."
  name: String!
  "Slug: last part of the page's address."
  slug: String!
  "Meaning of the name."
  meaning: String!
  "Languages it came from."
  origins: [BabyNameOrigins!]!
  "Themes of the meaning."
  themes: [BabyNameThemes!]!
  "Certainty of the meaning."
  evidence: NameEvidence!
  "Lists that contain the name."
  lists: [NameMembership!]!
  "Order by popularity in the reader's country, from 1; null if it is in no published list."
  rank: Int
  "Order in the list mostLiked (names that stay popular), from 1; null if it is not in that list."
  lasting: Int
  "Latest published rank; null if there is none."
  place: NamePlace
}`,
  `"A published rank among the most given names."
type NamePlace {
  "Rank, from 1."
  rank: Int!
  "Year of birth."
  year: Int!
}`,
  `"The names with the same first letter."
type NameLetter {
  "First letter."
  letter: String!
  "Names with this letter, in alphabetical order."
  names: [NameEntry!]!
}`,
  `"A name in the announcement of a year."
type NameAnnouncement {
  "Year of birth."
  year: Int!
  "Rank in the list; null if no order was stated."
  place: Int
  "Number of babies given the name; null if not announced."
  count: Int
}`,
  `"A year whose published list includes a name."
type NameYear {
  "Year of birth."
  year: Int!
  "Rank in the list; null if no order was stated."
  place: Int
}`,
  `"One of the lists of names."
type NameListing {
  "Identifier of the list."
  list: NameList!
  "Gender of the names."
  side: NameGender!
  "Number of names in the list."
  total: Int!
  "The first entries of the list, in its default order."
  first(limit: Int = 24): [NameEntry!]!
  "Languages its names came from, without duplicates."
  origins: [BabyNameOrigins!]!
  "Themes of its names, without duplicates."
  themes: [BabyNameThemes!]!
  "All of its names, by first letter."
  letters: [NameLetter!]!
  "Names used in English and rare in Türkiye, by first letter; only in the Turkish list all, whose letters leave them out; else empty."
  english: [NameLetter!]!
}`,
];

/** Additional fields of BabyName, as SDL. */
export const nameFields = `
  "Address of its page among the girls' or the boys' names; null if it is not a name of that gender."
  pathOn(side: NameGender!, ${language}): String
  "Certainty of the meaning."
  evidence: NameEvidence!
  "Syllables of the name; empty for names used in English."
  syllables: [String!]!
  "Index of the stressed syllable, from 0; null if uncertain, for names of one syllable and for names used in English."
  stressedSyllable: Int
  "Turkish pronunciation respelt for English readers; null for names used in English."
  englishHint: String
  "Lists of a gender that contain the name."
  lists(side: NameGender!, ${language}): [NameMembership!]!
  "Names of the gender that sound similar."
  similarInSound(side: NameGender!): [BabyName!]!
  "Names of the gender with a similar meaning."
  similarInMeaning(side: NameGender!): [BabyName!]!
  "Double names of the gender that begin with the name."
  doubleNames(side: NameGender!): [BabyName!]!
  "Names for a sister (of: girl) or a brother (of: boy) of a child with this name; side is the gender of the child."
  siblingNames(side: NameGender!, of: NameGender!): [BabyName!]!
  "Previous name of the gender in alphabetical order; null for the first."
  previous(side: NameGender!, ${language}): BabyName
  "Next name of the gender in alphabetical order; null for the last."
  next(side: NameGender!, ${language}): BabyName
  "Announced rank and number of babies, by year."
  announced(side: NameGender!): [NameAnnouncement!]!
  "Years whose published list includes it, oldest first."
  years(side: NameGender!): [NameYear!]!`;
