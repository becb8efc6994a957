/** Answers a query from the open index: the pages, sorted by how well they match, and the danger sign the query mentions. */

import { likeness, queryWords, toForm, toStem } from "../../text/words";
import type { Kind } from "../index.types";
import { findFlag } from "./findFlag";
import { type Entry, type OpenIndex, wordFileFor } from "./openIndex";
import { otherForms, type QueryWord, sureness } from "./queryWord";

export interface Hit {
  /** Number of the page in the index. */
  page: number;
  score: number;
}

export interface Answer {
  hits: Hit[];
  flag: ReturnType<typeof findFlag>;
  /** True if a page has every word of the query in its title or among its search words. */
  isWhole: boolean;
  /** Numbers of the files of words to load for more results; empty if the titles match the whole query. */
  wanted: number[];
}

/** Likeness above which a page is found by a word. */
const near = 0.5;

/** How alike a word of the query and a word of the index are, from 0 to 1. */
function compareForms({ form: own, others, isOpen }: QueryWord, { form }: Entry, { language }: OpenIndex): number {
  let best = likeness(own, form, language);
  if (isOpen && own.word.length > 1 && form.word.startsWith(own.word))
    best = Math.max(best, 0.55 + (0.4 * own.word.length) / form.word.length);
  for (const [other, worth] of others) if (best < worth) best = Math.max(best, worth * likeness(other, form, language));
  return best;
}

/** The pages a word of the query is found on, each with its score. */
function scorePages(queryWord: QueryWord, index: OpenIndex): Map<number, number> {
  const found = new Map<number, number>();
  const add = (entry: Entry, like: number): void => {
    for (const [page, weight] of entry.pages) found.set(page, Math.max(found.get(page) ?? 0, like * weight));
  };
  const letters = new Set([queryWord.form, ...queryWord.others.map(([other]) => other)].map(({ word }) => word[0] ?? ""));
  for (const letter of letters)
    for (const entry of index.byLetter.get(letter) ?? []) {
      const like = compareForms(queryWord, entry, index);
      if (like > near) add(entry, like);
    }
  for (const [form, worth] of [[queryWord.form, 1] as const, ...queryWord.others]) {
    const stem = toForm(toStem(form.word), index.language);
    for (const entry of index.files.get(wordFileFor(index, form.word)) ?? []) {
      const like = worth * likeness(stem, entry.form, index.language);
      if (like > near) add(entry, like);
    }
  }
  return found;
}

/** Score above which a word is taken to be in a title or among the search words, and not only to resemble one. */
const whole = 2.2;
/** Factors by kind: of two pages that match equally well, the kind readers mean more often comes first. */
const kindWorth: Partial<Record<Kind, number>> = { week: 1.08, symptom: 1.05, firstAid: 1.05, list: 0.95, page: 0.95 };
/** Maximum files of words loaded for a query. */
const filesAtOnce = 2;
/** Minimum score of a page, as a share of the best page’s score. */
const least = 0.22;
/** Maximum pages in an answer. */
const most = 40;

/**
 * The pages that match a query, best first.
 * @example ask("ayaklarım şişti", index).hits[0] // the page about swollen feet
 */
export function ask(question: string, index: OpenIndex): Answer {
  const { language, pages } = index;
  const words = queryWords(question, language);
  const own = words.map((word) => toForm(word, language));
  const isOpen = /[\p{L}]$/u.test(question);
  const query = own.map((form, i): QueryWord => ({ form, others: otherForms(form, index), isOpen: isOpen && i === own.length - 1 }));
  const found = query.map((word) => scorePages(word, index));
  const worth = found.map((on) => 2 + 0.5 * Math.log(1 + pages.length / (1 + on.size)));
  const all = worth.reduce((sum, value) => sum + value, 0);
  const scores = new Map<number, number>();
  const coverage = new Map<number, number>();
  found.forEach((on, i) => {
    for (const [page, value] of on) {
      scores.set(page, (scores.get(page) ?? 0) + value * (worth[i] ?? 0));
      coverage.set(page, (coverage.get(page) ?? 0) + (worth[i] ?? 0));
    }
  });
  const byScore = (a: Hit, b: Hit): number => b.score - a.score || a.page - b.page;
  const hits = [...scores]
    .map(([page, score]): Hit => ({ page, score: score * ((coverage.get(page) ?? 0) / all) ** 1.5 }))
    .sort(byScore)
    .slice(0, 2 * most)
    .map(({ page, score }): Hit => ({ page, score: score * closeness(page, query, index) * (kindWorth[pages[page]?.kind ?? "page"] ?? 1) }))
    .sort(byScore);
  const best = hits[0]?.score ?? 0;
  const isWhole = found.length > 0 && hits.some(({ page }) => found.every((on) => (on.get(page) ?? 0) > whole));
  // The longest words are the most specific. A long query does not load the files of all its words.
  const telling = words.filter((word) => word.length > 2 && !/^\d/.test(word)).sort((a, b) => b.length - a.length);
  const wanted = isWhole ? [] : [...new Set(telling.slice(0, filesAtOnce).map((word) => wordFileFor(index, word)))];
  return {
    hits: hits.filter(({ score }) => score >= best * least).slice(0, most),
    flag: findFlag(query, index),
    isWhole,
    wanted: wanted.filter((n) => !index.files.has(n)),
  };
}

/** Factor from 0.6 to 1.2: highest if a title or a search phrase has the words of the query and no others. */
function closeness(page: number, query: readonly QueryWord[], index: OpenIndex): number {
  let best = 0;
  for (const phrase of index.pages[page]?.phrases ?? []) {
    if (phrase.length === 0) continue;
    const inPhrase = query.filter((own) => phrase.some((form) => sureness(form, own, index) > 0)).length;
    best = Math.max(best, (2 * inPhrase) / (query.length + phrase.length));
  }
  return 0.6 + 0.6 * best;
}
