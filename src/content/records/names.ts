/** Baby names: the dictionary and the yearly announcements. Over 200 lines because every field has a description for GraphiQL and editors. */
import { z } from "zod";
import { group, key, list, many, nullable, oneOf, optional, text, whole, word, wordMatching, yesNo } from "./fields";

const year = (description: string, min = 1950) => whole(description, min, 2100);
const rank = (description: string) => whole(description, 1, 20_000);

/** Languages from which a name came into Turkish. */
export const origins = [
  "turkish",
  "arabic",
  "persian",
  "hebrew",
  "greek",
  "latin",
  "mongolian",
  "french",
  "italian",
  "kurdish",
  "germanic",
  "slavic",
  "sanskrit",
  "syriac",
  "akkadian",
  "sogdian",
  "scythian",
  "aramaic",
  "english",
  "scottish",
  "irish",
  "welsh",
  "norse",
  "celtic",
  "occitan",
  "swedish",
  "chinese",
  "circassian",
  "abkhaz",
  "laz",
  "armenian",
  "uncertain",
] as const;

/** What a meaning is about. */
export const themes = [
  "light",
  "sky",
  "water",
  "plant",
  "animal",
  "earth",
  "time",
  "strength",
  "ruler",
  "beauty",
  "love",
  "joy",
  "mind",
  "faith",
  "goodness",
  "gift",
  "peace",
  "precious",
  "art",
  "life",
  "person",
  "place",
  "people",
  "scent",
  "food",
] as const;

/** Why a meaning needs no dictionary of names to confirm it: it is a plain word, or made of known words or names. */
const bases = ["word", "compound"] as const;
/** Why a meaning is not certain. */
export const disputes = ["coinage", "quranWord", "meaning", "origin", "tradition", "popular", "unlisted"] as const;

/** Number of verses of each of the 114 suras in the Kufan numbering, which editions in Türkiye use. */
const verses = [
  7, 286, 200, 176, 120, 165, 206, 75, 129, 109, 123, 111, 43, 52, 99, 128, 111, 110, 98, 135, 112, 78, 118, 64, 77, 227, 93, 88, 69, 60,
  34, 30, 73, 54, 45, 83, 182, 88, 75, 85, 54, 53, 89, 59, 37, 35, 38, 29, 18, 45, 60, 49, 62, 55, 78, 96, 29, 22, 24, 13, 14, 11, 11, 18,
  12, 12, 30, 52, 52, 44, 28, 28, 20, 56, 40, 31, 50, 40, 46, 42, 29, 19, 36, 25, 22, 17, 19, 26, 30, 20, 15, 21, 11, 8, 8, 19, 5, 8, 8, 11,
  11, 8, 3, 9, 5, 4, 7, 3, 6, 3, 5, 4, 5, 6,
];
const isVerse = (value: string): boolean => {
  const [, sura, verse] = /^(\d+):(\d+)$/.exec(value) ?? [];
  return Number(verse) >= 1 && Number(verse) <= (verses[Number(sura) - 1] ?? 0);
};

const quran = group("QuranPlace", "Where the name or the word stands in the Quran: one place, not all.", {
  verse: wordMatching("Sura and verse, like 2:31.", isVerse, "must be a verse that exists, sura:verse"),
  kind: oneOf("Whether a name or only the word stands there.", ["proper-name", "word"]),
  word: word("The form that stands there, vowel marks left off."),
});

const turkiye = group("NameInTurkiye", "How often it is given in Türkiye, as far as lists were published.", {
  rank: optional(rank("Newest known rank among the babies of a year.")),
  rankYear: optional(year("Year of that rank.", 2015)),
  rankSide: optional(oneOf("Of a unisex name: whose list that rank is from.", ["girl", "boy"])),
  isApproximate: optional(yesNo("True when that rank rests on a second-hand list.")),
  rank2018: optional(rank("Rank in 2018, the last whole list of a hundred.")),
  bestRank: optional(rank("Best rank of any year.")),
  bestYear: optional(year("Year of the best rank.")),
  firstTop100: optional(year("First year among the hundred most given, of the 42 years tabulated (1950, 1960, 1970, 1980–2018).")),
  lastTop100: optional(year("Last such year.")),
  yearsInTop100: optional(whole("Number of such years.", 1, 42)),
  announcedYears: optional(list(year("A year.", 2019), "Years whose announced list of most given names has it.", 1)),
});

const smallLetters = "abcçdefgğhıijklmnoöpqrsştuüvwxyzâîû";
const capitalLetters = "ABCÇDEFGĞHIİJKLMNOÖPQRSŞTUÜVWXYZÂÎÛ";
const casing = new RegExp(`^[${capitalLetters}][${smallLetters}]*( [${capitalLetters}][${smallLetters}]*)*$`);
const nameWord = (description: string) =>
  wordMatching(description, (name) => casing.test(name), "must have a capital in front of each word and letters of Turkish or English");
/** At most eight words, so that lists of names stay short. */
const isShort = (meaning: string): boolean => meaning.split(" ").length <= 8;

