import fc from "fast-check";
import { listedNames, type NameRecord, nameEntries } from "../../src/content/names/lists";
import { readContent } from "../../src/content/readContent";
import { origins, themes } from "../../src/content/records/names";
import type { NameEntry } from "../../src/names/nameEntry";
import { chosenOrder, filterNames, isPlain, type NameFilters, noFilters, orderFor } from "../../src/names/nameFilter";
import { suggestRemoval } from "../../src/names/suggestRemoval";
import { type Language, languages } from "../../src/routes/routes";
import { alphabets } from "../../src/text/letters";
import type { NameList, NameMembership } from "../../src/vocabulary/nameLists";

const entry = (name: string, over: Partial<NameEntry> = {}): NameEntry => ({
  name,
  slug: "x",
  meaning: "anlam",
  origins: ["turkish"],
  themes: [],
  evidence: "compared",
  lists: [],
  rank: null,
  lasting: null,
  place: null,
  ...over,
});

/** A few names in Turkish alphabetical order, frozen because filtering must not change them. */
const names: readonly NameEntry[] = Object.freeze(
  [
    entry("Ada", { meaning: "dört yanı suyla çevrili kara", themes: ["earth", "water"], lists: ["popular", "modern"], rank: 4 }),
    entry("Aurora", { meaning: "şafak", origins: ["latin"], themes: ["light"], lists: ["english"], rank: 2 }),
    entry("Aysultan", { meaning: "ay ile sultan", origins: ["turkish", "arabic"], themes: ["sky", "ruler"], lists: ["rare"] }),
    entry("Canan", { meaning: "sevgili", origins: ["persian"], themes: ["love"], rank: 5 }),
    entry("Çağla", { meaning: "ham badem; olgunlaşmamış yemiş", themes: ["plant"], lists: ["modern"], rank: 3 }),
    entry("Esma Nur", { meaning: "adlar ile ışık", origins: ["arabic"], themes: ["light"] }),
    entry("Irmak", { meaning: "büyük akarsu; suyu bol", themes: ["water"], lists: ["modern"], rank: 1 }),
    entry("Işıl", { meaning: "parlak, ışıldayan", themes: ["light"] }),
    entry("İnci", { meaning: "istiridyede oluşan tane", themes: ["precious"] }),
    entry("Kayra", { meaning: "Allah’ın sultana iyiliği", themes: ["gift"] }),
    entry("Su", { meaning: "su", themes: ["water"] }),
    entry("Ünal", { meaning: "ün kazan", themes: ["strength"] }),
  ].map((one) => Object.freeze(one)),
);

const found = (filters: Partial<NameFilters>, list: NameList = "all", language: Language = "tr") =>
  filterNames(names, { ...noFilters, ...filters }, list, language).names.map(({ name }) => name);

describe("without filters", () => {
  test("a list is unchanged, in its order", () => {
    expect(found({}, "modern")).toEqual(["Ada", "Çağla", "Irmak"]);
    expect(found({}, "rare")).toEqual(["Aysultan"]);
    expect(found({}, "quran")).toEqual([]);
  });

  test("the list of all names leaves out names in English use, which can be included", () => {
    expect(found({})).toEqual(names.map(({ name }) => name).filter((name) => name !== "Aurora"));
    expect(found({ english: "1" })).toEqual(names.map(({ name }) => name));
  });

  test("in English the list of all names is complete", () => {
    expect(found({}, "all", "en")).toEqual(names.map(({ name }) => name));
  });

  test("names in English use are in the whole Turkish list only if chosen", () => {
    expect(found({})).not.toContain("Aurora");
    expect(found({ english: "1" })).toContain("Aurora");
  });

  test("choosing names in English use adds none to another list", () => {
    expect(found({ english: "1" }, "modern")).toEqual(["Ada", "Çağla", "Irmak"]);
  });
});

