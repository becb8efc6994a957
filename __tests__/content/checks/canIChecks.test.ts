import { canIFaults as rawCanIFaults } from "../../../src/content/checks/canIChecks";
import { findBy, type RawRecord } from "../../../src/content/recordPages";
import { asLines } from "../../support/faultLines";
import { validRecords } from "../../support/validContent";

const canIFaults = asLines(rawCanIFaults);

type Fields = Record<string, Record<string, unknown>>;

/** A valid record with some of its fields changed one level down. */
function faultsWith(type: "Food" | "EverydayThing" | "Medicine", change: Record<string, unknown>): string[] {
  const all = validRecords();
  const [first, ...others] = all[type];
  const changed = Object.fromEntries(
    Object.entries(change).map(([field, value]) => {
      const isPart = typeof value === "object" && !Array.isArray(value);
      return [field, isPart ? { ...(first as unknown as Fields)[field], ...(value as object) } : value];
    }),
  );
  const records = [{ ...first, ...changed } as RawRecord, ...others];
  const find = findBy((wanted, key) => (wanted === type ? records : all[wanted]).find((record) => record.key === key));
  return canIFaults(
    records.map((record) => ({ file: `data/${record.key}.json`, type, record })),
    find,
  );
}
const label = (tr: string, en: string) => ({ tr, en });

test.each(["Food", "EverydayThing", "Medicine"] as const)("valid records of %s have no fault", (type) => {
  expect(faultsWith(type, {})).toEqual([]);
});

test.each([
  ["yes", label("Yemeyin", "Leave it"), ["tr: “Yemeyin” says no", "en: “Leave it” says no"]],
  ["avoid", label("Olur", "Fine"), ["tr: “Olur” says yes", "en: “Fine” says yes"]],
  [
    "cook",
    label("Arada bir", "Now and then"),
    ["tr: “Arada bir” does not tell the reader to cook", "en: “Now and then” does not tell the reader to cook"],
  ],
  ["ask", label("Önce sorun", "Now and then"), ["en: “Now and then” does not tell the reader to ask"]],
])("the verdict %s must not have the label of another", (verdict, words, faults) => {
  expect(faultsWith("Food", { breastfeeding: { verdict, label: words } })).toEqual(
    faults.map((fault) => `data/cheese.json: breastfeeding.label.${fault}, but the verdict is ${verdict}`),
  );
});

test.each([
  ["yes", label("Olur, yaptırın", "Fine, have it")],
  ["avoid", label("Doğumdan sonra", "After the birth")],
  ["cook", label("Isıtılmışsa olur", "Fried through")],
  ["limit", label("Pastörizeyse olur", "If pasteurised")],
])("the verdict %s goes with %j", (verdict, words) => {
  expect(faultsWith("Food", { breastfeeding: { verdict, label: words } })).toEqual([]);
});

test.each([
  [{ fromMonths: null }, "baby.fromMonths: must be an age in months, because the verdict is limit"],
  [{ verdict: "avoid" }, "baby.fromMonths: is 12, but must be null, because the verdict is avoid"],
  [{ label: label("9. aydan sonra", "From 12 months") }, "baby.label.tr: says 9 months, but fromMonths is 12"],
  [{ label: label("1 yaştan sonra", "From 2 years") }, "baby.label.en: says 24 months, but fromMonths is 12"],
])("an age and its words agree: %j", (baby, fault) => {
  expect(faultsWith("Food", { baby })).toEqual([`data/cheese.json: ${fault}`]);
});

const atAge = (fromMonths: number, verdict: string) => ({ fromMonths, verdict, label: label("Sade", "Plain") });
test.each([
  [[atAge(6, "avoid")], "baby.ages.0.fromMonths: must be 0 in the first entry"],
  [[atAge(0, "later"), atAge(0, "later")], "baby.ages.1.fromMonths: must be more than 0, the age of the entry before"],
  [[atAge(0, "yes")], "baby.ages.0.verdict: is yes, but the food’s fromMonths is 12"],
  [[atAge(0, "later"), atAge(12, "avoid")], "baby.ages.1.verdict: is avoid, but the food’s fromMonths is 12"],
])("the answer age by age agrees with the food's own age: %j", (ages, fault) => {
  expect(faultsWith("Food", { baby: { ages } })).toEqual([`data/cheese.json: ${fault}`]);
});

test("a sign has a tier where it is shown", () => {
  expect(faultsWith("Food", { signs: [{ stage: "firstMonth", signs: ["fever"] }] })).toEqual([
    'data/cheese.json: signs.0: the sign "fever" has no tier for the stage firstMonth',
  ]);
});

test("no item links to itself or has an avoided item as its alternative", () => {
  expect(faultsWith("Food", { similar: ["cheese"] })).toEqual(["data/cheese.json: similar: lists the record itself"]);
  expect(faultsWith("Food", { pregnancy: { verdict: "avoid", label: label("Yemeyin", "Leave it") } })).toEqual([
    'data/curd.json: instead: "cheese" has the verdict avoid in pregnancy: suggest something else',
  ]);
});

test("a medicine is never called safe, and a prescribed one has no dose", () => {
  expect(faultsWith("Medicine", { pregnancy: { label: label("Güvenli", "Safe to take") } })).toEqual([
    "data/paracetamol.json: pregnancy.tr: calls a medicine safe, which no text may do",
    "data/paracetamol.json: pregnancy.en: calls a medicine safe, which no text may do",
  ]);
  expect(faultsWith("Medicine", { isPrescribed: true, selfCare: label("Günde 1", "1 a day") })).toEqual([
    "data/paracetamol.json: selfCare: must be left out: a prescribed medicine (isPrescribed) gets no dose from us",
  ]);
});