export const babyName = z
  .strictObject({
    key: key("Whose name and its slug, like girl-ada or unisex-deniz."),
    name: nameWord("The name in Turkish spelling."),
    slug: wordMatching(
      "End of the page’s address, the same in both languages; -2 for the second of two names that differ in marks alone.",
      (slug) => /^[a-z]+(-[a-z]+)*(-2)?$/.test(slug),
      "must be a lower-case ASCII slug",
    ),
    sex: oneOf("Who is given it.", ["girl", "boy", "unisex"]),
    lean: optional(oneOf("Of a unisex name: who is mostly given it today, as the editors judge.", ["girl", "boy", "even"])),
    origins: list(oneOf("A language.", origins), "Languages it came to Turkish from, a language a part of a compound.", 1),
    meaning: text("What it means, in one to eight words; a semicolon parts two senses.", 80),
    isDisputed: yesNo("True when meaning or origin is disputed, a modern coinage, or not confirmed by a list of its own."),
    dispute: optional(
      oneOf(
        "Why it is not certain: a modern coinage; a word of the Quran taken as a name; meanings that differ; an origin that is disputed; a bearer known from tradition alone; only a popular reading; no dictionary of names that lists it.",
        disputes,
      ),
    ),
    basis: optional(
      oneOf("Why it needs no list of names to confirm it: a plain word of Turkish, or made of words or names that are known.", bases),
    ),
    themes: list(oneOf("A theme.", themes), "What the meaning is about, the strongest first."),
    claim: optional(text("What is said about the name and is not true, or only in part.", 240)),
    quran: optional(quran),
    marks: list(
      oneOf("A mark.", [
        "classic",
        "modern",
        "rare",
        "undiscovered",
        "archive",
        "nature",
        "historical",
        "religious",
        "international",
        "english",
      ]),
      "Kinds of name it belongs to; english: in English use and rare in Türkiye; archive: given to hardly anybody today, so never suggested.",
    ),
    variants: optional(list(word("A spelling."), "Other spellings in use.", 1)),
    circumflexForm: optional(nameWord("The spelling with the circumflex that dictionaries give.")),
    turkiye: optional(turkiye),
    englandWales: optional(
      group("NameInEnglandWales", "England and Wales 2024, the same spelling.", {
        rank: rank("Rank."),
        sex: oneOf("Of which list.", ["girl", "boy"]),
        count: whole("Babies given the name.", 3, 100_000),
      }),
    ),
    unitedStates: optional(group("NameInUnitedStates", "United States 2024, the same spelling.", { rank: rank("Rank.") })),
    etymology: optional(text("Where the word comes from and how it became a name, in two sentences.", 400)),
    namesakes: optional(
      list(
        group("Namesake", "Somebody or something known by the name.", {
          name: word("Who or what."),
          text: text("Why it is known, in a sentence.", 200),
        }),
        "Bearers a reader may think of, no living persons.",
        1,
      ),
    ),
    siblings: optional(list(nameWord("A name."), "Names an editor chose to go with it; they come before those found by rule.", 1)),
    sources: many("Source", "Statistics, text or lists the entry was checked against; the meaning is in the editors' own words."),
  })
  .refine(({ key, sex, slug }) => key === `${sex}-${slug}`, { message: "must be the sex and the slug", path: ["key"] })
  .refine(({ sex, lean }) => (sex === "unisex") === (lean !== undefined), {
    message: "belongs to unisex names, and only to them",
    path: ["lean"],
  })
  .refine(({ isDisputed, dispute }) => isDisputed === (dispute !== undefined), {
    message: "belongs to names that are not certain, and to each of them",
    path: ["dispute"],
  })
  .refine(({ meaning }) => isShort(meaning.tr) && isShort(meaning.en), { message: "must be at most eight words", path: ["meaning"] })
  .refine(({ marks, turkiye }) => !(marks.includes("rare") && (turkiye?.bestRank ?? turkiye?.announcedYears)), {
    message: "rare cannot be a name that stands in a list of most given names",
    path: ["marks"],
  })
  .refine(({ turkiye }) => (turkiye?.rank === undefined) === (turkiye?.rankYear === undefined), {
    message: "rank and rankYear belong together",
    path: ["turkiye"],
  });

export const nameTable = z.strictObject({
  key: key("The year."),
  year: year("The year of birth."),
  girls: list(nameWord("A name."), "Girls' names, the most given first; one that was counted in two spellings stands twice.", 1),
  boys: list(nameWord("A name."), "Boys' names in the same order.", 1),
  sources: many("Source", "Who counted.", 1),
});

const announced = group("AnnouncedName", "A name in a year's announcement.", {
  name: nameWord("The name."),
  place: nullable(whole("Place in the list; null where the report states no order.", 1, 100)),
  count: nullable(whole("Babies given the name, where announced.", 1, 100_000)),
});

export const announcedNames = z.strictObject({
  key: key("The year."),
  year: year("The year of birth.", 2019),
  girls: list(announced, "Girls' names.", 1),
  boys: list(announced, "Boys' names.", 1),
  sources: many("Source", "Where the announcement was reported.", 1),
});
