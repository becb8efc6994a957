/** @jest-environment node */
/** A card always says for which stage it is valid, and shows the answers of all stages, the most urgent first. */
import { readdirSync, readFileSync } from "node:fs";
import type { Find } from "../../src/content/recordPages";
import { type Language, languages } from "../../src/routes/routes";
import { ask } from "../../src/search/browser/ask";
import { findDanger } from "../../src/search/browser/findDanger";
import { openDangers } from "../../src/search/browser/openDangers";
import { openIndex } from "../../src/search/browser/openIndex";
import { makeCards, packDangers } from "../../src/search/build/dangers";
import { textFrom } from "../../src/search/build/texts";
import type { SignTier, Stage } from "../../src/vocabulary/tiers";
import { realIndex } from "./realIndex";

type Tiers = Partial<Record<Stage, SignTier>>;
interface SignRecord {
  key: string;
  whose: "mother" | "baby";
  text: Record<Language, string>;
  tiers: { stage: Stage; tier: SignTier }[];
  weekFrom?: number;
  weekTo?: number;
}

const text = textFrom("en", (path) => readFileSync(path, "utf8"));
const sign = (key: string, whose: "mother" | "baby", tiers: Tiers, more: Partial<SignRecord> = {}): SignRecord => ({
  key,
  whose,
  text: { tr: key, en: key },
  tiers: Object.entries(tiers).map(([stage, tier]) => ({ stage: stage as Stage, tier })),
  ...more,
});
const both = (words: string[]) => ({ tr: words, en: words });
const signs = [
  sign("faint", "mother", { before20: "now", from20: "now", afterBirth: "now" }),
  sign("fever", "mother", { before20: "today", from20: "today", afterBirth: "now" }),
  sign("pad", "mother", { before20: "now", from20: "call112", afterBirth: "now" }),
  sign("fall", "mother", { before20: "now", from20: "now" }),
  sign("kicks", "mother", { from20: "now" }, { weekFrom: 24, weekTo: 42 }),
  sign("waters before 16 weeks", "mother", { before20: "today" }, { weekFrom: 1, weekTo: 15 }),
  sign("blue", "baby", { firstMonth: "call112", under3Months: "call112", from3Months: "call112", from6Months: "call112" }),
  sign("38", "baby", { firstMonth: "now", under3Months: "now" }),
  sign("40", "baby", { from6Months: "today" }, { weekFrom: 27, weekTo: 52 }),
  sign("refuses", "baby", { firstMonth: "now", under3Months: "now", from3Months: "today", from6Months: "today" }),
];
const find: Find = (type, key) => (type === "Sign" ? (signs.find((one) => one.key === key) as never) : undefined);

const page = { to: "pregnancyFaq", record: null };
/** The danger data of one danger, which the word “asked” tells. */
const dataOf = (row: object, pageAt = (_: string): number => 0) => {
  const concepts = [{ key: "alone", words: both(["asked"]) }];
  const record = { key: "row", when: ["alone"], page, ...row };
  return packDangers((type) => (type === "Danger" ? [record] : concepts) as never, find, text, "en", pageAt);
};

/** The cards of one row, one line for each sign: tier, who calls, when, the sign. */
function linesOf(row: object): (string | undefined)[][] {
  const flag = findDanger("asked", { dangers: openDangers(dataOf(row), "en"), pages: [], byLetter: new Map() });
  return [flag, ...(flag?.also ?? [])].map((line) => [line?.tier, line?.caller, line?.stage, line?.sign]);
}

