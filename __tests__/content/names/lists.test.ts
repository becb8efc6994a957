import fc from "fast-check";
import {
  evidenceFor,
  findNeighbours,
  isOn,
  listedNames,
  listsHolding,
  type NameRecord,
  nameEntries,
  namesOnSide,
} from "../../../src/content/names/lists";
import { similarInSound } from "../../../src/content/names/similar";
import { readContent } from "../../../src/content/readContent";
import { byLetter } from "../../../src/names/nameFilter";
import { languages } from "../../../src/routes/routes";
import { slug } from "../../../src/text/letters";
import type { NameGender } from "../../../src/vocabulary/nameLists";

const sides: NameGender[] = ["girl", "boy"];

const nameRecord = (name: string, over: Partial<NameRecord> = {}): NameRecord => {
  const sex = over.sex ?? "girl";
  return {
    key: `${sex}-${slug(name, "tr")}`,
    name,
    slug: slug(name, "tr"),
    sex,
    origins: ["turkish"],
    meaning: { tr: "anlam", en: "sense" },
    isDisputed: false,
    themes: [],
    marks: [],
    sources: [],
    ...over,
  };
};
const namesIn = (named: readonly { name: string }[]): string[] => named.map(({ name }) => name);

describe("how certain a meaning is", () => {
  test.each(["names-list-sozluk", "names-list-classifier"])("a dictionary (%s) compares it", (source) => {
    expect(evidenceFor({ isDisputed: false, sources: ["names-tuik", source] })).toBe("compared");
  });

  test("lists without meanings count as known only to the editors", () => {
    expect(evidenceFor({ isDisputed: false, sources: [] })).toBe("editors");
    expect(
      evidenceFor({ isDisputed: false, sources: ["names-tuik", "names-nvi", "names-ons", "names-list-gender", "names-list-ebced"] }),
    ).toBe("editors");
  });

  test.each(["word", "compound"] as const)("a name that is a %s of what is known needs no dictionary of names", (basis) => {
    expect(evidenceFor({ isDisputed: false, basis, sources: [] })).toBe(basis);
    expect(evidenceFor({ isDisputed: false, basis, sources: ["names-list-sozluk"] })).toBe("compared");
    expect(evidenceFor({ isDisputed: true, basis, sources: [] })).toBe("disputed");
  });

  test("a disputed meaning stays disputed, with a dictionary or without", () => {
    expect(evidenceFor({ isDisputed: true, sources: ["names-list-sozluk", "names-list-classifier"] })).toBe("disputed");
    expect(evidenceFor({ isDisputed: true, sources: [] })).toBe("disputed");
  });
});

test("a name is on its own side, a unisex name on both", () => {
  const standing = (["girl", "boy", "unisex"] as const).map((sex) => sides.filter((side) => isOn({ sex }, side)));
  expect(standing).toEqual([["girl"], ["boy"], ["girl", "boy"]]);
});

describe("the popular names of Türkiye", () => {
  const isPopular = (over: Partial<NameRecord>, side: NameGender = "girl") =>
    listsHolding(nameRecord("Ada", over), side, "tr").includes("popular");

  test.each<[string, NameRecord["turkiye"], boolean]>([
    ["announced in 2021", { announcedYears: [2021] }, true],
    ["announced in 2025", { announcedYears: [2019, 2025] }, true],
    ["announced before 2021 alone", { announcedYears: [2019, 2020] }, false],
    ["50th in 2018", { rank2018: 50 }, true],
    ["51st in 2018", { rank2018: 51 }, false],
    ["1st in another year", { rank: 1, rankYear: 2017, bestRank: 1, bestYear: 2017 }, false],
    ["in no list", undefined, false],
  ])("a name %s: %p", (_, turkiye, expected) => {
    expect(isPopular({ turkiye })).toBe(expected);
  });

  test.each<["girl" | "boy" | "even", NameGender[]]>([
    ["girl", ["girl"]],
    ["boy", ["boy"]],
    ["even", ["girl", "boy"]],
  ])("a unisex name that leans to %s is popular on %p", (lean, expected) => {
    const over = { sex: "unisex", lean, turkiye: { rank2018: 1 } } as const;
    expect(sides.filter((side) => isPopular(over, side))).toEqual(expected);
  });

  test("ranks in England and Wales do not count", () => {
    expect(isPopular({ englandWales: { rank: 1, sex: "girl", count: 3000 } })).toBe(false);
  });
});

