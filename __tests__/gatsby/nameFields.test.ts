import type { CreateResolversArgs } from "gatsby";
import type { NameRecord } from "../../src/content/names/lists";
import { createResolvers } from "../../src/gatsby/nameFields";
import { nameFields, nameTypes } from "../../src/gatsby/nameTypes";
import type { NameEntry } from "../../src/names/nameEntry";
import type { Language } from "../../src/routes/routes";
import type { NameGender, NameList } from "../../src/vocabulary/nameLists";

const nameRecord = (key: string, name: string, over: Partial<NameRecord> = {}): NameRecord => ({
  key,
  name,
  slug: key.replace(/^\w+?-/, ""),
  sex: key.split("-")[0] as NameRecord["sex"],
  origins: ["turkish"],
  meaning: { tr: "anlam", en: "sense" },
  isDisputed: false,
  themes: [],
  marks: [],
  sources: [],
  ...over,
});

const ada = nameRecord("girl-ada", "Ada", {
  meaning: { tr: "dört yanı suyla çevrili kara", en: "island" },
  origins: ["turkish", "latin"],
  themes: ["earth", "water"],
  marks: ["modern"],
  turkiye: { rank: 24, rankYear: 2021, rank2018: 49, announcedYears: [2021] },
});
const chloe = nameRecord("girl-chloe", "Chloe", {
  origins: ["greek"],
  themes: ["plant"],
  marks: ["english"],
  englandWales: { rank: 30, sex: "girl", count: 1500 },
});
const cagla = nameRecord("girl-cagla", "Çağla", { marks: ["modern"], sources: ["names-list-sozluk"] });
const deniz = nameRecord("unisex-deniz", "Deniz", {
  lean: "even",
  meaning: { tr: "büyük su", en: "sea" },
  themes: ["water"],
  turkiye: { rank: 28, rankYear: 2018, rank2018: 28 },
});
const derya = nameRecord("girl-derya", "Derya", { meaning: { tr: "deniz", en: "sea" }, isDisputed: true });
const denis = nameRecord("boy-denis", "Denis");
const kerem = nameRecord("boy-kerem", "Kerem", { turkiye: { rank: 5, rankYear: 2025, rank2018: 12, announcedYears: [2025] } });
const umman = nameRecord("boy-umman", "Umman", { meaning: { tr: "engin su", en: "ocean" }, themes: ["water"] });
const names = [kerem, derya, deniz, denis, cagla, chloe, ada];

const announced = (name: string, place: number | null, count: number | null) => ({ name, place, count });
const years = [
  { year: 2025, girls: [announced("Deniz", null, null)], boys: [announced("Kerem", 1, 4154), announced("Deniz", 2, 4000)] },
  { year: 2021, girls: [announced("Ada", 24, null)], boys: [announced("Kerem", 9, null)] },
];

const tables = [
  { year: 2018, girls: ["Ada"], boys: ["Deniz", "Kerem"] },
  { year: 2017, girls: [], boys: ["Kerem"] },
];

type Resolve = (source: unknown, args?: { side?: NameGender; language?: Language; list?: NameList; limit?: number }) => unknown;

/** Runs the hook on these records and returns what it gives. */
function hooked(records = names) {
  const nodes: Record<string, unknown[]> = { BabyName: records, AnnouncedNames: years, NameTable: tables };
  const getNodesByType = jest.fn((type: string) => nodes[type]);
  let resolvers: Record<string, Record<string, { resolve: Resolve; type?: string; args?: Record<string, string> }>> = {};
  createResolvers({
    createResolvers: (given: typeof resolvers) => {
      resolvers = given;
    },
    getNodesByType,
  } as unknown as CreateResolversArgs);
  const resolverOf = (type: string, field: string) => {
    const resolver = resolvers[type]?.[field];
    if (!resolver) throw new Error(`resolverOf requires a field the hook answers, got ${type}.${field}`);
    return resolver;
  };
  const ask = (record: NameRecord, field: string, args?: Parameters<Resolve>[1]) => resolverOf("BabyName", field).resolve(record, args);
  const listing = (list: NameList, side: NameGender, language: Language) =>
    resolverOf("Query", "nameListing").resolve({}, { list, side, language }) as Listing;
  return { resolvers, resolverOf, ask, listing, nodes, getNodesByType };
}
interface Listing {
  total: number;
  listed: NameEntry[];
  origins: string[];
  themes: string[];
  letters: { letter: string; names: NameEntry[] }[];
  english: Listing["letters"];
}
const namesIn = (answer: unknown) => (answer as { name: string }[]).map(({ name }) => name);
const lettersOf = (letters: Listing["letters"]) => letters.map(({ letter, names }) => `${letter}: ${namesIn(names).join(" ")}`);

