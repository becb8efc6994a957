import { readContent } from "../../../src/content/readContent";
import { readDefinition, readMeta } from "../../../src/content/records/fields";
import { type RecordType, recordTypeNames, recordTypes } from "../../../src/content/records/registry";
import { isLeaf, recordIn, textsIn, textsOf, visit, visitAll } from "../../../src/content/records/visit";

const guide = {
  key: "walker",
  topic: "UT-1",
  order: 3,
  title: { tr: "Yürüteç", en: "Baby walker" },
  why: { tr: ["Gerekmez.", "Düşürür."], en: ["Not needed.", "It tips over."] },
  sources: ["who", "aap"],
  written: "2026-11-01",
  unknown: { tr: "Yok", en: "None" },
};

test("every value comes with its place, its language and what its field contains", () => {
  expect(visitAll("NeedGuide", guide).map(({ path, field, language, kind }) => [path, field, language, kind])).toEqual([
    ["", "", null, "group"],
    ["key", "key", null, "key"],
    ["topic", "topic", null, "reference"],
    ["order", "order", null, "number"],
    ["title", "title", null, "group"],
    ["title.tr", "title", "tr", "short"],
    ["title.en", "title", "en", "short"],
    ["why", "why", null, "group"],
    ["why.tr", "why", "tr", "list"],
    ["why.tr.0", "why.0", "tr", "text"],
    ["why.tr.1", "why.1", "tr", "text"],
    ["why.en", "why", "en", "list"],
    ["why.en.0", "why.0", "en", "text"],
    ["why.en.1", "why.1", "en", "text"],
    ["sources", "sources", null, "list"],
    ["sources.0", "sources.0", null, "reference"],
    ["sources.1", "sources.1", null, "reference"],
    ["written", "written", null, "date"],
  ]);
  expect(visitAll("NeedGuide", guide).find(({ path }) => path === "sources")).toMatchObject({
    refersTo: "Source",
    description: "Sources of the record, most important first.",
  });
});

test("texts leave out search words, slugs and sentences of another field", () => {
  const food = { slug: { tr: "su", en: "water" }, title: { tr: "Su", en: "Water" }, words: { tr: ["musluk"], en: ["tap"] } };
  expect(textsIn("en", "Food", food)).toEqual(["Water"]);
  const week = {
    baby: { tr: ["Bir. İki."], en: ["One. Two."] },
    likened: { tr: ["İki."], en: ["Two."] },
    twins: { tr: "İkiz.", en: "Twins." },
  };
  expect(textsOf("PregnancyWeek", week).map(({ path }) => path)).toEqual(["baby.tr.0", "baby.en.0", "twins.tr", "twins.en"]);
  expect(textsIn("tr", "PregnancyWeek", week, "twins", "ask")).toEqual(["İkiz."]);
});

test("a list names the fields in which its entries must differ", () => {
  const record = { domains: [{ domain: "motor", items: [{ key: "sits", text: { tr: "Oturur.", en: "Sits." } }] }] };
  const lists = visitAll("MilestoneChecklist", record).filter(({ kind }) => kind === "list");
  expect(lists.map(({ path, distinct }) => [path, distinct])).toEqual([
    ["domains", ["domain"]],
    ["domains.0.items", ["key"]],
  ]);
});

test("an invalid record is walked as far as its shape goes", () => {
  const broken = { key: 5, title: "Su", why: { tr: "Bir.", en: [7, null] }, sources: "who", order: { tr: "a", en: "b" } };
  expect(visit("NeedGuide", broken).map(({ path, value }) => [path, value])).toEqual([
    ["key", 5],
    ["why.en.0", 7],
  ]);
  expect(visit("NeedGuide", null)).toEqual([]);
});

test("a record in one language has the same fields, and only those of its type", () => {
  expect(recordIn("en", "NeedGuide", { ...guide, safeUse: null })).toEqual({
    key: "walker",
    topic: "UT-1",
    order: 3,
    title: "Baby walker",
    why: ["Not needed.", "It tips over."],
    sources: ["who", "aap"],
    written: "2026-11-01",
    safeUse: null,
  });
});

test("every field of every type says what it contains", () => {
  const silent = recordTypeNames.flatMap((type) => {
    const walk = (schema: Parameters<typeof readMeta>[0], path: string): string[] => {
      const { innerType, element, shape } = readDefinition(schema);
      const { kind } = readMeta(schema);
      if (kind) return [];
      const inner = innerType ?? element;
      if (inner) return walk(inner, path);
      return shape ? Object.entries(shape).flatMap(([field, each]) => walk(each, `${path}.${field}`)) : [path];
    };
    return walk((recordTypes[type] as RecordType).fields, type);
  });
  expect(silent).toEqual([]);
});

test("no text of the content is left out", () => {
  const stringsIn = (value: unknown): string[] =>
    typeof value === "string" ? [value] : typeof value === "object" && value !== null ? Object.values(value).flatMap(stringsIn) : [];
  for (const { type, record } of readContent("data").files) {
    if (!type) throw new Error("every record has a type");
    expect(
      visitAll(type, record)
        .filter(isLeaf)
        .flatMap(({ value }) => (typeof value === "string" ? value : [])),
    ).toEqual(stringsIn(record));
  }
});
