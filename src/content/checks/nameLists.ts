/** Checks between the records of names, the yearly announcements and the lists of names. */

import type { NameEntry } from "../../names/nameEntry";
import { type Language, languages, routeIds, routeOf } from "../../routes/routes";
import type { NameGender } from "../../vocabulary/nameLists";
import { type Fault, faultAt } from "../fault";
import { isOn, listedNames, nameEntries } from "../names/lists";
import type { ContentFile } from "../readContent";
import type { RawRecord } from "../recordPages";
import type { RecordOf } from "../records/registry";
import { recordsOf, type TypedRecord, type ValidRecord } from "./validRecord";

/**
 * Faults of announced names without a record of that gender: their year would be on no page.
 * @param known all records by type and key, also those with faults, so that one fault is not reported twice
 * @example orphanNames(announced, known) // ["data/announced-names/2025.json: girls.3.name: \"Alya\" has no record in data/names as a name for a girl"]
 */
export function orphanNames({ file, record: announced }: TypedRecord<"AnnouncedNames">, known: ReadonlyMap<string, RawRecord>): Fault[] {
  const names = [...known].filter(([id]) => id.startsWith("BabyName/")).map(([, record]) => record as RecordOf<"BabyName">);
  return (["girl", "boy"] as const).flatMap((side) =>
    announced[`${side}s`]
      .map(({ name }, i) => ({ name, path: `${side}s.${i}.name` }))
      .filter(({ name }) => !names.some((record) => record.name === name && isOn(record, side)))
      .map(({ name, path }) => faultAt(file, path, `"${name}" has no record in data/names as a name for a ${side}`)),
  );
}

/**
 * Faults of name lists that would be empty. Not checked while any name record is invalid, because that may be the reason.
 * @param files all content files
 * @param valid the valid ones of them
 * @example emptyNameLists([], []).length > 0 // true: without names no list has any
 */
export function emptyNameLists(files: ContentFile[], valid: readonly ValidRecord[]): Fault[] {
  const names = recordsOf(valid, "BabyName").map(({ record }) => record);
  if (names.length < files.filter(({ type }) => type === "BabyName").length) return [];
  const entries = new Map<string, NameEntry[]>();
  /** Calculated once for each gender and language, for all lists. */
  const entriesOn = (side: NameGender, language: Language): NameEntry[] => {
    const id = `${side} ${language}`;
    return entries.get(id) ?? entries.set(id, nameEntries(names, side, language)).get(id) ?? [];
  };
  return routeIds.flatMap((id) => {
    const { side, nameList: list } = routeOf(id);
    if (!side || !list) return [];
    return languages
      .filter((language) => listedNames(entriesOn(side, language), list, language).length === 0)
      .map((language) => faultAt("data/names", list, `no name is in the list ${id}`, language));
  });
}