/** Fields a piece of SDL declares. */
const declaredIn = (sdl: string): string[] => [...sdl.matchAll(/^ {2}(\w+)(?:\(.*\))?:/gm)].map(([, field = ""]) => field);

describe("the hook", () => {
  const { resolvers, resolverOf } = hooked();

  test("answers every field that is declared, and no other", () => {
    expect(Object.keys(resolvers.BabyName ?? {})).toEqual(declaredIn(nameFields));
    expect(declaredIn(nameFields)).toHaveLength(14);
  });

  test("resolves the fields that the result of a listing does not contain", () => {
    const declared = declaredIn(nameTypes.find((sdl) => sdl.includes("type NameListing")) ?? "");
    const given = Object.keys(hooked().listing("all", "girl", "tr"));
    expect(declared.filter((field) => !given.includes(field))).toEqual(Object.keys(resolvers.NameListing ?? {}));
  });

  test("declares a listing by list, side and language", () => {
    const { type, args } = resolverOf("Query", "nameListing");
    expect({ type, args }).toEqual({ type: "NameListing!", args: { list: "NameList!", side: "NameGender!", language: "Language!" } });
  });
});

describe("of a name", () => {
  const { ask } = hooked();

  test("the address is that of its gender in the language", () => {
    expect(ask(cagla, "pathOn", { side: "girl", language: "tr" })).toBe("/kiz-bebek-isimleri/cagla");
    expect(ask(cagla, "pathOn", { side: "girl", language: "en" })).toBe("/en/girl-baby-names/cagla");
    expect(ask(kerem, "pathOn", { side: "boy", language: "tr" })).toBe("/erkek-bebek-isimleri/kerem");
  });

  test("has no address on a side whose lists do not contain it", () => {
    expect(ask(cagla, "pathOn", { side: "boy", language: "tr" })).toBeNull();
    expect(ask(kerem, "pathOn", { side: "girl", language: "en" })).toBeNull();
  });

  test("a unisex name has an address on both sides", () => {
    expect(ask(deniz, "pathOn", { side: "girl", language: "en" })).toBe("/en/girl-baby-names/deniz");
    expect(ask(deniz, "pathOn", { side: "boy", language: "en" })).toBe("/en/boy-baby-names/deniz");
  });

  test("has a field for how certain its meaning is", () => {
    expect([cagla, ada, derya].map((record) => ask(record, "evidence"))).toEqual(["compared", "editors", "disputed"]);
  });

  test("syllables and a hint are those of Turkish", () => {
    expect(ask(cagla, "syllables")).toEqual(["çağ", "la"]);
    expect(ask(cagla, "englishHint")).toBe("chah-lah");
  });

  test("a name in English use has neither, since it is not said in Turkish", () => {
    expect(ask(chloe, "syllables")).toEqual([]);
    expect(ask(chloe, "englishHint")).toBeNull();
  });

  test("its lists are those of the side and the language", () => {
    expect(ask(ada, "lists", { side: "girl", language: "tr" })).toEqual(["popular", "modern"]);
    expect(ask(ada, "lists", { side: "girl", language: "en" })).toEqual(["modern"]);
    expect(ask(chloe, "lists", { side: "girl", language: "tr" })).toEqual(["english"]);
    expect(ask(chloe, "lists", { side: "girl", language: "en" })).toEqual(["popular", "english"]);
  });

  test("similar names have the requested gender", () => {
    expect(namesIn(ask(deniz, "similarInSound", { side: "boy" }))).toEqual(["Denis"]);
    expect(namesIn(ask(deniz, "similarInSound", { side: "girl" }))).toEqual([]);
    const { ask: askMore } = hooked([...names, umman]);
    expect(namesIn(askMore(umman, "similarInMeaning", { side: "girl" }))).toEqual(["Deniz"]);
    expect(namesIn(askMore(deniz, "similarInMeaning", { side: "boy" }))).toEqual(["Umman"]);
    expect(namesIn(askMore(deniz, "similarInMeaning", { side: "girl" }))).toEqual([]);
  });

  test("its neighbours are those of the alphabet of the side and the language", () => {
    const around = (record: NameRecord, side: NameGender, language: Language) =>
      ["previous", "next"].map((field) => (ask(record, field, { side, language }) as NameRecord | null)?.name ?? null);
    expect(around(cagla, "girl", "tr")).toEqual(["Chloe", "Deniz"]);
    expect(around(cagla, "girl", "en")).toEqual(["Ada", "Chloe"]);
    expect(around(deniz, "boy", "tr")).toEqual(["Denis", "Kerem"]);
    expect(around(ada, "girl", "tr")).toEqual([null, "Chloe"]);
    expect(around(kerem, "boy", "en")).toEqual(["Deniz", null]);
    expect(around(kerem, "girl", "tr")).toEqual([null, null]);
  });

  test("names for a sister are girls’, for a brother boys’, from either side; double names begin with it", () => {
    expect(namesIn(ask(kerem, "siblingNames", { side: "boy", of: "girl" } as never))).toEqual(["Ada", "Çağla"]);
    expect(namesIn(ask(ada, "siblingNames", { side: "girl", of: "boy" } as never))).toEqual(["Kerem", "Denis"]);
    expect(namesIn(ask(chloe, "siblingNames", { side: "girl", of: "boy" } as never))).toEqual([]);
    const { ask: askMore } = hooked([...names, nameRecord("girl-ada-su", "Ada Su"), nameRecord("girl-adasu", "Adasu")]);
    expect(namesIn(askMore(ada, "doubleNames", { side: "girl" }))).toEqual(["Ada Su"]);
    expect(namesIn(askMore(ada, "doubleNames", { side: "boy" }))).toEqual([]);
  });

  test("the stress is on the last syllable, the hint follows the circumflex", () => {
    expect(ask(cagla, "stressedSyllable")).toBe(1);
    expect(ask(nameRecord("boy-kamil", "Kamil", { circumflexForm: "Kâmil" }), "englishHint")).toBe("kyah-meel");
  });

  test("its years are those of the gender: the tables of TÜİK, then the announcements", () => {
    const yearsOf = (record: NameRecord, side: NameGender) => ask(record, "years", { side }) as { year: number; place: number | null }[];
    expect(yearsOf(kerem, "boy").map(({ year, place }) => [year, place])).toEqual([
      [2017, 1],
      [2018, 2],
      [2021, 9],
      [2025, 1],
    ]);
    expect(yearsOf(kerem, "girl")).toEqual([]);
    expect(yearsOf(deniz, "girl").at(-1)).toEqual({ year: 2025, place: null });
  });

  test("its announcements are those of the side, the oldest first", () => {
    expect(ask(kerem, "announced", { side: "boy" })).toEqual([
      { year: 2021, place: 9, count: null },
      { year: 2025, place: 1, count: 4154 },
    ]);
    expect(ask(kerem, "announced", { side: "girl" })).toEqual([]);
    expect(ask(deniz, "announced", { side: "girl" })).toEqual([{ year: 2025, place: null, count: null }]);
    expect(ask(deniz, "announced", { side: "boy" })).toEqual([{ year: 2025, place: 2, count: 4000 }]);
    expect(ask(cagla, "announced", { side: "girl" })).toEqual([]);
  });
});