describe("a card", () => {
  test("names no stage if the sign is equally urgent in all stages, before and after the birth", () => {
    expect(linesOf({ sign: "faint" })).toEqual([["now", "mother", undefined, "faint"]]);
    expect(linesOf({ sign: "blue" })).toEqual([["call112", "baby", undefined, "blue"]]);
  });

  test("names the stage if the sign does not apply in another stage of the same reader", () => {
    expect(linesOf({ sign: "fall" })).toEqual([["now", "pregnancy", "In pregnancy", "fall"]]);
    expect(linesOf({ sign: "38" })).toEqual([["now", "baby", "Under 3 months", "38"]]);
  });

  test("shows the urgency of a sign in every stage, the most urgent first", () => {
    expect(linesOf({ sign: "fever" })).toEqual([
      ["now", "afterBirth", "After birth", "fever"],
      ["today", "pregnancy", "In pregnancy", "fever"],
    ]);
    expect(linesOf({ sign: "pad" })).toEqual([
      ["call112", "pregnancy", "From 20 weeks", "pad"],
      ["now", "mother", "Before 20 weeks and after birth", "pad"],
    ]);
    expect(linesOf({ sign: "refuses" })).toEqual([
      ["now", "baby", "Under 3 months", "refuses"],
      ["today", "baby", "From 3 months", "refuses"],
    ]);
  });

  test("shows the signs of other stages with it, whatever their order in the row", () => {
    const lines = [
      ["now", "baby", "Under 3 months", "38"],
      ["today", "baby", "From 6 months", "40"],
    ];
    expect(linesOf({ sign: "38", also: [{ sign: "40" }] })).toEqual(lines);
    expect(linesOf({ sign: "40", also: [{ sign: "38" }] })).toEqual(lines);
  });

  test("shows only the stage named in the question, and names it", () => {
    expect(linesOf({ sign: "fever", stage: "from20" })).toEqual([["today", "pregnancy", "In pregnancy", "fever"]]);
    expect(linesOf({ sign: "pad", stage: "afterBirth" })).toEqual([["now", "afterBirth", "After birth", "pad"]]);
    expect(linesOf({ sign: "refuses", stage: "firstMonth" })).toEqual([["now", "baby", "Under 3 months", "refuses"]]);
    expect(linesOf({ sign: "blue", stage: "from6Months" })).toEqual([["call112", "baby", undefined, "blue"]]);
  });

  test("for mother and baby says who it is about, and what to say on the phone fits both", () => {
    expect(linesOf({ sign: "38", also: [{ sign: "fever" }, { sign: "40" }] })).toEqual([
      ["now", "anyone", "Your baby, under 3 months", "38"],
      ["now", "anyone", "You, after birth", "fever"],
      ["today", "anyone", "You, in pregnancy", "fever"],
      ["today", "anyone", "Your baby, from 6 months", "40"],
    ]);
  });

  test("names the week if a sign begins in the middle of a stage, unless its own text does", () => {
    expect(linesOf({ sign: "kicks" })).toEqual([["now", "pregnancy", "From 24 weeks of pregnancy", "kicks"]]);
    expect(linesOf({ sign: "waters before 16 weeks" })).toEqual([["today", "pregnancy", undefined, "waters before 16 weeks"]]);
  });

  test("throws without an answer, without a page of the index, or with an unknown sign or concept", () => {
    expect(() => dataOf({ sign: "40", stage: "firstMonth" })).toThrow(/row/);
    // Another sign of the row must not hide it.
    expect(() => dataOf({ sign: "fall", also: [{ sign: "unknown" }] })).toThrow("requires the sign unknown, which row names");
    expect(() => dataOf({ sign: "fall", when: ["alone unheard"] })).toThrow("requires the concept unheard, which row names");
    expect(() => dataOf({ sign: "fall" }, () => -1)).toThrow(/page of the index/);
  });

  test("has a title and a last line for each caller and tier", () => {
    const cards = Object.values(makeCards(text));
    expect(cards.length).toBe(15);
    expect(cards.filter(({ title, closing }) => !title || !closing)).toEqual([]);
  });
});

const index = { tr: openIndex(realIndex("tr").start, "tr"), en: openIndex(realIndex("en").start, "en") };
/** What the card answers to a question, one line for each sign: how soon and when. */
const answered = (language: Language, question: string): string[] => {
  const { flag } = ask(question, index[language]);
  return flag ? [flag, ...flag.also].map(({ tier, stage, sign: words }) => `${tier} ${stage ?? ""}: ${words}`) : [];
};

