/** @jest-environment node */
import { type ContentFile, faultsOf, report } from "../../src/build/checks";
import { readContent } from "../../src/build/content";
import type { RawRecord } from "../../src/build/recordPath";
import { recordTypes } from "../../src/build/records";
import { soundContent } from "./soundContent";

/** A week that no other record names, so that its faults stay its own. */
const week = "data/pregnancy-weeks/40.json";

/** The sound content with some fields of one record replaced; a field given as undefined is taken away. */
const withFields = (file: string, fields: Record<string, unknown>): ContentFile[] => {
  const content = soundContent();
  const spoilt = content.find((entry) => entry.file === file);
  if (!spoilt) throw new Error(`withFields requires a file of the sound content, got ${file}`);
  const record = Object.entries({ ...(spoilt.record as RawRecord), ...fields }).filter(([, value]) => value !== undefined);
  spoilt.record = Object.fromEntries(record);
  return content;
};

const copyOf = (file: string): ContentFile => {
  const found = soundContent().find((entry) => entry.file === file);
  if (!found) throw new Error(`copyOf requires a file of the sound content, got ${file}`);
  return found;
};

describe("sound content", () => {
  test("has no fault, whatever the type of the record", () => {
    const content = soundContent();
    expect(new Set(content.map(({ type }) => type))).toEqual(new Set(Object.keys(recordTypes)));
    expect(faultsOf(content)).toEqual([]);
  });

  test("in data/ has no fault", () => {
    const { files, broken } = readContent("data");
    expect(files.length).toBeGreaterThan(100);
    expect([...broken, ...faultsOf(files)]).toEqual([]);
  });

  test("may number its files with leading zeros", () => {
    expect(faultsOf([...soundContent(), { ...copyOf(week), file: "data/pregnancy-weeks/09.json", record: weekCalled("9", 9) }])).toEqual(
      [],
    );
  });
});

const weekCalled = (key: string, number: number) => ({ ...(copyOf(week).record as RawRecord), key, week: number });