describe("a listing", () => {
  const { listing, resolverOf } = hooked();

  test("of all names in Turkish has names in English use separately", () => {
    const { total, letters, english, listed } = listing("all", "girl", "tr");
    expect(total).toBe(4);
    expect(namesIn(listed)).toEqual(["Ada", "Çağla", "Deniz", "Derya"]);
    expect(lettersOf(letters)).toEqual(["A: Ada", "Ç: Çağla", "D: Deniz Derya"]);
    expect(lettersOf(english)).toEqual(["C: Chloe"]);
  });

  test("of all names in English has every name in one alphabet", () => {
    const { total, letters, english } = listing("all", "girl", "en");
    expect(total).toBe(5);
    expect(lettersOf(letters)).toEqual(["A: Ada", "C: Çağla Chloe", "D: Deniz Derya"]);
    expect(english).toEqual([]);
  });

  test("of a part of the names has no separate names", () => {
    const { total, letters, english } = listing("modern", "girl", "tr");
    expect({ total, letters: lettersOf(letters), english }).toEqual({ total: 2, letters: ["A: Ada", "Ç: Çağla"], english: [] });
  });

  test("of popular names begins with the most given, its letters follow the alphabet", () => {
    const { listed, letters } = listing("popular", "boy", "tr");
    expect(namesIn(listed)).toEqual(["Kerem", "Deniz"]);
    expect(lettersOf(letters)).toEqual(["D: Deniz", "K: Kerem"]);
    expect(listed.map(({ rank }) => rank)).toEqual([1, 2]);
  });

  test("without names is empty", () => {
    expect(listing("quran", "boy", "tr")).toMatchObject({ total: 0, listed: [], origins: [], themes: [], letters: [], english: [] });
  });

  test("knows which origins and themes its names have, each once", () => {
    const { origins, themes } = listing("all", "girl", "tr");
    expect([...origins].sort()).toEqual(["latin", "turkish"]);
    expect([...themes].sort()).toEqual(["earth", "water"]);
    expect([...listing("all", "girl", "en").origins].sort()).toEqual(["greek", "latin", "turkish"]);
  });

  test("returns the requested number of first names", () => {
    const { resolve } = resolverOf("NameListing", "first");
    const all = listing("all", "girl", "tr");
    expect(namesIn(resolve(all, { limit: 2 }))).toEqual(["Ada", "Çağla"]);
    expect(namesIn(resolve(all, { limit: 24 }))).toEqual(["Ada", "Çağla", "Deniz", "Derya"]);
    expect(resolve(all, { limit: 0 })).toEqual([]);
  });
});

