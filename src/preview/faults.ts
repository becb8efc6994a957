/** Errors in the content as pages show them: each with its file, field and language, and with the texts by which its place on the page is found. */
import type { ContentFile } from "../content/readContent";
import { allPages, type Find, findIn, hasPage, type RawRecord } from "../content/recordPages";
import { fillPath, type Language, languages } from "../routes/routes";

export interface Fault {
  file: string;
  /** Path like `sections.2.text`, without the language; empty if the line names no field. */
  field: string;
  /** Null for both languages. */
  language: Language | null;
  message: string;
}

/** An error as one page shows it. */
export interface PlacedFault extends Fault {
  /** Texts of the field in the language of the page, the longest first. */
  texts: readonly string[];
  /** Address of the record’s page; null if it has none. */
  path: string | null;
  /** True if this is that page. */
  isOwn: boolean;
}

/**
 * Parses a line of `npm run check`.
 * @example parseFault("data/a/b.json: lead.en: is long") // { file: "data/a/b.json", field: "lead", language: "en", message: "is long" }
 */
export function parseFault(line: string): Fault {
  const [, file, field, message] = /^((?:data|src)\/[^:]*): ([^:“"]*): ([\s\S]*)$/.exec(line) ?? [];
  if (file === undefined || field === undefined || message === undefined) return { file: "", field: "", language: null, message: line };
  const [, named, bracketed] = /(?:^|\.)(tr|en)(?=\.|$| )|\((tr|en)\)/.exec(field) ?? [];
  const plain = field.replace(/ ?\((?:tr|en)\)/, "").replace(/(?:^|\.)(?:tr|en)(?=\.|$| )/, "");
  return { file, field: plain, language: ((named ?? bracketed) as Language | undefined) ?? null, message };
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
/** The value in one language, for a value that has both; any other value unchanged. */
const inLanguage = (value: unknown, language: Language): unknown =>
  isObject(value) && languages.every((one) => one in value) ? value[language] : value;

function stringsIn(value: unknown, language: Language): string[] {
  const own = inLanguage(value, language);
  if (typeof own === "string") return [own];
  return isObject(own) ? Object.values(own).flatMap((inner) => stringsIn(inner, language)) : [];
}

/**
 * The texts of a record in a field, in one language. An entry of a list is found by its index or its key.
 * @example textsAt({ lead: { tr: "Kısa.", en: "Short." } }, "lead", "en") // ["Short."]
 */
export function textsAt(record: unknown, field: string, language: Language): string[] {
  let value: unknown = record;
  for (const part of field.split(".").filter(Boolean)) {
    value = inLanguage(value, language);
    // Some checks number the paragraphs of what is a single text here.
    if (typeof value === "string") break;
    if (!isObject(value)) return [];
    value = Array.isArray(value) && !/^\d+$/.test(part) ? value.find((entry) => isObject(entry) && entry.key === part) : value[part];
  }
  return stringsIn(value, language).sort((a, b) => b.length - a.length);
}

/**
 * Addresses of the pages of a record in a language; empty for a type without pages, undefined if an address cannot be made yet.
 * @example addressesOf({ file: "data/symptoms/dry-mouth.json", type: "Symptom", record: { key: "dry-mouth", slug: { tr: "", en: "" } } }, "en", find)
 * // undefined
 */
export function addressesOf({ type, record }: ContentFile, language: Language, find: Find): string[] | undefined {
  if (!type || !hasPage(type)) return [];
  try {
    return allPages(type, record as RawRecord, language, find).map(({ route, params }) => fillPath(route, language, params));
  } catch {
    return undefined;
  }
}

/**
 * The errors as the page at an address shows them.
 * @param lines as `npm run check` prints them
 * @example placeFaults(["data/a/b.json: lead.en: is long"], [], "/en", "en")[0] // { field: "lead", message: "is long", path: null, isOwn: false, … }
 */
export function placeFaults(lines: readonly string[], files: readonly ContentFile[], path: string, language: Language): PlacedFault[] {
  if (lines.length === 0) return [];
  const byFile = new Map(files.map((file) => [file.file, file]));
  const find = findIn(new Map(files.map(({ type, record }) => [`${type}/${(record as RawRecord).key}`, record as RawRecord])));
  return lines.map((line) => {
    const fault = parseFault(line);
    const file = byFile.get(fault.file);
    const paths = (file && addressesOf(file, language, find)) ?? [];
    const isOwn = paths.includes(path);
    const texts = file && fault.field !== "record" ? textsAt(file.record, fault.field, language) : [];
    return { ...fault, texts: texts.slice(0, 3), path: (isOwn ? path : paths[0]) ?? null, isOwn };
  });
}