describe("a fault in the shape of a record", () => {
  test.each<[string, Record<string, unknown>, string[]]>([
    ["an unknown field", { colour: "red" }, ['record: Unrecognized key: "colour"']],
    [
      "a misspelt field, which is unknown and leaves its place empty",
      { twins: undefined, twinz: { tr: "Bir.", en: "One." } },
      ["twins: Invalid input: expected object, received undefined", 'record: Unrecognized key: "twinz"'],
    ],
    [
      "an unknown field deep inside",
      { todo: [1, 2, 3].map((number) => ({ key: `do-${number}`, text: { tr: "Bir.", en: "One." }, ...(number === 3 && { done: true }) })) },
      ['todo.2: Unrecognized key: "done"'],
    ],
    ["a field that is missing", { week: undefined }, ["week: Invalid input: expected number, received undefined"]],
    [
      "a text without its English half",
      { lead: { tr: "Özet." } },
      ["lead.en: Invalid input: expected string, received undefined (language half missing)"],
    ],
    [
      "paragraphs without their Turkish half",
      { baby: { en: ["The baby grows."] } },
      ["baby.tr: Invalid input: expected array, received undefined (language half missing)"],
    ],
    [
      "a half missing deep inside",
      {
        todo: [1, 2, 3].map((number) => ({ key: `do-${number}`, text: number === 2 ? { tr: "Bunu yapın." } : { tr: "Bir.", en: "One." } })),
      },
      ["todo.1.text.en: Invalid input: expected string, received undefined (language half missing)"],
    ],
    ["a third language", { lead: { tr: "Özet.", en: "In short.", de: "Kurz." } }, ['lead: Unrecognized key: "de"']],
    ["an empty text", { lead: { tr: "", en: "In short." } }, ["lead.tr: is empty"]],
    ["a text of nothing but spaces", { lead: { tr: "Özet.", en: " \n " } }, ["lead.en: is empty"]],
    ["an empty paragraph", { baby: { tr: ["Bir.", "İki."], en: ["One.", ""] } }, ["baby.en.1: is empty"]],
    [
      "a text that is too long",
      { description: { tr: "a".repeat(171), en: "In short." } },
      ["description.tr: Too big: expected string to have <=170 characters"],
    ],
    ["a text in one language only", { lead: "Özet." }, ["lead: Invalid input: expected object, received string"]],
    [
      "unequal entries in the two languages",
      { baby: { tr: ["Bir.", "İki."], en: ["One."] } },
      ["baby: must have as many entries in tr as in en"],
    ],
    ["a number written as a text", { week: "40" }, ["week: Invalid input: expected number, received string"]],
    ["a fraction where a whole number stands", { week: 40.5 }, ["week: Invalid input: expected int, received number"]],
    ["a number below its range", { week: 0 }, ["week: Too small: expected number to be >=1", "key: must be the week"]],
    ["a number above its range", { week: 43 }, ["week: Too big: expected number to be <=42", "key: must be the week"]],
    ["a date that does not exist", { written: "2026-02-30" }, ["written: must be a date that exists, YYYY-MM-DD"]],
    ["the 29th of February in a common year", { nextReview: "2027-02-29" }, ["nextReview: must be a date that exists, YYYY-MM-DD"]],
    ["a date written the other way round", { written: "21.11.2026" }, ["written: must be a date that exists, YYYY-MM-DD"]],
    ["a record without sources", { sources: [] }, ["sources: must name at least one"]],
    ["a record whose sources are left out", { sources: undefined }, ["sources: Invalid input: expected array, received undefined"]],
    ["a source named twice", { sources: ["who", "who"] }, ["sources: names a record twice"]],
  ])("%s is named with its file and field", (_, fields, lines) => {
    expect(faultsOf(withFields(week, fields))).toEqual(lines.map((line) => `${week}: ${line}`));
  });

  test("the edges of a range are inside it", () => {
    const content = soundContent();
    const edges = [1, 42].map((number) => ({
      ...copyOf(week),
      file: `data/pregnancy-weeks/${number}.json`,
      record: weekCalled(String(number), number),
    }));
    expect(faultsOf([...content, ...edges])).toEqual([]);
  });

  test("the 29th of February of a leap year exists", () => {
    expect(faultsOf(withFields(week, { nextReview: "2028-02-29" }))).toEqual([]);
  });

  test("a slug must be lower-case ASCII in both languages", () => {
    const topic = copyOf("data/topics/MT-0.json");
    const record = { ...(topic.record as RawRecord), key: "MT-9", slug: { tr: "beslenme-günlük", en: "Food" } };
    expect(faultsOf([...soundContent(), { ...topic, file: "data/topics/MT-9.json", record }])).toEqual([
      "data/topics/MT-9.json: slug.tr: must be a lower-case ASCII slug",
      "data/topics/MT-9.json: slug.en: must be a lower-case ASCII slug",
    ]);
  });

  test("a name that is none of the permitted ones is answered with these", () => {
    expect(faultsOf(withFields("data/care/visit-1.json", { kind: "scan" }))).toEqual([
      'data/care/visit-1.json: kind: Invalid option: expected one of "visit"|"test"|"vaccine"|"supplement"|"paper"',
    ]);
  });

  test("a window must not end before it begins", () => {
    expect(faultsOf(withFields("data/care/visit-1.json", { weekFrom: 15, weekTo: 14 }))).toEqual([
      "data/care/visit-1.json: weekTo: must not be before weekFrom",
    ]);
    expect(faultsOf(withFields("data/care/visit-1.json", { weekFrom: 14, weekTo: 14 }))).toEqual([]);
  });

  test("an address must begin with http", () => {
    expect(faultsOf(withFields("data/sources/undated.json", { url: "clinic.example" }))).toEqual([
      "data/sources/undated.json: url: must be an http(s) address",
    ]);
  });

  test("a key has no spaces and no letters beyond ASCII", () => {
    expect(faultsOf(withFields("data/sources/undated.json", { key: "tarihsiz ğ" }))).toEqual([
      "data/sources/undated.json: key: must be letters, digits and single hyphens",
    ]);
  });

  test.each([null, "text", 5, [[]]])("a record that is %j is named as a whole", (record) => {
    const faults = faultsOf([...soundContent(), { file: "data/sources/odd.json", type: "Source", record }]);
    expect(faults).toEqual([expect.stringMatching(/^data\/sources\/odd\.json: record: Invalid input: expected object, received \w+$/)]);
  });

  test("a half that is there but of the wrong type is not called missing", () => {
    expect(faultsOf(withFields(week, { lead: { tr: "Özet.", en: 5 } }))).toEqual([
      `${week}: lead.en: Invalid input: expected string, received number`,
    ]);
  });
});

