import { findFaults as rawFindFaults, report } from "../../../src/content/checks/checks";
import { faultAt } from "../../../src/content/fault";
import type { ContentFile } from "../../../src/content/readContent";
import { readContent } from "../../../src/content/readContent";
import type { RawRecord } from "../../../src/content/recordPages";
import { recordTypes } from "../../../src/content/records/registry";
import { slug } from "../../../src/text/letters";
import { asLines } from "../../support/faultLines";
import { validContent } from "../../support/validContent";

const findFaults = asLines(rawFindFaults);

/** A week that no other record names, so that a fault in it causes no other faults. */
const week = "data/pregnancy-weeks/40.json";

/** The valid content with some fields of one record replaced; a field given as undefined is removed. */
const withFields = (file: string, fields: Record<string, unknown>): ContentFile[] => {
  const content = validContent();
  const spoilt = content.find((entry) => entry.file === file);
  if (!spoilt) throw new Error(`withFields requires a file of the valid content, got ${file}`);
  const record = Object.entries({ ...(spoilt.record as RawRecord), ...fields }).filter(([, value]) => value !== undefined);
  spoilt.record = Object.fromEntries(record);
  return content;
};

const copyOf = (file: string): ContentFile => {
  const found = validContent().find((entry) => entry.file === file);
  if (!found) throw new Error(`copyOf requires a file of the valid content, got ${file}`);
  return found;
};

describe("valid content", () => {
  test("has no fault, whatever the type of the record", () => {
    const content = validContent();
    expect(new Set(content.map(({ type }) => type))).toEqual(new Set(Object.keys(recordTypes)));
    expect(findFaults(content)).toEqual([]);
  });

  test("in data/ has no fault", () => {
    const { files, broken } = readContent("data");
    expect(files.length).toBeGreaterThan(100);
    expect([...broken, ...findFaults(files)]).toEqual([]);
  });

  test("may number its files with leading zeros", () => {
    expect(findFaults([...validContent(), { ...copyOf(week), file: "data/pregnancy-weeks/09.json", record: weekCalled("9", 9) }])).toEqual(
      [],
    );
  });
});

