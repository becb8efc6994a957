/** Baby names: the dictionary and the yearly announcements. Over 200 lines because every field has a description for GraphiQL and editors. */
import { z } from "zod";
import type { NameGender } from "../../vocabulary/nameLists";
import { lastWholeList } from "../../vocabulary/wholeList";
import { group, key, list, many, nullable, oneOf, optional, text, whole, word, wordMatching, yesNo } from "./fields";
import { type Page, type RawRecord, type RecordType, shownElsewhere, upTo } from "./recordType";

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

/** Themes of meanings. */
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

/** Why a meaning needs no confirmation by a dictionary of names: it is a plain word, or a compound of known words or names. */
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

const quran = group("QuranPlace", "A verse of the Quran that contains the name or the word; one verse, not all.", {
  verse: wordMatching("Sura and verse, like 2:31.", isVerse, "must be a verse that exists, sura:verse"),
  kind: oneOf("Whether the verse contains it as a proper name or only as a word.", ["proper-name", "word"]),
  word: word("Arabic form in the verse, without vowel marks."),
});

const turkiye = group("NameInTurkiye", "How often it is given in Türkiye, according to published lists.", {
  rank: optional(rank("Latest known rank among the names of a year.")),
  rankYear: optional(year("Year of `rank`.", 2015)),
  rankSide: optional(oneOf("For a unisex name: the list (girls or boys) that `rank` is from.", ["girl", "boy"])),
  isApproximate: optional(yesNo("True if `rank` is from a second-hand list.")),
  rank2018: optional(rank("Rank in 2018, the last year with a complete list of a hundred names.")),
  bestRank: optional(rank("Best rank in any year.")),
  bestYear: optional(year("Year of `bestRank`.")),
  firstTop100: optional(year("First year in the top 100, out of the 42 years with tables (1950, 1960, 1970, 1980–2018).")),
  lastTop100: optional(year("Last year in the top 100, out of the same years.")),
  yearsInTop100: optional(whole("Number of years in the top 100, out of the same years.", 1, 42)),
  announcedYears: optional(list(year("A year.", 2019), "Years whose announced list of the most given names includes it.", 1)),
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
    key: key("Sex and slug, like girl-ada or unisex-deniz."),
    name: nameWord("The name in Turkish spelling."),
    slug: wordMatching(
      "Slug: last part of the page's address, the same in both languages; ends in -2 for the second of two names that differ only in diacritics.",
      (slug) => /^[a-z]+(-[a-z]+)*(-2)?$/.test(slug),
      "must be a lower-case ASCII slug",
    ),
    sex: oneOf("Sex of the children who are given the name.", ["girl", "boy", "unisex"]),
    lean: optional(oneOf("For a unisex name: the sex it is mostly given to today, in the editors' judgement.", ["girl", "boy", "even"])),
    origins: list(oneOf("A language.", origins), "Languages from which it came into Turkish; a compound has one for each part.", 1),
    meaning: text("Meaning in one to eight words; a semicolon separates two senses.", 80),
    isDisputed: yesNo("True if meaning or origin is disputed, a modern coinage, or not confirmed by a list of names."),
    dispute: optional(
      oneOf(
        "Reason for the uncertainty: modern coinage; word of the Quran used as a name; differing meanings; disputed origin; bearer known only from tradition; only a popular interpretation; in no dictionary of names.",
        disputes,
      ),
    ),
    basis: optional(oneOf("Why no list of names has to confirm it: a plain Turkish word, or a compound of known words or names.", bases)),
    themes: list(oneOf("A theme.", themes), "Themes of the meaning, the strongest first."),
    claim: optional(text("Correction of a claim about the name that is false or only partly true.", 240)),
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
      "Kinds of name it belongs to; english: used in English and rare in Türkiye; archive: hardly given today, so never suggested.",
    ),
    variants: optional(list(word("A spelling."), "Other spellings in use.", 1)),
    circumflexForm: optional(nameWord("Spelling with a circumflex, as in dictionaries.")),
    turkiye: optional(turkiye),
    englandWales: optional(
      group("NameInEnglandWales", "Statistics of England and Wales 2024, same spelling.", {
        rank: rank("Rank."),
        sex: oneOf("Sex the list is for.", ["girl", "boy"]),
        count: whole("Number of babies given the name.", 3, 100_000),
      }),
    ),
    unitedStates: optional(group("NameInUnitedStates", "Statistics of the United States 2024, same spelling.", { rank: rank("Rank.") })),
    etymology: optional(text("Origin of the word and how it became a name, in two sentences.", 400)),
    namesakes: optional(
      list(
        group("Namesake", "A person or thing known by the name.", {
          name: word("Name of the person or thing."),
          text: text("What the person or thing is known for, in one sentence.", 200),
        }),
        "Well-known bearers of the name; no living persons.",
        1,
      ),
    ),
    siblings: optional(list(nameWord("A name."), "Names for siblings chosen by an editor; shown before those found by rule.", 1)),
    sources: many("Source", "Statistics, text or lists the entry was checked against; the meaning is in the editors' own words."),
  })
  .refine(({ key, sex, slug }) => key === `${sex}-${slug}`, { message: "must be the sex and the slug", path: ["key"] })
  .refine(({ sex, lean }) => (sex === "unisex") === (lean !== undefined), {
    message: "belongs to unisex names, and only to them",
    path: ["lean"],
  })
  .refine(({ isDisputed, dispute }) => isDisputed === (dispute !== undefined), {
    message: "is required if isDisputed is true, and not allowed otherwise",
    path: ["dispute"],
  })
  .refine(({ meaning }) => isShort(meaning.tr) && isShort(meaning.en), { message: "must be at most eight words", path: ["meaning"] })
  .refine(({ marks, turkiye }) => !(marks.includes("rare") && (turkiye?.bestRank ?? turkiye?.announcedYears)), {
    message: "a name in a list of the most given names cannot be rare",
    path: ["marks"],
  })
  .refine(({ turkiye }) => (turkiye?.rank === undefined) === (turkiye?.rankYear === undefined), {
    message: "rank and rankYear belong together",
    path: ["turkiye"],
  });