describe("a fault between records", () => {
  test("a file in a folder nobody claims is named", () => {
    expect(faultsOf([...soundContent(), { file: "data/unclaimed/nausea.json", type: undefined, record: { key: "nausea" } }])).toEqual([
      "data/unclaimed/nausea.json: record: no record type belongs to this folder",
    ]);
  });

  test("a file must be called after its key", () => {
    expect(faultsOf(withFields(week, { key: "41", week: 41 }))).toEqual([`${week}: key: is "41", but the file is called 40.json`]);
  });

  test("a record that stands for a week must have that week as its key", () => {
    expect(faultsOf(withFields("data/standards/fetal-size.json#1", { key: "25" }))).toEqual([
      "data/standards/fetal-size.json#1: key: must be the week",
    ]);
  });

  test("records of a list need no file of their own", () => {
    const [table] = soundContent().filter(({ type }) => type === "FetalSize");
    expect(table?.file).toBe("data/standards/fetal-size.json#1");
    expect(faultsOf(withFields("data/standards/fetal-size.json#1", { key: "25", week: 25 }))).toEqual([]);
  });

  test("a key that is taken is named where it comes up again", () => {
    expect(
      faultsOf([...soundContent(), { ...copyOf("data/standards/fetal-size.json#1"), file: "data/standards/fetal-size.json#2" }]),
    ).toEqual(['data/standards/fetal-size.json#2: key: "24" is taken by another FetalSize']);
  });

  test("two types may use one key", () => {
    const content = withFields("data/standards/size-comparisons.json#1", { key: "40", week: 40 });
    expect(faultsOf(content)).toEqual([]);
  });

  test("a reference to one record that is not there is named", () => {
    expect(faultsOf(withFields("data/need-guides/UT-0-1.json", { topic: "UT-9" }))).toEqual([
      'data/need-guides/UT-0-1.json: topic: no NeedTopic has the key "UT-9"',
    ]);
  });

  test("among several references each that is not there is named", () => {
    expect(faultsOf(withFields(week, { sources: ["nobody", "who", "no-one"] }))).toEqual([
      `${week}: sources: no Source has the key "nobody"`,
      `${week}: sources: no Source has the key "no-one"`,
    ]);
  });

  test("a reference to a record of another type is not enough", () => {
    expect(faultsOf(withFields("data/articles/MT-0-1.json", { related: ["UT-1"] }))).toEqual([
      'data/articles/MT-0-1.json: related: no Article has the key "UT-1"',
    ]);
  });

  test.each<[string, string | null, string]>([
    ["pregnancyWeek", "9", 'no page "pregnancyWeek" of "9"'],
    ["pregnancyWeek", null, 'no page "pregnancyWeek"'],
    ["names", null, 'no page "names"'],
    ["nowhere", null, 'no page "nowhere"'],
    ["privacy", "24", 'no page "privacy" of "24"'],
  ])("a link to %s %s, which leads nowhere, is named with its place", (to, record, line) => {
    const item = (copyOf("data/trends/01.json").record as { baby: object[] }).baby;
    expect(faultsOf(withFields("data/trends/01.json", { baby: [item[0], item[1], { ...item[2], to, record }] }))).toEqual([
      `data/trends/01.json: baby.2: ${line}`,
    ]);
  });

  test("a link deep in the text is named with its place", () => {
    const { sections } = copyOf("data/articles/MT-0-1.json").record as { sections: object[] };
    const links = [{ to: "article", record: "MT-9-9", text: { tr: "Yazı", en: "Article" } }];
    expect(faultsOf(withFields("data/articles/MT-0-1.json", { sections: [sections[0], { ...sections[1], links }, sections[2]] }))).toEqual([
      'data/articles/MT-0-1.json: sections.1.links.0: no page "article" of "MT-9-9"',
    ]);
  });

  test("two pages with one path are named in both languages, each with the other", () => {
    const privacy = copyOf("data/static-pages/privacy.json");
    const second = { ...privacy, file: "data/static-pages/imprint.json", record: { ...(privacy.record as RawRecord), key: "imprint" } };
    expect(faultsOf([...soundContent(), second])).toEqual([
      "data/static-pages/imprint.json: path (tr): /gizlilik-politikasi is also the page of data/static-pages/privacy.json",
      "data/static-pages/imprint.json: path (en): /en/privacy-policy is also the page of data/static-pages/privacy.json",
    ]);
  });
});

