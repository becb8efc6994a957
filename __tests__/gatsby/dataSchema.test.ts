import { z } from "zod";
import { readContent } from "../../src/content/readContent";
import type { RecordTypeName } from "../../src/content/records/registry";
import { recordIn } from "../../src/content/records/visit";
import { dataSchema, type JsonSchema } from "../../src/gatsby/dataSchema";
import { languages } from "../../src/routes/routes";

const types: RecordTypeName[] = ["PregnancyWeek", "Symptom", "Article", "ArticlePart", "BabyNutritionMonth", "ZodiacSign"];
const schema = dataSchema(types) as { $defs: Record<string, JsonSchema> };
const schemaOf = (type: string) => z.fromJSONSchema(schema.$defs[type] as Parameters<typeof z.fromJSONSchema>[0]);
const { files } = readContent("data");
const published = (type: RecordTypeName, language: "tr" | "en"): Record<string, unknown>[] =>
  files
    .filter((file) => file.type === type)
    .map(({ record }) => ({
      kind: type,
      ...("path" in ((schema.$defs[type]?.properties as object | undefined) ?? {}) ? { path: "/a" } : {}),
      ...recordIn(language, type, record),
    }));

test.each(types.flatMap((type) => languages.map((language) => [type, language] as const)))(
  "every %s in %s matches its schema",
  (type, language) => {
    const checked = schemaOf(type);
    const records = published(type, language);
    expect(records.length).toBeGreaterThan(5);
    const faults = records.flatMap(
      (record) => checked.safeParse(record).error?.issues.map((issue) => `${record.key}: ${issue.path}: ${issue.message}`) ?? [],
    );
    expect(faults).toEqual([]);
  },
);

test.each<[string, (record: Record<string, unknown>) => void, string]>([
  ["a field that is missing", (record) => delete record.lead, "lead"],
  [
    "a field nobody knows",
    (record) => {
      record.colour = "red";
    },
    "",
  ],
  [
    "a text in both languages",
    (record) => {
      record.lead = { tr: "Bir", en: "One" };
    },
    "lead",
  ],
  [
    "a number as a text",
    (record) => {
      record.week = "24";
    },
    "week",
  ],
  [
    "a number out of range",
    (record) => {
      record.week = 43;
    },
    "week",
  ],
  [
    "a list that is none",
    (record) => {
      record.todo = "rest";
    },
    "todo",
  ],
  [
    "another kind",
    (record) => {
      record.kind = "BabyWeek";
    },
    "kind",
  ],
  ["no page", (record) => delete record.path, "path"],
])("%s is not", (_, spoil, place) => {
  const record = structuredClone(published("PregnancyWeek", "tr")[0] ?? {});
  spoil(record);
  const paths = schemaOf("PregnancyWeek")
    .safeParse(record)
    .error?.issues.map(({ path }) => path.join("."));
  expect(paths).toContain(place);
});

test("it is in one language and without internal terms", () => {
  const text = JSON.stringify(schema);
  for (const word of ["graphql", "refersTo", "typeName", '"tr":', '"en":']) expect(text).not.toContain(word);
});
