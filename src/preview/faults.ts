/** Errors in the content as pages show them: each with its file, field and language, and with the texts by which its place on the page is found. */
import type { Fault } from "../content/fault";
import type { ContentFile } from "../content/readContent";
import { allPages, type Find, findIn, hasPage, type RawRecord } from "../content/recordPages";
import { visit } from "../content/records/visit";
import { fillPath, type Language } from "../routes/routes";

/** An error as one page shows it. */
export interface PlacedFault extends Fault {
  /** Texts of the field in the language of the page, the longest first. */
  texts: readonly string[];
  /** Address of the record’s page; null if it has none. */
  page: string | null;
  /** True if this is that page. */
  isOwn: boolean;
}

/**
 * The texts of a record at a fault’s place, in one language, the longest first.
 * @example textsAt(topic, "lead.en", "tr") // ["Kısa."]
 */
export function textsAt({ type, record }: ContentFile, path: string, language: Language): string[] {
  if (!type || path === "") return [];
  const isAt = (place: string): boolean => place === path || place.startsWith(`${path}.`);
  const visited = visit(type, record);
  // The place of a text in the other language is the same field.
  const fields = new Set(visited.filter((leaf) => isAt(leaf.path) || isAt(leaf.field)).map(({ field }) => field));
  return visited
    .filter((leaf) => fields.has(leaf.field) && (leaf.language ?? language) === language)
    .flatMap(({ value }) => (typeof value === "string" ? value : []))
    .sort((a, b) => b.length - a.length);
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
 * @example placeFaults([faultAt("data/a/b.json", "lead.en", "is long")], [], "/en", "en")[0] // { path: "lead.en", page: null, isOwn: false, … }
 */
export function placeFaults(faults: readonly Fault[], files: readonly ContentFile[], address: string, language: Language): PlacedFault[] {
  if (faults.length === 0) return [];
  const byFile = new Map(files.map((file) => [file.file, file]));
  const find = findIn(new Map(files.map(({ type, record }) => [`${type}/${(record as RawRecord).key}`, record as RawRecord])));
  return faults.map((fault) => {
    const file = byFile.get(fault.file);
    const addresses = (file && addressesOf(file, language, find)) ?? [];
    const isOwn = addresses.includes(address);
    const texts = file ? textsAt(file, fault.path, language) : [];
    return { ...fault, texts: texts.slice(0, 3), page: (isOwn ? address : addresses[0]) ?? null, isOwn };
  });
}
