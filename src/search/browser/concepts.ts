/** The concepts a query has: parts of the body, events, amounts, each told by any of its words in any possible form. */
import type { Language } from "../../routes/routes";
import { fold } from "../../text/letters";
import type { Token } from "./dangerWords";
import { type Inflection, isFormOf } from "./endings";
import { corrections, isImpossible, isOneVowelMore } from "./slips";
import { dangerThresholds } from "./thresholds";

const { words: thresholds } = dangerThresholds;

interface Part {
  stem: string;
  raw: string;
  kind: Inflection;
  /** True if it must have its own letters: “öldü” is not “oldu”. */
  isStrict: boolean;
}

/** A word or idiom of a concept. */
interface Item {
  concept: number;
  parts: readonly Part[];
}

export interface Concepts {
  items: readonly Item[];
  /** Parts by their first two letters; by one letter if the stem is shorter than three. */
  byStart: ReadonlyMap<string, Part[]>;
  /** The parts a word is a form of, by word; filled as readers type. */
  known: Map<string, ReadonlyMap<Part, number>>;
  language: Language;
}

/**
 * True if a word of a concept must be found with its own letters: one with a ^, and a short one.
 * @example hasOwnLetters("kan"); hasOwnLetters("^öldü") // true
 */
export const hasOwnLetters = (text: string): boolean => /^\^|^=?.{1,3}[-~*+]?$/.test(text);

const kinds: Record<string, Inflection> = { "-": "did", "~": "not", "*": "verb", "+": "prefix" };

function toPart(text: string, language: Language): Part {
  const hasCaret = text.startsWith("^");
  const isExact = text.startsWith("=");
  const mark = kinds[text.at(-1) ?? ""];
  const raw = text.slice(hasCaret || isExact ? 1 : 0, mark ? -1 : undefined);
  return {
    raw,
    stem: fold(raw, language),
    kind: isExact ? "exact" : (mark ?? "noun"),
    isStrict: hasOwnLetters(text),
  };
}

/** The idioms of a text in which one word has alternatives: “su gel-/ak-”. */
const spread = (text: string): string[] =>
  text
    .split(" ")
    .reduce<string[]>((heads, part) => heads.flatMap((head) => part.split("/").map((word) => (head ? `${head} ${word}` : word))), [""]);

/**
 * The words of all concepts, ready to be found.
 * @example openConcepts(["kan|kana-"], "tr").items.length // 2
 */
export function openConcepts(concepts: readonly string[], language: Language): Concepts {
  const parts = new Map<string, Part>();
  const items = concepts.flatMap((words, concept) =>
    words
      .split("|")
      .filter(Boolean)
      .flatMap(spread)
      .map(
        (item): Item => ({
          concept,
          parts: item.split(" ").map((text) => {
            const part = parts.get(text) ?? toPart(text, language);
            parts.set(text, part);
            return part;
          }),
        }),
      ),
  );
  const byStart = new Map<string, Part[]>();
  for (const part of parts.values()) {
    const start = part.stem.slice(0, part.stem.length < 3 ? 1 : 2);
    byStart.set(start, [...(byStart.get(start) ?? []), part]);
  }
  return { items, byStart, known: new Map(), language };
}

/** Letters often typed without their mark in a word of a text that has others: “sisti” in a text with “şişti”. */
const unmarked: Record<string, string> = { ş: "s", ç: "c", ğ: "g", ı: "i" };

/** True if a word begins with the letters of a stem, a mark missing at most: “sisti” for şiş, but not “su” for şu nor “oldu” for öl. */
const hasLettersOf = (raw: string, stem: string): boolean =>
  [...stem].every((letter, i) => raw[i] === letter || (unmarked[letter] !== undefined && raw[i] === unmarked[letter]));

/** The parts a word is a form of. */
function partsOf(word: string, { byStart, language }: Concepts): Part[] {
  const near = [...(byStart.get(word.slice(0, 2)) ?? []), ...(byStart.get(word.slice(0, 1)) ?? [])];
  return near.filter(({ stem, kind }) => isFormOf(word, stem, kind, language));
}