describe("the popular names of the English pages", () => {
  const isPopular = (over: Partial<NameRecord>, side: NameGender = "girl") =>
    listsHolding(nameRecord("Ada", over), side, "en").includes("popular");

  test.each([
    [1, true],
    [100, true],
    [101, false],
  ])("place %i in England and Wales: %p", (rank, expected) => {
    expect(isPopular({ englandWales: { rank, sex: "girl", count: 50 } })).toBe(expected);
  });

  test("a unisex name is popular where England and Wales list it, whichever way it leans in Türkiye", () => {
    const over = { sex: "unisex", lean: "girl", englandWales: { rank: 20, sex: "boy", count: 900 } } as const;
    expect(sides.filter((side) => isPopular(over, side))).toEqual(["boy"]);
  });

  test("ranks in Türkiye or the United States do not count", () => {
    expect(isPopular({ turkiye: { rank2018: 1, announcedYears: [2025] }, unitedStates: { rank: 1 } })).toBe(false);
  });

  test("a name in English use is included like any other", () => {
    const over = { marks: ["english"] as NameRecord["marks"], englandWales: { rank: 3, sex: "girl", count: 2000 } as const };
    expect(listsHolding(nameRecord("Olivia", over), "girl", "en")).toEqual(["popular", "english"]);
  });
});

describe("the names that last", () => {
  const lasts = (turkiye: NameRecord["turkiye"], over: Partial<NameRecord> = {}, side: NameGender = "girl") =>
    languages.map((language) => listsHolding(nameRecord("Ada", { ...over, turkiye }), side, language).includes("mostLiked"));

  test.each<[string, NameRecord["turkiye"], boolean]>([
    ["15 years in the first hundred, 2018 among them", { yearsInTop100: 15, lastTop100: 2018 }, true],
    ["14 years, 2018 among them", { yearsInTop100: 14, lastTop100: 2018 }, false],
    ["41 years, until 2017", { yearsInTop100: 41, lastTop100: 2017 }, false],
    ["announced in four years", { announcedYears: [2019, 2020, 2021, 2022] }, true],
    ["announced in three years", { announcedYears: [2023, 2024, 2025] }, false],
    ["in no list", undefined, false],
  ])("%s: %p in both languages", (_, turkiye, expected) => {
    expect(lasts(turkiye)).toEqual([expected, expected]);
  });

  test("a unisex name lasts on the side it leans to", () => {
    const turkiye = { yearsInTop100: 42, lastTop100: 2018 };
    const on = (lean: "girl" | "boy" | "even") => sides.filter((side) => lasts(turkiye, { sex: "unisex", lean }, side)[0]);
    expect([on("girl"), on("boy"), on("even")]).toEqual([["girl"], ["boy"], ["girl", "boy"]]);
  });
});

