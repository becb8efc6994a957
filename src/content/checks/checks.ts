/** Finds all faults of the content at once, each with file, field and language; they stop the build. */

import { defaultLanguage, fillPath, type Language, languages, routeIds, routeOf } from "../../routes/routes";
import { turkishDate } from "../../text/calendar";
import { sentences } from "../../text/sentences";
import { type Fault, faultAt, faultLine } from "../fault";
import type { ContentFile } from "../readContent";
import { allPages, type ContentLink, type Find, findIn, hasAnchor, hasPage, linkPath, type RawRecord } from "../recordPages";
import { type RecordTypeName, recordTypes } from "../records/registry";
import { textsOf } from "../records/visit";
import { abroadFaults } from "./abroadChecks";
import { betweenRecordsFaults } from "./betweenRecords";
import { canIFaults } from "./canIChecks";
import { characterFaults } from "./characters";
import { dateAndAddressFaults } from "./datesAndAddresses";
import { editorialFaults } from "./editorial";
import { houseRuleFaults } from "./houseRules";
import { insideRecordFaults } from "./insideRecord";
import { languagePairFaults } from "./languagePairs";
import { namedVerdictFaults } from "./namedVerdicts";
import { emptyNameLists, orphanNames } from "./nameLists";
import { pointersOf } from "./pointers";
import { quietFaults } from "./quietChecks";
import { readabilityFaults } from "./readability";
import { sourceFaults } from "./sources";
import { standardsFaults } from "./standards";
import { triageFaults } from "./triageChecks";
import { isOf, oncePerRecord, type ValidRecord } from "./validRecord";
import { weekOverlapFaults } from "./weekOverlap";
import { wholeCardFaults } from "./wholeCards";

const place = (path: readonly PropertyKey[]): string => path.map(String).join(".");

/**
 * Faults of a record that does not match the description of its type; calculated once for each record.
 * @example shapeFaults({ file: "data/topics/a.json", type: "Topic", record: {} })[0].path // "key"
 */
export const shapeFaults = oncePerRecord((file: ContentFile & { type: RecordTypeName }): Fault[] => {
  const result = recordTypes[file.type].fields.safeParse(file.record);
  if (result.success) return [];
  return result.error.issues.map((issue) => {
    const field = place(issue.path) || "record";
    const isHalf = languages.includes(issue.path.at(-1) as Language);
    const missingHalf = isHalf && issue.message.endsWith("received undefined") ? " (the text in this language is missing)" : "";
    return faultAt(file.file, field, `${issue.message}${missingHalf}`);
  });
});

/** True if a link leads to a page, even if that page’s record is faulty: that fault is reported for the record. */
function leadsSomewhere(link: ContentLink, find: Find): boolean {
  try {
    return linkPath(link, defaultLanguage, find) !== undefined;
  } catch {
    return true;
  }
}

/** The long sentences of a record, without their numbers. */
const longSentencesOf = oncePerRecord(({ type, record }: ContentFile & { type: RecordTypeName }) =>
  textsOf(type, record)
    .flatMap(({ value, language }) => sentences(value, language))
    .map((sentence) => sentence.replace(/\d+/g, "#"))
    .filter((sentence) => sentence.length >= 70),
);

/** Long sentences that occur in three or more records, apart from their numbers: text made from a template. */
function repeatedSentences(files: ContentFile[]): Fault[] {
  const homes = new Map<string, Set<string>>();
  for (const file of files) {
    const { type } = file;
    if (!type || type === "SizeComparison") continue;
    for (const sentence of longSentencesOf({ ...file, type })) homes.set(sentence, (homes.get(sentence) ?? new Set()).add(file.file));
  }
  return [...homes]
    .map(([sentence, places]) => [sentence, [...places]] as const)
    .filter(([, places]) => places.length > 2)
    .map(([sentence, [file = "", ...others]]) =>
      faultAt(
        file,
        "record",
        `the same sentence is in ${others.length + 1} records, also in ${others.join(", ")}; reword it, or make it a record that pages share: “${sentence}”`,
      ),
    );
}

/**
 * All faults of the content; an empty list means the content is valid.
 * Checked are: unknown folder, unknown or misspelt field, text missing in one language, wrong type, value out of range, file not named after its key,
 * duplicate key, broken reference or link, announced name without a record, empty list of names, record without a source, two pages with the same
 * address, sentence in three or more records, text that is hard to read, and the checks of the other files of this folder. missingContentFaults reports
 * missing records.
 * @param today `YYYY-MM-DD`, by default the date in Türkiye; a record must not have been written later
 * @example findFaults([{ file: "data/sources/a.json", type: "Source", record: {} }]) // [{ file: "data/sources/a.json", path: "key", … }, …]
 */
