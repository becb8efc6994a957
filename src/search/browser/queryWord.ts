/** A word of a query: what else it may mean, and how certain it is that it means a given word. */

import { isWithin, isWithinOneTypo } from "../../text/oneTypo";
import { type Form, isNegated, likeness, slipLikeness, stemLength, toStem } from "../../text/words";
import { type OpenIndex, wordFileFor } from "./openIndex";
import { thresholds } from "./thresholds";

const { sure, synonym, correctable, correctableByTwo, corrections, twoSlips } = thresholds;

/** A word of the query with its synonyms and corrections, each with how certain it is, from 0 to 1. */
export interface QueryWord {
  form: Form;
  others: readonly (readonly [Form, number])[];
  /** True if the word may still be incomplete. */
  isOpen: boolean;
}

/** The synonyms of a word, without the word itself. */
const meaning = (form: Form, { synonyms, language }: OpenIndex): Form[] =>
  synonyms
    .filter((group) => group.some((other) => likeness(form, other, language) >= sure))
    .flat()
    .filter((other) => other.word !== form.word);

/** The same for the root of an English word: crwling, crawl. */
const rootSlip = (typed: Form, meant: Form, language: string): number =>
  language === "en" && typed.base.length >= correctable && meant.base.length > correctable && isWithinOneTypo(typed.base, meant.base)
    ? thresholds.rootSlip
    : 0;

/** Corrections of a mistyped word: the most similar words of the index, each with its likeness. */
function corrected(typed: Form, { entries, language }: OpenIndex): [Form, number][] {
  if (typed.word.length < correctable || /\d/.test(typed.word)) return [];
  const byOne = entries
    .map(({ form }): [Form, number] => [form, slipLikeness(typed, form, language) || rootSlip(typed, form, language)])
    .filter(([, like]) => like > 0)
    .sort(([, a], [, b]) => b - a)
    .slice(0, corrections);
  if (byOne.length > 0 || typed.word.length < correctableByTwo) return byOne;
  return entries
    .filter(({ form: { word } }) => word[0] === typed.word[0] && isWithin(word, typed.word, 2))
    .map(({ form }): [Form, number] => [form, twoSlips])
    .slice(0, corrections);
}

interface Others {
  same: QueryWord["others"];
  slips: QueryWord["others"];
}
/** Calculated once for each word, because the search runs again with every letter typed. */
const known = new WeakMap<OpenIndex, Map<string, Others>>();

/** True if a loaded file of words has the word exactly as typed: “Parol” is a brand of paracetamol, not a typing error for paroxetine. */
const isInFiles = ({ word }: Form, index: OpenIndex): boolean =>
  word.length <= stemLength + 1 && (index.files.get(wordFileFor(index, word)) ?? []).some(({ form }) => form.word === toStem(word));

/**
 * The synonyms of a word of the query and, if the index does not have the word itself, its corrections, each with how certain it is.
 * @example otherForms(toForm("bulanti", "tr"), index) // [[the form of “bulanıyor”, 0.85]]
 */
export function otherForms(form: Form, index: OpenIndex): QueryWord["others"] {
  const words = known.get(index) ?? new Map<string, Others>();
  known.set(index, words);
  let others = words.get(form.word);
  if (!others) {
    const isKnown = (index.byLetter.get(form.word[0] ?? "") ?? []).some(
      (entry) =>
        entry.form.word === form.word || (entry.form.word.length > 4 && likeness(form, entry.form, index.language) >= thresholds.plain),
    );
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

/**
 * How certain it is, from 0 to 1, that a word of the query, possibly misspelt or a synonym, means a word of a danger sign or a title; 0 if it does not.
 * @example sureness(word, { form: word, others: [], isOpen: false }, index) // 1
 */
export function sureness(word: Form, { form, others }: QueryWord, { language }: OpenIndex): number {
  if (language === "tr" && isNegated(form.word) !== isNegated(word.word)) return 0;
  const own = likeness(word, form, language);
  if (own >= thresholds.meant) return own;
  const best = Math.max(0, ...others.map(([other, worth]) => worth * likeness(word, other, language)));
  return best >= thresholds.meantOther ? best : 0;
}