describe("the content", () => {
  // Prevents this fault: “Today” as the answer to the mother of a five-week-old baby with 40 °C.
  test("never shows a sign without its stage, unless it is equally urgent in all stages or its text names the stage", () => {
    const tellsItself = /hafta|aydan|2 ay|24 saatte|first 24 hours|[Bb]efore \d+ weeks|reached \d+ weeks|2 months/;
    for (const language of languages) {
      const { signs: packed, times } = realIndex(language).start.danger;
      for (const [words, , tiers, time] of packed) {
        const isAlways = new Set(tiers).size === 1;
        expect({ words, isTold: isAlways || time !== "" || tellsItself.test(words) }).toEqual({ words, isTold: true });
      }
      expect(Object.values(times).filter((time) => !time)).toEqual([]);
    }
  });

  test("knows every sign", () => {
    const { signs: packed } = realIndex("tr").start.danger;
    const known = new Set(packed.map(([words]) => words));
    const untold = readdirSync("data/signs")
      .map((file) => JSON.parse(readFileSync(`data/signs/${file}`, "utf8")) as SignRecord)
      .filter(({ text: own }) => !known.has(own.tr));
    expect(untold.map(({ key }) => key)).toEqual([]);
  });

  const baby = {
    tr: [
      "now 3 aya kadar: Ateşi 38 °C ya da üstü",
      "today 3–6 ayda: Ateşi 39 °C ya da üstü",
      "today 3–6 ayda: Ateşi 24 saatten uzun sürüyor",
      "today 6 aydan sonra: Ateşi 40 °C ya da üstü ya da 24 saatten (2 yaşından sonra 3 günden) uzun sürüyor",
    ],
    en: [
      "now Under 3 months: A temperature of 38°C (100.4°F) or more",
      "today At 3 to 6 months: A temperature of 39°C (102.2°F) or more",
      "today At 3 to 6 months: A temperature that has lasted over 24 hours",
      "today From 6 months: A temperature of 40°C (104°F) or more, or any fever over 24 hours (3 days after the age of 2)",
    ],
  };
  test.each([
    ["tr", "ateşi 40"],
    ["tr", "ateşi 39"],
    ["tr", "ateşi düşmüyor bebek"],
    ["tr", "bebeğimin ateşi 38,5"],
    ["tr", "bebek ateşi"],
    ["en", "baby fever 40"],
    ["en", "my baby has a fever of 39"],
    ["en", "baby temperature"],
  ] as const)("%s: “%s” shows a baby's fever at every age", (language, question) => {
    expect(answered(language, question)).toEqual(baby[language]);
  });

  test.each([
    ["tr", "yenidoğanın ateşi var", baby.tr.slice(0, 1)],
    ["tr", "2 aylık ateşi 39", baby.tr.slice(0, 1)],
    ["tr", "2 aylık bebeğimin ateşi 38", baby.tr.slice(0, 1)],
    ["tr", "8 aylık bebeğimin ateşi 40", baby.tr.slice(3)],
    ["en", "newborn fever", baby.en.slice(0, 1)],
    ["en", "8 month old fever 40", baby.en.slice(3)],
  ] as const)("%s: “%s” shows only the age it names", (language, question, lines) => {
    expect(answered(language, question)).toEqual(lines);
  });

  const mother = {
    tr: ["now Doğumdan sonra: Ateşiniz 38 °C ya da üstü", "today Hamileyken: Ateşiniz 38 °C ya da üstü"],
    en: ["now After birth: A temperature of 38°C (100.4°F) or more", "today In pregnancy: A temperature of 38°C (100.4°F) or more"],
  };
  test.each([
    ["tr", "ateşim çıktı", mother.tr],
    ["tr", "ateşim var", mother.tr],
    ["tr", "ateşim 38", mother.tr],
    ["tr", "ateşim 39", mother.tr],
    ["tr", "lohusayım ateşim var", mother.tr.slice(0, 1)],
    ["tr", "hamileyim ateşim var", mother.tr.slice(1)],
    ["tr", "6 aylık hamileyim ateşim var", mother.tr.slice(1)],
    ["en", "fever after birth", mother.en.slice(0, 1)],
    ["en", "pregnant with a fever", mother.en.slice(1)],
    ["en", "6 months pregnant fever", mother.en.slice(1)],
  ] as const)("%s: “%s” shows a mother's fever", (language, question, lines) => {
    expect(answered(language, question)).toEqual(lines);
  });

  test.each([
    ["tr", "ateş var", "Bebekte, 3 aya kadar", "Sizde, doğumdan sonra", "Sizde, hamileyken"],
    ["tr", "ateş 40", "Bebekte, 3 aya kadar", "Sizde, doğumdan sonra", "Sizde, hamileyken"],
    ["en", "fever 39", "Your baby, under 3 months", "You, after birth", "You, in pregnancy"],
    ["en", "temperature 39.5", "Your baby, under 3 months", "You, after birth", "You, in pregnancy"],
  ] as const)("%s: “%s” does not say whose it is, so the card is for both", (language, question, first, second, last) => {
    const lines = answered(language, question);
    expect(lines.slice(0, 2).map((line) => line.split(":")[0])).toEqual([`now ${first}`, `now ${second}`]);
    expect(lines.at(-1)).toContain(`today ${last}`);
  });

  test.each([
    ["tr", "kanama", ["now 20. haftadan sonra", "now Hamileyken", "now Doğumdan sonra", "today 20. haftadan önce"]],
    ["tr", "bebek oynamıyor", ["now Hamileliğin 24. haftasından sonra", "today ", "today "]],
    ["tr", "çok kanamam var", ["call112 ", "call112 20. haftadan sonra", "now 20. haftadan önce ve doğumdan sonra"]],
    ["tr", "bayıldım", ["call112 20. haftadan önce", "call112 ", "now "]],
    ["tr", "sancım başladı", ["now Hamileliğin 37. haftasından sonra", "now "]],
    ["tr", "suyum geldi", ["now Hamileliğin 16. haftasından sonra", "today "]],
    ["tr", "başım çok ağrıyor", ["now 20. haftadan sonra ve doğumdan sonra", "today 20. haftadan önce"]],
    ["tr", "bebek emmiyor", ["now 3 aya kadar", "today 3 aydan sonra"]],
    ["tr", "bezi 8 saattir kuru", ["now 3 aya kadar", "today 3 aydan sonra"]],
    ["tr", "bıngıldağı şiş", ["call112 İlk 28 günde", "now İlk 28 günden sonra"]],
    ["tr", "bebek hızlı nefes alıyor", ["call112 ", "call112 ", "now "]],
    ["en", "bleeding", ["now From 20 weeks", "now In pregnancy", "now After birth", "today Before 20 weeks"]],
    ["en", "baby not moving", ["now From 24 weeks of pregnancy", "today ", "today "]],
    ["en", "baby not feeding", ["now Under 3 months", "today From 3 months"]],
  ] as const)("%s: “%s” has other answers in other stages", (language, question, lines) => {
    expect(answered(language, question).map((line) => line.split(":")[0])).toEqual(lines);
  });
});
