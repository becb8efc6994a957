/** Checks of what readers outside Türkiye are told: converted numbers are right, each subject is on a page, and a text with such a number has its fold. */

import type { Language } from "../../routes/languages";
import { abroadKeys, abroadOn } from "../abroad";
import { type Fault, faultAt } from "../fault";
import type { Find, RawRecord, RecordsOf } from "../recordPages";
import type { RecordTypeName } from "../records/registry";
import { textsIn, textsOf } from "../records/visit";
import { oncePerRecord, recordsOf, type ValidRecord } from "./validRecord";

/** A number written in two units: what joins them, how one follows from the other, and by how much it may be rounded. */
const conversions = [
  {
    pair: /([−-]?\d+(?:[.,]\d+)?)\s?°C\s?(?:=|\()\s?([−-]?\d+(?:[.,]\d+)?)\s?°F/g,
    convert: (celsius: number) => celsius * 1.8 + 32,
    by: 0.5,
  },
  { pair: /(\d+(?:[.,]\d+)?)\s?mg\/d[lL]\s?(?:=|\()\s?(\d+(?:[.,]\d+)?)\s?mmol\/[lL]/g, convert: (mg: number) => mg / 18.016, by: 0.05 },
] as const;

const numberOf = (figure: string, language: Language): number =>
  Number(figure.replace("−", "-").replace(language === "tr" ? "," : "", language === "tr" ? "." : ""));

/** A number with a decimal is rounded to it; a whole one to a whole. */
const isRounded = (value: number, figure: string, given: number, by: number): boolean =>
  Math.abs(value - given) <= (/[.,]\d/.test(figure) ? Math.min(by, 0.051) : by) + 1e-9;

const conversionFaults = oncePerRecord(({ file, type, record }: ValidRecord) =>
  textsOf(type, record).flatMap(({ path, language, value: text }) =>
    conversions.flatMap(({ pair, convert, by }) =>
      [...text.matchAll(pair)].flatMap(([written, from = "", to = ""]) =>
        isRounded(convert(numberOf(from, language)), to, numberOf(to, language), by)
          ? []
          : [faultAt(file, path, `“${written}” is converted wrongly: it is ${convert(numberOf(from, language)).toFixed(1)}`)],
      ),
    ),
  ),
);

/** What a text may not say on a page without its fold. Written independently of the rules that find the folds, so that a narrowed rule is noticed. */
const needsFold = [
  { subject: "poison", says: /UZEM/ },
  { subject: "temperature", says: /3[89](?:[.,]\d)? ?°C/ },
  { subject: "glucose", says: /\d ?mg\/dL.*(?:fasting|meal|sugar|glucose)|(?:fasting|meal|sugar|glucose).*\d ?mg\/dL/i },
  { subject: "fever-medicine", says: /paracetamol.*mg\/5 ?ml/i },
  { subject: "violence", says: /KADES/ },
] as const;

/** Types of record whose pages show no fold, or that are shown on the pages of others. */
const withoutFold: readonly RecordTypeName[] = ["Abroad", "Sign", "CareItem", "BabyCareItem", "StaticPage", "HospitalPhraseGroup"];

function foldFaults(records: readonly ValidRecord[], find: Find): Fault[] {
  const all: RecordsOf = (type) => recordsOf(records, type).map(({ record }) => record) as never;
  const known = new Set(all("Abroad").map(({ key }) => key));
  const wanted = needsFold.filter(({ subject }) => known.has(subject));
  return records.flatMap(({ file, type, record }) => {
    if (withoutFold.includes(type) || !("sources" in record)) return [];
    const texts = textsIn("en", type, record);
    const missing = wanted.filter(({ says }) => texts.some((text) => says.test(text)));
    if (missing.length === 0) return [];
    const shown = new Set(abroadOn(type, record as RawRecord, all, find).map(({ key }) => key));
    return missing
      .filter(({ subject }) => !shown.has(subject))
      .map(({ subject }) =>
        faultAt(file, "abroad", `its text needs the fold “${subject}” of data/abroad, which no rule in abroad.ts gives it`),
      );
  });
}

const subjectFaults = (records: readonly ValidRecord[], find: Find): Fault[] =>
  recordsOf(records, "Abroad").flatMap(({ file, record: { key, pages = [] } }) => [
    ...pages.flatMap(({ type, record }, i) =>
      find(type, record) ? [] : [faultAt(file, `pages.${i}`, `no ${type} has the key "${record}"`)],
    ),
    ...(pages.length > 0 || abroadKeys.includes(key)
      ? []
      : [faultAt(file, "pages", "is on no page: name one, or give it a rule in src/content/abroad.ts")]),
  ]);

/**
 * Faults of the folds “Not in Türkiye?” and of numbers given in two units.
 * @example abroadFaults(records, find) // ["data/faqs/fever.json: short.en.0: “38°C (101.4°F” is converted wrongly: it is 100.4"]
 */
export const abroadFaults = (records: readonly ValidRecord[], find: Find): Fault[] => [
  ...subjectFaults(records, find),
  ...foldFaults(records, find),
  ...records.flatMap(conversionFaults),
];
