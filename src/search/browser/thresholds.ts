import type { Kind } from "../../vocabulary/searchKinds";

/**
 * Every number the ranking depends on, each with the query that fixed it (__tests__/search). Change one only with the figures of
 * `npx jest __tests__/search/asked.test.ts` before and after.
 */
export const thresholds = {
  /** Weight of a word by where it is. Title over search words: “sarılık” leads with jaundice, not with St John’s wort. */
  title: 3,
  words: 3,
  /** Search words that come with the files of words: “coraspin”. */
  said: 3,
  /** Names of a food, medicine or thing: “advil” leads with ibuprofen, not with the question about painkillers. */
  named: 3.2,
  /** Words of headings and of running text: “plagio” is in the text about a flat head, but “hıçkırık” leads with hiccups, not with a text that mentions them. */
  headings: 1.3,
  body: 0.45,
  /** Words for a whole kind: “hamilelikte ilaç” finds the medicines, but not before the page about them. */
  kind: 0.3,
  /** Likeness above which a page is found by a word: “ayağım” finds “ayak”. */
  near: 0.5,
  /** What the beginning of a word is worth, and how much more the nearer it is to the whole: “ibupr”. */
  begun: 0.55,
  begunShare: 0.4,
  /** What a longer word is worth of which the files have the first six letters: “emziriyorum”. */
  stem: 0.92,
  /** Likeness from which a word of the index is the typed word, with another ending at most: “kabızım” is kabız. */
  certain: 0.75,
  /** Factor for a word that only resembles the typed one where others are the typed one: “yasağı” is not “yaşam”. */
  lookAlike: 0.5,
  /** Factor for another ending where the typed word itself is found: “yüzücü” is not “yüzü”. */
  inflected: 0.9,
  /** Likeness from which a word also means its synonyms, and what a synonym is worth: “puking” finds nausea. */
  sure: 0.8,
  synonym: 0.85,
  /** Likeness from which a word is another without a doubt, so that it is not corrected and a title has it: “kabızlığım”. */
  plain: 0.9,
  /** The same for the words of a title or search phrase, and for what a synonym or a correction of them is worth: “crwling” is in “crawl and walk”. */
  meant: 0.7,
  meantOther: 0.59,
  rootSlip: 0.6,
  /** Letters of each part of a word written in one or in two: “sırt üstü” is sırtüstü. */
  compound: 4,
  /** Letters from which a word is corrected, corrections tried, and what a correction by two letters is worth: “diarhea”. */
  correctable: 4,
  correctableByTwo: 7,
  corrections: 4,
  twoSlips: 0.55,
  slipInFiles: 0.6,
  /** Factors by kind: of two pages that match equally well, the kind readers mean more often comes first: “şişlik” leads with the symptom. */
  kindWorth: { symptom: 1.04, firstAid: 1.04, tool: 1.05, page: 0.95, play: 0.85 } as Partial<Record<Kind, number>>,
  /** How much more a rare word decides than a common one: “25. haftada ibuprofen”. */
  common: 0.6,
  rare: 1,
  /** Factor for a word that says the stage and not what is asked: “nutella while pregnant”. */
  stageWord: 0.3,
  /** Factor for a word of every question: “newborn keeps getting the hiccups” is about hiccups. */
  weakWord: 0.5,
  /** Power of the share of the query a page covers: “ayak şişliği” before “ayak”. */
  coverage: 0.9,
  /** Of two pages the one with fewer other words in its title or search phrase: “ateş” before “ateş sonrası”. */
  otherWords: 0.5,
  /** Share that counts for a page whose search words have the query, which may be in several phrases: “yüzücü” finds swimming. */
  saidShare: 0.6,
  /** Score of a word from which it is in a title or among the search words, and does not only resemble one: “deniz” is a page, not only a name. */
  whole: 2.5,
  /** Share of a title or phrase in common with the query from which nothing more is loaded: “kabızlık”. */
  exact: 0.75,
  /** Factor for a question of readers, whose title has many words: “oruç tutmak” finds the answer first. */
  thread: 0.8,
  /** Files of words loaded for a query; a long one needs more than four: “bezi silerken ağlıyor, altı kıpkırmızı oldu”. */
  filesAtOnce: 8,
  /** Minimum score of a page, as a share of the best one; maximum pages: “bebek” is on hundreds. */
  least: 0.2,
  most: 40,
  /** Factor for a page of the other stage, if the query says the stage: “hamileyken öksürük”. */
  otherStage: 0.7,
  /** Factor for a page of the other stage than hers, if the query names none: “stuffy nose”. */
  notHers: 0.93,
  /** Factor for a page of the other stage than the one the words make likely: “bebeğin gazı nasıl çıkarılır” is not about a mother’s wind. */
  hint: 0.75,
  /** Place of the page of a week or month, from 0, if no page has all the other words: “9 haftalık bebeğim gözle takip eder mi”. */
  timePlace: 2,
  /** Factor for a list of names of the side the query names: “kuranda geçen oğlan adları”. */
  side: 1.5,
  /** Factor for pages of a number (weeks, months) that the query does not ask for: “bebek beslenmesi”. */
  numbered: 0.55,
} as const;