describe("today", () => {
  afterEach(() => {
    jest.useRealTimers();
  });

  // By the clock of a machine in any other zone one of the two would be wrong.
  test.each([
    ["2026-11-30T20:59:59Z", 1],
    ["2026-11-30T21:00:00Z", 0],
  ])("is the date in Türkiye, whatever the zone of the machine: at %s a text of 1 December has %i fault", (moment, count) => {
    jest.useFakeTimers({ now: new Date(moment) });
    const faults = findFaults(withFields(week, { written: "2026-12-01", nextReview: "2028-02-29" }));
    expect(faults.filter((line) => line.includes("written: 2026-12-01 is in the future"))).toHaveLength(count);
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
      ["lead.en: Invalid input: expected string, received undefined (the text in this language is missing)"],
    ],
    [
      "paragraphs without their Turkish half",
      { baby: { en: ["The baby grows."] } },
      ["baby.tr: Invalid input: expected array, received undefined (the text in this language is missing)"],
    ],
    [
      "a half missing deep inside",
      {
        todo: [1, 2, 3].map((number) => ({ key: `do-${number}`, text: number === 2 ? { tr: "Bunu yapın." } : { tr: "Bir.", en: "One." } })),
      },
      ["todo.1.text.en: Invalid input: expected string, received undefined (the text in this language is missing)"],
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
  ])("%s is reported with its file and field", (_, fields, lines) => {
    expect(findFaults(withFields(week, fields))).toEqual(lines.map((line) => `${week}: ${line}`));
  });

  test("the edges of a range are inside it", () => {
    const content = validContent();
    const edges = [1, 42].map((number) => ({
      ...copyOf(week),
      file: `data/pregnancy-weeks/${number}.json`,
      record: weekCalled(String(number), number),
    }));
    expect(findFaults([...content, ...edges])).toEqual([]);
  });

  test("the 29th of February of a leap year exists", () => {
    expect(findFaults(withFields(week, { nextReview: "2028-02-29" }))).toEqual([]);
  });

  test("a slug must be lower-case ASCII in both languages", () => {
    const topic = copyOf("data/topics/MT-0.json");
    const record = { ...(topic.record as RawRecord), key: "MT-9", slug: { tr: "beslenme-günlük", en: "Food" } };
    expect(findFaults([...validContent(), { ...topic, file: "data/topics/MT-9.json", record }])).toEqual([
      "data/topics/MT-9.json: slug.tr: must be a lower-case ASCII slug",
      "data/topics/MT-9.json: slug.en: must be a lower-case ASCII slug",
    ]);
  });

  test("a value that is not permitted is reported with the permitted ones", () => {
    expect(findFaults(withFields("data/care/visit-1.json", { kind: "scan" }))).toEqual([
      'data/care/visit-1.json: kind: Invalid option: expected one of "visit"|"test"|"vaccine"|"supplement"|"paper"',
    ]);
  });

  test("a window must not end before it begins", () => {
    expect(findFaults(withFields("data/care/visit-1.json", { weekFrom: 15, weekTo: 14 }))).toContain(
      "data/care/visit-1.json: weekTo: must not be before weekFrom",
    );
    expect(findFaults(withFields("data/care/visit-1.json", { weekFrom: 14, weekTo: 14, fullWeeks: [14] }))).toEqual([]);
  });

  test.each([5, 15])("a card is shown in full only inside its window (week %i)", (week) => {
    expect(findFaults(withFields("data/care/visit-1.json", { weekFrom: 6, weekTo: 14, fullWeeks: [6, week] }))).toEqual([
      "data/care/visit-1.json: fullWeeks: must lie between weekFrom and weekTo",
    ]);
  });

  test("an address must begin with http", () => {
    expect(findFaults(withFields("data/sources/undated.json", { url: "clinic.example" }))).toEqual([
      "data/sources/undated.json: url: must be an http(s) address",
    ]);
  });

  test("a key has no spaces and no letters beyond ASCII", () => {
    expect(findFaults(withFields("data/sources/undated.json", { key: "tarihsiz ğ" }))).toEqual([
      "data/sources/undated.json: key: must be letters, digits and single hyphens",
    ]);
  });

  test.each([null, "text", 5, [[]]])("a record that is %j is reported as a whole", (record) => {
    const faults = findFaults([...validContent(), { file: "data/sources/odd.json", type: "Source", record }]);
    expect(faults).toEqual([expect.stringMatching(/^data\/sources\/odd\.json: record: Invalid input: expected object, received \w+$/)]);
  });

  test("a text of the wrong type is not called missing", () => {
    expect(findFaults(withFields(week, { lead: { tr: "Özet.", en: 5 } }))).toEqual([
      `${week}: lead.en: Invalid input: expected string, received number`,
    ]);
  });
});

