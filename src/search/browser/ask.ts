/** Answers a query from the open index: the pages, sorted by how well they match, and the danger sign the query mentions. */

import { askedName } from "../../names/search/askedName";
import { isWithinOneTypo } from "../../text/oneTypo";
import { type Form, foldedWords, isContentWord, isNegated, likeness, toForm, toStem } from "../../text/words";
import type { Danger } from "../index.types";
import { isAboutLoss } from "./aboutLoss";
import { findDanger } from "./findDanger";
import { numberedKinds } from "./numberedKinds";
import { findNumbered, type NumberedPage, stageOf } from "./numberedPages";
import { type Entry, type OpenIndex, wordFileFor } from "./openIndex";
import { otherForms, type QueryWord, sureness } from "./queryWord";
import { isStageWord, readTime, type Stage } from "./readTime";
import { stageHint } from "./stageHint";
import { thresholds } from "./thresholds";

export interface Hit {
  /** Number of the page in the index. */
  page: number;
  score: number;
}

export interface Answer {
  hits: Hit[];
  flag: Danger | null;
  /** True if a page has every word of the query in its title or among its search words. */
  isWhole: boolean;
  /** True if the title of a page has every word of the query. */
  isTitle: boolean;
  /** Numbers of the files of words to load for more results; empty if the titles match the whole query. */
  wanted: number[];
  /** The page of the week, month or age that the query names. */
  timePage: number | null;
  /** What may be a name in the query; `isSure` if the query says that it is one. */
  name: { text: string; isSure: boolean } | null;
}

/** How alike a word of the query and a word of the index are, from 0 to 1. */
function compareForms({ form: own, others, isOpen }: QueryWord, { form }: Entry, { language }: OpenIndex): number {
  let best = language === "tr" && isNegated(own.word) !== isNegated(form.word) ? 0 : likeness(own, form, language);
  if (isOpen && own.word.length > 1 && form.word.startsWith(own.word))
    best = Math.max(best, thresholds.begun + (thresholds.begunShare * own.word.length) / form.word.length);
  for (const [other, worth] of others) if (best < worth) best = Math.max(best, worth * likeness(other, form, language));
  return best;
}

type Found = Map<number, number>;

/** The pages a word of the query is found on, each with its score. Words that only resemble it count less where others are the word itself. */
function scorePages(queryWord: QueryWord, index: OpenIndex): Found {
  const { near, certain, lookAlike } = thresholds;
  const matches: [Entry, number][] = [];
  const letters = new Set([queryWord.form, ...queryWord.others.map(([other]) => other)].map(({ word }) => word[0] ?? ""));
  for (const letter of letters)
    for (const entry of index.byLetter.get(letter) ?? []) {
      const like = compareForms(queryWord, entry, index);
      if (like > near) matches.push([entry, like]);
    }
  for (const [form, worth] of [[queryWord.form, 1] as const, ...queryWord.others]) {
    const stem = toStem(form.word);
    const entries = index.files.get(wordFileFor(index, form.word)) ?? [];
    const before = matches.length;
    for (const entry of entries) {
      // A stem of six letters may be the beginning of a longer word.
      const isSame = entry.form.word === stem;
      const like = worth * (isSame ? (stem === form.word ? 1 : thresholds.stem) : likeness(form, entry.form, index.language));
      if (like > near) matches.push([entry, like]);
    }
    if (worth === 1 && matches.length === before && stem.length >= thresholds.correctable && !matches.some(([, like]) => like >= certain))
      for (const entry of entries) if (beginsWithOneTypo(form.word, entry.form.word)) matches.push([entry, thresholds.slipInFiles]);
  }
  const isCertain = matches.some(([, like]) => like >= certain);
  const isExact = matches.some(([, like]) => like === 1);
  const found: Found = new Map();
  for (const [entry, like] of matches) {
    const worth = like * (isCertain && like < certain ? lookAlike : isExact && like < 1 ? thresholds.inflected : 1);
    for (const [page, weight] of entry.pages) found.set(page, Math.max(found.get(page) ?? 0, worth * weight));
  }
  return found;
}

/** Whether a word begins like a stem, with one typing error: plagocephaly, “plagio”. */
const beginsWithOneTypo = (word: string, stem: string): boolean =>
  stem.length >= thresholds.correctable &&
  [stem.length, stem.length - 1, stem.length + 1].some((end) => isWithinOneTypo(word.slice(0, end), stem));

