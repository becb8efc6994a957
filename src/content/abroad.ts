/** Which subjects of data/abroad a page shows: found by what the page says and by the signs on it, so that no record has to be marked. */
import { isOfQuietTopic } from "../vocabulary/quiet";
import { findPointers } from "./checks/pointers";
import type { Find, RawRecord, RecordsOf } from "./recordPages";
import type { RecordOf, RecordTypeName } from "./records/registry";
import { textsOf } from "./records/visit";

export type AbroadSubject = RecordOf<"Abroad">;

/** What a page shows, as the rules read it. */
interface Shown {
  type: RecordTypeName;
  record: RawRecord;
  /** Its texts in both languages, with those of its signs. */
  text: string;
  /** Keys of the signs on it. */
  signs: ReadonlySet<string>;
}

type Rule = (shown: Shown) => boolean;

const degrees = /([−-]?\d+(?:[.,]\d+)?)(?:(?:\s?[–-]\s?|\s(?:to|ile|ila)\s)(\d+(?:[.,]\d+)?))?[ \u00a0]?°C/g;
/** The temperatures a text gives in °C. */
const temperaturesIn = (text: string): number[] =>
  [...text.matchAll(degrees)].flatMap(([, ...found]) =>
    found.flatMap((figure) => (figure === undefined ? [] : Number(figure.replace("−", "-").replace(",", ".")))),
  );
/** True for a temperature a clinical thermometer shows. */
const isOfBody = (celsius: number): boolean => celsius >= 35 && celsius <= 42;

const says =
  (...patterns: readonly RegExp[]): Rule =>
  ({ text }) =>
    patterns.every((pattern) => pattern.test(text));
const hasSign =
  (...keys: readonly string[]): Rule =>
  ({ signs }) =>
    keys.some((key) => signs.has(key));
const isOf =
  (...types: readonly RecordTypeName[]): Rule =>
  ({ type }) =>
    types.includes(type);
const any =
  (...rules: readonly Rule[]): Rule =>
  (shown) =>
    rules.some((rule) => rule(shown));
const both =
  (...rules: readonly Rule[]): Rule =>
  (shown) =>
    rules.every((rule) => rule(shown));

/** Not for readers who have lost a baby: what a living baby needs would hurt there. */
const withBaby: Rule = ({ type, record }) =>
  type !== "LossTopic" && !isOfQuietTopic(String(type === "ArticlePart" ? record.article : record.key));
const ofPregnancy: Rule = ({ type, record }) =>
  ["PregnancyWeek", "PregnancyChecklist", "Medicine"].includes(type) || record.section === "pregnancy" || record.stage === "pregnant";
const ofBaby: Rule = ({ type, record }) => ["BabyWeek", "BabyNutritionMonth"].includes(type) || record.section === "baby";

/** The rule of each subject in data/abroad, by its key. */
const rules: Record<string, Rule> = {
  poison: any(isOf("Medicine"), says(/\bUZEM\b|\b114\b/)),
  crisis: any(
    hasSign("suicidal-or-harm", "frightening-thoughts", "voices-confusion"),
    says(/intihar|kendine zarar|suicid|harm(?:ing)? yourself/i),
  ),
  violence: any(hasSign("violence"), says(/\bKADES\b|\bALO 183\b/)),
  temperature: ({ text }) => temperaturesIn(text).some(isOfBody),
  "fever-medicine": any(
    says(/mg\/5 ?ml|mg in 5 ml/i, /parasetamol|paracetamol|[iİ]buprofen/i),
    both(isOf("Medicine"), ({ record }) => ["parasetamol", "ibuprofen"].includes(record.key)),
  ),
  glucose: says(/mg\/d[lL]/, /glu[ck]o[sz]|şeker|sugar/i),
  formula: both(withBaby, says(/ölçek|scoop/i, /\bmama|formula/i)),
  menb: both(withBaby, says(/MenB/)),
  "vitamin-d": both(withBaby, ofBaby, says(/D vitamini|vitamin D/i)),
  "pregnancy-vaccines": both(withBaby, ofPregnancy, says(/boğmaca|RSV/i)),
  "car-seat": both(
    withBaby,
    says(/oto koltuğu|araba koltuğu|çocuk koltuğu|ana kucağı/i, /car seat|rear-facing/i, /arkaya|135|R129|i-Size/i),
  ),
  stillbirth: () => false,
  measures: both(withBaby, isOf("BabyWeek", "BabyNutritionMonth")),
  kitchen: ({ text }) => temperaturesIn(text).some((celsius) => !isOfBody(celsius)),
};

/** Keys of the subjects that have a rule. */
export const abroadKeys: readonly string[] = Object.keys(rules);

type TypedRecord = { type: RecordTypeName; record: unknown };

/** Other records the page of a week shows: the care that is due, and its set of signs. */
function alsoShown(type: RecordTypeName, record: RawRecord, recordsOf: RecordsOf): TypedRecord[] {
  if (type !== "PregnancyWeek" && type !== "BabyWeek") return [];
  const week = Number(record.week);
  const whose = type === "BabyWeek" ? "baby" : "mother";
  const kind: RecordTypeName = type === "BabyWeek" ? "BabyCareItem" : "CareItem";
  const care: readonly (RawRecord & { fullWeeks: readonly number[] })[] = recordsOf(kind);
  const sets = recordsOf("WarningSigns").filter((set) => set.whose === whose && set.weekFrom <= week && set.weekTo >= week);
  return [
    ...care.filter(({ fullWeeks }) => fullWeeks.includes(week)).map((card) => ({ type: kind, record: card }) as const),
    ...sets.map((set) => ({ type: "WarningSigns", record: set }) as const),
  ];
}

/** Signs a record names, those in sets included. */
const signsIn = (type: RecordTypeName, record: unknown): string[] =>
  findPointers(type, record).flatMap(({ to }) => ("key" in to && to.type === "Sign" ? to.key : []));

function shownOn(type: RecordTypeName, record: RawRecord, recordsOf: RecordsOf, find: Find): Shown {
  const also = alsoShown(type, record, recordsOf);
  const signs = new Set([...signsIn(type, record), ...also.flatMap((other) => signsIn(other.type, other.record))]);
  const ofSigns = [...signs].map((key) => ({ type: "Sign", record: find("Sign", key) }) as const);
  const texts = [{ type, record }, ...also, ...ofSigns].flatMap((shown) => textsOf(shown.type, shown.record));
  return { type, record, text: texts.map(({ value }) => value).join("\n"), signs };
}

/**
 * The subjects of data/abroad that the page of a record shows, most urgent first.
 * @example abroadOn("Medicine", ibuprofen, recordsOf, find).map(({ key }) => key) // ["poison", "fever-medicine"]
 */
export function abroadOn(type: RecordTypeName, record: RawRecord, recordsOf: RecordsOf, find: Find): AbroadSubject[] {
  if (type === "Abroad" || type === "Sign") return [];
  const shown = shownOn(type, record, recordsOf, find);
  return [...recordsOf("Abroad")]
    .filter(({ key, pages = [] }) => rules[key]?.(shown) || pages.some((page) => page.type === type && page.record === record.key))
    .sort((a, b) => a.order - b.order);
}
