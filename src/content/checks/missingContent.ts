/** Checks that required content exists: every week and month, the sets of warning signs, the pictures and interface texts that records name. */

import { existsSync, readFileSync } from "node:fs";
import { type Language, languages, routeIds, routeOf } from "../../routes/routes";
import { milestoneMonths } from "../../vocabulary/sameAge";
import { lastWholeList } from "../../vocabulary/wholeList";
import { calculatorKey } from "../calculatorKey";
import type { ContentFile } from "../readContent";
import { remedyRoutes } from "../records/pregnancyGuides";
import { type RecordType, type RecordTypeName, recordTypeNames, recordTypes } from "../records/registry";
import { shapeFaults } from "./checks";
import { wholeRuleFaults } from "./houseRules";

type Raw = Record<string, unknown>;

const upTo = (from: number, to: number): string[] => Array.from({ length: to - from + 1 }, (_, i) => String(from + i));

/** The keys that must exist for each type, because pages, tools or readers need them. */
const expected: Partial<Record<RecordTypeName, readonly string[]>> = {
  PregnancyWeek: upTo(1, 42),
  PregnancyChecklist: upTo(1, 42),
  PregnancyNutritionMonth: upTo(1, 9),
  PregnancyMonth: upTo(1, 9),
  BabyWeek: upTo(1, 52),
  BabyActivity: upTo(1, 52),
  BabySize: upTo(0, 52),
  BabyNutritionMonth: upTo(0, 24),
  MilestoneChecklist: milestoneMonths.map(String),
  FetalSize: upTo(5, 42),
  SizeComparison: upTo(5, 40),
  Trend: upTo(1, 12).map((month) => month.padStart(2, "0")),
  ChineseGenderRow: upTo(18, 45),
  ChineseLunarYear: upTo(1955, 2050),
  NameTable: ["1950", "1960", "1970", ...upTo(1980, lastWholeList)],
  AnnouncedNames: upTo(2019, 2025),
  VaccineSchedule: ["TR", "UK", "US", "WHO"],
  ScanRedating: ["0-8", "9-13", "14-15", "16-21", "22-27", "28-42"],
  ZodiacSign: "aries taurus gemini cancer leo virgo libra scorpio sagittarius capricorn aquarius pisces".split(" "),
  ZodiacAspect: "conjunction semi-sextile sextile square trine quincunx opposition".split(" "),
  IvfEvent: "egg-retrieval iui transfer-day2 transfer-day3 transfer-day4 transfer-day5 transfer-day6 transfer-day7".split(" "),
  IvfMilestone: "first-scan combined-test second-trimester anomaly-scan third-trimester term full-term due".split(" "),
  PregnancySignBand: ["few", "some", "several"],
  PregnancySign:
    "sex late lastPeriodLight nausea breasts tired urination smell-taste spotting cramps-bloating mood constipation-discharge".split(" "),
  Remedy: remedyRoutes,
  FirstAidTopic:
    "allergy bites burns button-battery choking cpr cuts dehydration drowning electric febrile-seizure fever head-injury nosebleed poisoning sepsis-meningitis".split(
      " ",
    ),
  WarningSigns: ["01-13", "14-19", "20-36", "37-42"]
    .map((weeks) => `pregnancy-${weeks}`)
    .concat(["01-04", "05-13", "14-26", "27-52"].map((weeks) => `baby-${weeks}`)),
  CoreSigns: ["before-20", "from-20", "after-birth", "after-loss", "first-month", "under-3-months", "from-3-months", "from-6-months"],
  Symptom: ["bleeding", "reduced-movements", "waters", "pre-eclampsia", "preterm-labour"],
  Calculator: routeIds.flatMap((id) => calculatorKey(routeOf(id).template) ?? []),
};

const missing = (files: readonly ContentFile[]): string[] => {
  const keys = new Set(files.map(({ type, record }) => `${type}/${String((record as Raw | null)?.key)}`));
  const types = new Set(files.map(({ type }) => type));
  return recordTypeNames.flatMap((type) => {
    const { folder }: RecordType = recordTypes[type];
    if (!types.has(type)) return [`data/${folder}: record: there is no record of the type ${type}`];
    return (expected[type] ?? [])
      .filter((key) => !keys.has(`${type}/${key}`))
      .map((key) => `data/${folder}: key: there is no ${type} with the key “${key}”`);
  });
};

type Named = [field: string, file: string];

/** The files of the pictures a record names. */
const pictures: Partial<Record<RecordTypeName, (record: Raw) => Named[]>> = {
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

function namedFaults({ file, type, record }: ContentFile): string[] {
  // An invalid record is reported elsewhere and may lack these fields. A missing namespace throws.
  if (!type || shapeFaults({ file, type, record }).length > 0) return [];
  return [
    ...(pictures[type]?.(record as Raw) ?? [])
      .filter(([, picture]) => !existsSync(picture))
      .map(([field, picture]) => `${file}: ${field}: the picture ${picture} is missing`),
    ...(texts[type]?.(record as Raw) ?? []).flatMap(([field, namespace, key]) =>
      languages
        .filter((language) => !interfaceText(language, namespace, key))
        .map((language) => `${file}: ${field}: the interface text “${key}” is missing in src/locales/${language}/${namespace}.json`),
    ),
  ];
}

/**
 * Everything missing from the complete content, for a build or `npm run check`; not for the small sets of records in tests.
 * @example missingContentFaults(files) // ["data/pregnancy-weeks: key: there is no PregnancyWeek with the key “30”"]
 */
export const missingContentFaults = (files: readonly ContentFile[]): string[] => [
  ...missing(files),
  ...files.flatMap(namedFaults),
  ...wholeRuleFaults(files),
];
