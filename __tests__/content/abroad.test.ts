// What readers outside Türkiye find on which page, and what the checks refuse, tried on the real content.
import { abroadKeys, abroadOn } from "../../src/content/abroad";
import { abroadFaults as rawAbroadFaults } from "../../src/content/checks/abroadChecks";
import type { ValidRecord } from "../../src/content/checks/validRecord";
import { readContent } from "../../src/content/readContent";
import { findAmong, type RawRecord } from "../../src/content/recordPages";
import type { RecordTypeName } from "../../src/content/records/registry";
import { asLines } from "../support/faultLines";

const abroadFaults = asLines(rawAbroadFaults);

const files = readContent("data").files as ValidRecord[];
const byType = new Map<RecordTypeName, RawRecord[]>();
for (const { type, record } of files) byType.set(type, [...(byType.get(type) ?? []), record]);
const recordsOf = ((type: RecordTypeName) => byType.get(type) ?? []) as never as Parameters<typeof abroadOn>[2];
const find = findAmong(recordsOf);
const on = (type: RecordTypeName, key: string): string[] => {
  const record = recordsOf(type).find((one) => one.key === key);
  if (!record) throw new Error(`on requires a record, got ${type}/${key}`);
  return abroadOn(type, record as RawRecord, recordsOf, find).map((subject) => subject.key);
};

test("every rule has its record in data/abroad", () => {
  expect([...abroadKeys].sort()).toEqual(
    recordsOf("Abroad")
      .map(({ key }) => key)
      .sort(),
  );
});

test("every medicine gives the poison lines", () => {
  expect(recordsOf("Medicine").length).toBeGreaterThan(90);
  expect(recordsOf("Medicine").filter(({ key }) => !on("Medicine", key).includes("poison"))).toEqual([]);
});

test.each([
  ["FirstAidTopic", "fever", ["temperature", "fever-medicine", "menb"]],
  ["FirstAidTopic", "poisoning", ["poison"]],
  ["Medicine", "parasetamol", ["poison", "fever-medicine"]],
  ["Faq", "baby-vitamin-d-drops", ["poison", "vitamin-d"]],
  ["Faq", "baby-formula-preparation", ["formula"]],
  ["Faq", "my-partner-hurts-me", ["violence"]],
  ["Faq", "baby-car-seat", ["car-seat"]],
  ["Article", "MT-5-4", ["glucose"]],
  // Its signs say it, and the vaccine that is due in that week.
  ["PregnancyWeek", "28", ["crisis", "violence", "temperature", "pregnancy-vaccines"]],
  ["BabyWeek", "40", ["temperature", "measures"]],
  ["LossTopic", "when-the-mind-hurts", ["crisis"]],
  ["LossTopic", "stillbirth", ["stillbirth"]],
  ["Calculator", "vaccine-calendar", ["temperature", "menb"]],
] as const)("%s %s shows %j", (type, key, subjects) => {
  expect(on(type, key)).toEqual(expect.arrayContaining([...subjects]));
});

test("a reader who lost her baby is shown nothing about a living one", () => {
  const forBaby = ["formula", "menb", "vitamin-d", "pregnancy-vaccines", "car-seat", "measures"];
  const hurting = recordsOf("LossTopic").filter(({ key }) => on("LossTopic", key).some((subject) => forBaby.includes(subject)));
  expect(hurting).toEqual([]);
});

test("the most urgent subject is first", () => {
  expect(on("FirstAidTopic", "fever")[0]).toBe("poison");
});

const faq = files.find(({ type, record }) => type === "Faq" && record.key === "baby-fever-medicine");
const faultsOf = (change: object): string[] => {
  if (!faq) throw new Error("faultsOf requires the question");
  return abroadFaults([{ ...faq, record: { ...faq.record, ...change } }], find);
};
const short = (tr: string, en: string) => ({ short: { tr, en } });

test.each([
  [short("38 °C = 100,4 °F", "38 °C (100.4 °F)"), 0],
  [short("38 °C = 101,4 °F", "38 °C (100.4 °F)"), 1],
  [short("95 mg/dL = 5,3 mmol/L", "95 mg/dL (5.3 mmol/L)"), 0],
  [short("95 mg/dL = 5,3 mmol/L", "95 mg/dL (5.8 mmol/L)"), 1],
  [short("−18 °C = 0 °F", "4°C (39°F)"), 0],
  [short("4 °C = 41 °F", "4°C (39°F)"), 1],
])("checks the arithmetic of a number in two units: %j", (change, faults) => {
  expect(faultsOf(change).filter((fault) => fault.includes("converted wrongly"))).toHaveLength(faults);
});

test("refuses a subject that is on no page, and one on a page that does not exist", () => {
  const [subject] = files.filter(({ type }) => type === "Abroad");
  if (!subject) throw new Error("the test requires a subject");
  const faults = (record: object) => abroadFaults([{ ...subject, record: { ...subject.record, ...record } }], find);
  expect(faults({ key: "weather", pages: undefined })[0]).toContain("is on no page");
  expect(faults({ pages: [{ type: "Faq", record: "no-such-question" }] })[0]).toContain('no Faq has the key "no-such-question"');
});
