import type { ValidRecord } from "../../../src/content/checks/validRecord";
import { wholeCardFaults as rawWholeCardFaults } from "../../../src/content/checks/wholeCards";
import { findBy, type RawRecord } from "../../../src/content/recordPages";
import type { RecordTypeName } from "../../../src/content/records/registry";
import { stages } from "../../../src/vocabulary/tiers";
import { asLines } from "../../support/faultLines";

const wholeCardFaults = asLines(rawWholeCardFaults);

const sign = (key: string, weeks: { weekFrom?: number; weekTo?: number } = {}) => ({
  key,
  tiers: stages.filter((stage) => key !== "movements" || stage === "from20").map((stage) => ({ stage, tier: "now" })),
  ...weeks,
});
const signs: RawRecord[] = [sign("bleeding"), sign("leg"), sign("fever"), sign("movements", { weekFrom: 24 })];
const find = findBy((type, key) => (type === "Sign" ? signs.find((record) => record.key === key) : undefined));

const file = (type: RecordTypeName, record: RawRecord): ValidRecord => ({ file: `data/${type}/${record.key}.json`, type, record });
const list = (stage: string, core = ["bleeding", "leg"], more: string[] = []) => file("CoreSigns", { key: stage, stage, core, more });
const lists = stages.map((stage) => list(stage, stage === "from20" ? ["bleeding", "leg", "movements"] : undefined));
const faultsIn = (...files: ValidRecord[]) => wholeCardFaults([...lists, ...files], find);

const article = (scope: string, keys: string[], type: RecordTypeName = "Article") =>
  file(type, { key: "MT-2-4", signs: [{ stage: "afterBirth", scope, signs: keys }] });
const set = (weekFrom: number, weekTo: number, keys: string[], whose = "mother") =>
  file("WarningSigns", { key: "set", whose, weekFrom, weekTo, signs: keys });
const symptom = (stage: string, isOnlyPregnancy?: boolean) => file("Symptom", { key: "heartburn", advice: [{ stage }], isOnlyPregnancy });

test("whole cards, cards of a subject and sets of all weeks have no fault", () => {
  expect(
    faultsIn(
      article("whole", ["leg", "bleeding"]),
      article("subject", ["fever"]),
      file("ArticlePart", { key: "no-signs" }),
      set(1, 19, ["bleeding", "leg"]),
      set(20, 42, ["movements", "bleeding", "leg"]),
      set(1, 52, ["bleeding", "leg"], "baby"),
      symptom("afterBirth"),
      symptom("any", true),
    ),
  ).toEqual([]);
});

test.each(["Article", "ArticlePart", "CommunityQuestion", "LossTopic"] as const)(
  "%s: a card that is said to be whole must not lack a core sign",
  (type) => {
    expect(faultsIn(article("whole", ["fever"], type))).toEqual([
      `data/${type}/MT-2-4.json: signs.0.scope: the signs of the stage afterBirth are said to be whole, but these core signs are missing: bleeding, leg`,
    ]);
  },
);

test("a card with every core sign must not be called one of a subject", () => {
  expect(faultsIn(article("subject", ["fever", "leg", "bleeding"]))[0]).toContain(
    "signs.0.scope: the signs of the stage afterBirth contain every core sign",
  );
});

describe("the set of a week", () => {
  test("must have every core sign that applies in it", () => {
    expect(faultsIn(set(20, 23, ["bleeding", "leg"]))).toEqual([]);
    expect(faultsIn(set(20, 24, ["bleeding"]))).toEqual([
      "data/WarningSigns/set.json: signs: these core signs are missing: leg, movements",
    ]);
  });

  test("must have no sign that the page with the whole list lacks", () => {
    expect(faultsIn(set(1, 4, ["bleeding", "leg", "fever"], "baby"))).toEqual([
      'data/WarningSigns/set.json: signs: "fever" is in no list of the stage in data/core-signs',
    ]);
  });
});

describe("a symptom", () => {
  test("must have signs for the weeks after the birth, or be one of pregnancy alone", () => {
    expect(faultsIn(symptom("any"))[0]).toContain("data/Symptom/heartburn.json: advice: has no signs for the stage afterBirth");
  });

  test("must not be both", () => {
    expect(faultsIn(symptom("afterBirth", true))[0]).toContain("isOnlyPregnancy: must be left out");
  });
});

describe("the lists of core signs", () => {
  test("must be one for each stage; a list after a loss does not count", () => {
    const loss = file("CoreSigns", { key: "loss", stage: "afterBirth", isAfterLoss: true, core: ["leg"], more: [] });
    expect(wholeCardFaults([...lists.filter(({ record }) => record.key !== "afterBirth"), loss], find)).toEqual([
      "data/core-signs: the stage afterBirth has 0 lists of core signs instead of one",
    ]);
    expect(faultsIn(list("afterBirth"))).toEqual(["data/core-signs: the stage afterBirth has 2 lists of core signs instead of one"]);
  });

  test("must name only signs of their stage, each once", () => {
    const others = lists.filter(({ record }) => record.key !== "before20");
    expect(wholeCardFaults([...others, list("before20", ["bleeding", "movements"], ["bleeding"])], find)).toEqual([
      'data/CoreSigns/before20.json: core: the sign "movements" has no tier for the stage before20',
      'data/CoreSigns/before20.json: more: "bleeding" is a core sign already',
    ]);
  });
});
