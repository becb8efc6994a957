/** The dangers the search knows, in the compact form of the index: what tells them, and the signs that answer them. Runs in Node while the site is built. */

import { type Find, linkPath, type RecordsOf } from "../../content/recordPages";
import type { RecordOf } from "../../content/records/registry";
import type { Language } from "../../routes/routes";
import { fold } from "../../text/letters";
import { babyStage, babyStages, motherStages, pregnancyStage, type Stage, signTiers, stages } from "../../vocabulary/tiers";
import { hasOwnLetters } from "../browser/concepts";
import {
  callers,
  type DangerData,
  dangerFacts,
  type IndexedDanger,
  type IndexedSign,
  knownConcepts,
  readers,
  type SearchStart,
} from "../index.types";
import { answersOf } from "../signAnswers";
import type { TextOf } from "./pageSources";

type SignRecord = RecordOf<"Sign">;

const stagesOf = { mother: motherStages, baby: babyStages } as const;

/** True if a sign begins or ends in the middle of a stage. */
function isNarrower({ whose, weekFrom, weekTo }: SignRecord, own: readonly Stage[]): boolean {
  const stageIn = whose === "baby" ? babyStage : pregnancyStage;
  return (
    (!!weekFrom && weekFrom > 1 && stageIn(weekFrom - 1) === own[0]) ||
    (!!weekTo && weekTo < (whose === "baby" ? 52 : 42) && stageIn(weekTo + 1) === own.at(-1))
  );
}

const tiersIn = ({ whose, tiers }: SignRecord): string =>
  stagesOf[whose]
    .map((stage) => signTiers.indexOf(tiers.find((entry) => entry.stage === stage)?.tier as never))
    .join("")
    .replaceAll("-1", "-");

/** A sign in the index; its own words for a time if it begins or ends in the middle of a stage, empty if its text names the week or the age. */
function packSign(sign: SignRecord, text: TextOf, language: Language): IndexedSign {
  const { whose, weekFrom, weekTo } = sign;
  const tiers = tiersIn(sign);
  const packed: IndexedSign = [sign.text[language], readers.indexOf(whose), tiers];
  const answers = answersOf(stagesOf[whose], tiers, null);
  if (answers.some(({ stages: own }) => isNarrower(sign, own))) {
    const isTold =
      whose === "baby" || [weekFrom ?? 0, (weekTo ?? 0) + 1].some((week) => new RegExp(`\\b${week}\\b`).test(sign.text[language]));
    packed.push(isTold ? "" : (text("triage", "in.fromWeek", weekFrom ?? 0) ?? ""));
    if (whose === "mother") packed.push(`${weekFrom ?? 0}-${weekTo ?? 42}`);
  }
  return packed;
}

/** The words for every time a card can show. */
function timesFor(signs: readonly SignRecord[], text: TextOf): DangerData["times"] {
  const times: DangerData["times"] = { m: text("triage", "in.mother") ?? "", b: text("triage", "in.baby") ?? "" };
  for (const sign of signs) {
    const own = stagesOf[sign.whose];
    for (const only of [null, ...own.map((stage) => [stage])])
      for (const { stages: told } of answersOf(own, tiersIn(sign), only)) {
        if (told.length === own.length) continue;
        times[told.map((stage) => stages.indexOf(stage)).join("")] =
          text("triage", `in.${told.join("+")}`) ?? told.map((stage) => text("triage", `in.${stage}`)).join(", ");
      }
  }
  return times;
}

/** Packs the combinations of a danger: concepts and facts by number, what always excludes it in each combination. */
function packCombinations({ key, when, unless = [] }: RecordOf<"Danger">, numberOf: (name: string) => number): string {
  const toNumber = (name: string): string => {
    const number = numberOf(name);
    if (number < 0) throw new Error(`packDangers requires the concept ${name}, which ${key} names`);
    return number.toString(36);
  };
  const never = unless.map((name) => `!${toNumber(name)}`);
  const packed = when.map((combination) =>
    combination
      .split(" ")
      .map((part) => (part.startsWith("!") ? `!${toNumber(part.slice(1))}` : part.split("|").map(toNumber).join("|")))
      .join(" "),
  );
  return packed.join(";") + (never.length > 0 ? `;${never.join(" ")}` : "");
}

/** How many concepts before a concept are looked at for the words it shares. */
const lookBack = 6;

/**
 * Concepts in an order in which those with the same words stand near each other, which gzip makes smaller. Those the script knows stay first.
 * @param words the words of each concept, separated by |
 */