/** A Turkish question particle written with its verb: yenirmi, yiyebilirmiyim. */
const stuck = /^(.{2,}(?:[iuae]r|m[ae]z|d[iu]|y?or|l[iu]))m[iu](?:y[iu]m|y[iu]z|s[iu]n|d[iu]r)?$/;

/** Words that say the stage or what kind of page is wanted, to know them with a typing error. */
const framing =
  "hamile hamilelik hamilelikte hamileligin hamileyken hamileyim bebek bebegim gelisimi beslenme pregnant pregnancy development eating milestones".split(
    " ",
  );

/** The words of a question: all, folded, in order. */
function wordsOf(question: string, index: OpenIndex): string[] {
  const words = foldedWords(question, index.language);
  const parted = index.language === "tr" ? words.map((word) => stuck.exec(word)?.[1] ?? word) : words;
  return compounds(parted, index).map((word) =>
    word.length > 4 && !isKnown(word, index) ? (framing.find((right) => isWithinOneTypo(word, right)) ?? word) : word,
  );
}

/** Words that the index writes in one word or in two: “sırt üstü”, sırtüstü; “cigkofte”, çiğ köfte. */
function compounds(words: readonly string[], index: OpenIndex): string[] {
  const { compound } = thresholds;
  const whole: string[] = [];
  for (let i = 0; i < words.length; i++) {
    const [word = "", next = ""] = words.slice(i, i + 2);
    if (word.length >= compound && next.length >= compound && !/\d/.test(word + next) && isKnown(word + next, index)) {
      whole.push(word + next);
      i += 1;
      continue;
    }
    whole.push(...(isKnown(word, index) || /\d/.test(word) ? [word] : (index.pairs.get(word) ?? [word])));
  }
  return whole;
}

const isKnown = (word: string, { byLetter }: OpenIndex): boolean =>
  (byLetter.get(word[0] ?? "") ?? []).some(({ form }) => form.word === word);

/** A name the query asks for, unless its words are those of a list of names: “modern kız isimleri”. */
function nameIn(question: string, index: OpenIndex): (Answer["name"] & { isMeaning: boolean }) | null {
  const asked = askedName(question);
  if (!asked) {
    const word = question.trim();
    return /^\p{L}{2,}(?: \p{L}{2,})?$/u.test(word) ? { text: word, isSure: false, isMeaning: false } : null;
  }
  const isList = foldedWords(asked.text, index.language).some((word) =>
    index.pages.some(
      ({ kind, phrases }) =>
        kind === "names" &&
        phrases.some((phrase) => phrase.some((form) => likeness(form, toForm(word, index.language), index.language) >= thresholds.sure)),
    ),
  );
  // A meaning may be among the words of a list: “ışık anlamına gelen kız isimleri”.
  const isMeaning = asked.kind === "meaning";
  return isList && !isMeaning ? null : { text: asked.text, isSure: asked.isSure, isMeaning };
}

/**
 * The pages that match a query, best first.
 * @param her the stage the reader has stored on the device; it decides between pages that match equally well
 * @example ask("ayaklarım şişti", index).hits[0] // the page about swollen feet
 */
