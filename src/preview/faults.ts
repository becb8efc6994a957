/** Faults of the content as pages show them: each with its file, field and language, and with the words by which its place on the page is found. */
import type { ContentFile } from "../content/readContent";
import { allPages, type Find, hasPage, type RawRecord } from "../content/recordPages";
import { fillPath, type Language, languages } from "../routes/routes";

export interface Fault {
  file: string;
  /** `sections.2.text`, without its language; empty where the line names none. */
  field: string;
  /** Null where both languages are meant. */
  language: Language | null;
  message: string;
}

/** A fault for one page. */
export interface PlacedFault extends Fault {
  /** What stands in the field, in the language of the page: the longest first. */
  texts: readonly string[];
  /** Page of the faulty record, null where it has none. */
  path: string | null;
  /** True on that page. */
  isOwn: boolean;
}

/**
 * Takes apart a line of `npm run check`.
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
/** A text of both languages, or a list of them. */
const inLanguage = (value: unknown, language: Language): unknown =>
  isObject(value) && languages.every((one) => one in value) ? value[language] : value;

function stringsIn(value: unknown, language: Language): string[] {
  const own = inLanguage(value, language);
  if (typeof own === "string") return [own];
  return isObject(own) ? Object.values(own).flatMap((inner) => stringsIn(inner, language)) : [];
}

/**
 * The words a record has at a field, in one language. A part of a list goes by its place or by its key.
 * @example textsAt({ lead: { tr: "Kısa.", en: "Short." } }, "lead", "en") // ["Short."]
 */
export function textsAt(record: unknown, field: string, language: Language): string[] {
  let value: unknown = record;
  for (const part of field.split(".").filter(Boolean)) {
    value = inLanguage(value, language);
    // Some checks count the paragraphs of what is one text here.
    if (typeof value === "string") break;
    if (!isObject(value)) return [];
    value = Array.isArray(value) && !/^\d+$/.test(part) ? value.find((entry) => isObject(entry) && entry.key === part) : value[part];
  }
  return stringsIn(value, language).sort((a, b) => b.length - a.length);
}

/**
 * Addresses of the pages of a record in a language, none for a kind without pages; undefined where one cannot be made yet.
 * @example addressesOf({ file: "data/symptoms/dry-mouth.json", type: "Symptom", record: { key: "dry-mouth", slug: { tr: "", en: "" } } }, "en", find) // undefined
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
 * The faults as the page at an address shows them.
 * @param lines as `npm run check` prints them
 */
export function placeFaults(lines: readonly string[], files: readonly ContentFile[], path: string, language: Language): PlacedFault[] {
  if (lines.length === 0) return [];
  const byFile = new Map(files.map((file) => [file.file, file]));
  const find: Find = (type, key) =>
    files.find((file) => file.type === type && (file.record as RawRecord).key === key)?.record as RawRecord | undefined;
  return lines.map((line) => {
    const fault = parseFault(line);
    const file = byFile.get(fault.file);
    const paths = (file && addressesOf(file, language, find)) ?? [];
    const isOwn = paths.includes(path);
    const texts = file && fault.field !== "record" ? textsAt(file.record, fault.field, language) : [];
    return { ...fault, texts: texts.slice(0, 3), path: (isOwn ? path : paths[0]) ?? null, isOwn };
  });
}
