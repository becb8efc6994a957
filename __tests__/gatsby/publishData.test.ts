import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ParentSpanPluginArgs } from "gatsby";
import { type NameRecord, nameEntries } from "../../src/content/names/lists";
import type { RecordTypeName } from "../../src/content/records/registry";
import { dataSchemaFile } from "../../src/gatsby/dataSchema";
import { publishData } from "../../src/gatsby/publishData";
import { dataFile, languages, nameFile, pathTo } from "../../src/routes/routes";
import { validRecords } from "../support/validContent";

const records = validRecords();
/** Records as Gatsby passes them: with its own fields in addition to those of the record. */
const nodesOf = (type: RecordTypeName) =>
  records[type].map((record) => ({ ...record, id: "1", parent: null, children: [], internal: { type, contentDigest: "x" } }));

const home = process.cwd();
let folder: string;
const read = (path: string) => JSON.parse(readFileSync(join(folder, "public", path), "utf8")) as Record<string, unknown>[];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "data-"));
  process.chdir(folder);
  await publishData({ getNodesByType: nodesOf } as unknown as ParentSpanPluginArgs);
});
afterAll(() => {
  process.chdir(home);
  rmSync(folder, { recursive: true });
});

test("eleven files are written for each language, and a schema, under the addresses of the registry", () => {
  const written = readdirSync(join(folder, "public"), { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".json"));
  const expected = languages.flatMap((language) => [
    ...(["trackers", "nutrition", "symptoms", "activities", "articles", "zodiac", "foods", "everyday", "medicines"] as const).map((file) =>
      dataFile(file, language),
    ),
    ...(["girl", "boy"] as const).map((side) => nameFile(side, language)),
  ]);
  expect(written.map((name) => `/${name}`).sort()).toEqual([...expected, dataSchemaFile].sort());
});

describe.each(languages)("the files in %s", (language) => {
  test("contain the records in one language with the address of their page, without Gatsby's fields", () => {
    const [article] = read(dataFile("articles", language));
    expect(article).toMatchObject({
      kind: "Article",
      key: "MT-0-1",
      title: language === "tr" ? "Yazı" : "Article",
      path: pathTo("article", language, {
        mom: language === "tr" ? "hamile" : "pregnant",
        category: language === "tr" ? "beslenme" : "food",
        article: "MT-0-1",
      }),
    });
    for (const field of ["id", "parent", "children", "internal"]) expect(article).not.toHaveProperty(field);
  });

  test("contain every record of their types, pregnancy weeks before baby weeks", () => {
    expect(read(dataFile("trackers", language)).map(({ kind, key }) => `${kind} ${key}`)).toEqual([
      ...records.PregnancyWeek.map(({ key }) => `PregnancyWeek ${key}`),
      ...records.BabyWeek.map(({ key }) => `BabyWeek ${key}`),
    ]);
    expect(read(dataFile("nutrition", language))).toHaveLength(records.PregnancyNutritionMonth.length + records.BabyNutritionMonth.length);
  });

  test("contain records without a page, without an address", () => {
    expect(read(dataFile("zodiac", language))[0]).not.toHaveProperty("path");
  });

  test.each(["girl", "boy"] as const)("contain the entries of the %ss' names, where the lists look for them", (side) => {
    const written = read(nameFile(side, language));
    expect(written).toEqual(nameEntries(records.BabyName as unknown as NameRecord[], side, language));
    expect(written.length).toBeGreaterThan(2);
  });
});