describe("words", () => {
  test.each([
    ["isil", ["Işıl"]],
    ["IŞIL", ["Işıl"]],
    ["ışıl", ["Işıl"]],
    ["İNCİ", ["İnci"]],
    ["inci", ["İnci"]],
    ["cagla", ["Çağla"]],
    ["ÜNAL", ["Ünal"]],
  ])("%s finds the name however it is typed", (q, expected) => {
    expect(found({ q })).toEqual(expected);
  });

  test("find a part of a name", () => {
    expect(found({ q: "agl" })).toEqual(["Çağla"]);
  });

  test("IŞIK finds what means ışık, and words that begin so", () => {
    expect(found({ q: "IŞIK" })).toEqual(["Esma Nur"]);
    expect(found({ q: "ışı" })).toEqual(["Esma Nur", "Işıl"]);
  });

  test("find the beginning of a word of the meaning, not its middle", () => {
    expect(found({ q: "badem" })).toEqual(["Çağla"]);
    expect(found({ q: "adem" })).toEqual([]);
  });

  test("su finds the word su and its form suyu in a meaning, and no sultan", () => {
    const meanings = ["su", "suyu bol", "suyla dolu", "suların", "sultan", "susamış", "akarsu"];
    const given = meanings.map((meaning) => entry("Bir", { meaning }));
    expect(filterNames(given, { ...noFilters, q: "su" }, "all", "tr").names.map(({ meaning }) => meaning)).toEqual([
      "su",
      "suyu bol",
      "suyla dolu",
    ]);
  });

  test("su finds every name that has it", () => {
    expect(found({ q: "su" })).toEqual(["Ada", "Aysultan", "Irmak", "Su"]);
  });

  test("of three letters find longer words too", () => {
    expect(found({ q: "sul" })).toEqual(["Aysultan", "Kayra"]);
  });

  test("must all match, each in the name or in the meaning", () => {
    expect(found({ q: "esma nur" })).toEqual(["Esma Nur"]);
    expect(found({ q: "nur ışık" })).toEqual(["Esma Nur"]);
    expect(found({ q: "nur badem" })).toEqual([]);
  });

  test("are separated by any character between them", () => {
    expect(found({ q: "  ham,badem;  " })).toEqual(["Çağla"]);
    // The dictionary writes a curly apostrophe, keyboards a straight one.
    expect(found({ q: "Allah'ın" })).toEqual(["Kayra"]);
    expect(found({ q: "Allah’ın" })).toEqual(["Kayra"]);
  });

  test("that are empty filter nothing", () => {
    expect(found({ q: " \t" })).toEqual(found({}));
  });

  test("are read in the language of the page, but names always in Turkish", () => {
    expect(found({ q: "ISIL" }, "all", "en")).toEqual(["Işıl"]);
    expect(found({ q: "ISIL" })).toEqual(["Işıl"]);
    expect(found({ q: "Inci" }, "all", "en")).toEqual(["İnci"]);
  });
});

describe("the first letter", () => {
  test("is a letter of the Turkish alphabet in Turkish", () => {
    expect(found({ letter: "C" })).toEqual(["Canan"]);
    expect(found({ letter: "Ç" })).toEqual(["Çağla"]);
    expect(found({ letter: "I" })).toEqual(["Irmak", "Işıl"]);
    expect(found({ letter: "İ" })).toEqual(["İnci"]);
  });

  test("is a letter of the English alphabet in English", () => {
    expect(found({ letter: "C" }, "all", "en")).toEqual(["Canan", "Çağla"]);
    expect(found({ letter: "I" }, "all", "en")).toEqual(["Irmak", "Işıl", "İnci"]);
    expect(found({ letter: "U" }, "all", "en")).toEqual(["Ünal"]);
    expect(found({ letter: "Ç" }, "all", "en")).toEqual([]);
  });

  test("without a name has none", () => {
    expect(found({ letter: "Z" })).toEqual([]);
  });
});