export function ask(question: string, index: OpenIndex, her: Stage | null = null): Answer {
  const { language, pages } = index;
  const isOpen = /[\p{L}]$/u.test(question);
  const toQuery = (forms: readonly ReturnType<typeof toForm>[]) =>
    forms.map((form, i): QueryWord => ({ form, others: otherForms(form, index), isOpen: isOpen && i === forms.length - 1 }));
  const flag = findDanger(question, index);
  const name = nameIn(question, index);
  const words = wordsOf(question, index);
  const asked = readTime(words, language);
  const numbered = findNumbered(asked, index);
  const hint = stageHint(words, language);
  const isLoss = isAboutLoss(question, words, index);
  const telling = tellingWords(name && askedName(question) ? wordsOf(name.text, index) : asked.words, index);
  const query = toQuery(telling.map((word) => toForm(word, language)));
  const found = query.map((word) => scorePages(word, index));
  const factor = (page: number): number => {
    const open = pages[page];
    if (!open || (!isLoss && index.loss.pages.has(page))) return 0;
    const own = stageOf(open);
    const isOther = own !== null && asked.stage !== null && own !== asked.stage;
    const isHint = own !== null && asked.stage === null && hint !== null && own !== hint;
    const isNotHers = own !== null && asked.stage === null && her !== null && own !== her;
    return (
      (open.isThread ? thresholds.thread : (thresholds.kindWorth[open.kind] ?? 1)) *
      (isHint ? thresholds.hint : 1) *
      (isOther ? thresholds.otherStage : isNotHers ? thresholds.notHers : 1) *
      (numberedKinds.has(open.kind) && page !== numbered?.page ? thresholds.numbered : 1)
    );
  };
  let hits = rank(query, found, index, factor);
  const isWhole = hits.some(({ page }) => found.length > 0 && found.every((on) => (on.get(page) ?? 0) > thresholds.whole));
  const isTitle =
    query.length > 0 &&
    hits.some(({ page }) =>
      query.every(({ form }) => pages[page]?.phrases[0]?.some((other) => likeness(form, other, language) >= thresholds.plain)),
    );
  if (name && askedName(question) && (name.isSure || !(isTitle || (isWhole && telling.length > 1))))
    hits = namePages(hits, index, question);
  const timePage = numbered && !isLoss ? numbered.page : null;
  if (numbered && timePage !== null) hits = withTime(hits, numbered, isWhole);
  const isExact =
    isWhole &&
    query.every(({ form }) => isKnown(form.word, index)) &&
    closeness(
      hits[0]?.page ?? -1,
      query,
      index,
      [],
      query.map(() => 1),
    ) >
      1 - thresholds.otherWords * (1 - thresholds.exact);
  const wanted = isExact ? [] : filesFor(query, found, index);
  return {
    hits,
    flag,
    isWhole,
    isTitle,
    wanted: wanted.filter((n) => !index.files.has(n)),
    timePage,
    name: name && { text: name.text, isSure: name.isSure },
  };
}

/** Adds the page of the time: first if nothing else is asked for, with the other pages of that time; third if no page has all the other words; else last. */
function withTime(hits: readonly Hit[], { page, others, isAlone }: NumberedPage, isWhole: boolean): Hit[] {
  const rest = hits.filter((hit) => hit.page !== page);
  const at = isWhole ? thresholds.most - 1 : thresholds.timePlace;
  if (!isAlone)
    return [...rest.slice(0, at), { page, score: isWhole ? 0 : (rest[at]?.score ?? 0) }, ...rest.slice(at, thresholds.most - 1)];
  const top = (rest[0]?.score ?? 0) + 1 + others.length;
  return [page, ...others].map((own, i): Hit => ({ page: own, score: top - i })).concat(rest.filter((hit) => !others.includes(hit.page)));
}

/** Words as people type them that say nothing: abbreviations and question words written together. */
const fillers = new Set(
  (
    "nezaman nezamn zaman kere kez defa gunde napmaliyim napmali napayim naparim yapmaliyim yapmali yapayim lutfen varmi yokmu bisey birsey cok baya sanirim bi mi bende bana yardim soru olabilir olabilr gelmis " +
    "wat wen plz pls u ur r ive ill anyone else thing things really"
  ).split(" "),
);

/** The words that say what is searched for; all of them if none does. */
function tellingWords(words: readonly string[], { language }: OpenIndex): string[] {
  const unique = [...new Set(words)];
  const telling = unique.filter((word) => isContentWord(word, language) && !fillers.has(word) && !(word.length < 2 && !/\d/.test(word)));
  const spelled = telling.filter((word) => !/^\d+$/.test(word));
  return (
    spelled.length > 0 ? spelled.concat(telling.filter((word) => /^\d{3,}$/.test(word))) : telling.length > 0 ? telling : unique
  ).slice(0, 9);
}

/** The files of words that say most about the query: of its rarest words. */
function filesFor(query: readonly QueryWord[], found: readonly Found[], index: OpenIndex): number[] {
  const worth = query
    .map(({ form }, i) => ({ word: form.word, on: found[i]?.size ?? 0 }))
    .filter(({ word }) => word.length > 1 && !/^\d/.test(word) && !(query.length > 1 && isStageWord(word, index.language)))
    .sort((a, b) => a.on - b.on || b.word.length - a.word.length);
  return [...new Set(worth.map(({ word }) => wordFileFor(index, word)))].slice(0, thresholds.filesAtOnce);
}

/** How much a word counts by what it says: less for the stage, less for a word of every question. */
const weightOf = ({ word, base }: Form, { language, weak }: OpenIndex): number =>
  isStageWord(word, language) ? thresholds.stageWord : weak.test(language === "tr" ? word : base) ? thresholds.weakWord : 1;

