/** Checks within a record: nothing may be in it twice, and each list and text must have the size the field’s description says. */

import { languages } from "../../routes/routes";
import { countWords } from "../../text/sentences";
import { type Fault, faultAt } from "../fault";
import type { RecordTypeName } from "../records/registry";
import { type Visited, visitAll } from "../records/visit";
import { oncePerRecord, repeated, type ValidRecord } from "./validRecord";

/** Faults of lists in which two entries have the same value in a field where they must differ: ticks are stored by it, and links use it. */
const repeatedKeys = (file: string, { path, value, distinct }: Visited): Fault[] =>
  distinct.flatMap((name) =>
    repeated((value as Record<string, unknown>[]).map((entry) => entry[name]))
      .filter((key) => key !== undefined)
      .map((key) => faultAt(file, path, `“${String(key)}” is used twice as ${name}`)),
  );

type Item = { key: string };
type Halves = { tr: string; en: string };
type Lists = { tr: string[]; en: string[] };

/** What is wrong with a part of a record, and where. */
type Wrong = Pick<Fault, "path" | "message">;

const between = (path: string, count: number, least: number, most: number, what: string): Wrong[] =>
  count >= least && count <= most
    ? []
    : [{ path, message: `has ${count} ${what}; ${least === most ? least : `${least} to ${most}`} are needed` }];

const twice = (path: string, keys: readonly string[], message: (key: string) => string): Wrong[] =>
  repeated(keys).map((key) => ({ path, message: message(key) }));

/** Faults of a text with more than this many words in a language. */
const atMost = (field: string, halves: Halves, most: number): Wrong[] =>
  languages.flatMap((language) => {
    const count = countWords([halves[language]].flat().join(" "));
    return count > most ? [{ path: `${field}.${language}`, message: `has ${count} words; at most ${most} are allowed` }] : [];
  });

type Check = (record: never) => Wrong[];

/** Checks of sizes, by type of record. */
const counts: Partial<Record<RecordTypeName, Check>> = {
  PregnancyWeek: ({ todo, baby, likened }: { todo: Item[]; baby: Lists; likened?: Lists }) => [
    ...between("todo", todo.length, 3, 5, "entries"),
    ...languages.flatMap((language) =>
      (likened?.[language] ?? [])
        .filter((sentence) => !baby[language].some((paragraph) => paragraph.includes(sentence)))
        .map((sentence) => ({ path: `likened.${language}`, message: `is not word for word in baby: “${sentence}”` })),
    ),
  ],
  PregnancyChecklist: ({ groups }: { groups: { items: Item[] }[] }) => [
    ...between("groups", groups.flatMap(({ items }) => items).length, 8, 14, "items"),
    ...twice(
      "groups",
      groups.flatMap(({ items }) => items.map(({ key }) => key)),
      (key) => `the item “${key}” is in two groups`,
    ),
  ],
  // A drawing beside a second part would show the wrong hands there.
  FirstAidTopic: ({ parts }: { parts: { picture: string | null }[] }) =>
    twice(
      "parts",
      parts.flatMap(({ picture }) => picture ?? []),
      (picture) => `the drawing “${picture}” is beside two parts`,
    ),
  MilestoneChecklist: ({ domains }: { domains: { items: Item[] }[] }) =>
    twice(
      "domains",
      domains.flatMap(({ items }) => items.map(({ key }) => key)),
      (key) => `the milestone “${key}” is in two domains`,
    ),
  PregnancyNutritionMonth: ({ nutrients }: { nutrients: unknown[] }) => between("nutrients", nutrients.length, 3, 5, "nutrients"),
  Faq: ({ short, answer }: { short: Halves; answer: Halves }) => [...atMost("short", short, 40), ...atMost("answer", answer, 210)],
  Article: ({ summary }: { summary?: { tr: string[] } }) => (summary ? between("summary", summary.tr.length, 3, 5, "sentences") : []),
  BabyNutritionMonth: ({ recipes }: { recipes?: unknown[] }) => (recipes ? between("recipes", recipes.length, 2, 2, "recipes") : []),
};

/** Maximum characters of a text, and maximum entries of a list. */
const most = { letters: 1500, entries: 60 };
/** Types of record without these limits: their fields are tables, not text. */
const unbounded: ReadonlySet<RecordTypeName> = new Set<RecordTypeName>(["AnnouncedNames", "NameTable", "VaccineSchedule"]);

function tooMuch(file: string, { path, value }: Visited): Fault[] {
  const [size, limit, what] =
    typeof value === "string"
      ? [value.length, most.letters, "characters"]
      : [Array.isArray(value) ? value.length : 0, most.entries, "entries"];
  return size > limit ? [faultAt(file, path, `has ${size} ${what}; at most ${limit} are allowed`)] : [];
}

const faultsOfRecord = oncePerRecord(({ file, type, record }: ValidRecord) => {
  const visited = visitAll(type, record);
  const check = counts[type] as ((record: unknown) => Wrong[]) | undefined;
  return [
    ...visited.flatMap((each) => repeatedKeys(file, each)),
    ...(check?.(record) ?? []).map(({ path, message }) => faultAt(file, path, message)),
    ...(unbounded.has(type) ? [] : visited.flatMap((each) => tooMuch(file, each))),
  ];
});

/**
 * Faults of records with repeated, too many or too few entries or words.
 * @example insideRecordFaults(records) // [{ file: "data/pregnancy-weeks/24.json", path: "todo", message: "“rest” is used twice as key", … }]
 */
export const insideRecordFaults = (records: readonly ValidRecord[]): Fault[] => records.flatMap(faultsOfRecord);
