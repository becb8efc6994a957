import { namedVerdictFaults as rawNamedVerdictFaults } from "../../../src/content/checks/namedVerdicts";
import type { RawRecord } from "../../../src/content/recordPages";
import type { RecordTypeName } from "../../../src/content/records/registry";
import { asLines } from "../../support/faultLines";

const namedVerdictFaults = asLines(rawNamedVerdictFaults);

const both = (tr: string, en: string) => ({ tr, en });
const food = (key: string, title: { tr: string; en: string }, pregnancy: string, baby: { verdict: string; fromMonths: number | null }) => ({
  type: "Food" as const,
  file: `data/foods/${key}.json`,
  record: { key, title, words: { tr: [], en: [] }, pregnancy: { verdict: pregnancy }, baby } as unknown as RawRecord,
});
const foods = [
  food("rokfor", both("Rokfor", "Roquefort"), "avoid", { verdict: "avoid", fromMonths: null }),
  food("yogurt", both("Yoğurt", "Yoghurt"), "yes", { verdict: "yes", fromMonths: 6 }),
  food("honey", both("Çiçek balı", "Flower honey"), "yes", { verdict: "yes", fromMonths: 12 }),
];
const faultsIn = (type: RecordTypeName, record: object) =>
  namedVerdictFaults([...foods, { type, file: "data/x.json", record: record as RawRecord }]);
const said = (tr: string, en = "Nothing of it.") => ({ key: "x", answer: { tr: [tr], en: [en] } });

test.each([
  [said("Rokforu yiyebilirsiniz."), "answer.tr.0: says yes about Rokfor, but its page says avoid (pregnancy): “Rokforu yiyebilirsiniz.”"],
  [
    said("Su için.", "Roquefort is fine."),
    "answer.en.0: says yes about Roquefort, but its page says avoid (pregnancy): “Roquefort is fine.”",
  ],
  [said("Yoğurttan uzak durun."), "answer.tr.0: says avoid about Yoğurt, but its page says yes (pregnancy): “Yoğurttan uzak durun.”"],
])("a sentence that says the contrary of an item's page is a fault", (record, fault) => {
  expect(faultsIn("CommunityQuestion", record)).toEqual([`data/x.json: ${fault}`]);
});

test.each([
  ["agrees", said("Rokforu yemeyin.", "Don’t eat Roquefort.")],
  ["sets a condition", said("Pişmiş rokforu yiyebilirsiniz.", "Cooked Roquefort is fine.")],
  ["names two things", said("Rokfor yemeyin, yoğurt yiyebilirsiniz.")],
  ["speaks to mothers of a baby", { ...said("Rokforu yiyebilirsiniz."), stage: "mother" }],
])("a sentence that %s is none", (_, record) => {
  expect(faultsIn("CommunityQuestion", record)).toEqual([]);
});

test("verdicts in separate fields are compared with the page too", () => {
  expect(faultsIn("PregnancyNutritionMonth", { key: "3", limit: [{ food: both("Yoğurt", "Yoghurt"), verdict: "avoid" }] })).toEqual([
    "data/x.json: limit.0 (tr): says avoid about Yoğurt, but its page says yes (pregnancy)",
    "data/x.json: limit.0 (en): says avoid about Yoghurt, but its page says yes (pregnancy)",
  ]);
  expect(faultsIn("Remedy", { key: "r", habits: [{ name: both("Rokfor", "Roquefort"), verdict: "fine" }] })).toHaveLength(2);
});

test("for a baby a food of later months may be refused, one from month 6 may not", () => {
  const faq = (tr: string, en: string) => ({ key: "x", section: "baby", verdict: "no", question: both(tr, en) });
  expect(faultsIn("Faq", faq("Çiçek balı verilir mi?", "Can a baby have flower honey?"))).toEqual([]);
  expect(faultsIn("Faq", faq("Yoğurt verilir mi?", "Can a baby have yoghurt?"))).toHaveLength(2);
});
