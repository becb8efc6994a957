/** Decides whether a query tells of a danger, and which. */
import { type Danger, dangerFacts, knownConcepts } from "../index.types";
import { type Found, findConcepts } from "./concepts";
import { type Answer, answersIn, byUrgency, cardOf } from "./dangerCard";
import { type Facts, factsIn } from "./dangerFacts";
import { dangerWords, type Token } from "./dangerWords";
import type { Combination, OpenDanger, OpenDangers } from "./openDangers";
import type { OpenIndex } from "./openIndex";
import { dangerThresholds } from "./thresholds";

const { card: limits } = dangerThresholds;

/** The concepts and facts of a query by their number. */
type FoundConcepts = Map<number, Found>;
type KnownConcept = (typeof knownConcepts)[number];

const numberOf = (name: KnownConcept): number => knownConcepts.indexOf(name);
const has = (found: FoundConcepts, name: KnownConcept): boolean => found.has(numberOf(name));

/** True if a concept is told without a slip: a corrected word never silences an alarm. */
const isCertain = (found: FoundConcepts, concept: number): boolean => found.get(concept)?.sure === 1;

/** The words of an index, collected once. */
const wordsOfSite = new WeakMap<OpenIndex["byLetter"], Set<string>>();

/** The words the site knows, which are not corrected. */
function knownWords(byLetter: OpenIndex["byLetter"]): Set<string> {
  const known = wordsOfSite.get(byLetter) ?? new Set([...byLetter.values()].flat().map(({ form }) => form.word));
  wordsOfSite.set(byLetter, known);
  return known;
}

/** “She” is the baby, unless the query names a woman: “my wife is 30 weeks, she …”. */
function nameWhoSheIs(found: FoundConcepts): void {
  const she = found.get(numberOf("she"));
  if (she && !has(found, "adult") && !has(found, "baby")) found.set(numberOf("baby"), she);
}

/** True if all is well again, and nothing says that it goes on: “şimdi turp gibi”. */
const isOver = (found: FoundConcepts): boolean =>
  !has(found, "present") && (has(found, "over") || ((has(found, "fine") || has(found, "well")) && !has(found, "today")));

/** True for a query that tells of no one’s danger: a short question for knowledge, a film, or what is long past and well. */
function isSilent(tokens: readonly Token[], found: FoundConcepts): boolean {
  const isQuestion = has(found, "info") || has(found, "elsewhere");
  // “what is wrong with my baby he is floppy” asks for help, not for knowledge.
  if (isQuestion && !has(found, "mine") && tokens.length <= limits.asking) return true;
  // “ilk çocuğumda havale geçirmişti, şimdi çok iyi”.
  return isCertain(found, numberOf("not-real")) || (has(found, "past") && isOver(found));
}

/** What the numbers of a query say, given its concepts. */
function readFacts(tokens: readonly Token[], found: FoundConcepts, { language }: OpenDangers): Facts {
  const context = {
    isBaby: has(found, "baby"),
    isPregnant: has(found, "pregnant"),
    isAfterBirth: has(found, "after-birth"),
    isHot: has(found, "hot"),
    isPressure: has(found, "pressure"),
    isBreath: has(found, "breath"),
  };
  const facts = factsIn(tokens, context, language);
  const isNewborn = has(found, "newborn") && !context.isPregnant && !facts.baby;
  return isNewborn ? { ...facts, baby: ["firstMonth"] } : facts;
}

/** Adds the facts to the concepts; their numbers follow those of the concepts. */
function addFacts(found: FoundConcepts, { facts, baby }: Facts, { data }: OpenDangers): void {
  const names = new Set(facts);
  if (baby) names.add("age");
  if (baby?.[0] === "firstMonth") names.add("newborn");
  for (const name of names) found.set(data.concepts.length + dangerFacts.indexOf(name), { sure: 1, at: [], certainAt: [] });
}

/**
 * True if a concept excludes what some words tell: it is told without a slip, and near them. “işerken yanıyor” far from “kanamam var” says
 * nothing about where the blood comes from. A fact excludes wherever it stands.
 */
function excludes(concept: number, words: ReadonlySet<number>, found: FoundConcepts): boolean {
  const told = found.get(concept);
  if (!told || told.sure < 1) return false;
  if (told.certainAt.length === 0 || words.size === 0) return true;
  const [first, last] = [Math.min(...words), Math.max(...words)];
  return told.certainAt.some((at) => at >= first - limits.reach && at <= last + limits.reach);
}

/** How many parts of a combination the query has; 0 if it lacks one, or has one near it that excludes it. */
function weigh({ need, without }: Combination, never: readonly number[], found: FoundConcepts, isAlone: boolean): number {
  const words = new Set<number>();
  let least = 1;
  for (const choices of need) {
    const best = choices.map((concept) => found.get(concept)).reduce((a, b) => (b && b.sure > (a?.sure ?? 0) ? b : a), undefined);
    if (!best) return 0;
    for (const at of best.at) words.add(at);
    least = Math.min(least, best.sure);
  }
  if ([...without, ...never].some((concept) => excludes(concept, words, found))) return 0;
  const limit = isAlone ? limits.alone : words.size === 1 ? limits.single : 0;
  return least >= limit ? need.length + least / 10 : 0;
}

/** A danger the query tells of, with its answers, the most urgent first. */
interface Told {
  danger: OpenDanger;
  number: number;
  weight: number;
  answers: Answer[];
}

/** The dangers a query tells of, the most urgent first, then the one told by most concepts. */
function toldBy(found: FoundConcepts, facts: Facts, isAlone: boolean, open: OpenDangers): Told[] {
  const told = open.dangers.flatMap((danger, number): Told[] => {
    const weight = Math.max(...danger.combinations.map((combination) => weigh(combination, danger.never, found, isAlone)));
    const answers = weight > 0 ? danger.signs.flatMap((sign) => answersIn(open, sign, facts)).sort(byUrgency) : [];
    return answers.length > 0 ? [{ danger, number, weight, answers }] : [];
  });
  const hidden = new Set(told.flatMap(({ danger }) => danger.instead));
  return told
    .filter(({ number }) => !hidden.has(number))
    .sort((a, b) => byUrgency(a.answers[0] as Answer, b.answers[0] as Answer) || b.weight - a.weight || a.number - b.number);
}

/**
 * The danger a query tells of; null if it tells of none. Of several the most urgent comes first.
 * @example findDanger("bebeğim nefes almıyor", index)?.tier // "call112"
 */
export function findDanger(
  question: string,
  { dangers: open, pages, byLetter }: Pick<OpenIndex, "dangers" | "pages" | "byLetter">,
): Danger | null {
  const tokens = dangerWords(question, open.language);
  const known = knownWords(byLetter);
  const found = findConcepts(tokens, open.concepts, (word) => known.has(word));
  nameWhoSheIs(found);
  const isAlone = tokens.length === 1;
  if (isSilent(tokens, found) || (isAlone && !has(found, "alone"))) return null;
  // What was lately counts as over for a fever, not for a swallowed battery.
  if (!isOver(found)) found.delete(numberOf("past-near"));
  const facts = readFacts(tokens, found, open);
  addFacts(found, facts, open);
  const shown = toldBy(found, facts, isAlone, open);
  const [best] = shown;
  if (!best) return null;
  const answers = shown.flatMap((told) => told.answers);
  const [first, ...also] = cardOf(answers, best.answers.length, open);
  return first ? { ...first, path: pages[best.danger.page]?.path ?? "", also } : null;
}
