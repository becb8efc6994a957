/** Checks that required content exists: every week and month, the sets of warning signs, the pictures and interface texts that records name. */

import { existsSync, readFileSync } from "node:fs";
import { type Language, languages } from "../../routes/routes";
import { type Fault, faultAt } from "../fault";
import type { ContentFile } from "../readContent";
import { type RecordTypeName, recordTypeNames, rowOf } from "../records/registry";
import { shapeFaults } from "./checks";
import { wholeRuleFaults } from "./houseRules";

type Raw = Record<string, unknown>;

const missing = (files: readonly ContentFile[]): Fault[] => {
  const keys = new Set(files.map(({ type, record }) => `${type}/${String((record as Raw | null)?.key)}`));
  const types = new Set(files.map(({ type }) => type));
  return recordTypeNames.flatMap((type) => {
    const { folder, expected } = rowOf(type);
    if (!types.has(type)) return [faultAt(`data/${folder}`, "record", `there is no record of the type ${type}`)];
    return expected
      .filter((key) => !keys.has(`${type}/${key}`))
      .map((key) => faultAt(`data/${folder}`, "key", `there is no ${type} with the key “${key}”`));
  });
};

type Named = [field: string, file: string];

/** The file of the drawing beside an entry of a list; the womb is drawn, not a file. */
const entryPicture = (name: unknown): Named[] =>
  name === "womb" ? [] : [["picture", `static/${String(name).startsWith("icons/") ? "illustrations/" : ""}${name}.svg`]];

/** The files of the pictures a record names. */
const pictures: Partial<Record<RecordTypeName, (record: Raw) => Named[]>> = {
  PregnancyChecklist: ({ picture }) => entryPicture(picture),
  PregnancyNutritionMonth: ({ picture }) => entryPicture(picture),
  SizeComparison: ({ picture }) => [["picture", `static/foods/${picture}.svg`]],
  NeedGuide: ({ picture }) => [["picture", `static/objects/${picture}.svg`]],
  Article: ({ picture }) => ["480.webp", "960.avif"].map((end) => ["picture", `static/covers/${picture}-${end}`]),
  FirstAidTopic: ({ parts }) =>
    (parts as { picture: string | null }[]).flatMap(({ picture }, i): Named[] =>
      ["avif", "webp"].flatMap((end): Named[] => (picture ? [[`parts.${i}.picture`, `static/first-aid/${picture}.${end}`]] : [])),
    ),
};

/** The interface texts a record names by its keys. */
const texts: Partial<Record<RecordTypeName, (record: Raw) => [field: string, namespace: string, key: string][]>> = {
  VaccineSchedule: ({ key, doses, extras, cohorts }) => [
    ...["schedule", "country", "about"].map((part): [string, string, string] => ["key", "vaccineCalendar", `vaccine.${part}.${key}`]),
    ...(doses as Raw[]).flatMap((dose, i): [string, string, string][] => [
      [`doses.${i}.vaccine`, "vaccineCalendar", `vaccine.name.${dose.vaccine}`],
      [`doses.${i}.dose`, "vaccineCalendar", `vaccine.dose.${dose.dose}`],
      ...(dose.hasNote ? [[`doses.${i}.hasNote`, "vaccineCalendar", `vaccine.note.${dose.key}`] as [string, string, string]] : []),
    ]),
    ...(extras as Raw[]).flatMap((extra, i): [string, string, string][] =>
      ["extra", "extraText"].map((part) => [`extras.${i}.key`, "vaccineCalendar", `vaccine.${part}.${extra.key}`]),
    ),
    ...(cohorts as Raw[]).map((cohort, i): [string, string, string] => [
      `cohorts.${i}.key`,
      "vaccineCalendar",
      `vaccine.cohort.${cohort.key}`,
    ]),
  ],
  BudgetItem: ({ key }) => [["key", "budget", `budget.item.${key}`]],
  StateSupport: ({ key }) => ["name", "text"].map((part) => ["key", "budget", `budget.state.${key}.${part}`]),
  IvfMilestone: ({ key }) => [["key", "ivf", `ivf.milestone.${key}`]],
  PregnancySignBand: ({ key }) => [["key", "pregnancyQuiz", `quiz.outcome.${key}`]],
  ZodiacSign: ({ key }) => [["key", "zodiac", `zodiac.sign.${key}`]],
  ZodiacAspect: ({ key }) => [["key", "zodiac", `zodiac.aspect.${key}`]],
};

const spaces = new Map<string, Raw>();
const interfaceText = (language: Language, namespace: string, key: string): unknown => {
  const file = `src/locales/${language}/${namespace}.json`;
  const space = spaces.get(file) ?? (JSON.parse(readFileSync(file, "utf8")) as Raw);
  spaces.set(file, space);
  return space[key];
};

function namedFaults({ file, type, record }: ContentFile): Fault[] {
  // An invalid record is reported elsewhere and may lack these fields. A missing namespace throws.
  if (!type || shapeFaults({ file, type, record }).length > 0) return [];
  return [
    ...(pictures[type]?.(record as Raw) ?? [])
      .filter(([, picture]) => !existsSync(picture))
      .map(([field, picture]) => faultAt(file, field, `the picture ${picture} is missing`)),
    ...(texts[type]?.(record as Raw) ?? []).flatMap(([field, namespace, key]) =>
      languages
        .filter((language) => !interfaceText(language, namespace, key))
        .map((language) => faultAt(file, field, `the interface text “${key}” is missing in src/locales/${language}/${namespace}.json`)),
    ),
  ];
}

/**
 * Everything missing from the complete content, for a build or `npm run check`; not for the small sets of records in tests.
 * @example missingContentFaults(files) // ["data/pregnancy-weeks: key: there is no PregnancyWeek with the key “30”"]
 */
export const missingContentFaults = (files: readonly ContentFile[]): Fault[] => [
  ...missing(files),
  ...files.flatMap(namedFaults),
  ...wholeRuleFaults(files),
];
