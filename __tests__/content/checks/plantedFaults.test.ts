/**
 * More than five hundred faults planted into a copy of the content, one fault a file: each has to be reported with its file and its field, and none may
 * hide another. The file is long because it is a table.
 */
import { findFaults as rawFindFaults } from "../../../src/content/checks/checks";
import { missingContentFaults as rawMissingContentFaults } from "../../../src/content/checks/missingContent";
import type { ContentFile } from "../../../src/content/readContent";
import { readContent } from "../../../src/content/readContent";
import type { RecordTypeName } from "../../../src/content/records/registry";
import { asLines } from "../../support/faultLines";

const findFaults = asLines(rawFindFaults);
const missingContentFaults = asLines(rawMissingContentFaults);

// biome-ignore lint/suspicious/noExplicitAny: a fault may be anything anywhere
type Any = any;
/** One kind of fault: name, number of records to plant it in, their type, the field, the change, and the expected message. */
type Row = [what: string, count: number, type: RecordTypeName, path: string, change: (value: Any, record: Any) => Any, message: RegExp];

const put = (value: unknown) => () => value;
const after = (text: string) => (value: string) => value + text;
const before = (text: string) => (value: string) => text + value;
const gone = put(undefined);

/** A fault of a text, planted in both languages and in three fields. */
const ofText = (what: string, change: (value: Any) => Any, message: RegExp): Row[] =>
  (["answer", "pregnancy.text", "breastfeeding.text"] as const).flatMap((field) =>
    (["tr", "en"] as const).map((half): Row => [`${what} (${field}.${half})`, 1, "Food", `${field}.${half}`, change, message]),
  );

const { files } = readContent("data");
const firstSource = files.find(({ type }) => type === "Source")?.record as object;

