import { readdirSync, readFileSync } from "node:fs";
import { z } from "zod";
import { recordFileSchema } from "../../src/content/editorSchemas";
import { readContent } from "../../src/content/readContent";
import { type RecordTypeName, recordTypes } from "../../src/content/records/registry";
import { schemaFiles } from "../../src/gatsby/schemaFiles";

const { files } = readContent("data");
const recordSchemaOf = (type: RecordTypeName) => {
  const { definitions } = recordFileSchema(type) as { definitions: { record: Parameters<typeof z.fromJSONSchema>[0] } };
  return z.fromJSONSchema(definitions.record);
};

test("the files in the repository are what npm run schemas writes", () => {
  const made = schemaFiles();
  const stale = Object.entries(made).flatMap(([file, text]) => (readFileSync(file, "utf8") === text ? [] : [file]));
  expect(stale).toEqual([]);
  expect(readdirSync("schemas").sort()).toEqual(
    Object.keys(made)
      .flatMap((file) => /^schemas\/(.*)/.exec(file)?.[1] ?? [])
      .sort(),
  );
});

test("every record is valid by the schema text editors use", () => {
  const schemas = new Map((Object.keys(recordTypes) as RecordTypeName[]).map((type) => [type, recordSchemaOf(type)]));
  const faults = files.flatMap(({ file, type, record }) =>
    (type ? (schemas.get(type)?.safeParse(record).error?.issues ?? []) : [{ path: [], message: "no kind" }]).map(
      ({ path, message }) => `${file}: ${path.join(".")}: ${message}`,
    ),
  );
  expect(faults).toEqual([]);
});

test("a field that is missing, misspelt or of the wrong kind is underlined", () => {
  const schema = recordSchemaOf("Symptom");
  const good = files.find(({ type }) => type === "Symptom")?.record as Record<string, unknown>;
  const { lead: _, ...without } = good;
  for (const wrong of [without, { ...good, colour: "red" }, { ...good, order: "first" }, { ...good, title: { tr: "Baş ağrısı" } }])
    expect(schema.safeParse(wrong).success).toBe(false);
});

test("a field has its description, and a key the type of its record", () => {
  const { definitions } = recordFileSchema("Article") as {
    definitions: { record: { properties: Record<string, { description: string }> } };
  };
  expect(definitions.record.properties.topic?.description).toBe("The topic it belongs to. Key of a record of type Topic.");
  expect(definitions.record.properties.related?.description).toBe("Articles to read next. Keys of records of type Article.");
  expect(JSON.stringify(definitions)).not.toMatch(/"(graphql|typeName|refersTo)":"/);
});
