/** Changes the figure of each house rule in a record, in both languages: the check must notice. As it is, the content has no such fault. */
import { figureSource, figureValue, ruleValue } from "../../../src/content/checks/figures";
import {
  houseRuleFaults as rawHouseRuleFaults,
  wholeRuleFaults as rawWholeRuleFaults,
  type Statement,
  statementsOf,
} from "../../../src/content/checks/houseRules";
import type { ValidRecord } from "../../../src/content/checks/validRecord";
import { readContent } from "../../../src/content/readContent";
import type { RecordOf } from "../../../src/content/records/registry";
import { type Language, languages } from "../../../src/routes/languages";
import { asLines } from "../../support/faultLines";

const houseRuleFaults = asLines(rawHouseRuleFaults);
const wholeRuleFaults = asLines(rawWholeRuleFaults);

const files = readContent("data").files as ValidRecord[];
const rules = files.filter(({ type }) => type === "HouseRule");
const ruleRecords = rules.map(({ record }) => record as unknown as RecordOf<"HouseRule">);
const statements = statementsOf(files);

/** Something else of the same kind: another number, another tier, another of the words in the pattern. */
function otherFigure(figure: string, language: Language, { patterns, values }: RecordOf<"HouseRule">): string {
  const tiers = { tr: ["hemen", "bugün", "bu hafta"], en: ["now", "today", "this week"] };
  const hasTier = patterns.some((pattern) => pattern.language === language && pattern.figure.includes("{tier}"));
  if (hasTier && ["112", "now", "today", "week"].includes(figureValue(figure, "tier", language)))
    return tiers[language].find((_, i) => !values.includes(["now", "today", "week"][i] ?? "")) ?? "";
  const words = patterns.flatMap((pattern) =>
    pattern.language === language ? (/\{=([^}]*)\}/.exec(pattern.figure)?.[1] ?? "").split("|") : [],
  );
  if (words.includes(figure)) return words.find((word) => !values.includes(word)) ?? "";
  if (/\d/.test(figure)) return figure.replace(/\d+(?:[.,]\d+)*/, (number) => String(Number.parseFloat(number.replace(",", ".")) * 3 + 4));
  return figure.replace(/^\S+/, "97");
}

/** The record with another figure in the sentence of the statement. */
function planted({ file, sentence, at, figure }: Statement, other: string): ValidRecord {
  const original = files.find((each) => each.file === file) as ValidRecord;
  const changed = sentence.slice(0, at) + other + sentence.slice(at + figure.length);
  const text = JSON.stringify(original.record);
  const written = JSON.stringify(sentence).slice(1, -1);
  return { ...original, record: JSON.parse(text.replaceAll(written, JSON.stringify(changed).slice(1, -1))) };
}

describe("the content", () => {
  test("contradicts no rule, and every rule is stated in both languages", () => {
    expect([...houseRuleFaults(files), ...wholeRuleFaults(files)]).toEqual([]);
  });

  test.each(languages)("a changed figure is a fault that names the rule (%s)", (language) => {
    const missed = ruleRecords.flatMap((rule) => {
      const one = statements.find(
        (each) => each.rule === rule.key && each.language === language && each.isRight && !each.file.startsWith("data/rules/"),
      );
      if (!one) return [`${rule.key}: no statement`];
      const other = otherFigure(one.figure, language, rule);
      const record = planted(one, other);
      const faults = houseRuleFaults([...rules, record]);
      const isFound = faults.some(
        (fault) => fault.startsWith(`${one.file}: ${one.path}: says “`) && fault.includes(`data/rules/${rule.key}.json`),
      );
      return isFound ? [] : [`${rule.key}: “${one.figure}” as “${other}” in ${one.file}: ${one.sentence}`];
    });
    expect(missed).toEqual([]);
  });
});

describe("a rule", () => {
  const rule = ruleRecords[0] as RecordOf<"HouseRule">;
  const withRule = (change: Partial<RecordOf<"HouseRule">>): ValidRecord[] => [
    { file: "data/rules/x.json", type: "HouseRule", record: { ...rule, key: "x", ...change } } as unknown as ValidRecord,
  ];

  test("whose expression cannot be read is a fault of the rule", () => {
    const patterns = [{ language: "en" as const, words: ["water"], figure: "{furlong}" }, ...rule.patterns];
    expect(houseRuleFaults(withRule({ patterns }))).toEqual(["data/rules/x.json: patterns: cannot be read: there is no unit “furlong”"]);
  });

  test("that finds nothing, and an exception that is not needed, are faults", () => {
    const patterns = languages.map((language) => ({ language, words: ["zzz"], figure: "{mg}" }));
    const exceptions = [{ file: "data/faqs/x.json", figure: "3 mg", reason: "None." }];
    expect(wholeRuleFaults(withRule({ patterns, exceptions }))).toEqual([
      "data/rules/x.json: statement.tr: is not recognised by its own patterns",
      "data/rules/x.json: patterns: find no sentence in tr outside the rule itself",
      "data/rules/x.json: statement.en: is not recognised by its own patterns",
      "data/rules/x.json: patterns: find no sentence in en outside the rule itself",
      "data/rules/x.json: exceptions: data/faqs/x.json no longer says “3 mg”; remove the exception",
    ]);
  });
});

describe("a figure has the same value however it is written", () => {
  const read = (written: string, name: string, language: Language) => {
    const found = new RegExp(`^${figureSource(name, language, "figure")}`, "u").exec(written)?.groups?.figure;
    return found === undefined ? undefined : figureValue(found, name, language);
  };
  test.each([
    ["altı aydan", "month", "tr", "6 months"],
    ["six-month", "month", "en", "6 months"],
    ["1 yaş", "month|year", "tr", "12 months"],
    ["week 24", "week", "en", "24 weeks"],
    ["24. haftadan", "week", "tr", "24 weeks"],
    ["3’üncü ay", "month", "tr", "3 months"],
    ["24 saat", "hour|day", "tr", "1 day"],
    ["1.200 ünite", "iu", "tr", "1200 iu"],
    ["1,200 units", "iu", "en", "1200 iu"],
    ["38,5 °c", "°c", "tr", "38.5 °c"],
    ["16°c to 20°c", "°c", "en", "16–20 °c"],
    ["16 ile 20 derece", "°c", "tr", "16–20 °c"],
    ["yüzde 10", "%", "tr", "10 %"],
    ["10 per cent", "%", "en", "10 %"],
    ["bir buçuk saat", "hour", "tr", "90 minutes"],
    ["half an hour", "hour", "en", "30 minutes"],
    ["twenty-four hours", "hour", "en", "1 day"],
    ["yirmi dört saat", "hour", "tr", "1 day"],
    ["140/90", "/", "en", "140/90"],
    ["aynı gün", "tier", "tr", "today"],
    ["at once", "tier", "en", "now"],
  ] as const)("%s", (written, name, language, value) => {
    expect(read(written, name, language)).toBe(ruleValue(value));
  });

  test("a unit ends where its word ends", () => {
    expect(read("6 ayrı", "month", "tr")).toBeUndefined();
    expect(read("5 mg/kg", "mg", "en")).toBeUndefined();
  });
});
