/** @jest-environment node */
/** What the numbers of a sentence say, and what they must not be taken for. */
import type { Language } from "../../src/routes/routes";
import { factsIn } from "../../src/search/browser/dangerFacts";
import { dangerWords } from "../../src/search/browser/dangerWords";
import type { Context } from "../../src/search/browser/spans";
import type { DangerFact } from "../../src/search/index.types";

const unsaid: Context = { isBaby: false, isPregnant: false, isAfterBirth: false, isHot: false, isPressure: false, isBreath: false };
const factsOf = (language: Language, sentence: string, context: Partial<Context> = {}): DangerFact[] => [
  ...factsIn(dangerWords(sentence, language), { ...unsaid, ...context }, language).facts,
];

test.each([
  ["tr", "dinlendim yine 142 92", "pressure140", true],
  ["tr", "tansiyon aletiyle 17’ye 11", "pressure160", true],
  ["tr", "saat 15’e 10 var", "pressure140", false],
  ["en", "165 over 95", "pressure160", true],
  ["en", "he had 120 60 ml of milk", "noPressure", false],
] as const)("%s: “%s” tells the blood pressure %s: %s", (language, sentence, fact, isTold) => {
  expect(factsOf(language, sentence).includes(fact)).toBe(isTold);
});

test.each([
  ["en", "hot since thursday its saturday now", true],
  ["en", "pazartesi", false],
  ["en", "she sat up in the sun", false],
  ["en", "poorly since sat", true],
  ["tr", "pazartesi akşam başladı bugün çarşamba", true],
  ["tr", "salıdan beri", true],
  ["tr", "pazardan geldim", false],
] as const)("%s: “%s” lasts for more than a day: %s", (language, sentence, isLong) => {
  expect(factsOf(language, sentence).includes("day")).toBe(isLong);
});

test("a number after “doğalı” is the baby's age, not how long something lasts", () => {
  const facts = factsOf("tr", "doğalı 6 gün");
  expect(facts).toContain("age");
  expect(facts).not.toContain("day");
});

test("a temperature is read with its tenth, in °C and °F", () => {
  expect(factsOf("tr", "38 küsur")).toContain("fever");
  expect(factsOf("tr", "ateşi 36 8", { isHot: true })).toEqual(["noFever"]);
  expect(factsOf("en", "104 f")).toContain("fever40");
});