describe("the letters a name contains", () => {
  test.each([
    ["ağl", ["Çağla"]],
    ["agl", ["Çağla"]],
    ["AĞL", ["Çağla"]],
    ["ısı", ["Işıl"]],
    ["can", ["Canan"]],
    ["nal", ["Ünal"]],
    ["badem", []],
  ])("%s are searched for only in names, as a sequence", (has, expected) => {
    expect(found({ has })).toEqual(expected);
  });

  test("go on from one word of a name to the next", () => {
    expect(found({ has: "anur" })).toEqual(["Esma Nur"]);
    expect(found({ has: "a nur" })).toEqual(["Esma Nur"]);
  });
});

describe("the number of letters", () => {
  const byLength = ["O", "Ali", "Ömer", "Defne", "Asya A", "Ayşegül", "Zeynep", "Nur Su", "Alparslan"].map((name) => entry(name));
  const fitting = (length: string) => filterNames(byLength, { ...noFilters, length }, "all", "tr").names.map(({ name }) => name);

  test("4 is up to four, and blanks are no letters", () => {
    expect(fitting("4")).toEqual(["O", "Ali", "Ömer"]);
  });
  test("5 is five", () => {
    expect(fitting("5")).toEqual(["Defne", "Asya A", "Nur Su"]);
  });
  test("6 is six", () => {
    expect(fitting("6")).toEqual(["Zeynep"]);
  });
  test("7 is seven or more", () => {
    expect(fitting("7")).toEqual(["Ayşegül", "Alparslan"]);
  });
  test("puts every name under one of the four", () => {
    expect(["4", "5", "6", "7"].flatMap(fitting).sort()).toEqual(byLength.map(({ name }) => name).sort());
  });
});

test("an origin finds compounds by any of their parts", () => {
  expect(found({ origin: "arabic" })).toEqual(["Aysultan", "Esma Nur"]);
  expect(found({ origin: "persian" })).toEqual(["Canan"]);
  expect(found({ origin: "welsh" })).toEqual([]);
});

test("a theme finds names whose meaning is about it, first or last", () => {
  expect(found({ theme: "water" })).toEqual(["Ada", "Irmak", "Su"]);
  expect(found({ theme: "ruler" })).toEqual(["Aysultan"]);
});

test("öz Türkçe leaves out compounds with a part of another language", () => {
  expect(found({ origin: "turkish" })).toEqual(expect.arrayContaining(["Aysultan", "Su"]));
  expect(found({ origin: "pureTurkish" })).toEqual(found({ origin: "turkish" }).filter((name) => name !== "Aysultan"));
});

describe("the number of syllables", () => {
  test.each([
    ["1", ["Su"]],
    ["2", ["Ada", "Canan", "Çağla", "Irmak", "Işıl", "İnci", "Kayra", "Ünal"]],
    ["3", ["Aysultan", "Esma Nur"]],
    ["4", []],
  ])("%s", (syllables, expected) => {
    expect(found({ syllables })).toEqual(expected);
  });

  test("4 is four or more, and names in English use have none", () => {
    const long = [entry("Muzafferi"), entry("Alaaddinhan"), entry("Grace", { lists: ["english"] })];
    const fitting = (syllables: string) =>
      filterNames(long, { ...noFilters, syllables, english: "1" }, "all", "tr").names.map(({ name }) => name);
    expect(fitting("4")).toEqual(["Muzafferi", "Alaaddinhan"]);
    expect(["1", "2", "3"].flatMap(fitting)).toEqual([]);
  });
});

