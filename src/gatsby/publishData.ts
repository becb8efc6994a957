/** Writes the content as files under /data too, from the same records as the pages: for lists that load them and for anyone who wants to use the data. */
import { mkdir, rm, writeFile } from "node:fs/promises";
import type { ParentSpanPluginArgs } from "gatsby";
import { nameEntries } from "../content/names/lists";
import { findAmong, hasPage, type RawRecord, recordPath } from "../content/recordPages";
import { type RecordTypeName, recordTypeNames, rowOf } from "../content/records/registry";
import { recordIn } from "../content/records/visit";
import { type DataFile, dataFile, dataFiles, languages, nameFile } from "../routes/routes";
import { dataSchema, dataSchemaFile } from "./dataSchema";
import { writeForReaders } from "./forReaders";
import { recordsInOrder } from "./recordsInOrder";

/** The types of record in a file. */
const typesIn = (file: DataFile): RecordTypeName[] => recordTypeNames.filter((type) => rowOf(type).publishedIn === file);

/** Part of the hook publishFiles, which runs before the pages are made, so that the files also exist in `gatsby develop`. */
export async function publishData({ getNodesByType }: Pick<ParentSpanPluginArgs, "getNodesByType">): Promise<void> {
  const recordsOf = recordsInOrder(getNodesByType);
  const find = findAmong(recordsOf);
  const names = recordsOf("BabyName");
  // Removes files of record types that no longer exist.
  await rm("public/data", { recursive: true, force: true });
  for (const language of languages) {
    const asPublished = (type: RecordTypeName) => (record: RawRecord) => ({
      kind: type,
      ...(hasPage(type) && { path: recordPath(type, record, language, find) }),
      ...recordIn(language, type, record),
    });
    await mkdir(`public/data/${language}`, { recursive: true });
    for (const file of dataFiles) {
      const records = typesIn(file).flatMap((type) => recordsOf(type).map(asPublished(type)));
      await writeFile(`public${dataFile(file, language)}`, JSON.stringify(records));
    }
    for (const side of ["girl", "boy"] as const)
      await writeFile(`public${nameFile(side, language)}`, JSON.stringify(nameEntries(names, side, language)));
  }
  await writeFile(`public${dataSchemaFile}`, JSON.stringify(dataSchema(dataFiles.flatMap(typesIn))));
  await writeForReaders(recordsOf, find);
}
