/** Decides whether a query tells of a danger, and which. */
import type { Language } from "../../routes/routes";
import { upperFirst } from "../../text/letters";
import { babyStages, motherStages, type SignTier, type Stage, signTiers, stages } from "../../vocabulary/tiers";
import { type Danger, type DangerData, dangerFacts, type FlagSign, knownConcepts } from "../index.types";
import { answersOf, callerIn } from "../signAnswers";
import { type Concepts, type Found, findConcepts, openConcepts } from "./concepts";
import { type Facts, factsIn } from "./dangerFacts";
import { dangerWords } from "./dangerWords";
import type { OpenIndex } from "./openIndex";

/** Every threshold of the decision, each with a query that fixed it. */
const thresholds = {
  /** How certain the only word of a query must be: a name with one letter changed is no danger. */
  alone: 0.75,
  /** The same for a query of several words in which one word tells the danger. */
  single: 0.7,
  /** Words up to which a query with “nedir”, “what is” asks for knowledge and tells of nothing. */
  asking: 9,
  /** Signs on a card. */
  most: 6,
} as const;

/** A combination of concepts: one of each list, and none of the last. */
interface Combination {
  need: readonly (readonly number[])[];
  without: readonly number[];
}

interface OpenDanger {
  combinations: readonly Combination[];
  /** Concepts that exclude it in every combination. */
  never: readonly number[];
  /** Numbers of the dangers that do not count beside it. */
  instead: readonly number[];
  page: number;
  signs: readonly (readonly [sign: number, stages: string])[];
}

export interface OpenDangers {
  concepts: Concepts;
  dangers: readonly OpenDanger[];
  data: DangerData;
  language: Language;
}

const toNumber = (text: string): number => Number.parseInt(text, 36);

function toCombination(text: string): Combination {
  const parts = text.split(" ");
  return {
    need: parts.filter((part) => !part.startsWith("!")).map((part) => part.split("|").map(toNumber)),
    without: parts.filter((part) => part.startsWith("!")).map((part) => toNumber(part.slice(1))),
  };
}

/**
 * The danger data of the index, ready to be asked.
 * @example openDangers(start.danger, "tr").dangers.length
 */
export function openDangers(data: DangerData, language: Language): OpenDangers {
  const dangers = data.dangers.map(([text, page, ...signs]): OpenDanger => {
    const [combinations = "", instead = ""] = text.split("/");
    const all = combinations.split(";").map(toCombination);
    return {
      combinations: all.filter(({ need }) => need.length > 0),
      never: all.filter(({ need }) => need.length === 0).flatMap(({ without }) => without),
      instead: instead ? instead.split(" ").map(toNumber) : [],
      page,
      signs: signs.map((sign) => (typeof sign === "number" ? [sign, ""] : sign)),
    };
  });
  return { concepts: openConcepts(data.concepts, language), dangers, data, language };
}

/** True if a concept is told without a slip: a corrected word never silences an alarm. */
const isCertain = (found: ReadonlyMap<number, Found>, concept: number): boolean => found.get(concept)?.sure === 1;

/** How many parts of a combination the query has; 0 if it lacks one, or has one that excludes it. */
function weigh({ need, without }: Combination, found: ReadonlyMap<number, Found>, isAlone: boolean): number {
  if (without.some((concept) => isCertain(found, concept))) return 0;
  const words = new Set<number>();
  let least = 1;
  for (const choices of need) {
    const best = choices.map((concept) => found.get(concept)).reduce((a, b) => (b && b.sure > (a?.sure ?? 0) ? b : a), undefined);
    if (!best) return 0;
    for (const at of best.at) words.add(at);
    least = Math.min(least, best.sure);
  }
  const limit = isAlone ? thresholds.alone : words.size === 1 ? thresholds.single : 0;
  return least >= limit ? need.length + least / 10 : 0;
}

interface Answer {
  tier: SignTier;
  stages: Stage[];
  sign: string;
  whose: "mother" | "baby";
  stage: string | undefined;
}

function answersIn({ data }: OpenDangers, [number, limit]: readonly [number, string], { mother, baby, week }: Facts): Answer[] {
  const sign = data.signs[number];
  if (!sign) return [];
  const [text, whose, tiers, time, weeks] = sign;
  const [from = 0, to = 99] = weeks?.split("-").map(Number) ?? [];
  if (whose === 0 && week !== undefined && (week < from || week > to)) return [];
  const told = whose === 0 ? mother : baby;
  const own: readonly Stage[] = whose === 0 ? motherStages : babyStages;
  const asked = limit ? own.filter((stage) => limit.includes(String(stages.indexOf(stage)))) : null;
  const only = told && asked ? told.filter((stage) => asked.includes(stage)) : (told ?? asked);
  return answersOf(own, tiers, only).map((answer) => {
    const name = answer.stages.map((stage) => stages.indexOf(stage)).join("");
    const isWhole = answer.stages.length === own.length;
    const stage = isWhole ? undefined : time !== undefined && !answer.stages.includes("afterBirth") ? time || undefined : data.times[name];
    return { ...answer, sign: text, whose: whose === 0 ? "mother" : "baby", stage };
  });
}

