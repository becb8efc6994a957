/** Checks of tone, sources and safety in every content record. */

import { type Language, languages } from "../../routes/routes";
import { countWords, sentences } from "../../text/sentences";
import { type Fault, faultAt } from "../fault";
import { type RecordTypeName, rowOf } from "../records/registry";
import { textsOf } from "../records/visit";
import { confessions, refusedWords, unfinishedSteps } from "./editorialWords";
import { oncePerRecord, type ValidRecord } from "./validRecord";

/** Faults of texts that say what the writers did not find or read, or that use refused words. */
const phraseFaults = oncePerRecord(({ file, type, record }: ValidRecord): Fault[] =>
  textsOf(type, record).flatMap(({ path, language, value: text }) => [
    ...confessions[language]
      .filter((phrase) => phrase.test(text))
      .map((phrase) =>
        faultAt(
          file,
          path,
          `says what we could not find or read (${phrase.source}); leave the sentence out or add a source: “${text.slice(0, 90)}…”`,
        ),
      ),
    ...refusedWords[language]
      .filter(({ word }) => word.test(text))
      .map(({ word, instead }) => faultAt(file, path, `do not use “${word.exec(text)?.[0]}”; instead: ${instead}`)),
  ]),
);

/** Faults of doses in drops without a unit: a number of drops is only right for one product. */
const doseFaults = oncePerRecord(({ file, type, record }: ValidRecord): Fault[] => {
  const drops = {
    // “Bir damla” and “bir iki damla” mean a small amount, not a dose.
    tr: /(?<!\p{L}|bir )(\d+|iki|üç|dört|beş|altı|on) ?damla/iu,
    en: /\b(\d+|one|two|three|four|five|six|ten) drops?\b/i,
  };
  const units = { tr: /ünite|mg|mikrogram/i, en: /units?|mg|microgram/i };
  return textsOf(type, record).flatMap(({ path, language, value }) => {
    // The unit must be in the same or an earlier sentence: one in a later sentence may belong to something else.
    const bare = sentences(value, language).filter(
      (sentence, i, all) => drops[language].test(sentence) && !units[language].test(all.slice(0, i + 1).join(" ")),
    );
    return bare.map((sentence) =>
      faultAt(file, path, `gives a dose in drops without its unit (units, mg or micrograms): “${sentence.slice(0, 90)}”`),
    );
  });
});

/** Faults of first-aid steps that depend on the step before, which a frightened reader may skip, or that have more than 12 words. */
function stepFaults({ file, type, record }: ValidRecord): Fault[] {
  if (type !== "FirstAidTopic") return [];
  const parts = record.parts as { steps: Record<Language, string[]> }[];
  return parts.flatMap(({ steps }, part) =>
    languages.flatMap((language) =>
      steps[language].flatMap((step, i) => [
        ...(unfinishedSteps[language].test(step)
          ? [faultAt(file, `parts.${part}.steps.${language}.${i}`, `depends on the step before; make it complete in itself: “${step}”`)]
          : []),
        ...(countWords(step) > 12
          ? [faultAt(file, `parts.${part}.steps.${language}.${i}`, `has ${countWords(step)} words; at most 12 are allowed: “${step}”`)]
          : []),
      ]),
    ),
  );
}

/** Minimum words of an article with parts, whose own page sums them up. */
const leastWordsOfParent = 250;

/** The number of words of each group of fields, and the minimum. */
const lengthsOf = oncePerRecord(({ type, record }: ValidRecord) =>
  Object.entries(rowOf(type).leastWords).flatMap(([fields, least]) => {
    const texts = textsOf(type, record, ...fields.split(" "));
    return languages.map((language) => {
      const count = texts.filter((text) => text.language === language).reduce((sum, { value }) => sum + countWords(value), 0);
      return { fields, language, count, least };
    });
  }),
);

/** Faults of pages with too little text. */
const lengthFaults = (record: ValidRecord, isParent: boolean): Fault[] =>
  lengthsOf(record)
    .map((length) => ({ ...length, least: isParent ? leastWordsOfParent : length.least }))
    .filter(({ count, least }) => count < least)
    .map(({ fields, language, count, least }) =>
      faultAt(record.file, `${fields}.${language}`, `has ${count} words; at least ${least} are needed`),
    );

/** Faults of tables whose rows do not match their head. */
function tableFaults({ file, record }: ValidRecord): Fault[] {
  type Section = { table?: { head: { tr: string[] }; rows: { cells: { tr: string[] } }[] } };
  const sections = Array.isArray(record.sections) ? (record.sections as Section[]) : [];
  return sections.flatMap(({ table }, section) =>
    (table?.rows ?? []).flatMap(({ cells }, i) =>
      cells.tr.length === table?.head.tr.length
        ? []
        : [
            faultAt(
              file,
              `sections.${section}.table.rows.${i}`,
              `has ${cells.tr.length} cells, but the head of the table has ${table?.head.tr.length}`,
            ),
          ],
    ),
  );
}

/** Faults of sources whose publishers are not accepted for a page on health or money. */
function publisherFaults(
  { file, record }: ValidRecord,
  find: (type: RecordTypeName, key: string) => Record<string, unknown> | undefined,
  tiers: ReadonlyMap<string, number>,
): Fault[] {
  if (record.kind === "pastime") return [];
  return ((record.sources as string[] | undefined) ?? []).flatMap((key) => {
    const publisher = String(find("Source", key)?.publisher ?? "");
    return publisher && !tiers.has(publisher)
      ? [
          faultAt(
            file,
            "sources",
            `"${key}" is by “${publisher}”, which is not one of the publishers accepted for health or money (data/standards/publishers.json)`,
          ),
        ]
      : [];
  });
}

/**
 * Faults of tone, sources and safety in valid records.
 * @example editorialFaults(records, find) // ["data/faqs/walker.json: answer.tr.1: says what we could not find or read …"]
 */
export function editorialFaults(
  records: readonly ValidRecord[],
  find: (type: RecordTypeName, key: string) => Record<string, unknown> | undefined,
): Fault[] {
  const tiers = new Map(
    records.filter(({ type }) => type === "Publisher").map(({ record }) => [String(record.name), Number(record.tier)] as const),
  );
  const parents = new Set(records.filter(({ type }) => type === "ArticlePart").map(({ record }) => record.article));
  return records.flatMap((file) => {
    const { checks } = rowOf(file.type);
    if (typeof checks !== "string") return [];
    if (checks === "plain") return phraseFaults(file);
    return [
      ...phraseFaults(file),
      ...doseFaults(file),
      ...stepFaults(file),
      ...lengthFaults(file, file.type === "Article" && parents.has(file.record.key)),
      ...tableFaults(file),
      ...publisherFaults(file, find, tiers),
    ];
  });
}