const rows: Row[] = [
  // Shape
  ...(
    [
      "key",
      "slug",
      "title",
      "words",
      "answer",
      "group",
      "pregnancy",
      "breastfeeding",
      "baby",
      "why",
      "sources",
      "written",
      "nextReview",
    ] as const
  ).map((field): Row => [`no ${field}`, 1, "Food", field, gone, /Invalid input|Invalid option|date that exists/]),
  ["no half", 6, "Symptom", "title.en", gone, /text in this language is missing/],
  ["no half", 6, "Faq", "short.tr", gone, /text in this language is missing/],
  ["a third language", 4, "Faq", "question", (text) => ({ ...text, de: "Ja" }), /Unrecognized key/],
  ["an unknown field", 6, "BabyActivity", "", (record) => ({ ...record, colour: "red" }), /Unrecognized key/],
  ["a number as a text", 6, "BabyWeek", "week", String, /expected number/],
  ["a fraction", 4, "PregnancyWeek", "week", put(24.5), /expected int/],
  ["out of range", 4, "BabyActivity", "week", put(53), /Too big/],
  ["a text as a list", 6, "Source", "title", put(["a"]), /expected string/],
  ["a list as a text", 4, "CommunityQuestion", "sources", put("who"), /expected array/],
  ["a word that is not permitted", 6, "Food", "group", put("metal"), /Invalid option/],
  ["a word that is not permitted", 4, "Faq", "section", put("father"), /Invalid option/],
  ...ofText("empty", put(""), /is empty/),
  ...ofText("spaces alone", put("  \n"), /is empty/),
  ["more entries in one half", 6, "Food", "why.tr", (list: string[]) => [...list, "Bir cümle daha."], /as many entries/],
  ["a key with a space", 4, "Source", "key", put("no key"), /key/],
  ["another key than the file", 6, "Source", "key", after("-x"), /but the file is called/],
  ["no source named", 6, "Food", "sources", put([]), /must name at least one/],
  ["a source named twice", 6, "Food", "sources", (list: string[]) => [list[0], ...list], /twice/],
  [
    "a source that is not there",
    8,
    "CommunityQuestion",
    "sources",
    (list: string[]) => [...list, "nobody"],
    /no Source has the key "nobody"/,
  ],
  ["a topic that is not there", 4, "Article", "topic", put("MT-99"), /no Topic has the key/],
  ["a list that is no record", 4, "Source", "", put([]), /record/],
  ["null for a record", 4, "Source", "", put(null), /record/],
  ["a day that does not exist", 6, "Food", "written", put("2026-02-30"), /date that exists/],
  ["a day the other way round", 6, "Food", "nextReview", put("21.11.2027"), /date that exists/],
  // Days
  ["a day to come", 8, "Food", "written", put("2099-01-01"), /in the future/],
  ["a day before the site", 8, "Food", "written", put("1999-01-01"), /before the site existed/],
  ["read again before it was written", 8, "Food", "nextReview", put("2025-01-01"), /is not after the day/],
  ["read again never", 8, "Food", "nextReview", put("9999-12-31"), /more than two years/],
  // Characters
  ...ofText("HTML", before("<b>Yok</b> "), /contains HTML markup/),
  ...ofText("a script", after("<script>x()</script>"), /contains HTML markup/),
  ...ofText("an entity", after(" &amp; x."), /character reference/),
  ...ofText("Markdown", before("**Yok** "), /contains Markdown/),
  ...ofText("a placeholder", after(" {{name}}."), /placeholder/),
  ...ofText("a call", after(" $t(key)."), /placeholder/),
  ...ofText("NUL", after("\u0000"), /control character/),
  ...ofText("ESC", after("\u001b"), /control character/),
  ...ofText("a line separator", after(" a\u2028b."), /control character/),
  ...ofText("no width", before("\u200b"), /invisible character/),
  ...ofText("a soft hyphen", before("\u00ad"), /invisible character/),
  ...ofText("a change of direction", before("\u202e"), /invisible character/),
  ...ofText("half a character", after("\ud83d"), /broken character/),
  ...ofText("U+FFFD", after("\ufffd"), /broken character/),
  ...ofText("two characters for a letter", after(" c\u0327."), /NFC/),
  ...ofText("a letter of another script", after(" \u0430."), /fonts do not have/),
  ...ofText("mojibake", after(" Ã¼."), /wrong encoding/),
  ...ofText("Windows-1254", after(" þ."), /wrong encoding/),
  ...ofText("two spaces", after("  Son."), /two spaces/),
  ...ofText("a space before", before(" "), /begins or ends/),
  ...ofText("a space after", after(" "), /begins or ends/),
  ...ofText("straight quotes", after(' "x".'), /straight quotation/),
  // Halves
  ["the same in both", 8, "Food", "answer", ({ tr }) => ({ tr, en: tr }), /is the same in tr and en/],
  ["swapped", 8, "Food", "answer", ({ tr, en }) => ({ tr: en, en: tr }), /swapped/],
  ["swapped", 8, "Faq", "short", ({ tr, en }) => ({ tr: en, en: tr }), /swapped/],
  ["not written yet", 4, "Food", "answer.en", put("TODO"), /is a placeholder: write/],
  ["not written yet", 4, "Food", "answer.tr", put("-"), /is a placeholder: write/],
  ["not written yet", 4, "Food", "pregnancy.text.en", put("Lorem ipsum dolor sit amet"), /is a placeholder: write/],
  [
    "another dose",
    6,
    "Food",
    "pregnancy.text",
    put({ tr: "Günde 400 mikrogram alın.", en: "Take 500 micrograms a day." }),
    /missing in the other language/,
  ],
  [
    "another dose",
    6,
    "Food",
    "answer",
    put({ tr: "Kilo başına 15 mg verilir.", en: "Give 10 mg for each kilo." }),
    /missing in the other language/,
  ],
  ["911", 4, "Food", "answer", put({ tr: "Hemen 112’yi arayın ve bekleyin.", en: "Call 911 at once and wait." }), /write 112/],
  ["155", 4, "Food", "answer", put({ tr: "Hemen 155’i arayın ve bekleyin.", en: "Call 112 at once and wait." }), /write 112/],
  // Inside a record
  ["one thing twice", 6, "PregnancyWeek", "todo", (list: Any[]) => [list[0], ...list.slice(0, 3)], /is used twice as key/],
  ["a section twice", 4, "Article", "sections", (list: Any[]) => [...list, list[0]], /is used twice as key/],
  [
    "too many things",
    4,
    "PregnancyWeek",
    "todo",
    (list: Any[]) => [...Array(6)].map((_, i) => ({ ...list[0], key: `t-${i}` })),
    /; 3 to 5 are needed/,
  ],
  [
    "too few ticks",
    4,
    "PregnancyChecklist",
    "groups",
    (list: Any[]) => list.map((group) => ({ ...group, items: group.items.slice(0, 1) })),
    /; 8 to 14 are needed/,
  ],
  [
    "too many ticks",
    4,
    "PregnancyChecklist",
    "groups",
    (list: Any[]) =>
      list.map((group, g) => ({ ...group, items: [...Array(6)].map((_, i) => ({ ...group.items[0], key: `t-${g}-${i}` })) })),
    /; 8 to 14 are needed/,
  ],
  [
    "a tick in two groups",
    4,
    "PregnancyChecklist",
    "groups",
    ([first, second, ...rest]: Any[]) => [first, { ...second, items: [...second.items, first.items[0]] }, ...rest],
    /is in two groups/,
  ],
  ["too many words", 6, "Faq", "short.en", put(Array(45).fill("milk").join(" ")), /at most 40 are allowed/],
  ["a paragraph without end", 6, "Food", "why.en.0", put("Milk is good. ".repeat(200).trim()), /at most 1500 are allowed|Too big/],
  // Between records
  ["a place that is taken", 4, "Symptom", "order", put(1), /is already used by/],
  ["a month that is not its key's", 2, "Trend", "month", (month: number) => (month % 12) + 1, /month/],
  [
    "an address that is taken",
    4,
    "Food",
    "",
    (record) => ({ ...record, slug: { tr: "a-vitamini-hapi", en: "vitamin-a-tablets" } }),
    /is already the address of/,
  ],
  ["a better rank than the best", 4, "BabyName", "turkiye.bestRank", put(90_000), /bestRank/],
  [
    "a year that did not announce it",
    6,
    "BabyName",
    "turkiye.announcedYears",
    (years: number[]) => (years.includes(2019) ? [2020, 2021, 2022, 2023, 2024, 2025] : [2019]),
    /announce/,
  ],
  ["a name of other letters", 6, "BabyName", "slug", after("x"), /slug|key/],
  ["a name in capitals", 6, "BabyName", "name", (name: string) => name.toLocaleUpperCase("tr"), /name/],
  ["a name in ASCII with a foreign letter", 4, "BabyName", "name", after("ß"), /name/],
  ["an announced name without a record", 3, "AnnouncedNames", "girls.0.name", put("Zzyzx"), /as a name for a girl/],
  ["places that fall", 1, "AnnouncedNames", "boys.1.place", put(9), /place/],
  // Addresses
  ["a space in an address", 6, "Source", "url", put("https://who.int/a b"), /url/],
  ["no scheme of the web", 6, "Source", "url", put("ftp://who.int/a"), /url/],
  ["a name and a password", 6, "Source", "url", put("https://me:pass@who.int/a"), /user name or a password/],
  ["this machine", 6, "Source", "url", put("https://localhost/a"), /public website/],
  ["a number for a host", 6, "Source", "url", put("https://10.0.0.1/a"), /public website/],
  ["an example", 6, "Source", "url", put("https://example.com/a"), /public website/],
  ["a port", 6, "Source", "url", put("https://who.int:8443/a"), /port number/],
  ["no address", 4, "Source", "url", put("who.int"), /url/],
  ["the same source twice", 4, "Source", "", ({ key }) => ({ ...firstSource, key }), /already exists/],
  ["the same source as another writes it", 2, "Source", "", ({ key }) => ({ ...firstSource, key, publisher: "WHO" }), /already exists/],
  [
    "a page and a part of it",
    3,
    "Faq",
    "sources",
    put(["t-c-resmi-gazete-16-8-20-gebe-veya-emziren-kadinlarin-calistirilm", "resmi-gazete-gebe-veya-emziren-kadinlarin-calistirilm"]),
    /are the same page/,
  ],
  // Tables
  ["low above high", 3, "FetalSize", "weightLowG", put(9_000), /weight/],
  ["a child that shrinks", 1, "BabySize", "girlWeightKg", put(1.1), /less than/],
  ["a band the other way round", 1, "PregnancySignBand", "pointsTo", put(0), /points/],
  ["days the other way round", 2, "IvfEvent", "testToDay", put(1), /testToDay/],
  ["no day of the year", 2, "ZodiacSign", "from", put("13-45"), /from/],
  ["a new year in another year", 4, "ChineseLunarYear", "newYear", put("1900-01-31"), /is not in/],
  ["a dose too late to be given", 1, "VaccineSchedule", "doses.0.notAfter", put({ value: -1, unit: "days" }), /doses/],
  ["a picture that is not there", 4, "NeedGuide", "picture", put("no-such-picture"), /the picture .* is missing/],
  ["a picture that is not there", 4, "Article", "picture", put("no-such-cover"), /the picture .* is missing/],
  ["a picture that is not there", 2, "SizeComparison", "picture", put("no-such-fruit"), /the picture .* is missing/],
  ["a key without a text", 2, "BudgetItem", "key", put("no-such-item"), /interface text .* is missing/],
  ["a key without a text", 2, "StateSupport", "key", put("no-such-support"), /interface text .* is missing/],
  ["a key without a text", 1, "IvfMilestone", "key", put("no-such-milestone"), /interface text .* is missing/],
  ["a key without a text", 1, "PregnancySignBand", "key", put("no-such-band"), /interface text .* is missing/],
  ["a key without a text", 1, "ZodiacSign", "key", put("no-such-sign"), /interface text .* is missing/],
  ["a key without a text", 1, "ZodiacAspect", "key", put("no-such-aspect"), /interface text .* is missing/],
  ["a key without a text", 1, "VaccineSchedule", "extras.0.key", put("no-such-extra"), /interface text .* is missing/],
];