describe("a fault in a name", () => {
  const girl = "data/names/girl-cagla.json";
  const boy = "data/names/boy-alparslan.json";
  const unisex = "data/names/unisex-deniz.json";
  const casing = "must have a capital in front of each word and letters of Turkish or English";
  const noVerse = "must be a verse that exists, sura:verse";
  const quran = (verse: string) => ({ quran: { verse, kind: "word", word: "آدم" } });
  const eight = "bir iki üç dört beş altı yedi sekiz";

  test.each<[string, string, Record<string, unknown>, string[]]>([
    ["a name that begins small", girl, { name: "çağla" }, [`name: ${casing}`]],
    ["a name in small letters without a dot", girl, { name: "ısıl" }, [`name: ${casing}`]],
    ["a name with capitals inside", girl, { name: "IRMAk" }, [`name: ${casing}`]],
    ["a name in capitals", girl, { name: "ÇAĞLA" }, [`name: ${casing}`]],
    ["a second word that begins small", girl, { name: "Çağla su" }, [`name: ${casing}`]],
    ["two blanks", girl, { name: "Çağla  Su" }, [`name: ${casing}`]],
    ["a hyphen", girl, { name: "Çağla-Su" }, [`name: ${casing}`]],
    ["a letter of another language", girl, { name: "Çağlä" }, [`name: ${casing}`]],
    ["a small İ whose dot is a mark of its own", girl, { name: "Çağli\u0307" }, [`name: ${casing}`]],
    ["a meaning of nine words", girl, { meaning: { tr: `${eight} dokuz`, en: "short" } }, ["meaning: must be at most eight words"]],
    ["an English meaning of nine words", girl, { meaning: { tr: "kısa", en: `${eight} nine` } }, ["meaning: must be at most eight words"]],
    [
      "a meaning without its English half",
      girl,
      { meaning: { tr: "ham badem" } },
      ["meaning.en: Invalid input: expected string, received undefined (the text in this language is missing)"],
    ],
    [
      "a claim without its Turkish half",
      boy,
      { claim: { en: "A rumour." } },
      ["claim.tr: Invalid input: expected string, received undefined (the text in this language is missing)"],
    ],
    ["a sura that does not exist", boy, quran("115:1"), [`quran.verse: ${noVerse}`]],
    ["a verse that does not exist", boy, quran("2:287"), [`quran.verse: ${noVerse}`]],
    ["a verse before the first", boy, quran("2:0"), [`quran.verse: ${noVerse}`]],
    ["a sura before the first", boy, quran("0:1"), [`quran.verse: ${noVerse}`]],
    ["a sura without a verse", boy, quran("2"), [`quran.verse: ${noVerse}`]],
    [
      "a place that is neither name nor word",
      boy,
      { quran: { verse: "2:31", kind: "name", word: "آدم" } },
      ['quran.kind: Invalid option: expected one of "proper-name"|"word"'],
    ],
    ["a lean on a girl's name", girl, { lean: "girl" }, ["lean: belongs to unisex names, and only to them"]],
    ["a unisex name without a lean", unisex, { lean: undefined }, ["lean: belongs to unisex names, and only to them"]],
    [
      "a rare name that stood in a list of most given names",
      boy,
      { marks: ["rare"], turkiye: { bestRank: 100, bestYear: 1999 } },
      ["marks: a name in a list of the most given names cannot be rare"],
    ],
    [
      "a rare name that was announced",
      boy,
      { marks: ["rare"], turkiye: { announcedYears: [2025] } },
      ["marks: a name in a list of the most given names cannot be rare"],
    ],
    ["a rank without its year", boy, { turkiye: { rank: 5 } }, ["turkiye: rank and rankYear belong together"]],
    ["a year without its rank", boy, { turkiye: { rankYear: 2025 } }, ["turkiye: rank and rankYear belong together"]],
    ["a rank of 0", boy, { turkiye: { rank: 0, rankYear: 2025 } }, ["turkiye.rank: Too small: expected number to be >=1"]],
    [
      "more years than were tabulated",
      boy,
      { turkiye: { yearsInTop100: 43 } },
      ["turkiye.yearsInTop100: Too big: expected number to be <=42"],
    ],
    ["a slug with a capital", girl, { slug: "Cagla" }, ["slug: must be a lower-case ASCII slug", "key: must be the sex and the slug"]],
    [
      "a slug with a Turkish letter",
      girl,
      { slug: "çağla" },
      ["slug: must be a lower-case ASCII slug", "key: must be the sex and the slug"],
    ],
    ["a key of another slug", girl, { slug: "cagla-su" }, ["key: must be the sex and the slug"]],
    ["a key of another sex", girl, { sex: "boy" }, ["key: must be the sex and the slug"]],
    ["a name without an origin", girl, { origins: [] }, ["origins: Too small: expected array to have >=1 items"]],
  ])("%s is reported with its file and field", (_, file, fields, lines) => {
    expect(findFaults(withFields(file, fields))).toEqual(lines.map((line) => `${file}: ${line}`));
  });

  test.each([
    ["theme", { themes: ["water", "fire"] }, "themes.1"],
    ["origin", { origins: ["klingon"] }, "origins.0"],
    ["mark", { marks: ["popular"] }, "marks.0"],
    ["sex", { sex: "boys" }, "sex"],
  ])("a %s that is not permitted is reported with the permitted ones", (_, fields, place) => {
    expect(findFaults(withFields(girl, fields))).toContainEqual(
      expect.stringMatching(new RegExp(`^${girl}: ${place.replace(".", "\\.")}: Invalid option: expected one of "`)),
    );
  });

  test("a missing source is reported", () => {
    expect(findFaults(withFields(girl, { sources: ["who", "nobody"] }))).toEqual([`${girl}: sources: no Source has the key "nobody"`]);
  });

  test.each([
    ["eight words", girl, { meaning: { tr: eight, en: eight } }],
    ["the last verse of a sura", boy, quran("2:286")],
    ["the last verse of all", boy, quran("114:6")],
    ["a claim left out", boy, { claim: undefined }],
    ["a rare name that no list has", girl, { marks: ["rare"] }],
  ])("%s is accepted", (_, file, fields) => {
    expect(findFaults(withFields(file, fields))).toEqual([]);
  });

  test.each(["Âdem", "Ömer Asaf", "İnci", "Irmak", "Işıl", "Hâle", "Xavier", "O"])("%s has a valid spelling", (name) => {
    const own = slug(name, "tr");
    expect(findFaults(withFields(girl, { name, slug: own, key: `girl-${own}` }))).toEqual([
      `${girl}: key: is "girl-${own}", but the file is called girl-cagla.json`,
    ]);
  });

  test("a list of the site without any name is reported, with its language", () => {
    const others = validContent().filter(({ record }) => (record as RawRecord).key !== "girl-ela");
    expect(findFaults(others)).toEqual([
      "data/names: rare (tr): no name is in the list rareGirlNames",
      "data/names: rare (en): no name is in the list rareGirlNames",
      "data/names: popular (en): no name is in the list popularGirlNames",
    ]);
  });

  test("a second record with the same name and sex is reported, and so are its pages", () => {
    const again = { ...copyOf(girl), file: "data/names/girl-c.json#2" };
    expect(findFaults([...validContent(), again])).toEqual([
      'data/names/girl-c.json#2: key: "girl-cagla" is already the key of another BabyName',
      `data/names/girl-c.json#2: path (tr): /kiz-bebek-isimleri/cagla is already the address of ${girl}`,
      `data/names/girl-c.json#2: path (en): /en/girl-baby-names/cagla is already the address of ${girl}`,
      `data/names/girl-c.json#2: name: "Çağla" is already used by ${girl}`,
    ]);
  });

  test("a unisex name and a girl's name with the same slug are reported: both have a page among the girls' names", () => {
    const file = "data/names/girl-deniz.json";
    const record = {
      ...(copyOf(girl).record as RawRecord),
      key: "girl-deniz",
      name: "Deniz",
      slug: "deniz",
      turkiye: { announcedYears: [2025] },
    };
    expect(findFaults([...validContent(), { ...copyOf(girl), file, record }])).toEqual([
      `${file}: path (tr): /kiz-bebek-isimleri/deniz is already the address of ${unisex}`,
      `${file}: path (en): /en/girl-baby-names/deniz is already the address of ${unisex}`,
    ]);
  });

  test("a unisex name and a boy's name with the same slug are reported for the boys' pages", () => {
    const file = "data/names/boy-deniz.json";
    const record = {
      ...(copyOf(girl).record as RawRecord),
      key: "boy-deniz",
      name: "Deniz",
      slug: "deniz",
      sex: "boy",
      turkiye: { announcedYears: [2025] },
    };
    expect(findFaults([...validContent(), { ...copyOf(girl), file, record }])).toEqual([
      `${file}: path (tr): /erkek-bebek-isimleri/deniz is already the address of ${unisex}`,
      `${file}: path (en): /en/boy-baby-names/deniz is already the address of ${unisex}`,
    ]);
  });

  test("a girl's and a boy's name may have the same slug", () => {
    const record = { ...(copyOf(girl).record as RawRecord), key: "boy-cagla", sex: "boy" };
    expect(findFaults([...validContent(), { ...copyOf(girl), file: "data/names/boy-cagla.json", record }])).toEqual([]);
  });
});