describe("the other lists", () => {
  test.each(["modern", "rare", "undiscovered"] as const)("the editors' mark puts a name among the %s, for every gender it has", (mark) => {
    const record = nameRecord("Deniz", { sex: "unisex", lean: "girl", marks: [mark], basis: "word" });
    for (const side of sides) expect(listsHolding(record, side, "tr").sort()).toEqual([mark, "unisex"].sort());
  });

  test.each<[string, Partial<NameRecord>, string[]]>([
    ["that no list ever had", {}, ["rare", "undiscovered"]],
    ["that was once the hundredth", { turkiye: { bestRank: 100, bestYear: 1970 } }, []],
    ["that was announced once", { turkiye: { announcedYears: [2019] } }, []],
    ["of two names", { name: "Su Ada" }, ["undiscovered"]],
    ["whose meaning only the editors know", { basis: undefined }, ["rare"]],
    ["whose meaning is disputed", { isDisputed: true, dispute: "meaning" }, ["rare"]],
    ["that hardly anybody is given today", { marks: ["rare", "undiscovered", "modern", "archive"], sex: "unisex", lean: "even" }, []],
  ])("a name marked rare and undiscovered %s is in %p", (_, over, expected) => {
    expect(listsHolding(nameRecord("Ada", { marks: ["rare", "undiscovered"], basis: "word", ...over }), "girl", "tr")).toEqual(expected);
  });

  test("marks that are not lists put it into none", () => {
    const marks: NameRecord["marks"] = ["classic", "nature", "historical", "religious", "international"];
    expect(listsHolding(nameRecord("Ada", { marks }), "girl", "tr")).toEqual([]);
  });

  test("unisex names are unisex on both sides, others on none", () => {
    const lists = (sex: "girl" | "unisex") => sides.map((side) => listsHolding(nameRecord("Deniz", { sex, lean: "boy" }), side, "tr"));
    expect(lists("unisex")).toEqual([["unisex"], ["unisex"]]);
    expect(lists("girl")).toEqual([[], []]);
  });

  test.each(["proper-name", "word"] as const)("a place in the Quran (%s) is one of the Quran", (kind) => {
    expect(listsHolding(nameRecord("Ada", { quran: { verse: "2:31", kind, word: "آدم" } }), "girl", "en")).toEqual(["quran"]);
  });

  test("in Turkish, a name in English use is only in the list of such names, whatever else it is", () => {
    const record = nameRecord("Adam", {
      sex: "boy",
      marks: ["english", "modern"],
      quran: { verse: "2:31", kind: "proper-name", word: "آدم" },
      englandWales: { rank: 50, sex: "boy", count: 900 },
    });
    expect(listsHolding(record, "boy", "tr")).toEqual(["english"]);
    expect(listsHolding(record, "boy", "en").sort()).toEqual(["english", "modern", "popular", "quran"]);
  });
});

describe("the names of a side", () => {
  const records = ["Zeynep", "Çağla", "Cem", "Işıl", "İnci", "Deniz"].map((name) =>
    nameRecord(name, name === "Cem" ? { sex: "boy" } : name === "Deniz" ? { sex: "unisex", lean: "even" } : {}),
  );

  test("come in the alphabetical order of the language", () => {
    expect(namesIn(namesOnSide(records, "girl", "tr"))).toEqual(["Çağla", "Deniz", "Işıl", "İnci", "Zeynep"]);
    expect(namesIn(namesOnSide(records, "girl", "en"))).toEqual(["Çağla", "Deniz", "İnci", "Işıl", "Zeynep"]);
    expect(namesIn(namesOnSide(records, "boy", "tr"))).toEqual(["Cem", "Deniz"]);
  });
});

