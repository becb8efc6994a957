/** Answers a question from the index that is open: pages by how well they fit, and the sign of danger the question tells of. */

import { type Form, isNegated, likeness, queryWords, slipLikeness, toForm, toStem } from "../text/words";
import type { Kind } from "./index.types";
import { type Entry, type OpenIndex, wordFileFor } from "./openIndex";

export interface Hit {
  /** Number of the page in the index. */
  page: number;
  score: number;
}

export interface Answer {
  hits: Hit[];
  flag: OpenIndex["redFlags"][number] | null;
  /** True when a page has the whole question in its title or among the questions it is known for. */
  isWhole: boolean;
  /** Numbers of the files of words that would tell more; empty when the titles answer the whole question. */
  wanted: number[];
}

/** From this likeness on, a word stands for those that mean the same. */
const sure = 0.8;
/** From this likeness on, a page is shown for a word. */
const near = 0.5;
const synonym = 0.85;
/** Shorter words are too alike to be corrected. */
const correctable = 4;
/** Corrections looked at for a word. */
const corrections = 4;

/** A word of the question with what else it may stand for, each with how surely. */
interface QueryWord {
  form: Form;
  others: readonly (readonly [Form, number])[];
  /** True while the word is being typed. */
  isOpen: boolean;
}

/** Words that mean the same. */
const meaning = (form: Form, { synonyms, language }: OpenIndex): Form[] =>
  synonyms
    .filter((group) => group.some((other) => likeness(form, other, language) >= sure))
    .flat()
    .filter((other) => other.word !== form.word);

/** What the finger may have meant: the likest words of the index, where the word itself is not in it. */
function corrected(typed: Form, { entries, language }: OpenIndex): [Form, number][] {
  if (typed.word.length < correctable || /\d/.test(typed.word)) return [];
  return entries
    .map(({ form }): [Form, number] => [form, slipLikeness(typed, form, language)])
    .filter(([, like]) => like > 0)
    .sort(([, a], [, b]) => b - a)
    .slice(0, corrections);
}

interface Others {
  same: QueryWord["others"];
  slips: QueryWord["others"];
}
/** Made once a word, since a reader types the same words again with every letter. */
const known = new WeakMap<OpenIndex, Map<string, Others>>();

/** True for a word that a file fetched since has as it was typed: Parol is paracetamol, and no slip for paroxetine. */
const isInFiles = ({ word }: Form, index: OpenIndex): boolean =>
  (index.files.get(wordFileFor(index, word)) ?? []).some(({ form }) => form.word === toStem(word));

function otherForms(form: Form, index: OpenIndex): QueryWord["others"] {
  const words = known.get(index) ?? new Map<string, Others>();
  known.set(index, words);
  let others = words.get(form.word);
  if (!others) {
    const isKnown = index.entries.some((entry) => entry.form.word === form.word);
    others = {
      same: meaning(form, index).map((other) => [other, synonym] as const),
      slips: isKnown
        ? []
        : corrected(form, index).flatMap(([meant, like]) => [
            [meant, like] as const,
            ...meaning(meant, index).map((other) => [other, like * synonym] as const),
          ]),
    };
    words.set(form.word, others);
  }
  return isInFiles(form, index) ? others.same : [...others.same, ...others.slips];
}

function compareForms({ form: own, others, isOpen }: QueryWord, { form }: Entry, { language }: OpenIndex): number {
  let best = likeness(own, form, language);
  if (isOpen && own.word.length > 1 && form.word.startsWith(own.word))
    best = Math.max(best, 0.55 + (0.4 * own.word.length) / form.word.length);
  for (const [other, worth] of others) if (best < worth) best = Math.max(best, worth * likeness(other, form, language));
  return best;
}

/** Pages that a word of the question is found on, each with what it counts there. */
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

/** How surely a word of a danger sign is one of the question, be it misspelt or another word for it; 0 where it is not. */
function sureness(word: Form, { form, others }: QueryWord, { language }: OpenIndex): number {
  if (language === "tr" && isNegated(form.word) !== isNegated(word.word)) return 0;
  const own = likeness(word, form, language);
  if (own >= 0.7) return own;
  const best = Math.max(0, ...others.map(([other, worth]) => worth * likeness(word, other, language)));
  return best >= 0.59 ? best : 0;
}

const means = (word: Form, queryWord: QueryWord, index: OpenIndex): boolean => sureness(word, queryWord, index) > 0;

/** How surely a phrase is in the question: each of its words by a word of its own, the longer phrase the surer; 0 where it is not. */
function phraseIn(phrase: readonly Form[], query: readonly QueryWord[], index: OpenIndex): number {
  if (phrase.length === 0 || phrase.length > query.length || (phrase.length === 1 && query.length > 1)) return 0;
  const free = new Set(query);
  let sum = 0;
  for (const word of phrase) {
    let best: QueryWord | undefined;
    let most = 0;
    for (const own of free) {
      const like = sureness(word, own, index);
      if (like > most) {
        best = own;
        most = like;
      }
    }
    if (!best) return 0;
    free.delete(best);
    sum += most;
  }
  return sum;
}

/** The sign whose phrase is most surely in the question; of two as sure, the more urgent, which stands first. */
function findFlag(query: readonly QueryWord[], index: OpenIndex): Answer["flag"] {
  let best: Answer["flag"] = null;
  let most = 0;
  for (const flag of index.redFlags)
    for (const phrase of flag.phrases) {
      const like = phraseIn(phrase, query, index);
      if (like <= most + 0.01) continue;
      best = flag;
      most = like;
    }
  return best;
}

/** A word counts this much where it stands in a title or a known question, and less where it is only likely. */
const whole = 2.2;
/** Of two pages that fit as well, the one readers mean more often. */
const kindWorth: Partial<Record<Kind, number>> = { week: 1.08, symptom: 1.05, firstAid: 1.05, list: 0.95, page: 0.95 };
/** Files of words fetched for a question. */
const filesAtOnce = 2;
/** A page has to fit at least this well beside the best. */
const least = 0.22;
/** More than anyone reads. */
const most = 40;

/**
 * The pages that answer a question, best first.
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
  // The longest words tell most; a question of many words does not fetch them all.
  const telling = words.filter((word) => word.length > 2 && !/^\d/.test(word)).sort((a, b) => b.length - a.length);
  const wanted = isWhole ? [] : [...new Set(telling.slice(0, filesAtOnce).map((word) => wordFileFor(index, word)))];
  return {
    hits: hits.filter(({ score }) => score >= best * least).slice(0, most),
    flag: findFlag(query, index),
    isWhole,
    wanted: wanted.filter((n) => !index.files.has(n)),
  };
}

/** A title or a known question that says just what is asked stands before one that says much else. */
function closeness(page: number, query: readonly QueryWord[], index: OpenIndex): number {
  let best = 0;
  for (const phrase of index.pages[page]?.phrases ?? []) {
    if (phrase.length === 0) continue;
    const inPhrase = query.filter((own) => phrase.some((form) => means(form, own, index))).length;
    best = Math.max(best, (2 * inPhrase) / (query.length + phrase.length));
  }
  return 0.6 + 0.6 * best;
}
