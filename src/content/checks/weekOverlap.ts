/** Checks how much of a week’s page is the same on other weeks: a mother who returns each week should not read the same page again. */

import { type Language, languages } from "../../routes/routes";
import { countWords, sentences } from "../../text/sentences";
import { type Fault, faultAt } from "../fault";
import { textsIn } from "../records/visit";
import type { ValidRecord } from "./validRecord";

/** Number of other weeks with a sentence from which it counts as shared. */
const otherWeeks = 3;
/** Maximum share of a page’s words in shared sentences. */
const limit = 0.25;

const kinds = [
  { weeks: "PregnancyWeek", care: "CareItem" },
  { weeks: "BabyWeek", care: "BabyCareItem" },
] as const;

const comparedSentences = (texts: readonly string[], language: Language): string[] =>
  texts.flatMap((text) => sentences(text, language)).map((sentence) => sentence.replace(/\d+/g, "0"));

/**
 * Share of a page’s words that are in sentences which three or more other weeks also have. Counts the record and the care cards its page shows in full,
 * not the collapsed lists of emergency signs, which are the same on purpose.
 * @returns 0–1 by file
 * @example sharedShares(files, "PregnancyWeek", "en").get("data/pregnancy-weeks/24.json") // 0.007 (rounded)
 */
export function sharedShares(
  files: readonly ValidRecord[],
  weeks: (typeof kinds)[number]["weeks"],
  language: Language,
): Map<string, number> {
  const care = files.filter(({ type }) => type === kinds.find((kind) => kind.weeks === weeks)?.care);
  const pages = files
    .filter(({ type }) => type === weeks)
    .map(({ file, type, record }) => {
      const cards = care.filter((card) => (card.record.fullWeeks as number[]).includes(Number(record.week)));
      const texts = [
        ...textsIn(language, type, record),
        ...cards.flatMap((card) => textsIn(language, card.type, card.record, "title", "text")),
      ];
      return { file, compared: comparedSentences(texts, language) };
    });
  const homes = new Map<string, Set<string>>();
  for (const { file, compared } of pages)
    for (const sentence of compared) homes.set(sentence, (homes.get(sentence) ?? new Set()).add(file));
  return new Map(
    pages.map(({ file, compared }) => {
      const all = compared.reduce((sum, sentence) => sum + countWords(sentence), 0);
      const shared = compared
        .filter((sentence) => (homes.get(sentence)?.size ?? 0) > otherWeeks)
        .reduce((sum, sentence) => sum + countWords(sentence), 0);
      return [file, all === 0 ? 0 : shared / all];
    }),
  );
}

/**
 * Faults of week pages that repeat other weeks too much.
 * @example weekOverlapFaults(files) // ["data/baby-weeks/27.json: record (tr): 41 % of its words are also on three or more other weeks; at most 25 % are allowed"]
 */
export const weekOverlapFaults = (files: readonly ValidRecord[]): Fault[] =>
  kinds.flatMap(({ weeks }) =>
    languages.flatMap((language) =>
      [...sharedShares(files, weeks, language)]
        .filter(([, share]) => share > limit)
        .map(([file, share]) =>
          faultAt(
            file,
            "record",
            `${Math.round(share * 100)} % of its words are also on three or more other weeks; at most ${limit * 100} % are allowed`,
            language,
          ),
        ),
    ),
  );