describe("the counts beside the choices", () => {
  const counts = (filters: Partial<NameFilters>) => filterNames(names, { ...noFilters, ...filters }, "all", "tr").counts;

  test("are of what the other filters leave", () => {
    expect(counts({}).syllables).toEqual({ 1: 1, 2: 8, 3: 2 });
    expect(counts({ theme: "water" }).syllables).toEqual({ 1: 1, 2: 2 });
    expect(counts({ theme: "water", syllables: "1" }).syllables).toEqual({ 1: 1, 2: 2 });
    expect(counts({ theme: "water", syllables: "1" }).origin).toEqual({ turkish: 1, pureTurkish: 1 });
    expect(counts({ q: "su" }).theme).toEqual({ earth: 1, water: 3, sky: 1, ruler: 1 });
  });

  test("say how many names choosing English use adds", () => {
    expect(counts({}).english).toEqual({ 1: 1 });
    expect(counts({ theme: "water" }).english).toEqual({});
  });
});

describe("if nothing matches", () => {
  const suggested = (filters: Partial<NameFilters>) => suggestRemoval(names, { ...noFilters, ...filters }, "all", "tr");

  test("the filter whose removal gives the most names is suggested", () => {
    expect(suggested({ origin: "persian", theme: "water" })).toEqual({ filter: "origin", count: 3 });
    expect(suggested({ q: "qqq" })).toEqual({ filter: "q", count: 11 });
  });

  test("no filter is suggested if removing one does not help; an order or the choice of English use never is", () => {
    expect(suggested({ origin: "welsh", theme: "art", length: "4" })).toBeNull();
    expect(suggested({ origin: "welsh", sort: "popularity", english: "1" })).toEqual({ filter: "origin", count: 12 });
  });
});

describe("the order of a list", () => {
  test("is the list’s own until something is typed", () => {
    expect(orderFor("all", " ")).toBe("alphabet");
    expect(orderFor("popular", "")).toBe("popularity");
    expect(orderFor("popular", "su")).toBe("relevance");
  });

  test("is the chosen one, but closeness needs a typed text", () => {
    expect(chosenOrder("alphabet", "relevance")).toBe("alphabet");
    expect(chosenOrder("relevance", "popularity")).toBe("popularity");
    expect(chosenOrder("", "relevance")).toBe("relevance");
    expect(chosenOrder("anything", "alphabet")).toBe("alphabet");
  });
});

describe("names that other alphabets can write", () => {
  test.each([
    // Every alphabet can write a capital I, with or without its dot.
    ["Irmak", true],
    ["İnci", true],
    ["Ada", true],
    ["Işıl", false],
    ["Çağla", false],
    ["Ünal", false],
    ["Ömer", false],
    ["Şule", false],
    ["Doğa", false],
    ["Nazlı", false],
    ["Hâle", false],
    ["Ali Işık", false],
    ["Esma Nur", true],
  ])("%s: %p", (name, expected) => {
    expect(isPlain(name)).toBe(expected);
  });

  test("are the names the filter leaves", () => {
    expect(found({ plain: "1" })).toEqual(["Ada", "Aysultan", "Canan", "Esma Nur", "Irmak", "İnci", "Kayra", "Su"]);
  });
});

describe("sorting by popularity", () => {
  test("puts names with a rank first, then the others in their original order", () => {
    expect(found({ sort: "popularity" })).toEqual([
      ...["Irmak", "Çağla", "Ada", "Canan"],
      ...["Aysultan", "Esma Nur", "Işıl", "İnci", "Kayra", "Su", "Ünal"],
    ]);
  });

  test("leaves names of one rank in their order", () => {
    const given = ["c", "a", "b"].map((name) => entry(name, { rank: 3 }));
    expect(filterNames(given, { ...noFilters, sort: "popularity" }, "all", "tr").names).toEqual(given);
  });

  test("alphabetically, or unsorted, is the original order", () => {
    expect(found({ sort: "alphabet" })).toEqual(found({}));
  });
});

