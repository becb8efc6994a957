/** GraphQL types and fields of names that are not in their records, as SDL; nameFields.ts resolves them. */
import { evidenceLevels } from "../names/evidence";
import { nameGenders, nameLists } from "../routes/nameLists";

const language = "language: Language = tr";

/** The types, as SDL. */
export const nameTypes = [
  `"Names of girls or of boys; a unisex name stands on both sides."\nenum NameGender { ${nameGenders.join(" ")} }`,
  `"The lists of names; all is everything of a side."\nenum NameList { ${nameLists.join(" ")} }`,
  `"What holds a name: the lists with a page of their own, and english for a name in English use."\nenum NameMembership { ${nameLists.filter((list) => list !== "all").join(" ")} english }`,
  `"How sure a meaning is: compared with name dictionaries, a plain Turkish word, made of known names or words, known to the editors alone, or disputed."\nenum NameEvidence { ${evidenceLevels.join(" ")} }`,
  `"A name as lists show it."
type NameEntry {
  "The name."
  name: String!
  "End of the page's address."
  slug: String!
  "What it means."
  meaning: String!
  "Languages it came from."
  origins: [BabyNameOrigins!]!
  "What the meaning is about."
  themes: [BabyNameThemes!]!
  "How sure the meaning is."
  evidence: NameEvidence!
  "Lists it stands in."
  lists: [NameMembership!]!
  "Order by popularity in the reader's country; null when no list has it."
  rank: Int
  "Order of the names that last; null for a name that is not in mostLiked."
  lasting: Int
  "The newest published place; null when there is none."
  place: NamePlace
}`,
  `"A published place among the most given names."
type NamePlace {
  "The place."
  rank: Int!
  "Year of birth."
  year: Int!
}`,
  `"The names under one letter."
type NameLetter {
  "The letter."
  letter: String!
  "Its names, in the order of the alphabet."
  names: [NameEntry!]!
}`,
  `"A name in a year's announcement."
type NameAnnouncement {
  "Year of birth."
  year: Int!
  "Place in the list; null where no order was stated."
  place: Int
  "Babies given the name, where announced."
  count: Int
}`,
  `"A year whose published list has a name."
type NameYear {
  "Year of birth."
  year: Int!
  "Place in the list; null where no order was stated."
  place: Int
}`,
  `"One of the lists of names."
type NameListing {
  "Which list it is."
  list: NameList!
  "Whose names it holds."
  side: NameGender!
  "Number of its names."
  total: Int!
  "Its first names, in the order they are shown in first."
  first(limit: Int = 24): [NameEntry!]!
  "Languages its names came from, each once."
  origins: [BabyNameOrigins!]!
  "Themes its names are about, each once."
  themes: [BabyNameThemes!]!
  "All of its names by letter."
  letters: [NameLetter!]!
  "Names in English use and rare in Türkiye, by letter; in Turkish they stand apart."
  english: [NameLetter!]!
}`,
];

/** Additional fields of BabyName, as SDL. */
export const nameFields = `
  "Address of its page among the girls' or the boys' names; null on a side it does not stand on."
  pathOn(side: NameGender!, ${language}): String
  "How sure the meaning is."
  evidence: NameEvidence!
  "Its syllables; empty for names in English use."
  syllables: [String!]!
  "Place of the stressed syllable, from 0; null where it is not told."
  stressedSyllable: Int
  "The Turkish sound respelt for English readers; null for names in English use."
  englishHint: String
  "Lists it stands in on a side."
  lists(side: NameGender!, ${language}): [NameMembership!]!
  "Names of the side that sound alike."
  similarInSound(side: NameGender!): [BabyName!]!
  "Names of the side that mean alike."
  similarInMeaning(side: NameGender!): [BabyName!]!
  "Double names of the side that begin with it."
  doubleNames(side: NameGender!): [BabyName!]!
  "Names for a sister (girl) or a brother (boy) of somebody who has the name among the names of the side."
  siblingNames(side: NameGender!, of: NameGender!): [BabyName!]!
  "The name before it in the alphabet."
  previous(side: NameGender!, ${language}): BabyName
  "The name after it in the alphabet."
  next(side: NameGender!, ${language}): BabyName
  "What was announced of it, by year."
  announced(side: NameGender!): [NameAnnouncement!]!
  "Each year whose published list has it, the oldest first."
  years(side: NameGender!): [NameYear!]!`;