describe("the entries of a side", () => {
  const entryOf = (record: NameRecord, language: "tr" | "en" = "tr") => nameEntries([record], "girl", language)[0];

  test("contain what lists show of a name, in one language", () => {
    const record = nameRecord("Çağla", {
      meaning: { tr: "ham badem", en: "green almond" },
      origins: ["turkish", "persian"],
      themes: ["plant"],
      marks: ["modern"],
      claim: { tr: "Bir söylenti.", en: "A rumour." },
      sources: ["names-list-sozluk"],
    });
    const common = {
      name: "Çağla",
      slug: "cagla",
      origins: ["turkish", "persian"],
      themes: ["plant"],
      evidence: "compared",
      lists: ["modern"],
      rank: null,
      lasting: null,
      place: null,
    };
    expect(entryOf(record)).toEqual({ ...common, meaning: "ham badem" });
    expect(entryOf(record, "en")).toEqual({ ...common, meaning: "green almond" });
  });

  const ranksOf = (records: NameRecord[], side: NameGender, language: "tr" | "en") =>
    Object.fromEntries(nameEntries(records, side, language).map(({ name, rank }) => [name, rank]));

  test("are ranked in Turkish by the newest year, then by its rank, then by that of 2018, then by the best", () => {
    const records = [
      nameRecord("Beşinci", { turkiye: { rank2018: 70, bestRank: 3, bestYear: 1960 } }),
      nameRecord("Altıncı", { turkiye: { bestRank: 1, bestYear: 1960 } }),
      nameRecord("Yedinci", { turkiye: { bestRank: 2, bestYear: 1960 } }),
      nameRecord("İkinci", { turkiye: { rank: 9, rankYear: 2025, rank2018: 1 } }),
      nameRecord("Birinci", { turkiye: { rank: 8, rankYear: 2025, rank2018: 99 } }),
      nameRecord("Üçüncü", { turkiye: { rank: 1, rankYear: 2018, rank2018: 1 } }),
      nameRecord("Dördüncü", { turkiye: { rank: 1, rankYear: 2017 } }),
      nameRecord("Hiç", { englandWales: { rank: 1, sex: "girl", count: 3000 }, unitedStates: { rank: 1 } }),
      nameRecord("Yıl", { turkiye: { yearsInTop100: 3 } }),
    ];
    expect(ranksOf(records, "girl", "tr")).toEqual({
      ...{ Birinci: 1, İkinci: 2, Üçüncü: 3, Dördüncü: 4, Beşinci: 5, Altıncı: 6, Yedinci: 7 },
      ...{ Hiç: null, Yıl: null },
    });
  });

  test("are ranked in English by England and Wales, then by the United States", () => {
    const records = [
      nameRecord("Third", { unitedStates: { rank: 2 } }),
      nameRecord("Fourth", { unitedStates: { rank: 9 } }),
      nameRecord("Second", { englandWales: { rank: 500, sex: "girl", count: 80 }, unitedStates: { rank: 1 } }),
      nameRecord("First", { englandWales: { rank: 7, sex: "girl", count: 2000 } }),
      nameRecord("None", { turkiye: { rank: 1, rankYear: 2025, rank2018: 1, bestRank: 1 } }),
    ];
    expect(ranksOf(records, "girl", "en")).toEqual({ First: 1, Second: 2, Third: 3, Fourth: 4, None: null });
  });

  test("are ranked by England and Wales only on the side of its list", () => {
    const records = [
      nameRecord("Deniz", { sex: "unisex", lean: "even", englandWales: { rank: 729, sex: "boy", count: 48 } }),
      nameRecord("Ada", { sex: "unisex", lean: "even", englandWales: { rank: 40, sex: "girl", count: 1000 } }),
    ];
    expect(ranksOf(records, "boy", "en")).toEqual({ Deniz: 1, Ada: null });
    expect(ranksOf(records, "girl", "en")).toEqual({ Deniz: null, Ada: 1 });
  });

  describe("contain the newest published rank", () => {
    const placeOf = (over: Partial<NameRecord>, side: NameGender, language: "tr" | "en") =>
      nameEntries([nameRecord("Deniz", { sex: "unisex", lean: "even", ...over })], side, language)[0]?.place;
    const abroad = { englandWales: { rank: 480, sex: "boy", count: 90 }, unitedStates: { rank: 3 } } as const;

    test("in Turkish with its year, whatever is known abroad", () => {
      expect(placeOf({ turkiye: { rank: 3, rankYear: 2025, rank2018: 69 }, ...abroad }, "girl", "tr")).toEqual({ rank: 3, year: 2025 });
      expect(placeOf(abroad, "girl", "tr")).toBeNull();
    });

    test("in Turkish on the side whose list it is from, if that is said", () => {
      const turkiye = { rank: 28, rankYear: 2018, rankSide: "boy" } as const;
      expect(sides.map((side) => placeOf({ turkiye }, side, "tr"))).toEqual([null, { rank: 28, year: 2018 }]);
    });

    test("and none if only older or best ranks are known", () => {
      expect(placeOf({ turkiye: { rank2018: 70, bestRank: 3, bestYear: 1960 } }, "girl", "tr")).toBeNull();
    });

    test("in English of England and Wales in 2024, on the side of its list", () => {
      const turkiye = { rank: 1, rankYear: 2025 };
      expect(sides.map((side) => placeOf({ turkiye, ...abroad }, side, "en"))).toEqual([null, { rank: 480, year: 2024 }]);
      expect(placeOf({ turkiye, unitedStates: { rank: 3 } }, "girl", "en")).toBeNull();
    });

    test("but not that of a name with few babies", () => {
      const place = (rank: number, count: number) => placeOf({ englandWales: { rank, sex: "boy", count } }, "boy", "en")?.rank;
      expect([place(500, 70), place(690, 50), place(729, 48), place(5119, 3)]).toEqual([500, 690, undefined, undefined]);
    });
  });

  test("do not change the records", () => {
    const records = Object.freeze(["Zeynep", "Ada"].map((name) => Object.freeze(nameRecord(name))));
    expect(namesIn(nameEntries(records, "girl", "tr"))).toEqual(["Ada", "Zeynep"]);
    expect(namesIn(records)).toEqual(["Zeynep", "Ada"]);
  });
});