function besideAlike<Concept>(concepts: readonly Concept[], words: (concept: Concept) => string): Concept[] {
  const ordered = concepts.slice(0, knownConcepts.length);
  const left = new Set(concepts.slice(knownConcepts.length));
  const stems = new Map(concepts.map((concept) => [concept, new Set(words(concept).split(/[| /]/))]));
  const alike = (concept: Concept): number => {
    let shared = 0;
    for (const stem of stems.get(concept) ?? [])
      for (const before of ordered.slice(-lookBack)) if (stems.get(before)?.has(stem)) shared += stem.length;
    return shared / Math.sqrt(words(concept).length + 20);
  };
  while (left.size > 0) {
    const [nearest] = [...left].map((concept) => ({ concept, shared: alike(concept) })).sort((a, b) => b.shared - a.shared);
    if (!nearest) break;
    ordered.push(nearest.concept);
    left.delete(nearest.concept);
  }
  return ordered;
}

/** A word or idiom without the marks of its letters, which only short stems and those with a ^ need: “göğüs ağrı-” is “gogus agri-”. */
const plain = (words: string, language: Language): string =>
  words
    .split(" ")
    .map((part) => (hasOwnLetters(part) ? part : fold(part, language)))
    .join(" ");

/**
 * The words of a concept in one text: idioms that differ in one word only are one, that word's alternatives separated by /.
 * @example packWords(["su gel-", "kese patla-", "su ak-"]) // "kese patla-|su ak-/gel-"
 */
function packWords(words: readonly string[]): string {
  let rows = [...new Set(words)].sort().map((word) => word.split(" "));
  for (const isLast of [true, false]) {
    const groups = new Map<string, string[][]>();
    for (const row of rows) {
      const name = row.length === 1 ? `${row}` : `${row.length}|${(isLast ? row.slice(0, -1) : row.slice(1)).join(" ")}`;
      groups.set(name, [...(groups.get(name) ?? []), row]);
    }
    rows = [...groups.values()].map((group) => {
      const [first = []] = group;
      if (group.length === 1) return first;
      const varied = group.map((row) => row.at(isLast ? -1 : 0)).join("/");
      return isLast ? [...first.slice(0, -1), varied] : [varied, ...first.slice(1)];
    });
  }
  return rows.map((row) => row.join(" ")).join("|");
}

/**
 * The danger data of a language.
 * @param pageAt returns the number of the page with an address, -1 if the index has none
 * @throws if a danger names an unknown sign or concept, has a sign without a tier in its stage, or has no page in the index
 * @example packDangers(recordsOf, find, textOf, "tr", pageAt).signs.length
 */
export function packDangers(
  recordsOf: RecordsOf,
  find: Find,
  text: TextOf,
  language: Language,
  pageAt: (path: string) => number,
): DangerData {
  const all = recordsOf("DangerConcept");
  const unordered = [
    ...knownConcepts.map((name) => all.find(({ key }) => key === name) ?? { key: name, words: { tr: [], en: [] } }),
    ...all.filter(({ key }) => !knownConcepts.some((name) => name === key)),
  ].map(({ key, words }) => ({
    key,
    words: packWords((words as Record<Language, string[]>)[language].map((word) => plain(word, language))),
  }));
  const concepts = besideAlike(unordered, ({ words }) => words);
  const records = recordsOf("Danger");
  const names = [...concepts.map(({ key }) => key), ...dangerFacts.map((fact) => `#${fact}`)];
  const signs: SignRecord[] = [];
  const dangers = records.map((record): IndexedDanger => {
    const { key, page, also = [], instead = [] } = record;
    const path = linkPath(page, language, find);
    const at = path ? pageAt(path) : -1;
    if (at < 0) throw new Error(`packDangers requires a page of the index, got ${path ?? "none"} for ${key}`);
    const packed = [record, ...also].map(({ sign: signKey, stage }): IndexedDanger[2] => {
      const sign = find("Sign", signKey);
      if (!sign) throw new Error(`packDangers requires the sign ${signKey}, which ${key} names`);
      if (answersOf(stagesOf[sign.whose], tiersIn(sign), stage ? [stage] : null).length === 0)
        throw new Error(`packDangers requires a tier of ${signKey} in the stage ${key} names`);
      const known = signs.findIndex((other) => other.key === signKey);
      const number = known < 0 ? signs.push(sign) - 1 : known;
      return stage ? [number, String(stages.indexOf(stage))] : number;
    });
    const hidden = instead.map((other) => records.findIndex((danger) => danger.key === other).toString(36));
    return [packCombinations(record, (name) => names.indexOf(name)) + (hidden.length > 0 ? `/${hidden.join(" ")}` : ""), at, ...packed];
  });
  return {
    concepts: concepts.map(({ words }) => words),
    dangers,
    signs: signs.map((sign) => packSign(sign, text, language)),
    times: timesFor(signs, text),
  };
}

/**
 * The texts around the signs for every card that can occur, the same as on all pages.
 * @example makeCards(text)["baby.call112"]?.title
 */
export function makeCards(text: TextOf): SearchStart["cards"] {
  const cards: SearchStart["cards"] = {};
  for (const caller of callers)
    for (const tier of signTiers)
      cards[`${caller}.${tier}`] = {
        title: text("triage", `${caller}.${tier}.title`) ?? "",
        closing: text("triage", `${caller}.${tier}.closing`),
      };
  return cards;
}
