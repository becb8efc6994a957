/** The search index of the real content in data/, made as in the build. */
import { readFileSync } from "node:fs";
import { readContent } from "../../src/content/readContent";
import { findAmong, type RawRecord, type RecordsOf } from "../../src/content/recordPages";
import type { RecordOf, RecordTypeName } from "../../src/content/records/registry";
import type { Language } from "../../src/routes/routes";
import { makeIndex, type SearchFiles } from "../../src/search/build/makeIndex";
import { textFrom } from "../../src/search/build/texts";

let records: Map<string, RawRecord[]> | undefined;

function allRecords(): Map<string, RawRecord[]> {
  if (records) return records;
  records = new Map();
  for (const { type, record } of readContent("data").files) {
    if (!type) continue;
    records.set(type, [...(records.get(type) ?? []), record as RawRecord]);
  }
  return records;
}

/** The index of a language, made from data/ and the locale files. */
export function realIndex(language: Language): SearchFiles {
  const recordsOf: RecordsOf = <Type extends RecordTypeName>(type: Type) => (allRecords().get(type) ?? []) as RecordOf<Type>[];
  const find = findAmong(recordsOf);
  return makeIndex(
    recordsOf,
    find,
    textFrom(language, (path) => readFileSync(path, "utf8")),
    language,
  );
}