export const nameTable = z.strictObject({
  key: key("Year of birth, as text."),
  year: year("Year of birth."),
  girls: list(nameWord("A name."), "Girls' names, the most given first; a name counted in two spellings appears twice.", 1),
  boys: list(nameWord("A name."), "Boys' names in the same order.", 1),
  sources: many("Source", "Sources of the statistics.", 1),
});

const announced = group("AnnouncedName", "A name in the announcement of a year.", {
  name: nameWord("The name."),
  place: nullable(whole("Rank in the list; null if the report states no order.", 1, 100)),
  count: nullable(whole("Number of babies given the name; null if not announced.", 1, 100_000)),
});

const announcedNames = z.strictObject({
  key: key("Year of birth, as text."),
  year: year("Year of birth.", 2019),
  girls: list(announced, "Girls' names.", 1),
  boys: list(announced, "Boys' names.", 1),
  sources: many("Source", "Reports of the announcement.", 1),
});

/** The page of a name for one gender. */
const namePage = ({ slug }: RawRecord, side: NameGender): Page => ({ route: `${side}Name`, params: { name: String(slug) } });

export const namesTypes = {
  BabyName: {
    description: "A given name, with its meaning, origin and statistics.",
    folder: "names",
    fields: babyName,
    checks: "plain",
    expected: [],
    sourceTopic: "names",
    leastWords: {},
    page: {
      pageOf: (record) => namePage(record, record.sex === "boy" || record.lean === "boy" ? "boy" : "girl"),
      pagesOf: (record) => (record.sex === "unisex" ? ["girl", "boy"] : [record.sex]).map((side) => namePage(record, side as NameGender)),
      linkedAs: [],
      variables: (_, route) => ({ side: route === "girlName" ? "girl" : "boy" }),
    },
    list: null,
    search: null,
    sharePicture: null,
    publishedIn: null,
    namesItems: null,
  },
  NameTable: {
    description: "The hundred most given names of a year in Türkiye, as counted by TÜİK.",
    folder: "standards/name-tables",
    fields: nameTable,
    checks: { none: "names as published, with their counts" },
    expected: ["1950", "1960", "1970", ...upTo(1980, lastWholeList)],
    sourceTopic: "names",
    ...shownElsewhere,
  },
  AnnouncedNames: {
    description: "The most given names of a year in Türkiye, as announced by the population directorate (NVİ).",
    folder: "announced-names",
    fields: announcedNames,
    checks: { none: "names as published" },
    expected: upTo(2019, 2025),
    sourceTopic: "names",
    ...shownElsewhere,
  },
} as const satisfies Record<string, RecordType>;