describe("a fault in a year's announcement", () => {
  const year = "data/announced-names/2025.json";
  const announced = (name: string) => ({ name, place: null, count: null });

  test("an announced name without a record is reported with its position", () => {
    const boys = [announced("Alparslan"), announced("Deniz"), announced("Miraç")];
    expect(findFaults(withFields(year, { girls: [announced("Deniz"), announced("Defne")], boys }))).toEqual([
      `${year}: girls.1.name: "Defne" has no record in data/names as a name for a girl`,
      `${year}: boys.2.name: "Miraç" has no record in data/names as a name for a boy`,
    ]);
  });

  test("a record of the other sex is not enough, a unisex one is", () => {
    expect(findFaults(withFields(year, { girls: [announced("Alparslan"), announced("Deniz")] }))).toEqual([
      `${year}: girls.0.name: "Alparslan" has no record in data/names as a name for a girl`,
    ]);
  });

  test("a name must be spelt as in its record", () => {
    expect(findFaults(withFields(year, { girls: [announced("Cagla")] }))).toEqual([
      `${year}: girls.0.name: "Cagla" has no record in data/names as a name for a girl`,
    ]);
  });

  test("a name whose record has a fault still counts as a record", () => {
    const file = "data/names/boy-alparslan.json";
    expect(findFaults(withFields(file, { isDisputed: "no" }))).toEqual([
      `${file}: isDisputed: Invalid input: expected boolean, received string`,
    ]);
  });

  test.each<[string, Record<string, unknown>, string]>([
    ["a year without girls", { girls: [] }, "girls: Too small: expected array to have >=1 items"],
    [
      "a name in capitals",
      { boys: [announced("DENİZ")] },
      "boys.0.name: must have a capital in front of each word and letters of Turkish or English",
    ],
    ["a place 0", { boys: [{ ...announced("Deniz"), place: 0 }] }, "boys.0.place: Too small: expected number to be >=1"],
    ["a year before the first", { year: 2018 }, "year: Too small: expected number to be >=2019"],
    ["no source", { sources: [] }, "sources: must name at least one"],
  ])("%s is reported", (_, fields, line) => {
    expect(findFaults(withFields(year, fields))).toEqual([`${year}: ${line}`]);
  });

  test("the file must be named after the year", () => {
    expect(findFaults(withFields(year, { key: "2019", year: 2019 }))).toContain(
      `${year}: key: is "2019", but the file is called 2025.json`,
    );
  });
});