describe("the names of a list", () => {
  const ranked = (name: string, rank: number, over: Partial<NameRecord> = {}) =>
    nameRecord(name, { turkiye: { rank, rankYear: 2018, rank2018: rank, yearsInTop100: 42, lastTop100: 2018 }, ...over });
  const entries = nameEntries(
    [
      ranked("Ada", 30),
      ranked("Zeynep", 1, { marks: ["modern"] }),
      ranked("Elif", 2, { marks: ["modern"] }),
      nameRecord("Chloe", { marks: ["english"], englandWales: { rank: 20, sex: "girl", count: 1500 } }),
      nameRecord("Nar", { marks: ["modern"] }),
    ],
    "girl",
    "tr",
  );

  test("begin with the most given name in a list of popular names", () => {
    expect(namesIn(listedNames(entries, "popular", "tr"))).toEqual(["Zeynep", "Elif", "Ada"]);
  });

  test("a name announced without a number comes after the numbered names of its year and before those of the previous year", () => {
    const given = (name: string, turkiye: NonNullable<NameRecord["turkiye"]>) =>
      nameRecord(name, { turkiye: { rank2018: 40, ...turkiye } });
    const popular = nameEntries(
      [
        given("Beşinci", { rank: 1, rankYear: 2024, announcedYears: [2023, 2024] }),
        given("Dördüncü", { rank: 2, rankYear: 2018, rank2018: 2, announcedYears: [2025] }),
        given("Üçüncü", { rank: 5, rankYear: 2022, announcedYears: [2022, 2023, 2024, 2025] }),
        given("İkinci", { rank: 7, rankYear: 2025, announcedYears: [2025] }),
        given("Birinci", { rank: 1, rankYear: 2025, announcedYears: [2025] }),
        given("Altıncı", { rank: 1, rankYear: 2018, rank2018: 1, lastTop100: 2018 }),
      ],
      "girl",
      "tr",
    );
    expect(namesIn(listedNames(popular, "popular", "tr"))).toEqual(["Birinci", "İkinci", "Üçüncü", "Dördüncü", "Beşinci", "Altıncı"]);
  });

  test("begin in a list of the most liked with the longest lasting: recent years, then years in the top 100, then the best rank", () => {
    const lasting = (name: string, years: number, yearsInTop100: number, bestRank: number) =>
      nameRecord(name, {
        turkiye: {
          announcedYears: Array.from({ length: years }, (_, i) => 2019 + i),
          yearsInTop100,
          lastTop100: 2018,
          bestRank,
          bestYear: 2000,
        },
      });
    const given = nameEntries(
      [
        lasting("Üçüncü", 4, 20, 2),
        lasting("Dördüncü", 0, 42, 1),
        lasting("Birinci", 7, 15, 50),
        lasting("İkinci", 4, 20, 1),
        nameRecord("Nar"),
      ],
      "girl",
      "tr",
    );
    const listed = listedNames(given, "mostLiked", "tr");
    expect(namesIn(listed)).toEqual(["Birinci", "İkinci", "Üçüncü", "Dördüncü"]);
    expect(listed.map((entry) => entry.lasting)).toEqual([1, 2, 3, 4]);
    expect(given.find(({ name }) => name === "Nar")?.lasting).toBeNull();
  });

  test("use no rank from the list of the other gender", () => {
    const [entry] = nameEntries(
      [nameRecord("Umut", { sex: "unisex", lean: "even", turkiye: { rank: 3, rankYear: 2018, rankSide: "boy" } })],
      "girl",
      "tr",
    );
    expect([entry?.rank, entry?.place]).toEqual([null, null]);
  });

  test("follow the alphabet otherwise", () => {
    expect(namesIn(listedNames(entries, "modern", "tr"))).toEqual(["Elif", "Nar", "Zeynep"]);
  });

  test("are in Turkish all but those in English use, in English all", () => {
    expect(namesIn(listedNames(entries, "all", "tr"))).toEqual(["Ada", "Elif", "Nar", "Zeynep"]);
    expect(namesIn(listedNames(entries, "all", "en"))).toEqual(["Ada", "Chloe", "Elif", "Nar", "Zeynep"]);
  });

  test("are none if the list is empty, and the entries stay in order", () => {
    const frozen = Object.freeze([...entries]);
    expect(listedNames(frozen, "quran", "tr")).toEqual([]);
    expect(listedNames(frozen, "popular", "tr")).toHaveLength(3);
    expect(namesIn(frozen)).toEqual(["Ada", "Chloe", "Elif", "Nar", "Zeynep"]);
  });
});