/** The card of answers, the most urgent first. */
function toCard(answers: readonly Answer[], { data, language }: OpenDangers): FlagSign[] {
  const isForBoth = new Set(answers.map(({ whose }) => whose)).size > 1;
  return answers.map(({ tier, sign, stage, whose }) => {
    const when = [isForBoth ? data.times[whose === "mother" ? "m" : "b"] : undefined, stage].filter(Boolean).join(", ");
    const caller = callerIn(answers.filter((other) => other.tier === tier).flatMap((other) => other.stages));
    return { tier, caller, sign, ...(when && { stage: upperFirst(when, language) }) };
  });
}

/** The words of an index, collected once. */
const wordsOfSite = new WeakMap<OpenIndex["byLetter"], Set<string>>();

/**
 * The danger a query tells of; null if it tells of none. Of several the most urgent comes first.
 * @example findDanger("bebeğim nefes almıyor", index)?.tier // "call112"
 */
export function findDanger(
  question: string,
  { dangers: open, pages, byLetter }: Pick<OpenIndex, "dangers" | "pages" | "byLetter">,
): Danger | null {
  const { language, concepts, data } = open;
  const tokens = dangerWords(question, language);
  // A word of the site is not corrected.
  const known = wordsOfSite.get(byLetter) ?? new Set([...byLetter.values()].flat().map(({ form }) => form.word));
  wordsOfSite.set(byLetter, known);
  const isKnown = (word: string): boolean => known.has(word);
  const found = findConcepts(tokens, concepts, isKnown);
  const shes = found.get(knownConcepts.indexOf("she"));
  if (shes && !found.has(knownConcepts.indexOf("adult")) && !found.has(0)) found.set(0, shes);
  const has = (name: (typeof knownConcepts)[number]): boolean => found.has(knownConcepts.indexOf(name));
  if ((has("info") || has("elsewhere")) && !has("mine") && tokens.length <= thresholds.asking) return null;
  // What is no one’s danger, and what is long over: “ilk çocuğumda havale geçirmişti, şimdi çok iyi”.
  const isFine = !has("present") && (has("over") || ((has("fine") || has("well")) && !has("today")));
  const isTold = (name: (typeof knownConcepts)[number]): boolean => isCertain(found, knownConcepts.indexOf(name));
  if (isTold("not-real") || (has("past") && isFine)) return null;
  // What was lately counts as over for a fever, not for a swallowed battery.
  if (!isFine) found.delete(knownConcepts.indexOf("past-near"));
  const isPregnant = has("pregnant");
  const facts = factsIn(
    tokens,
    {
      isBaby: has("baby"),
      isPregnant,
      isAfterBirth: has("after-birth"),
      isHot: has("hot"),
      isPressure: has("pressure"),
      isBreath: has("breath"),
    },
    language,
  );
  if (has("newborn") && !isPregnant && !facts.baby) facts.baby = ["firstMonth"];
  const add = (fact: number): void => void found.set(data.concepts.length + fact, { sure: 1, at: [] });
  for (const fact of facts.facts) add(dangerFacts.indexOf(fact));
  if (facts.baby?.[0] === "firstMonth") add(dangerFacts.indexOf("newborn"));
  if (facts.baby && !facts.facts.has("age")) add(dangerFacts.indexOf("age"));
  const isAlone = tokens.length === 1;
  if (isAlone && !has("alone")) return null;
  const told = open.dangers.flatMap((danger, number) => {
    if (danger.never.some((concept) => isCertain(found, concept))) return [];
    const weight = Math.max(...danger.combinations.map((combination) => weigh(combination, found, isAlone)));
    const answers = weight > 0 ? danger.signs.flatMap((sign) => answersIn(open, sign, facts)) : [];
    return answers.length > 0 ? [{ danger, number, weight, answers }] : [];
  });
  const hidden = new Set(told.flatMap(({ danger }) => danger.instead));
  const level = (answer: Answer | undefined): number => (answer ? signTiers.indexOf(answer.tier) : signTiers.length);
  const byLevel = (a: Answer, b: Answer): number => level(a) - level(b);
  const shown = told
    .filter(({ number }) => !hidden.has(number))
    .map((one) => ({ ...one, answers: [...one.answers].sort(byLevel) }))
    .sort((a, b) => level(a.answers[0]) - level(b.answers[0]) || b.weight - a.weight || a.number - b.number);
  const [best] = shown;
  if (!best) return null;
  const unique = new Map<string, Answer>();
  for (const answer of shown.flatMap(({ answers }) => answers)) {
    const name = `${answer.whose}|${answer.sign}|${answer.tier}`;
    if (!unique.has(name)) unique.set(name, answer);
  }
  const [first, ...also] = toCard([...unique.values()].slice(0, Math.max(thresholds.most, best.answers.length)).sort(byLevel), open);
  return first ? { ...first, path: pages[best.danger.page]?.path ?? "", also } : null;
}