describe("a fault between records", () => {
  test("a file in an unknown folder is reported", () => {
    expect(findFaults([...validContent(), { file: "data/unclaimed/nausea.json", type: undefined, record: { key: "nausea" } }])).toEqual([
      "data/unclaimed/nausea.json: record: no type of record belongs in this folder",
    ]);
  });

  test("a file must be named after its key", () => {
    expect(findFaults(withFields(week, { key: "41", week: 41 }))).toEqual([`${week}: key: is "41", but the file is called 40.json`]);
  });

  test("a record for a week must have that week as its key", () => {
    expect(findFaults(withFields("data/standards/fetal-size.json#1", { key: "25" }))).toEqual([
      "data/standards/fetal-size.json#1: key: must be the week",
    ]);
  });

  test("records of a list need no file of their own", () => {
    const [table] = validContent().filter(({ type }) => type === "FetalSize");
    expect(table?.file).toBe("data/standards/fetal-size.json#1");
    expect(findFaults(withFields("data/standards/fetal-size.json#1", { key: "25", week: 25 }))).toEqual([]);
  });

  test("a second record with the same key is reported", () => {
    expect(
      findFaults([...validContent(), { ...copyOf("data/standards/fetal-size.json#1"), file: "data/standards/fetal-size.json#2" }]),
    ).toEqual(['data/standards/fetal-size.json#2: key: "24" is already the key of another FetalSize']);
  });

  test("two types may use the same key", () => {
    const content = withFields("data/standards/size-comparisons.json#1", { key: "40", week: 40 });
    expect(findFaults(content)).toEqual([]);
  });

  test("a reference to a missing record is reported", () => {
    expect(findFaults(withFields("data/need-guides/UT-0-1.json", { topic: "UT-9" }))).toEqual([
      'data/need-guides/UT-0-1.json: topic: no NeedTopic has the key "UT-9"',
    ]);
  });

  test("among several references each missing one is reported", () => {
    expect(findFaults(withFields(week, { sources: ["nobody", "who", "no-one"] }))).toEqual([
      `${week}: sources: no Source has the key "nobody"`,
      `${week}: sources: no Source has the key "no-one"`,
    ]);
  });

  test("a reference to a record of another type is not enough", () => {
    expect(findFaults(withFields("data/articles/MT-0-1.json", { related: ["UT-1"] }))).toEqual([
      'data/articles/MT-0-1.json: related: no Article has the key "UT-1"',
    ]);
  });

  test("a page about a loss is never suggested for a month", () => {
    const files = validContent();
    for (const { type, record } of files)
      for (const item of type === "Trend" ? (record as { baby: { to: string; record: string | null }[] }).baby.slice(0, 1) : [])
        Object.assign(item, { to: "article", record: "MT-9-1" });
    expect(findFaults(files)).toContain(
      "data/trends/01.json: baby.0: links to “MT-9-1”, a page about a loss, which must not be recommended",
    );
  });

  test("a sentence that can be hidden is part of the text of its week", () => {
    expect(findFaults(withFields(week, { likened: { tr: ["Bir kavun kadar."], en: ["Like a melon."] } }))).toEqual([
      `${week}: likened.tr: is not word for word in baby: “Bir kavun kadar.”`,
      `${week}: likened.en: is not word for word in baby: “Like a melon.”`,
    ]);
  });

  test("neither is the list of those pages", () => {
    const { baby } = copyOf("data/trends/01.json").record as { baby: object[] };
    const first = { ...baby[0], to: "lossSupport", record: null };
    expect(findFaults(withFields("data/trends/01.json", { baby: [first, ...baby.slice(1)] }))).toEqual([
      "data/trends/01.json: baby.0: links to “lossSupport”, a page about a loss, which must not be recommended",
    ]);
  });

  test.each([
    ["tr", "O artık bir melek.", "melek"],
    ["tr", "Meleğiniz sizi görüyor.", "Meleğ"],
    ["tr", "Yeni bebeğiniz olur.", "Yeni bebeğ"],
    ["tr", "Umarız yakında gelir.", "Umarız yakında"],
    ["tr", "Gökkuşağı bebeğiniz.", "Gökkuşağı"],
    ["tr", "Hemen gidin!", "!"],
    ["en", "Your angel is here.", "angel"],
    ["en", "A new baby will come.", "new baby"],
    ["en", "We think of you 💙.", "💙"],
  ] as const)("a page about a loss does not say %s “%s”", (language, said, found) => {
    const other = language === "tr" ? "en" : "tr";
    const faults = findFaults(withFields("data/loss-topics/miscarriage.json", { lead: { [language]: said, [other]: "2026." } }));
    expect(faults).toContain(
      `data/loss-topics/miscarriage.json: lead.${language}: uses “${found}”, which pages about a loss avoid: “${said}”`,
    );
  });

  test("a page about a loss has no cover", () => {
    expect(findFaults(withFields("data/loss-topics/miscarriage.json", { picture: "cover-birth" }))).toEqual([
      expect.stringMatching(/^data\/loss-topics\/miscarriage\.json: record: Unrecognized key: "picture"/),
    ]);
  });

  test.each<[string, string | null, string]>([
    ["pregnancyWeek", "9", 'there is no page "pregnancyWeek" for the record "9"'],
    ["pregnancyWeek", null, 'there is no page "pregnancyWeek"'],
    ["communityQuestion", "gone", 'there is no page "communityQuestion" for the record "gone"'],
    ["nowhere", null, 'there is no page "nowhere"'],
    ["privacy", "24", 'there is no page "privacy" for the record "24"'],
  ])("a link to %s %s, which does not exist, is reported with its field", (to, record, line) => {
    const item = (copyOf("data/trends/01.json").record as { baby: object[] }).baby;
    expect(findFaults(withFields("data/trends/01.json", { baby: [item[0], item[1], { ...item[2], to, record }] }))).toEqual([
      `data/trends/01.json: baby.2: ${line}`,
    ]);
  });

  test.each<[string, string | null, string]>([
    ["pregnancyFaq", null, "no-such-question"],
    // A question of the other page.
    ["babyFaq", null, "what-is-free-at-the-family-health-centre"],
    ["article", "MT-0-1", "no-such-section"],
    ["privacy", null, "top"],
  ])("a link to %s %s with the anchor %s, which does not exist, is reported with its field", (to, record, anchor) => {
    const links = [{ to, record, anchor, text: { tr: "Yazı", en: "Article" } }];
    const { sections } = copyOf("data/articles/MT-0-1.json").record as { sections: { key: string }[] };
    const faultsOf = (links: object[]) =>
      findFaults(
        withFields("data/articles/MT-0-1.json", { sections: sections.map((section, i) => (i === 1 ? { ...section, links } : section)) }),
      );
    expect(faultsOf(links)).toEqual([
      `data/articles/MT-0-1.json: sections.1.links.0: the page "${to}" has no section or question "${anchor}"`,
    ]);
    expect(faultsOf(links.map((link) => ({ ...link, to: "article", record: "MT-0-1", anchor: sections[0]?.key })))).toEqual([]);
  });

  test("a link deep in the text is reported with its field", () => {
    const { sections } = copyOf("data/articles/MT-0-1.json").record as { sections: object[] };
    const links = [{ to: "article", record: "MT-9-9", text: { tr: "Yazı", en: "Article" } }];
    expect(
      findFaults(
        withFields("data/articles/MT-0-1.json", { sections: sections.map((section, i) => (i === 1 ? { ...section, links } : section)) }),
      ),
    ).toEqual(['data/articles/MT-0-1.json: sections.1.links.0: there is no page "article" for the record "MT-9-9"']);
  });

  test("two pages with the same path are reported in both languages, each with the other", () => {
    const privacy = copyOf("data/static-pages/privacy.json");
    const second = { ...privacy, file: "data/static-pages/imprint.json", record: { ...(privacy.record as RawRecord), key: "imprint" } };
    expect(findFaults([...validContent(), second])).toEqual([
      "data/static-pages/imprint.json: path (tr): /gizlilik-politikasi is already the address of data/static-pages/privacy.json",
      "data/static-pages/imprint.json: path (en): /en/privacy-policy is already the address of data/static-pages/privacy.json",
      "data/static-pages/imprint.json: index: 2 is already used by data/static-pages/privacy.json",
    ]);
  });
});