const at = (value: Any, path: string[]): Any => path.reduce((inner, field) => inner?.[field], value);
function replaced(value: Any, [field, ...rest]: string[], change: (value: Any) => Any): Any {
  if (field === undefined) return change(value);
  const copy = Array.isArray(value) ? [...value] : { ...value };
  const inner = replaced(copy[field], rest, change);
  if (inner === undefined) delete copy[field];
  else copy[field] = inner;
  return copy;
}

/** Plants as many rows as there are untouched records for; the remaining rows are left for the next copy. */
function plant(due: readonly Row[]) {
  const content = files.map((file) => ({ ...file }));
  const touched = new Set<ContentFile>();
  const planted: { what: string; file: string; field: string; message: RegExp }[] = [];
  const left: Row[] = [];
  for (const row of due) {
    const [what, count, type, path, change, message] = row;
    const fields = path.split(".").filter(Boolean);
    const free = content
      .filter((file) => file.type === type && !touched.has(file) && at(file.record, fields.slice(0, -1)) !== undefined)
      .filter(({ record }) => fields.length === 0 || at(record, fields) !== undefined || path.endsWith("notAfter"));
    const own = free.slice(-count);
    if (own.length < count) {
      left.push(row);
      continue;
    }
    for (const file of own) {
      touched.add(file);
      file.record = replaced(file.record, fields, (value) => change(value, file.record));
      planted.push({ what, file: file.file, field: fields[0] ?? "", message });
    }
  }
  return { content, planted, left };
}