describe("the count of each letter", () => {
  const counts = (filters: Partial<NameFilters>, language: Language = "tr") =>
    filterNames(names, { ...noFilters, ...filters }, "all", language).counts.letter;

  test("is the number of names that choosing the letter would give", () => {
    expect(counts({})).toEqual({ A: 2, C: 1, Ç: 1, E: 1, I: 2, İ: 1, K: 1, S: 1, Ü: 1 });
    expect(counts({}, "en")).toEqual({ A: 3, C: 2, E: 1, I: 3, K: 1, S: 1, U: 1 });
  });

  test("does not change with the letter chosen, but with the other filters", () => {
    expect(counts({ letter: "Ç" })).toEqual(counts({}));
    expect(counts({ letter: "Ç", theme: "water" })).toEqual({ A: 1, I: 1, S: 1 });
  });
});

test("several filters apply together", () => {
  expect(found({ theme: "light" })).toEqual(["Esma Nur", "Işıl"]);
  expect(found({ theme: "light", english: "1" })).toEqual(["Aurora", "Esma Nur", "Işıl"]);
  expect(found({ theme: "light", english: "1", plain: "1" })).toEqual(["Aurora", "Esma Nur"]);
  expect(found({ theme: "light", english: "1", plain: "1", origin: "arabic" })).toEqual(["Esma Nur"]);
  expect(found({ theme: "light", english: "1", plain: "1", origin: "arabic", length: "7", letter: "E", has: "ma", q: "adlar" })).toEqual([
    "Esma Nur",
  ]);
  expect(found({ theme: "light", english: "1", plain: "1", origin: "arabic", length: "6" })).toEqual([]);
});

/** Names and filters of all kinds: values that occur, and some that do not. */
const someNames = fc.array(
  fc.record({
    name: fc.constantFrom("Ada", "Çağla", "Irmak", "İnci", "Işıl", "Esma Nur", "Su", "Alparslan", "Ömer Asaf"),
    slug: fc.constant("x"),
    meaning: fc.constantFrom("su", "suyu bol", "ışık", "ay ile sultan"),
    origins: fc.subarray(["turkish", "arabic", "persian"], { minLength: 1 }),
    themes: fc.subarray(["light", "water"]),
    evidence: fc.constant("compared"),
    lists: fc.subarray<NameMembership>(["popular", "modern", "english"]),
    rank: fc.option(fc.integer({ min: 1, max: 20 })),
    lasting: fc.constant(null),
    place: fc.constant(null),
  }),
);
const values: Record<keyof NameFilters, string[]> = {
  q: ["su", "ışık", "ada", "a s", "zzz"],
  letter: ["A", "Ç", "C", "I", "İ"],
  has: ["a", "ağ", "su", "zz"],
  length: ["4", "5", "6", "7"],
  syllables: ["1", "2", "3", "4"],
  origin: ["turkish", "pureTurkish", "arabic", "welsh"],
  theme: ["light", "water", "art"],
  plain: ["1"],
  english: ["1"],
  sort: ["alphabet", "popularity", "relevance"],
};
const someFilters = fc.record(
  Object.fromEntries(Object.entries(values).map(([name, all]) => [name, fc.constantFrom("", ...all)])) as Record<
    keyof NameFilters,
    fc.Arbitrary<string>
  >,
);
const someList = fc.constantFrom<NameList>("all", "popular", "modern");
const someLanguage = fc.constantFrom(...languages);

