import fc from "fast-check";
import { surnameFit } from "../../../src/names/shortlist/surnameFit";
import { languages } from "../../../src/routes/routes";

const fitOf = (name: string, surname: string, language: "tr" | "en" = "tr") => {
  const fit = surnameFit(name, surname, language);
  if (!fit.ok) throw new Error(`refused: ${fit.field} ${fit.reason}`);
  return fit;
};
const repeated = (...given: Parameters<typeof fitOf>) => fitOf(...given).repetitions.map(({ kind, letters }) => `${kind} ${letters}`);

describe("letters that repeat", () => {
  test.each([
    ["Can", "Nalbant", ["joint n"]],
    ["Ada", "Aksoy", ["joint a", "initial a"]],
    ["Ece", "Demir", []],
    ["Ömer", "Demir", []],
    ["Emir", "Demir", ["ending emir"]],
    ["Can", "Aslan", ["ending an"]],
    ["Ada", "Kara", []],
    ["Ada", "Vardada", ["ending ada"]],
    ["Berk", "Türk", []],
    ["Ali", "Veli", ["ending li"]],
    ["Deniz", "Deniz", ["ending deniz", "initial d"]],
    ["Ömer Asaf", "Filiz", ["joint f"]],
    ["Ömer Asaf", "Öz", ["initial ö"]],
    ["Can", "Öz-Nalbant", []],
    ["Can", "Nar-Öz", ["joint n"]],
    ["Berk", "Kaya", ["joint k"]],
  ])("%s %s: %j", (name, surname, expected) => {
    expect(repeated(name, surname)).toEqual(expected);
  });

  test("ı and i, o and ö are different letters in Turkish; in English ı and i are one", () => {
    expect(repeated("Ali", "Irmak")).toEqual([]);
    expect(repeated("Ali", "İnce")).toEqual(["joint i"]);
    expect(repeated("İnci", "Irmak", "en")).toEqual(["joint i", "initial i"]);
    expect(repeated("Irmak", "Inan", "en")).toEqual(["initial i"]);
    expect(repeated("Onur", "Öz")).toEqual([]);
  });

  test("capitals, circumflexes and foreign accents make no difference", () => {
    expect(repeated("Kâmil", "LALE")).toEqual(["joint l"]);
    expect(repeated("Ece", "Émile")).toEqual(["joint e", "initial e"]);
    expect(repeated("İrem", "MUTLU")).toEqual(["joint m"]);
  });

  test("an apostrophe does not separate letters", () => {
    expect(repeated("Ode", "O’Brien")).toEqual(["initial o"]);
  });
});

describe("what is written", () => {
  test.each([
    ["Ada", "yılmaz", "tr", "Ada Yılmaz"],
    ["Ada", "ince", "tr", "Ada İnce"],
    ["Ada", "ince", "en", "Ada Ince"],
    ["Ada", "öz-demir", "tr", "Ada Öz-Demir"],
    ["Ada", "o'brien", "en", "Ada O'Brien"],
    ["Ada", "  van   der  Berg ", "en", "Ada van der Berg"],
    ["Ada", "YILMAZ", "tr", "Ada YILMAZ"],
    ["Ömer Asaf", "Işık", "tr", "Ömer Asaf Işık"],
  ] as const)("%s and %j (%s) are %s", (name, surname, language, full) => {
    expect(fitOf(name, surname, language).full).toBe(full);
  });

  test.each([
    ["Ada", "yılmaz", "tr", "AY"],
    ["Ömer Asaf", "ince", "tr", "ÖAİ"],
    ["Irmak", "ışık", "tr", "II"],
    ["Ada", "öz-demir", "tr", "AÖD"],
    ["Ada", "van der Berg", "en", "AVDB"],
    ["Ada", "'t hart", "en", "ATH"],
  ] as const)("initials of %s %s (%s): %s", (name, surname, language, letters) => {
    expect(fitOf(name, surname, language).initials.join("")).toBe(letters);
  });

  test.each([
    ["Ada", "Yılmaz", 2, 2],
    ["Ömer Asaf", "Karaosmanoğlu", 4, 6],
    ["Can", "Öz", 1, 1],
    ["Kâmil", "Öz-Demir", 2, 3],
    ["Ada", "Lynn", 2, 1],
    ["Ada", "Renée", 2, 3],
  ])("%s %s has %d and %d syllables", (name, surname, inName, inSurname) => {
    expect(fitOf(name, surname).syllables).toEqual({ name: inName, surname: inSurname });
  });

  test("an İ typed as two signs is one letter", () => {
    expect(fitOf("Ada", "I\u0307nce")).toEqual(fitOf("Ada", "İnce"));
  });
});

describe("refusals", () => {
  test.each([
    ["", "empty"],
    ["   ", "empty"],
    ["Yılmaz2", "letters"],
    ["Иванов", "letters"],
    ["Yıl_maz", "letters"],
    ["<b>", "letters"],
    ["😀", "letters"],
    ["-", "letters"],
    ["’ -", "letters"],
    ["Ⅷ", "letters"],
    ["a".repeat(61), "tooLong"],
  ])("the surname %j: %s", (surname, reason) => {
    expect(surnameFit("Ada", surname, "tr")).toEqual({ ok: false, field: "surname", reason });
  });

  test("60 letters are accepted", () => {
    expect(fitOf("Ada", "b".repeat(60)).ok).toBe(true);
  });

  test("the same limits apply to a name", () => {
    expect(surnameFit("", "Yılmaz", "tr")).toEqual({ ok: false, field: "name", reason: "empty" });
    expect(surnameFit("R2D2", "Yılmaz", "tr")).toEqual({ ok: false, field: "name", reason: "letters" });
  });
});

describe("whatever is typed", () => {
  const letters = fc.stringMatching(/^[A-Za-zçğıöşüÇĞİÖŞÜâîû]{1,12}$/);
  const language = fc.constantFrom(...languages);

  test("it returns a result or a refusal, and never throws", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.string({ unit: "binary" }), language, (name, surname, lang) => {
        expect(typeof surnameFit(name, surname, lang).ok).toBe("boolean");
      }),
      { numRuns: 500 },
    );
  });

  test("letters are accepted; each word has an initial, each name a syllable", () => {
    fc.assert(
      fc.property(letters, fc.array(letters, { minLength: 1, maxLength: 3 }), language, (name, surname, lang) => {
        const fit = fitOf(name, surname.join(" "), lang);
        expect(fit.initials).toHaveLength(1 + surname.length);
        expect(fit.syllables.name).toBeGreaterThanOrEqual(1);
        expect(fit.syllables.surname).toBeGreaterThanOrEqual(surname.length);
      }),
    );
  });

  test("reported repetitions are at the reported positions", () => {
    fc.assert(
      fc.property(letters, letters, (name, surname) => {
        const small = (text: string) => text.toLocaleLowerCase("tr").replaceAll("â", "a").replaceAll("î", "i").replaceAll("û", "u");
        const [first, last] = [small(name), small(surname)];
        const { repetitions } = fitOf(name, surname, "tr");
        const found = new Map(repetitions.map(({ kind, letters: same }) => [kind, same]));
        expect(found.has("joint")).toBe(first.at(-1) === last[0]);
        expect(found.has("initial")).toBe(first[0] === last[0]);
        const ending = found.get("ending");
        if (ending) {
          expect(first.endsWith(ending) && last.endsWith(ending)).toBe(true);
          expect(ending).toMatch(/^(?=.*[aeıioöuü])..+$/);
        }
      }),
      { numRuns: 500 },
    );
  });
});
