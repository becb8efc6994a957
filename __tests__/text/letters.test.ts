import type { Language } from "../../src/routes/routes";
import { alphabets, firstLetter, fold, lower, slug, sortBy, upper } from "../../src/text/letters";

describe("casing", () => {
  test("keeps the dotted and the dotless i apart in Turkish", () => {
    expect(upper("ıi", "tr")).toBe("Iİ");
    expect(lower("Iİ", "tr")).toBe("ıi");
  });

  test("turns İ into one letter in Turkish, not into i and a loose dot", () => {
    expect(lower("İ", "tr")).toHaveLength(1);
  });

  test("has only one i in English", () => {
    expect(upper("i", "en")).toBe("I");
    expect(lower("I", "en")).toBe("i");
  });

  test("keeps whole words whole there and back", () => {
    expect(upper("ığdır iğdesi", "tr")).toBe("IĞDIR İĞDESİ");
    expect(lower("IĞDIR İĞDESİ", "tr")).toBe("ığdır iğdesi");
    expect(upper("istanbul", "tr")).toBe("İSTANBUL");
    expect(lower("IHLAMUR", "tr")).toBe("ıhlamur");
  });
});

describe("sortBy", () => {
  const sorted = (words: readonly string[], language: Language) => sortBy(words, (word) => word, language);

  test("follows the Turkish alphabet: Ç after C, Ğ after G, ı before i, Ö after O, Ş after S, Ü after U", () => {
    expect(sorted(["Ü", "U", "Ş", "S", "Ö", "O", "İ", "I", "Ğ", "G", "Ç", "C"], "tr")).toEqual([
      "C",
      "Ç",
      "G",
      "Ğ",
      "I",
      "İ",
      "O",
      "Ö",
      "S",
      "Ş",
      "U",
      "Ü",
    ]);
  });

  test("puts Çağla after Cem, Ömer after Oya and Işık before İpek in Turkish", () => {
    expect(sorted(["Zeynep", "Ömer", "Çağla", "Oya", "İpek", "Işık", "Cem"], "tr")).toEqual([
      "Cem",
      "Çağla",
      "Işık",
      "İpek",
      "Oya",
      "Ömer",
      "Zeynep",
    ]);
  });

  test("sorts Ç and Ö as C and O in English", () => {
    expect(sorted(["Zeynep", "Ömer", "Çağla", "Oya", "Cem"], "en")).toEqual(["Çağla", "Cem", "Ömer", "Oya", "Zeynep"]);
  });

  test("sorts by the text it is given and keeps items of one text in their order", () => {
    const items = [
      { key: 1, name: "b" },
      { key: 2, name: "a" },
      { key: 3, name: "b" },
    ];
    expect(sortBy(items, ({ name }) => name, "tr").map(({ key }) => key)).toEqual([2, 1, 3]);
  });

  test("does not change the given list", () => {
    const given = Object.freeze(["b", "a"]);
    expect(sorted(given, "tr")).toEqual(["a", "b"]);
    expect(given).toEqual(["b", "a"]);
  });
});

describe("the alphabets", () => {
  test("of Turkish has its 29 letters, and the three that only foreign names have", () => {
    expect(alphabets.tr).toHaveLength(32);
    expect([...alphabets.tr].filter((letter) => !"QWX".includes(letter)).join("")).toBe("ABCÇDEFGĞHIİJKLMNOÖPRSŞTUÜVYZ");
  });

  test("of English has its 26 letters", () => {
    expect(alphabets.en).toBe("ABCDEFGHIJKLMNOPQRSTUVWXYZ");
  });

  test.each(["tr", "en"] as const)("is in the order in which lists are sorted (%s)", (language) => {
    const letters = [...alphabets[language]];
    expect(sortBy([...letters].reverse(), (letter) => letter, language)).toEqual(letters);
  });
});

describe("initialOf", () => {
  test.each<[string, string, string]>([
    ["Ada", "A", "A"],
    ["Çağla", "Ç", "C"],
    ["Cem", "C", "C"],
    ["Irmak", "I", "I"],
    ["İnci", "İ", "I"],
    ["Ömer", "Ö", "O"],
    ["Şule", "Ş", "S"],
    ["Ünal", "Ü", "U"],
    ["Xavier", "X", "X"],
    // A letter with a circumflex is not a separate letter in either alphabet.
    ["Âdem", "A", "A"],
    ["Îsâ", "İ", "I"],
    ["Élodie", "E", "E"],
  ])("of %s is %s in Turkish and %s in English", (name, turkish, english) => {
    expect(firstLetter(name, "tr")).toBe(turkish);
    expect(firstLetter(name, "en")).toBe(english);
  });

  test("of a name in small letters is the same capital: ı is under I, i under İ", () => {
    expect(["ırmak", "inci", "çağla"].map((name) => firstLetter(name, "tr"))).toEqual(["I", "İ", "Ç"]);
    expect(["ırmak", "inci", "çağla"].map((name) => firstLetter(name, "en"))).toEqual(["I", "I", "C"]);
  });

  test.each(["tr", "en"] as const)("is always a letter of the alphabet (%s)", (language) => {
    for (const letter of alphabets.tr) expect(alphabets[language]).toContain(firstLetter(`${letter}a`, language));
  });
});

describe("fold", () => {
  test.each([
    ["IHLAMUR", "ıhlamur", "ihlamur"],
    ["İSTANBUL", "istanbul", "istanbul"],
    ["IĞDIR", "iğdir", "igdir"],
    ["ÇĞÖŞÜ", "çğöşü", "cgosu"],
    ["KÂĞIT", "kağıt", "kagit"],
  ])("makes %s and %s one in Turkish", (written, typed, folded) => {
    expect(fold(written, "tr")).toBe(folded);
    expect(fold(typed, "tr")).toBe(folded);
  });

  test.each([
    ["IHLAMUR", "ihlamur"],
    ["ıhlamur", "ihlamur"],
    ["İSTANBUL", "istanbul"],
    ["Café", "cafe"],
  ])("makes %s into %s in English", (written, folded) => {
    expect(fold(written, "en")).toBe(folded);
  });

  test.each(["tr", "en"] as const)("treats a letter with a combining mark as one letter (%s)", (language) => {
    const words = "ÇAĞLA şiir Ömür";
    expect(fold(words.normalize("NFD"), language)).toBe(fold(words, language));
  });

  test("does not change folded text", () => {
    const once = fold("IĞDIR İĞDESİ", "tr");
    expect(fold(once, "tr")).toBe(once);
  });
});

describe("slug", () => {
  test.each<[string, Language, string]>([
    ["Çağla’nın ilk günü", "tr", "caglanin-ilk-gunu"],
    ["IHLAMUR", "tr", "ihlamur"],
    ["İstanbul'da ŞUBAT", "tr", "istanbulda-subat"],
    ["Mother’s day", "en", "mothers-day"],
    ["IVF & I", "en", "ivf-i"],
    ["  24. hafta: ikizler (2)!  ", "tr", "24-hafta-ikizler-2"],
    ["…", "tr", ""],
  ])("of %p (%s) is %p", (text, language, expected) => {
    expect(slug(text, language)).toBe(expected);
  });

  test("of a slug is the slug", () => {
    expect(slug("caglanin-ilk-gunu", "tr")).toBe("caglanin-ilk-gunu");
  });
});