describe("while the site is", () => {
  const environment = process.env.NODE_ENV;
  const set = (value: string | undefined) => Object.assign(process.env, { NODE_ENV: value });
  afterEach(() => set(environment));
  /** The same query before and after a name was added to the data. */
  const askTwice = () => {
    const { ask, listing, nodes, getNodesByType } = hooked();
    const answers = () => [
      listing("all", "girl", "tr").total,
      lettersOf(listing("all", "girl", "tr").letters).length,
      (ask(deniz, "next", { side: "girl", language: "tr" }) as NameRecord).name,
    ];
    const before = answers();
    nodes.BabyName = [...names, nameRecord("girl-derin", "Derin"), nameRecord("girl-zeynep", "Zeynep")];
    return { before, after: answers(), asked: getNodesByType.mock.calls.length };
  };

  test.each(["development", "test"])("edited (%s), each result is computed again and contains what was added", (value) => {
    set(value);
    const { before, after } = askTwice();
    expect(before).toEqual([4, 3, "Derya"]);
    expect(after).toEqual([6, 4, "Derin"]);
  });

  test("in a build results are cached, because two thousand pages query them", () => {
    set("production");
    const { before, after, asked } = askTwice();
    expect(before).toEqual([4, 3, "Derya"]);
    expect(after).toEqual(before);
    expect(asked).toBe(1);
  });

  test("in a build the cache separates sides and languages", () => {
    set("production");
    const { listing } = hooked();
    const totals = () => (["girl", "boy"] as const).flatMap((side) => [listing("all", side, "tr").total, listing("all", side, "en").total]);
    expect(totals()).toEqual([4, 5, 3, 3]);
    expect(totals()).toEqual([4, 5, 3, 3]);
    const meanings = (["tr", "en"] as const).map((language) => listing("modern", "girl", language).listed[0]?.meaning);
    expect(meanings).toEqual(["dört yanı suyla çevrili kara", "island"]);
  });
});