export function findFaults(files: ContentFile[], today = turkishDate(Date.now())): Fault[] {
  const faults: Fault[] = [];
  const known = new Map<string, RawRecord>();
  const paths = new Map<string, string>();
  const find = findIn(known);
  const valid: ValidRecord[] = [];

  for (const file of files) {
    const { type } = file;
    if (!type) {
      faults.push(faultAt(file.file, "record", "no type of record belongs in this folder"));
      continue;
    }
    const found = shapeFaults({ ...file, type });
    faults.push(...found);
    if (found.length > 0) {
      // Records that name it are not reported too: one fault gives one line.
      const key = (file.record as Partial<RawRecord> | null)?.key;
      if (typeof key === "string") known.set(`${type}/${key}`, file.record as RawRecord);
      continue;
    }
    const record = file.record as RawRecord;
    const name = file.file.replace(/^.*\/|\.json.*$/g, "");
    if (!file.file.includes("#") && name.replace(/^0+/, "") !== record.key.replace(/^0+/, ""))
      faults.push(faultAt(file.file, "key", `is "${record.key}", but the file is called ${name}.json`));
    const id = `${type}/${record.key}`;
    if (known.has(id)) faults.push(faultAt(file.file, "key", `"${record.key}" is already the key of another ${type}`));
    known.set(id, record);
    valid.push({ ...file, type, record });
  }

  for (const checked of valid) {
    const { file, type, record } = checked;
    for (const { path, to } of pointersOf(checked)) {
      if ("key" in to) {
        if (!known.has(`${to.type}/${to.key}`)) faults.push(faultAt(file, path, `no ${to.type} has the key "${to.key}"`));
      } else if (!leadsSomewhere(to.link, find)) {
        faults.push(faultAt(file, path, `there is no page "${to.link.to}"${to.link.record ? ` for the record "${to.link.record}"` : ""}`));
      } else if (!hasAnchor(to.link, find)) {
        faults.push(faultAt(file, path, `the page "${to.link.to}" has no section or question "${to.link.anchor}"`));
      }
    }
    if (isOf(checked, "AnnouncedNames")) faults.push(...orphanNames(checked, known));
    if (!hasPage(type)) continue;
    for (const language of languages) {
      let own: string[];
      try {
        own = allPages(type, record, language, find).map(({ route, params }) => fillPath(route, language, params));
      } catch {
        // Only an article whose topic is missing or faulty has no address, which is already reported.
        continue;
      }
      for (const path of own) {
        const taken = paths.get(path);
        if (taken) faults.push(faultAt(file, "path", `${path} is already the address of ${taken}`, language));
        paths.set(path, file);
      }
    }
  }
  const indexes = new Set([...known].filter(([id]) => id.startsWith("StaticPage/")).map(([, { index }]) => index));
  for (const id of routeIds) {
    const { index } = routeOf(id);
    if (index && !indexes.has(index))
      faults.push(faultAt("data/static-pages", "index", `no StaticPage has the index ${index}, which the page ${id} needs`));
  }
  return [
    ...faults,
    ...emptyNameLists(files, valid),
    ...repeatedSentences(files),
    ...readabilityFaults(valid),
    ...triageFaults(valid, find),
    ...wholeCardFaults(valid, find),
    ...canIFaults(valid, find),
    ...namedVerdictFaults(valid),
    ...quietFaults(valid),
    ...editorialFaults(valid, find),
    ...weekOverlapFaults(valid),
    ...characterFaults(valid),
    ...languagePairFaults(valid),
    ...insideRecordFaults(valid),
    ...dateAndAddressFaults(valid, today),
    ...standardsFaults(valid),
    ...houseRuleFaults(valid),
    ...betweenRecordsFaults(valid, files),
    ...sourceFaults(valid),
    ...abroadFaults(valid, find),
  ];
}

/**
 * The faults as the message that stops the build.
 * @example report([faultAt("data/a.json", "key", "is missing")]) // "The content has 1 fault:\n  data/a.json: key: is missing"
 */
export const report = (faults: readonly Fault[]): string =>
  `The content has ${faults.length} fault${faults.length === 1 ? "" : "s"}:\n${faults.map((fault) => `  ${faultLine(fault)}`).join("\n")}`;