describe("by letter", () => {
  const given = ["Ada", "Ayşe", "Canan", "Çağla", "Irmak", "Işıl", "İnci"].map((name) => ({ name }));
  const grouped = (language: "tr" | "en") => byLetter(given, language).map(({ letter, names }) => `${letter}: ${namesIn(names).join(" ")}`);

  test("names are grouped under the letters of the language", () => {
    expect(grouped("tr")).toEqual(["A: Ada Ayşe", "C: Canan", "Ç: Çağla", "I: Irmak Işıl", "İ: İnci"]);
    expect(grouped("en")).toEqual(["A: Ada Ayşe", "C: Canan Çağla", "I: Irmak Işıl İnci"]);
  });

  test("letters and names keep their order, and no letter is empty", () => {
    expect(byLetter([{ name: "Su" }, { name: "Ada" }, { name: "Sena" }], "tr")).toEqual([
      { letter: "S", names: [{ name: "Su" }, { name: "Sena" }] },
      { letter: "A", names: [{ name: "Ada" }] },
    ]);
    expect(byLetter([], "tr")).toEqual([]);
  });

  test("no name is lost or doubled", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...given)), (some) => {
        const names = byLetter(some, "tr").flatMap((group) => group.names);
        expect(namesIn(names).sort()).toEqual(namesIn(some).sort());
      }),
    );
  });
});

describe("names that sound alike", () => {
  const alike = (name: string, others: string[]) =>
    namesIn(
      similarInSound(
        nameRecord(name),
        [name, ...others].map((other) => nameRecord(other)),
        "girl",
      ),
    );

  test("are one letter away from a name of up to five letters", () => {
    expect(alike("Esma", ["Esra", "Esila", "Asra", "Ema"])).toEqual(["Ema", "Esra"]);
    expect(alike("Defne", ["Define", "Definem", "Defnem", "Efe"])).toEqual(["Define", "Defnem"]);
  });

  test("are two letters away from a name of six or more", () => {
    expect(alike("Zeynep", ["Zeyneb", "Zeyne", "Zeyno", "Zeyni", "Zeren"])).toEqual(["Zeyne", "Zeyneb", "Zeyni", "Zeyno"]);
  });

  test("are compared by the letters of the given name, including spaces", () => {
    expect(alike("Ece Su", ["Ecesun", "Ecem"])).toEqual(["Ecesun"]);
    expect(alike("Ecesu", ["Ece Su", "Ece Sul"])).toEqual(["Ece Su"]);
  });

  test("are compared without diacritics: ğ and g, ı and i, ş and s are the same", () => {
    expect(alike("Çağan", ["Cagat", "Gahan"])).toEqual(["Cagat"]);
    expect(alike("Işıl", ["Asil", "Usül"])).toEqual(["Asil"]);
  });

  test("are the nearest first, then by key, six at most", () => {
    const others = ["Sevilay", "Seviyen", "Sevinay", "Serinay", "Sevilar", "Sevitay", "Sevigay", "Devilay"];
    const near = ["Devilay", "Sevigay", "Sevilar", "Sevinay", "Sevitay"];
    expect(alike("Sevilay", others)).toEqual([...near, "Serinay"]);
  });

  test("are of the same side, and never the name itself", () => {
    const records = [
      nameRecord("Deniz", { sex: "unisex", lean: "even" }),
      nameRecord("Denis", { sex: "boy" }),
      nameRecord("Deniza"),
      nameRecord("Temiz", { sex: "unisex", lean: "girl" }),
      nameRecord("Teniz", { sex: "unisex", lean: "girl" }),
    ];
    const [deniz] = records;
    const on = (side: NameGender) => namesIn(deniz ? similarInSound(deniz, records, side) : []);
    expect(on("girl")).toEqual(["Deniza", "Teniz"]);
    expect(on("boy")).toEqual(["Denis", "Teniz"]);
  });
});

