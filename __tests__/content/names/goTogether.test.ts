import { doubleNames, siblingsOf, similarInMeaning } from "../../../src/content/names/goTogether";
import type { NameRecord } from "../../../src/content/names/lists";
import { readContent } from "../../../src/content/readContent";
import { slug } from "../../../src/text/letters";
import type { NameGender } from "../../../src/vocabulary/nameLists";

const nameRecord = (name: string, over: Partial<NameRecord> = {}): NameRecord => {
  const sex = over.sex ?? "girl";
  return {
    key: `${sex}-${slug(name, "tr")}`,
    name,
    slug: slug(name, "tr"),
    sex,
    origins: ["turkish"],
    meaning: { tr: name, en: name },
    isDisputed: false,
    themes: ["water"],
    marks: [],
    sources: [],
    ...over,
  };
};
const meaning = (name: string, tr: string, over: Partial<NameRecord> = {}) => nameRecord(name, { meaning: { tr, en: "sense" }, ...over });
const namesIn = (named: readonly { name: string }[]): string[] => named.map(({ name }) => name);

describe("names with a similar meaning", () => {
  const alike = (record: NameRecord, others: NameRecord[], side: NameGender = "girl") =>
    namesIn(similarInMeaning(record, [record, ...others], side));
  const irmak = meaning("Irmak", "büyük akarsu");

  test("have a word of the Turkish meaning and a theme in common", () => {
    const others = [
      meaning("Nehir", "akarsu"),
      meaning("Damla", "su tanesi"),
      meaning("Akış", "akarsu", { themes: ["time"] }),
      nameRecord("River", { meaning: { tr: "nehir", en: irmak.meaning.en } }),
    ];
    expect(alike(irmak, others)).toEqual(["Nehir"]);
  });

  test("are found by words with another ending, not by filler words", () => {
    expect(alike(meaning("Işık", "ışık"), [meaning("Işıltı", "ışıklı"), meaning("Gece", "karanlık")])).toEqual(["Işıltı"]);
    expect(alike(meaning("Bir", "olan kişi"), [meaning("İki", "eden kişi")])).toEqual([]);
  });

  test("are closer the more words, then themes, they have in common", () => {
    const others = [
      meaning("Akarsu", "büyük akarsu, dere, çay", { themes: ["water", "earth"] }),
      meaning("Çay", "akarsu", { themes: ["water", "earth"] }),
      meaning("Nehir", "akarsu"),
    ];
    expect(alike(irmak, others)).toEqual(["Nehir", "Çay", "Akarsu"]);
  });

  test("are neither disputed, nor archived, nor double, nor in English use", () => {
    const others = [
      meaning("Bir", "akarsu", { isDisputed: true, dispute: "meaning" }),
      meaning("İki", "akarsu", { marks: ["archive"] }),
      meaning("Su Nehir", "akarsu"),
      meaning("River", "akarsu", { marks: ["english"] }),
    ];
    expect(alike(irmak, others)).toEqual([]);
  });

  test("are of the side, six at most, those equally near by key", () => {
    const others = ["Tuna", "Nil", "Fırat", "Dicle", "Aras", "Meriç", "Seyhan"].map((name) => meaning(name, "akarsu"));
    expect(alike(irmak, others)).toEqual(["Aras", "Dicle", "Fırat", "Meriç", "Nil", "Seyhan"]);
    expect(alike(irmak, [meaning("Akın", "akarsu", { sex: "boy" })])).toEqual([]);
    expect(alike(irmak, [meaning("Deniz", "akarsu", { sex: "unisex", lean: "boy" })])).toEqual(["Deniz"]);
  });
});

test("double names begin with the name and a blank, on its side, eight at most", () => {
  const others = ["Elif Nur", "Elifnur", "Elifsu", "Nur Elif"].map((name) => nameRecord(name));
  const elif = nameRecord("Elif");
  expect(namesIn(doubleNames(elif, [elif, ...others], "girl"))).toEqual(["Elif Nur"]);
  expect(doubleNames(elif, others, "boy")).toEqual([]);
  const many = [..."ABCDEFGHIJ"].map((letter) => nameRecord(`Elif ${letter}`));
  expect(doubleNames(elif, many, "girl")).toHaveLength(8);
});

describe("names for brothers and sisters", () => {
  const defne = nameRecord("Defne", { themes: ["plant"] });
  const boy = (name: string, over: Partial<NameRecord> = {}) => nameRecord(name, { sex: "boy", themes: ["plant"], ...over });
  const brothers = (others: NameRecord[], places: [string, number][] = [], own?: number, record = defne) =>
    namesIn(siblingsOf({ record, records: [record, ...others], side: "boy", places: new Map(places), ownPlace: own }));

  test("are the nearest in language, theme, length and age, then in how often they are given", () => {
    const others = [
      boy("Poyraz", { origins: ["greek"], themes: ["sky"] }),
      boy("Çınar"),
      boy("Toprak", { themes: ["earth"], marks: ["modern"] }),
      boy("Kamış"),
    ];
    expect(brothers(others)).toEqual(["Çınar", "Kamış", "Poyraz", "Toprak"]);
    expect(
      brothers(
        others,
        [
          ["boy-cinar", 300],
          ["boy-kamis", 12],
        ],
        10,
      )[0],
    ).toBe("Kamış");
  });

  test("never sound like the name or like each other", () => {
    expect(brothers([boy("Demir"), boy("Çetne"), boy("Befne"), boy("Çınar"), boy("Çitlik"), boy("Pınar")])).toEqual(["Çınar"]);
  });

  test("never mean the same, are disputed, archived, in English use or of the other side", () => {
    const others = [
      boy("Ağaç", { meaning: { tr: "defne ağacı", en: "laurel" } }),
      boy("Bir", { isDisputed: true, dispute: "origin" }),
      boy("İki", { marks: ["archive"] }),
      boy("Oak", { marks: ["english"] }),
      nameRecord("Umut", { sex: "unisex", lean: "girl" }),
      nameRecord("Gül"),
    ];
    expect(
      brothers([...others, nameRecord("Kuzey", { sex: "unisex", lean: "even" }), nameRecord("Barış", { sex: "unisex", lean: "boy" })]),
    ).toEqual(["Barış"]);
  });

  test("are double names for double names, and those an editor chose come first", () => {
    expect(brothers([boy("Çınar"), boy("Ali Asaf")], [], undefined, nameRecord("Elif Nur"))).toEqual(["Ali Asaf"]);
    expect(brothers([boy("Çınar"), boy("Kamış"), boy("Ali")], [], undefined, { ...defne, siblings: ["Ali", "Nobody"] })[0]).toBe("Ali");
  });

  test("are none for a name in English use", () => {
    expect(brothers([boy("Çınar")], [], undefined, nameRecord("Chloe", { marks: ["english"] }))).toEqual([]);
  });
});

describe("in the dictionary", () => {
  const records = readContent("data")
    .files.filter(({ type }) => type === "BabyName")
    .map(({ record }) => record as NameRecord);
  const byKey = (key: string) => records.find((record) => record.key === key) as NameRecord;

  test("Defne means like other trees and flowers, not like “laurel” in English", () => {
    expect(namesIn(similarInMeaning(byKey("girl-defne"), records, "girl"))).toEqual(expect.arrayContaining(["Lora"]));
    expect(namesIn(similarInMeaning(byKey("girl-irmak"), records, "girl"))).toEqual(expect.arrayContaining(["Nehir"]));
  });

  test("Elif begins many double names", () => {
    expect(namesIn(doubleNames(byKey("girl-elif"), records, "girl"))).toContain("Elif Ada");
  });
});
