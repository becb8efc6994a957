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
  headings: 1.3,
  body: 0.45,
  /** Words for a whole kind: “hamilelikte ilaç” finds the medicines, but not before the page about them. */
  kind: 0.3,
  /** Likeness above which a page is found by a word: “ayağım” finds “ayak”. */
  near: 0.5,
  /** Likeness from which a word of the index is the typed word, with another ending at most. */
  certain: 0.75,
  /** Factor for a word that only resembles the typed one where others are the typed one: “yasağı” is not “yaşam”. */
  lookAlike: 0.5,
  /** Factor for another ending where the typed word itself is found: “yüzücü” is not “yüzü”. */
  inflected: 0.9,
  /** Likeness from which a word also means its synonyms, and what a synonym is worth: “puking” finds nausea. */
  sure: 0.8,
  synonym: 0.85,
  /** Letters from which a word is corrected, corrections tried, and what a correction by two letters is worth: “diarhea”. */
  correctable: 4,
  correctableByTwo: 7,
  corrections: 4,
  twoSlips: 0.55,
  slipInFiles: 0.6,
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
  /** Score of a word from which it is in a title or among the search words, and does not only resemble one. */
  whole: 2.5,
  /** Share of a title or phrase in common with the query from which nothing more is loaded: “kabızlık”. */
  exact: 0.75,
  /** Factor for a question of readers, whose title has many words: “oruç tutmak” finds the answer first. */
  thread: 0.8,
  /** Files of words loaded for a query. */
  filesAtOnce: 8,
  /** Minimum score of a page, as a share of the best one; maximum pages. */
  least: 0.2,
  most: 40,
  /** Factor for a page of the other stage, if the query says the stage: “hamileyken öksürük”. */
  otherStage: 0.7,
  /** Factor for a page of the other stage than hers, if the query names none. */
  notHers: 0.93,
  /** Factor for a page of the other stage than the one the words make likely: “bebeğin gazı nasıl çıkarılır” is not about a mother’s wind. */
  hint: 0.75,
  /** Place of the page of a week or month, from 0, if no page has all the other words: “9 haftalık bebeğim gözle takip eder mi”. */
  timePlace: 2,
  /** Factor for pages of a number (weeks, months) that the query does not ask for. */
  numbered: 0.55,
} as const;