describe("neighbours in the alphabet", () => {
  const records = ["Ada", "Çağla", "Zeynep"].map((name) => nameRecord(name));
  const neighbours = (record: NameRecord) => {
    const { previous, next } = findNeighbours(record, records);
    return [previous?.name ?? null, next?.name ?? null];
  };

  test("are on both sides of a name, and on one side of the first and the last", () => {
    expect(records.map(neighbours)).toEqual([
      [null, "Çağla"],
      ["Ada", "Zeynep"],
      ["Çağla", null],
    ]);
  });

  test("of a name that is not among them are none", () => {
    expect(neighbours(nameRecord("Kerem", { sex: "boy" }))).toEqual([null, null]);
  });

  test("of a name alone are none", () => {
    const ada = nameRecord("Ada");
    expect(findNeighbours(ada, [ada])).toEqual({ previous: null, next: null });
  });
});

describe("in the dictionary", () => {
  const records = readContent("data")
    .files.filter(({ type }) => type === "BabyName")
    .map(({ record }) => record as NameRecord);
  const listed = (side: NameGender, language: "tr" | "en", list: Parameters<typeof listedNames>[1]) =>
    namesIn(listedNames(nameEntries(records, side, language), list, language));

  test("well-known names are popular in Türkiye, on their side", () => {
    expect(listed("girl", "tr", "popular")).toEqual(expect.arrayContaining(["Zeynep", "Defne", "Asel", "Elif"]));
    expect(listed("boy", "tr", "popular")).toEqual(expect.arrayContaining(["Alparslan", "Yusuf", "Göktuğ"]));
    expect(listed("girl", "tr", "popular")).not.toContain("Alparslan");
  });

  test("the lists of popular names begin with the most given of the newest year", () => {
    // Announced of the births of 2025; in England and Wales of 2024 Olivia, and after Muhammad, spelt otherwise here, Noah.
    // Elif, Elisa, Duru and İnci were announced without a number, and Elif has long been: none of them sinks below Zümra, the fourth of 2023.
    expect(listed("girl", "tr", "popular").slice(0, 12)).toEqual([
      "Alya",
      "Defne",
      "Gökçe",
      "Zeynep",
      "Asel",
      "Umay",
      "Asya",
      "Elif",
      "Elisa",
      "Duru",
      "İnci",
      "Zümra",
    ]);
    expect(listed("boy", "tr", "popular").slice(0, 9)).toEqual([
      "Alparslan",
      "Göktuğ",
      "Metehan",
      "Yusuf",
      "Kerem",
      "Miran",
      "Ömer Asaf",
      "Ömer",
      "Atlas",
    ]);
    expect(listed("girl", "tr", "mostLiked").slice(0, 3)).toEqual(["Zeynep", "Elif", "Defne"]);
    expect(listed("boy", "tr", "mostLiked").slice(0, 2)).toEqual(["Yusuf", "Ömer Asaf"]);
    expect(listed("girl", "en", "popular")[0]).toBe("Olivia");
    expect(listed("boy", "en", "popular")[0]).toBe("Noah");
  });

  test.each(sides)("no list is short, and none has a name twice (%s)", (side) => {
    for (const language of languages) {
      for (const list of ["all", "popular", "mostLiked", "modern", "rare", "undiscovered", "unisex", "quran"] as const) {
        const names = listed(side, language, list);
        expect(names.length).toBeGreaterThanOrEqual(40);
        expect(new Set(names).size).toBe(names.length);
      }
    }
  });

  test("nothing rare or undiscovered is popular or lasting, in Türkiye", () => {
    for (const side of sides) {
      const known = new Set([...listed(side, "tr", "popular"), ...listed(side, "tr", "mostLiked")]);
      const unknown = [...listed(side, "tr", "rare"), ...listed(side, "tr", "undiscovered")];
      expect(unknown.filter((name) => known.has(name))).toEqual([]);
    }
  });

  test("no undiscovered name was among the hundred of any year or announced", () => {
    const found = records.filter(({ marks, turkiye }) => marks.includes("undiscovered") && (turkiye?.bestRank ?? turkiye?.announcedYears));
    expect(found.map(({ key }) => key)).toEqual([]);
  });

  test("the names everybody knows are neither rare nor undiscovered", () => {
    const known = ["Ateş", "Aybars", "Alaz", "Arel", "Fatma", "Mustafa", "Elif Nur"];
    for (const side of sides)
      for (const list of ["rare", "undiscovered"] as const)
        expect(listed(side, "tr", list).filter((name) => known.includes(name))).toEqual([]);
  });

  test("there are 2,400 names and more", () => {
    expect(records.length).toBeGreaterThanOrEqual(2400);
  });

  test.each(["Ahmet", "Mehmet", "Zeynep", "Murat", "Selahattin", "Cihat", "Mahmut", "Recep", "Yakup", "Hikmet"])(
    "%s is compared, though dictionaries spell it with another letter",
    (name) => {
      const record = records.find((other) => other.name === name);
      expect(record && evidenceFor(record)).toBe("compared");
    },
  );

  test("each first name of a year’s announcement is a record whose turkiye knows the year", () => {
    const firsts = readContent("data")
      .files.filter(({ type }) => type === "AnnouncedNames")
      .map(({ record }) => record as { year: number; girls: { name: string }[]; boys: { name: string }[] });
    for (const { year, girls, boys } of firsts)
      for (const name of [girls[0]?.name, boys[0]?.name])
        expect(records.find((record) => record.name === name)?.turkiye?.announcedYears).toContain(year);
    expect(firsts.map(({ girls, boys }) => `${girls[0]?.name} ${boys[0]?.name}`)).toEqual([
      "Zeynep Yusuf",
      "Zeynep Yusuf",
      "Zeynep Yusuf",
      "Zeynep Alparslan",
      "Asel Alparslan",
      "Defne Alparslan",
      "Alya Alparslan",
    ]);
  });

  test("names from the Quran have their verse", () => {
    const verseOf = (name: string) => records.find((record) => record.name === name)?.quran?.verse;
    expect(["Abidin", "Akif", "Baki", "Ekrem", "Emel", "Azer"].map(verseOf)).toEqual(["21:73", "22:25", "16:96", "96:3", "15:3", "6:74"]);
  });

  test("no source is named after the person who maintains a list", () => {
    const sources = readContent("data").files.filter(({ file }) => file.includes("sources/names-"));
    expect(sources.length).toBeGreaterThan(10);
    for (const { record } of sources) expect(JSON.stringify(record)).not.toMatch(/github|ozank|coderserdar|risan|yasinetli|heni\b/i);
  });

  test("every slug is the name without its marks, and -2 where another name has it already", () => {
    expect(records.filter((record) => record.slug.replace(/-2$/, "") !== slug(record.name, "tr")).map(({ key }) => key)).toEqual([]);
  });
});