describe("a sentence that stands in several records", () => {
  const length70 = `${"a".repeat(69)}.`;
  const topics = ["UT-0", "UT-1", "UT-2"].map((key) => `data/need-topics/${key}.json`);

  /** The content with one sentence a need topic, in the middle of other text. */
  const withSentences = (sentences: string[]): ContentFile[] => {
    const content = soundContent();
    return content.map((entry) => {
      const sentence = sentences[topics.indexOf(entry.file)];
      return sentence
        ? { ...entry, record: { ...(entry.record as RawRecord), lead: { tr: "Kısa.", en: `Short. ${sentence} End.` } } }
        : entry;
    });
  };

  test("is named when there are three of them and it has 70 characters", () => {
    expect(length70).toHaveLength(70);
    expect(faultsOf(withSentences([length70, length70, length70]))).toEqual([
      `${topics.join(", ")}: the same sentence stands in 3 records: “${length70}”`,
    ]);
  });

  test("counts as the same when only its numbers differ", () => {
    const about = (number: string) => `In week ${number} the baby is as long as before and much heavier than it was then.`;
    const masked = "In week # the baby is as long as before and much heavier than it was then.";
    expect(masked.length).toBeGreaterThanOrEqual(70);
    expect(faultsOf(withSentences([about("8"), about("24"), about("40")]))).toEqual([
      `${topics.join(", ")}: the same sentence stands in 3 records: “${masked}”`,
    ]);
  });

  test("is let through in two records, or twice in one", () => {
    expect(faultsOf(withSentences([length70, `${length70} ${length70}`]))).toEqual([]);
  });

  test("is let through when it is shorter", () => {
    const length69 = `${"a".repeat(68)}.`;
    expect(faultsOf(withSentences([length69, length69, length69]))).toEqual([]);
  });

  test("is let through in sources, whose titles repeat", () => {
    const source = copyOf("data/sources/who.json");
    const copies = ["a", "b", "c"].map((key) => ({
      ...source,
      file: `data/sources/${key}.json`,
      record: { ...(source.record as RawRecord), key, title: length70 },
    }));
    expect(faultsOf([...soundContent(), ...copies])).toEqual([]);
  });
});

describe("several faults at once", () => {
  test("are all reported, within a record and across records", () => {
    const content = [
      ...withFields(week, { week: 43, written: "2026-02-30", lead: { tr: "Özet." } }).map((entry) =>
        entry.file === "data/care/visit-1.json" ? { ...entry, record: { ...(entry.record as RawRecord), sources: ["nobody"] } } : entry,
      ),
      { file: "data/unclaimed/nausea.json", type: undefined, record: {} },
    ];
    expect([...faultsOf(content)].sort()).toEqual(
      [
        `${week}: week: Too big: expected number to be <=42`,
        `${week}: lead.en: Invalid input: expected string, received undefined (language half missing)`,
        `${week}: written: must be a date that exists, YYYY-MM-DD`,
        'data/care/visit-1.json: sources: no Source has the key "nobody"',
        "data/unclaimed/nausea.json: record: no record type belongs to this folder",
      ].sort(),
    );
  });

  test("do not hide behind a link to an article whose topic is not there", () => {
    // The trend of January links to this article.
    const faults = faultsOf(withFields("data/articles/MT-0-1.json", { topic: "MT-9" }));
    expect(faults).toContain('data/articles/MT-0-1.json: topic: no Topic has the key "MT-9"');
  });

  test("do not come from one misspelt field: a record with a fault is still there for those that name it", () => {
    expect(faultsOf(withFields("data/sources/who.json", { url: "who.example" }))).toEqual([
      "data/sources/who.json: url: must be an http(s) address",
    ]);
  });

  test("do not come from one misspelt field: a page with a fault is still there for those that link to it", () => {
    expect(faultsOf(withFields("data/pregnancy-weeks/24.json", { week: 43 }))).toEqual([
      "data/pregnancy-weeks/24.json: week: Too big: expected number to be <=42",
      "data/pregnancy-weeks/24.json: key: must be the week",
    ]);
  });
});

test("a static page that no record fills is a fault, for its address is linked to and its page cannot be made", () => {
  expect(faultsOf(soundContent().filter(({ file }) => file !== "data/static-pages/privacy.json"))).not.toEqual([]);
});

describe("the report", () => {
  test("counts one fault in the singular", () => {
    expect(report(["data/a.json: key: is empty"])).toBe("The content has 1 fault:\n  data/a.json: key: is empty");
  });

  test("counts several in the plural, a line each", () => {
    expect(report(["a: b: c", "d: e: f"])).toBe("The content has 2 faults:\n  a: b: c\n  d: e: f");
  });
});