test("more than five hundred faults are planted, and each is reported with its file and field", () => {
  let due: readonly Row[] = rows;
  let count = 0;
  const unreported: string[] = [];
  for (let copy = 0; due.length > 0 && copy < 6; copy++) {
    const { content, planted, left } = plant(due);
    expect(planted.length).toBeGreaterThan(0);
    const faults = [...findFaults(content), ...missingContentFaults(content)];
    for (const { what, file, field, message } of planted) {
      const own = faults.filter((fault) => fault.startsWith(`${file}: `) && message.test(fault));
      if (!own.some((fault) => !field || fault.includes(field))) unreported.push(`${what}: ${file}: ${field}`);
    }
    count += planted.length;
    due = left;
  }
  expect(due.map(([what]) => what)).toEqual([]);
  expect(unreported).toEqual([]);
  expect(count).toBeGreaterThan(500);
}, 120_000);

describe("a missing file is reported by name", () => {
  const keys: readonly [RecordTypeName, readonly string[]][] = [
    ["WarningSigns", ["pregnancy-20-36", "pregnancy-37-42", "baby-01-04", "baby-27-52"]],
    ["PregnancyWeek", ["1", "24", "42"]],
    ["PregnancyChecklist", ["30"]],
    ["BabyWeek", ["8", "52"]],
    ["FirstAidTopic", ["choking", "cpr", "sepsis-meningitis"]],
    ["VaccineSchedule", ["TR"]],
    ["ZodiacSign", ["leo"]],
    ["ChineseLunarYear", ["2000"]],
    ["FetalSize", ["24"]],
    ["BabySize", ["12"]],
    ["PregnancyMonth", ["5"]],
    ["ScanRedating", ["9-13"]],
    ["AnnouncedNames", ["2022"]],
    ["Trend", ["07"]],
  ];
  const gaps = keys.flatMap(([type, list]) => list.map((key) => [type, key] as const));
  test("all at once", () => {
    expect(missingContentFaults(files)).toEqual([]);
    const isGone = ({ type, record }: ContentFile): boolean =>
      gaps.some(([kind, key]) => kind === type && key === (record as { key: string }).key);
    const faults = missingContentFaults(files.filter((file) => !isGone(file)));
    for (const [type, key] of gaps)
      expect(faults.filter((fault) => fault.endsWith(`there is no ${type} with the key “${key}”`))).toHaveLength(1);
    expect(missingContentFaults(files.filter(({ type }) => type !== "Brand"))).toEqual([
      expect.stringContaining("there is no record of the type Brand"),
    ]);
  });
});