/** The pages with their scores: a rare word decides more than a common one, and a page with all the words more than one with some. */
function rank(query: readonly QueryWord[], found: readonly Found[], index: OpenIndex, factor: (page: number) => number): Hit[] {
  const { common, rare, coverage, least, most } = thresholds;
  const worth = found.map(
    (on, i) =>
      (common + rare * Math.log((1 + index.pages.length) / (1 + on.size))) * weightOf(query[i]?.form ?? { word: "", base: "" }, index),
  );
  const total = worth.reduce((sum, value, i) => sum + ((found[i]?.size ?? 0) > 0 ? value : 0), 0) || 1;
  const scores = new Map<number, { sum: number; covered: number }>();
  found.forEach((on, i) => {
    for (const [page, value] of on) {
      const known = scores.get(page) ?? { sum: 0, covered: 0 };
      const own = worth[i] ?? 0;
      scores.set(page, { sum: known.sum + value * own, covered: known.covered + own });
    }
  });
  const byScore = (a: Hit, b: Hit): number => b.score - a.score || a.page - b.page;
  const hits = [...scores]
    .map(([page, { sum, covered }]): Hit => ({ page, score: factor(page) * sum * (covered / total) ** coverage }))
    .filter(({ score }) => score > 0)
    .sort(byScore)
    .slice(0, 2 * most)
    .map(({ page, score }): Hit => ({ page, score: score * closeness(page, query, index, found, worth) }))
    .sort(byScore);
  return hits.filter(({ score }) => score >= (hits[0]?.score ?? 0) * least).slice(0, most);
}

/** Whether a word of the query means a word of a title, remembered for each: hundreds of titles share their words. */
const compared = new WeakMap<QueryWord, Map<string, boolean>>();
function means(own: QueryWord, form: Form, index: OpenIndex): boolean {
  const known = compared.get(own) ?? new Map<string, boolean>();
  compared.set(own, known);
  let answer = known.get(form.word);
  if (answer === undefined) {
    answer = sureness(form, own, index) > 0;
    known.set(form.word, answer);
  }
  return answer;
}

/** Factor: highest if a title or a search phrase has the words of the query, each counted by its worth, and no others. */
function closeness(page: number, query: readonly QueryWord[], index: OpenIndex, found: readonly Found[], worth: readonly number[]): number {
  const total = worth.reduce((sum, value) => sum + value, 0);
  const said = worth.reduce((sum, value, i) => sum + ((found[i]?.get(page) ?? 0) >= thresholds.whole ? value : 0), 0);
  let best = (thresholds.saidShare * said) / total;
  for (const phrase of index.pages[page]?.phrases ?? []) {
    if (phrase.length === 0) continue;
    const at = query.map((word, i) => (phrase.some((form) => means(word, form, index)) ? i : -1)).filter((i) => i >= 0);
    const inPhrase = at.reduce((sum, i) => sum + (worth[i] ?? 0), 0);
    const others = (Math.max(0, phrase.length - at.length) * total) / query.length;
    best = Math.max(best, (2 * inPhrase) / (total + inPhrase + others));
  }
  return 1 - thresholds.otherWords + thresholds.otherWords * best;
}

/** The lists of names, those of the side the query names first. */
function namePages(hits: readonly Hit[], { pages, nameLists }: OpenIndex, question: string): Hit[] {
  const isBoy = /(?<!\p{L})(?:erkek|o[gğ]lan|boys?|lads?)(?!\p{L})/iu.test(question);
  const main = isBoy ? [nameLists.boy, nameLists.girl] : [nameLists.girl, nameLists.boy];
  const found = main
    .map((path, i): Hit => ({ page: pages.findIndex((open) => open.path === path), score: 10 - i }))
    .filter(({ page }) => page >= 0);
  const isOfSide = ({ page }: Hit): boolean =>
    (/boy|erkek/.test(pages[page]?.path ?? "") && !/girl|kiz/.test(pages[page]?.path ?? "")) === isBoy;
  const others = hits.filter(({ page }) => pages[page]?.kind === "names" && found.every((list) => list.page !== page));
  // “islamic names for girls”: the word is no name but says which list.
  const lists = others
    .map((hit): Hit => ({ ...hit, score: hit.score * (isOfSide(hit) ? thresholds.side : 1) }))
    .sort((x, y) => y.score - x.score);
  const isList = (others[0]?.score ?? 0) >= thresholds.whole;
  return (isList ? [...lists, ...found] : [...found, ...lists]).map(({ page }, i): Hit => ({ page, score: 10 / (i + 1) }));
}
