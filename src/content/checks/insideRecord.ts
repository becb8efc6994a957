/** Checks within a record: nothing may be in it twice, and each list and text must have the size the field’s description says. */
import { languages } from "../../routes/routes";
import { countWords } from "../../text/sentences";
import type { RecordTypeName } from "../records/registry";
import { type Visited, visitAll } from "../records/visit";
import { oncePerRecord, repeated, type ValidRecord } from "./validRecord";

/** Faults of lists in which two entries have the same value in a field where they must differ: ticks are stored by it, and links use it. */
const repeatedKeys = ({ path, value, distinct }: Visited): string[] =>
  distinct.flatMap((name) =>
    repeated((value as Record<string, unknown>[]).map((entry) => entry[name]))
      .filter((key) => key !== undefined)
      .map((key) => `${path}: “${String(key)}” is used twice as ${name}`),
  );

type Item = { key: string };
type Halves = { tr: string; en: string };
type Lists = { tr: string[]; en: string[] };

const between = (count: number, least: number, most: number, what: string): string[] =>
  count >= least && count <= most ? [] : [`has ${count} ${what}; ${least === most ? least : `${least} to ${most}`} are needed`];

/** Faults of a text with more than this many words in a language. */
const atMost = (field: string, halves: Halves, most: number): string[] =>
  languages.flatMap((language) => {
    const count = countWords([halves[language]].flat().join(" "));
    return count > most ? [`${field}.${language}: has ${count} words; at most ${most} are allowed`] : [];
  });

type Check = (record: never) => string[];

/** Checks of sizes, by type of record. */
const counts: Partial<Record<RecordTypeName, Check>> = {
  PregnancyWeek: ({ todo, baby, likened }: { todo: Item[]; baby: Lists; likened?: Lists }) => [
    ...between(todo.length, 3, 5, "entries").map((fault) => `todo: ${fault}`),
    ...languages.flatMap((language) =>
      (likened?.[language] ?? [])
        .filter((sentence) => !baby[language].some((paragraph) => paragraph.includes(sentence)))
        .map((sentence) => `likened.${language}: is not word for word in baby: “${sentence}”`),
    ),
  ],
  PregnancyChecklist: ({ groups }: { groups: { items: Item[] }[] }) => [
    ...between(groups.flatMap(({ items }) => items).length, 8, 14, "items").map((fault) => `groups: ${fault}`),
    ...repeated(groups.flatMap(({ items }) => items.map(({ key }) => key))).map((key) => `groups: the item “${key}” is in two groups`),
  ],
  // A drawing beside a second part would show the wrong hands there.
  FirstAidTopic: ({ parts }: { parts: { picture: string | null }[] }) =>
    repeated(parts.flatMap(({ picture }) => picture ?? [])).map((picture) => `parts: the drawing “${picture}” is beside two parts`),
  MilestoneChecklist: ({ domains }: { domains: { items: Item[] }[] }) =>
    repeated(domains.flatMap(({ items }) => items.map(({ key }) => key))).map((key) => `domains: the milestone “${key}” is in two domains`),
  PregnancyNutritionMonth: ({ nutrients }: { nutrients: unknown[] }) =>
    between(nutrients.length, 3, 5, "nutrients").map((fault) => `nutrients: ${fault}`),
  Faq: ({ short, answer }: { short: Halves; answer: Halves }) => [...atMost("short", short, 40), ...atMost("answer", answer, 210)],
  Article: ({ summary }: { summary?: { tr: string[] } }) =>
    summary ? between(summary.tr.length, 3, 5, "sentences").map((fault) => `summary: ${fault}`) : [],
  BabyNutritionMonth: ({ recipes }: { recipes?: unknown[] }) =>
    recipes ? between(recipes.length, 2, 2, "recipes").map((fault) => `recipes: ${fault}`) : [],
};

/** Maximum characters of a text, and maximum entries of a list. */
const most = { letters: 1500, entries: 60 };
/** Types of record without these limits: their fields are tables, not text. */
const unbounded: ReadonlySet<RecordTypeName> = new Set<RecordTypeName>(["AnnouncedNames", "NameTable", "VaccineSchedule"]);

function tooMuch({ path, value }: Visited): string[] {
  const [size, limit, what] =
    typeof value === "string"
      ? [value.length, most.letters, "characters"]
      : [Array.isArray(value) ? value.length : 0, most.entries, "entries"];
  return size > limit ? [`${path}: has ${size} ${what}; at most ${limit} are allowed`] : [];
}

const faultsOfRecord = oncePerRecord(({ file, type, record }: ValidRecord) => {
  const visited = visitAll(type, record);
  return [
    ...visited.flatMap(repeatedKeys),
    ...((counts[type] as ((record: unknown) => string[]) | undefined)?.(record) ?? []),
    ...(unbounded.has(type) ? [] : visited.flatMap(tooMuch)),
  ].map((fault) => `${file}: ${fault}`);
});

/**
 * Faults of records with repeated, too many or too few entries or words.
 * @example insideRecordFaults(records) // ["data/pregnancy-weeks/24.json: todo: “rest” is used twice as key"]
 */
export const insideRecordFaults = (records: readonly ValidRecord[]): string[] => records.flatMap(faultsOfRecord);