/** The parts a word is a form of, each with how certain that is; corrected if no word is known that is spelt so. */
function readWord(word: string, concepts: Concepts, isKnown: (word: string) => boolean): ReadonlyMap<Part, number> {
  const before = concepts.known.get(word);
  if (before) return before;
  const read = new Map<Part, number>(partsOf(word, concepts).map((part) => [part, 1]));
  concepts.known.set(word, read);
  // A word that only begins as one may still be mistyped: “ağryıor”.
  if (
    [...read.keys()].some(({ kind }) => kind !== "prefix") ||
    word.length < thresholds.shortestWord ||
    /\d|^di+l$/.test(word) ||
    isKnown(word)
  )
    return read;
  const isOdd = isImpossible[concepts.language](word);
  const isLong = word.length >= thresholds.correctable;
  if (!isOdd && !isLong) return read;
  const slight = isLong ? corrections(word, false) : undefined;
  for (const other of corrections(word, isLong))
    for (const part of partsOf(other, concepts)) {
      const length = part.stem.length;
      if (
        part.kind === "exact" ||
        part.kind === "prefix" ||
        length < thresholds.shortestStem ||
        (!isOdd &&
          length <
            (isOneVowelMore(other, word)
              ? thresholds.vowelMissing
              : slight?.has(other)
                ? thresholds.slightlyWrong
                : thresholds.correctable))
      )
        continue;
      read.set(part, Math.max(read.get(part) ?? 0, isOdd ? thresholds.impossible : thresholds.slip));
    }
  return read;
}

const denied: Record<Language, (tokens: readonly Token[], at: number) => boolean> = {
  tr: (tokens, at) => {
    const next = tokens[at + 1]?.word ?? "";
    const word = /^(?:filan|falan|da|de|bile)$/.test(next) ? (tokens[at + 2]?.word ?? "") : next;
    return /^(?:yok|yoktu|yokken|de[gy]il\w*|di+l|olmadan|olmadi|olmuyor|olmasin)$/.test(word);
  },
  en: (tokens, at) => {
    for (let i = at - 1; i >= Math.max(0, at - 3); i--) {
      const { word } = tokens[i] as Token;
      if (/^(?:no|not|without|never|zero)$/.test(word)) return true;
      if (
        !/^(?:any|more|much|really|a|an|the|have|had|has|having|be|been|being|feel|got|get|is|sign|signs|of|visible|bad|or|actual)$/.test(
          word,
        )
      )
        return false;
    }
    return false;
  },
};

/** How certain a concept is, the words that tell it, and where it is told without a slip. */
export interface Found {
  sure: number;
  at: readonly number[];
  certainAt: readonly number[];
}

/** Where an idiom stands, and how certain it is. */
interface Match {
  sure: number;
  at: readonly number[];
}

/**
 * The concepts of a query.
 * @param isKnown true for a word of the site, which is not corrected
 * @example findConcepts(dangerWords("kanamam var", "tr"), concepts, () => false).get(0)?.at // [0]
 */
export function findConcepts(tokens: readonly Token[], concepts: Concepts, isKnown: (word: string) => boolean): Map<number, Found> {
  const { items, language } = concepts;
  const isMarked = tokens.some(({ raw, word }) => raw !== word && !/^\d/.test(raw));
  const places = new Map<Part, [at: number, sure: number][]>();
  tokens.forEach(({ word, raw }, at) => {
    for (const [part, sure] of readWord(word, concepts, isKnown)) {
      if (part.isStrict && isMarked && sure === 1 && !hasLettersOf(raw, part.raw)) continue;
      const known = places.get(part);
      if (known) known.push([at, sure]);
      else places.set(part, [[at, sure]]);
    }
  });
  const found = new Map<number, Found>();
  for (const { concept, parts } of items)
    for (const { sure, at } of matchesOf(parts, places, tokens, language)) {
      const before = found.get(concept);
      const best = before && before.sure >= sure ? before : { sure, at };
      const certainAt = [...(before?.certainAt ?? []), ...(sure === 1 ? at : [])];
      found.set(concept, { sure: best.sure, at: best.at, certainAt });
    }
  return found;
}

/** The places of an idiom. */
function matchesOf(
  parts: readonly Part[],
  places: ReadonlyMap<Part, [number, number][]>,
  tokens: readonly Token[],
  language: Language,
): Match[] {
  const [first, ...others] = parts;
  return ((first && places.get(first)) ?? []).flatMap(([start, sure]): Match[] => {
    if (others.length === 0) return denied[language](tokens, start) ? [] : [{ sure, at: [start] }];
    let match: Match = { sure, at: [start] };
    for (const part of others) {
      const next = nextPlace(places.get(part) ?? [], match.at.at(-1) ?? 0, parts.length, language);
      if (!next) return [];
      match = { sure: Math.min(match.sure, next[1]), at: [...match.at, next[0]] };
    }
    return [match];
  });
}

/** Where the next word of an idiom stands after the one before, with few words between. */
function nextPlace(places: readonly [number, number][], last: number, words: number, language: Language): [number, number] | undefined {
  const after = places.find(([at]) => at > last && at <= last + 1 + thresholds.gap);
  // Turkish words of an idiom may change places: “kaçtı boğazına”.
  return after ?? (language === "tr" && words === 2 ? places.find(([at]) => at < last && at >= last - 1 - thresholds.swapped) : undefined);
}
