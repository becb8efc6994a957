/** How much of a week's page stands on other weeks too: a mother who comes back each week should not read last week's page. */

import { type Language, languages } from "../../routes/routes";
import { textsIn } from "./texts";
import type { ValidRecord } from "./validRecord";

/** A sentence counts as shared when this many other weeks have it. */
const otherWeeks = 3;
/** Most that may be shared, of all words of a page. */
const limit = 0.25;

const kinds = [
  { weeks: "PregnancyWeek", care: "CareItem" },
  { weeks: "BabyWeek", care: "BabyCareItem" },
] as const;

const comparedSentences = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => text.split(/(?<=[.!?])\s+/)).map((sentence) => sentence.replace(/\d+/g, "#").trim());
const wordsIn = (sentence: string): number => sentence.split(/\s+/).length;

/**
 * Share of a page's words that stand in sentences of three or more other weeks, by file: the record and the care cards its page shows in full. The
 * folded lists of emergency signs are the same on purpose and not counted.
 * @returns 0–1 by file
 * @example sharedShares(files, "PregnancyWeek", "en").get("data/pregnancy-weeks/24.json") // 0.08
 */
export function sharedShares(
  files: readonly ValidRecord[],
  weeks: (typeof kinds)[number]["weeks"],
  language: Language,
): Map<string, number> {
  const care = files.filter(({ type }) => type === kinds.find((kind) => kind.weeks === weeks)?.care);
  const pages = files
    .filter(({ type }) => type === weeks)
    .map(({ file, record }) => {
      const cards = care.filter((card) => (card.record.fullWeeks as number[]).includes(Number(record.week)));
      const texts = [record, ...cards.map((card) => ({ title: card.record.title, text: card.record.text }))].flatMap((part) =>
        textsIn(part, language),
      );
      return { file, sentences: comparedSentences(texts) };
    });
  const homes = new Map<string, Set<string>>();
  for (const { file, sentences } of pages)
    for (const sentence of sentences) homes.set(sentence, (homes.get(sentence) ?? new Set()).add(file));
  return new Map(
    pages.map(({ file, sentences }) => {
      const all = sentences.reduce((sum, sentence) => sum + wordsIn(sentence), 0);
      const shared = sentences
        .filter((sentence) => (homes.get(sentence)?.size ?? 0) > otherWeeks)
        .reduce((sum, sentence) => sum + wordsIn(sentence), 0);
      return [file, all === 0 ? 0 : shared / all];
    }),
  );
}

/**
 * Week pages that repeat other weeks too much.
 * @example weekOverlapFaults(files) // ["data/baby-weeks/27.json: record (tr): 41 % of its words stand on three other weeks, of at most 25 %"]
 */
export const weekOverlapFaults = (files: readonly ValidRecord[]): string[] =>
  kinds.flatMap(({ weeks }) =>
    languages.flatMap((language) =>
      [...sharedShares(files, weeks, language)]
        .filter(([, share]) => share > limit)
        .map(
          ([file, share]) =>
            `${file}: record (${language}): ${Math.round(share * 100)} % of its words stand on three other weeks, of at most ${limit * 100} %`,
        ),
    ),
  );