describe("a sentence that occurs in several records", () => {
  const length70 = `A${"a".repeat(68)}.`;
  const topics = ["UT-0", "UT-1", "UT-2"].map((key) => `data/need-topics/${key}.json`);

  /** The content with one sentence in each need topic, in the middle of other text. */
  const withSentences = (sentences: string[]): ContentFile[] => {
    const content = validContent();
    return content.map((entry) => {
      const sentence = sentences[topics.indexOf(entry.file)];
      return sentence
        ? { ...entry, record: { ...(entry.record as RawRecord), lead: { tr: "Kısa.", en: `Short. ${sentence} End.` } } }
        : entry;
    });
  };

  test("is reported in three records if it has 70 characters", () => {
    expect(length70).toHaveLength(70);
    expect(findFaults(withSentences([length70, length70, length70]))).toEqual([
      `${topics[0]}: record: the same sentence is in 3 records, also in ${topics[1]}, ${topics[2]}; reword it, or make it a record that pages share: “${length70}”`,
    ]);
  });

  test("counts as the same when only its numbers differ", () => {
    const about = (number: string) => `In week ${number} the baby is as long as before and much heavier than it was then.`;
    const masked = "In week # the baby is as long as before and much heavier than it was then.";
    expect(masked.length).toBeGreaterThanOrEqual(70);
    expect(findFaults(withSentences([about("8"), about("24"), about("40")]))).toEqual([
      `${topics[0]}: record: the same sentence is in 3 records, also in ${topics[1]}, ${topics[2]}; reword it, or make it a record that pages share: “${masked}”`,
    ]);
  });

  test("is accepted in two records, or twice in one", () => {
    expect(findFaults(withSentences([length70, `${length70} ${length70}`]))).toEqual([]);
  });

  test("is accepted if it is shorter", () => {
    const length69 = `A${"a".repeat(67)}.`;
    expect(findFaults(withSentences([length69, length69, length69]))).toEqual([]);
  });

  test("is accepted in sources, whose titles repeat", () => {
    const source = copyOf("data/sources/who.json");
    const copies = ["a", "b", "c"].map((key) => ({
      ...source,
      file: `data/sources/${key}.json`,
      record: { ...(source.record as RawRecord), key, title: length70, url: `https://who.example/${key}` },
    }));
    expect(findFaults([...validContent(), ...copies])).toEqual([]);
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
    expect([...findFaults(content)].sort()).toEqual(
      [
        `${week}: week: Too big: expected number to be <=42`,
        `${week}: lead.en: Invalid input: expected string, received undefined (the text in this language is missing)`,
        `${week}: written: must be a date that exists, YYYY-MM-DD`,
        'data/care/visit-1.json: sources: no Source has the key "nobody"',
        "data/unclaimed/nausea.json: record: no type of record belongs in this folder",
      ].sort(),
    );
  });

  test("are not hidden by a link to an article whose topic is missing", () => {
    // The trend of January links to this article.
    const faults = findFaults(withFields("data/articles/MT-0-1.json", { topic: "MT-9" }));
    expect(faults).toContain('data/articles/MT-0-1.json: topic: no Topic has the key "MT-9"');
  });

  test("do not follow from one misspelt field: a record with a fault can still be named by others", () => {
    expect(findFaults(withFields("data/sources/who.json", { url: "who.example" }))).toEqual([
      "data/sources/who.json: url: must be an http(s) address",
    ]);
  });

  test("do not follow from one misspelt field: a page with a fault can still be linked to", () => {
    expect(findFaults(withFields("data/pregnancy-weeks/24.json", { week: 43 }))).toEqual([
      "data/pregnancy-weeks/24.json: week: Too big: expected number to be <=42",
      "data/pregnancy-weeks/24.json: key: must be the week",
    ]);
  });
});

test("a static page without a record is a fault, because its page cannot be made but is linked to", () => {
  expect(findFaults(validContent().filter(({ file }) => file !== "data/static-pages/privacy.json"))).not.toEqual([]);
});

describe("the report", () => {
  test("counts one fault in the singular", () => {
    expect(report([faultAt("data/a.json", "key", "is empty")])).toBe("The content has 1 fault:\n  data/a.json: key: is empty");
  });

  test("counts several in the plural, one line each", () => {
    expect(report([faultAt("a", "b", "c"), faultAt("d", "e.tr", "f"), faultAt("g", "record", "h", "en"), faultAt("i", "", "j")])).toBe(
      "The content has 4 faults:\n  a: b: c\n  d: e.tr: f\n  g: record (en): h\n  i: j",
    );
  });
});