/**
 * Every number the decision about a danger depends on, each with a query that fixed it (__tests__/search/dangers.*.json). Change one only with the
 * figures of `npx jest __tests__/search/dangers.test.ts` before and after.
 */
export const dangerThresholds = {
  /** What becomes a card. */
  card: {
    /** How certain the only word of a query must be: a name with one letter changed is no danger. */
    alone: 0.75,
    /** The same for a query of several words in which one word tells the danger. */
    single: 0.7,
    /** Words up to which a query with “nedir”, “what is” asks for knowledge and tells of nothing. */
    asking: 9,
    /** Signs on a card. */
    most: 6,
    /** Words between a danger and what excludes it, at most: “kanıyor … diş etim”, but not two troubles told one after the other. */
    reach: 7,
  },
  /** How words are read. */
  words: {
    /** Other words between two words of an idiom: “nefes bile zor alıyor”. */
    gap: 2,
    /** The same if the words have changed places. */
    swapped: 0,
    /** Letters from which any word with one slip is corrected: “havlae”; shorter ones only if no word can be spelt so: “nöbt”. */
    correctable: 6,
    /** Letters of a stem that may lack a vowel or have two letters swapped in a word of possible spelling: “bogluyor”. */
    slightlyWrong: 5,
    /** Letters of a stem that may lack a vowel in an unknown word. */
    vowelMissing: 4,
    /** Letters of the shortest stem a slip may stand for: “gldi”. */
    shortestStem: 2,
    /** Letters of the shortest word that is corrected. */
    shortestWord: 4,
    /** How certain a corrected word is. */
    impossible: 0.8,
    slip: 0.7,
  },
  /** Degrees a thermometer shows, in °C and °F: “40 günlük ateşi 38”, “101 fever”. */
  temperature: {
    shown: [34, 43],
    shownFahrenheit: [95, 109],
    /** “36,8 normal mi”. */
    fever: 37.8,
    /** Doubt between 38 and 39 belongs to the reader of the card, so the limits are those of the signs: “38,6”. */
    high: 39,
    veryHigh: 40,
    /** “ateşi 35,5”. */
    cold: 36,
  },
  /** Blood pressure in cmHg, upper and lower: “15e 10”, “150/95”. */
  pressure: {
    high: [14, 9],
    severe: [16, 11],
    upper: [9, 26],
    lower: [5, 16],
    /** From here a number is in mmHg: “142 92”. */
    millimetres: 40,
    /** Two numbers in mmHg that need no word beside them. */
    upperAlone: [100, 230],
    lowerAlone: [50, 140],
    /** Upper number before a slash: “150/95”, not a date. */
    beforeSlash: 90,
    /** Tokens between the two numbers at most: “14 buçuğa 9”. */
    apart: 3,
  },
  /** Breaths a minute: “dakikada elli beş”, “sixty eight a minute”. */
  breaths: { many: 50, tooMany: 60, most: 120 },
  /** Hours that something lasts: “dört saattir susmuyor”; “sabahtan beri” counts as a night or a day without a nappy. */
  hours: { long: 3, dry: 8, veryDry: 12 },
  /** Days that something lasts. */
  days: { week: 7, twoWeeks: 14, sixWeeks: 40 },
  /** Weeks of pregnancy at which the signs differ, and what is taken for one: “bebek oynamıyor 19 haftalık”. */
  weeks: { first: 2, likely: 14, sixteen: 16, twelve: 12, twenty: 20, twentyFour: 24, term: 37, last: 44 },
  /** Ages, in days. */
  ages: {
    /** A length of time from here is an age: “2 yaşında”. */
    surely: 300,
    /** Oldest child the site speaks of: six years. */
    oldest: 2190,
    /** Below four and above 43 weeks an age is no week of pregnancy. */
    noWeekBelow: 28,
    noWeekAbove: 301,
    threeMonths: 91,
    twoWeeks: 13,
    tenWeeks: 70,
    /** A day and a half: the first 24 hours are told in many ways. */
    firstDay: 1.5,
  },
} as const;