describe("whatever is filtered", () => {
  test("the result has only names of the list, each once, in their order unless another is chosen", () => {
    fc.assert(
      fc.property(someNames, someFilters, someList, someLanguage, (given, filters, list, language) => {
        const places = filterNames(given, { ...filters, sort: "" }, list, language).names.map((name) => given.indexOf(name));
        expect(places).not.toContain(-1);
        expect(places).toEqual([...new Set(places)].sort((a, b) => a - b));
        // Sorting neither adds nor loses a name.
        const sorted = filterNames(given, { ...filters, sort: "popularity" }, list, language).names.map((name) => given.indexOf(name));
        expect([...sorted].sort((a, b) => a - b)).toEqual(places);
      }),
    );
  });

  test("another filter never adds a name, except the choice of English use", () => {
    const narrowing = (Object.keys(values) as (keyof NameFilters)[]).filter((name) => name !== "english" && name !== "sort");
    fc.assert(
      fc.property(
        someNames,
        someFilters,
        someList,
        someLanguage,
        fc.constantFrom(...narrowing),
        (given, filters, list, language, dropped) => {
          const before = filterNames(given, { ...filters, [dropped]: "" }, list, language).names;
          expect(before).toEqual(expect.arrayContaining(filterNames(given, filters, list, language).names));
        },
      ),
    );
  });

  test("a name in English use is counted under no number of syllables", () => {
    const [name] = fc.sample(someNames, { numRuns: 50 }).find((names) => names.length > 0) ?? [];
    if (!name) throw new Error("fc.sample gave no name");
    expect(filterNames([{ ...name, lists: ["english"] }], noFilters, "all", "en").counts.syllables).toEqual({});
  });

  test("each count is the number of names its choice gives", () => {
    const choosing = ["letter", "length", "syllables", "origin", "theme", "plain"] as const;
    fc.assert(
      fc.property(someNames, someFilters, someList, someLanguage, (given, filters, list, language) => {
        const { counts } = filterNames(given, filters, list, language);
        for (const filter of choosing)
          for (const [choice, count] of Object.entries(counts[filter]))
            expect(filterNames(given, { ...filters, [filter]: choice }, list, language).names).toHaveLength(count);
        for (const filter of ["letter", "length"] as const) {
          const without = filterNames(given, { ...filters, [filter]: "" }, list, language).names;
          expect(Object.values(counts[filter]).reduce((sum, count) => sum + count, 0)).toBe(without.length);
        }
      }),
    );
  });
});

describe("in the dictionary", () => {
  const records = readContent("data")
    .files.filter(({ type }) => type === "BabyName")
    .map(({ record }) => record as NameRecord);
  const of = (side: "girl" | "boy", language: Language) => nameEntries(records, side, language);
  const everyone = languages.flatMap((language) => (["girl", "boy"] as const).flatMap((side) => of(side, language)));

  test("every origin and every theme that can be chosen has a name, and names have no others", () => {
    expect(everyone.length).toBeGreaterThan(4000);
    expect([...new Set(everyone.flatMap((one) => one.origins))].sort()).toEqual([...origins].sort());
    expect([...new Set(everyone.flatMap((one) => one.themes))].sort()).toEqual([...themes].sort());
  });

  test.each(languages)("every name is under a letter of the alphabet (%s)", (language) => {
    for (const side of ["girl", "boy"] as const) {
      const { counts } = filterNames(of(side, language), { ...noFilters, english: "1" }, "all", language);
      expect(Object.keys(counts.letter).filter((letter) => !alphabets[language].includes(letter))).toEqual([]);
    }
  });

  test.each(languages)("a name is found by itself, and by its own meaning (%s)", (language) => {
    for (const side of ["girl", "boy"] as const) {
      const entries = of(side, language);
      const lost = entries.filter((one) =>
        [one.name, one.meaning].some((q) => filterNames([one], { ...noFilters, q, english: "1" }, "all", language).names.length === 0),
      );
      expect(lost).toEqual([]);
    }
  });

  test.each(languages)("a list without filters is the list the page is made with (%s)", (language) => {
    for (const side of ["girl", "boy"] as const) {
      const entries = of(side, language);
      for (const list of ["all", "modern", "rare", "undiscovered", "unisex", "quran"] as const) {
        expect(filterNames(entries, noFilters, list, language).names).toEqual(listedNames(entries, list, language));
      }
      for (const list of ["popular", "mostLiked"] as const) {
        const sorted = filterNames(entries, { ...noFilters, sort: "popularity" }, list, language).names;
        expect(sorted).toEqual(listedNames(entries, list, language));
      }
    }
  });
});
