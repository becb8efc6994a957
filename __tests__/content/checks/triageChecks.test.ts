import { triageFaults as rawTriageFaults } from "../../../src/content/checks/triageChecks";
import type { ValidRecord } from "../../../src/content/checks/validRecord";
import { findBy, type RawRecord } from "../../../src/content/recordPages";
import type { RecordTypeName } from "../../../src/content/records/registry";
import { asLines } from "../../support/faultLines";

const triageFaults = asLines(rawTriageFaults);

const sign = (
  key: string,
  whose: "mother" | "baby",
  tiers: Record<string, string>,
  weeks: { weekFrom?: number; weekTo?: number } = {},
) => ({
  key,
  whose,
  tiers: Object.entries(tiers).map(([stage, tier]) => ({ stage, tier })),
  ...weeks,
});
const signs: RawRecord[] = [
  sign("bleeding", "mother", { before20: "now", from20: "call112", afterBirth: "now" }),
  sign("fever", "mother", { before20: "today", from20: "today", afterBirth: "now" }),
  sign("movements", "mother", { from20: "now" }, { weekFrom: 24 }),
  sign("early-waters", "mother", { before20: "now" }, { weekTo: 15 }),
  sign("low-mood", "mother", { afterBirth: "today" }),
  sign("blue", "baby", { firstMonth: "call112", under3Months: "call112", from3Months: "call112", from6Months: "call112" }),
  sign("tooth", "baby", { from6Months: "today" }),
];
const symptoms: RawRecord[] = [
  { key: "swelling", isEmergency: false, advice: [] },
  { key: "pre-eclampsia", isEmergency: true, advice: [] },
  ...Array.from({ length: 8 }, (_, i) => ({ key: `usual-${i + 1}`, isEmergency: false, advice: [] })),
];

const file = (type: RecordTypeName, record: RawRecord): ValidRecord => ({ file: `data/${type}/${record.key}.json`, type, record });
const find = findBy((type, key) => (type === "Sign" ? signs : type === "Symptom" ? symptoms : []).find((r) => r.key === key));
const faultsIn = (...files: ValidRecord[]) => triageFaults(files, find);

const advice = (stage: string, keys: string[], home?: object) => ({
  stage,
  signs: keys.map((key) => ({ sign: key })),
  ...(home && { home }),
});
const home = { tr: "Dinlenin.", en: "Rest." };
const symptom = (fields: object) => file("Symptom", { key: "x", isEmergency: false, advice: [], ...fields });
const pregnancyWeek = (week: number, sign: string | null, common: string[] = []) =>
  file("PregnancyWeek", { key: String(week), week, sign: sign && { sign }, common });
const babyWeek = (week: number, sign: string) => file("BabyWeek", { key: String(week), week, sign: { sign } });
const set = (whose: "mother" | "baby", weekFrom: number, weekTo: number, keys: string[] = []) =>
  file("WarningSigns", { key: `${whose}-${weekFrom}`, whose, weekFrom, weekTo, signs: keys });
const allBaby = set("baby", 1, 52);

test("a valid set of records has no fault", () => {
  expect(
    faultsIn(
      symptom({ advice: [advice("before20", ["bleeding", "fever"], home), advice("from20", ["movements"]), advice("any", ["fever"])] }),
      symptom({ isEmergency: true, advice: [advice("from20", ["bleeding"])] }),
      file("Remedy", { key: "r", advice: [advice("afterBirth", ["low-mood"], home)] }),
      pregnancyWeek(24, "movements", ["swelling"]),
      pregnancyWeek(42, null),
      babyWeek(1, "blue"),
      set("mother", 1, 19, ["bleeding", "early-waters"]),
      set("mother", 20, 42, ["movements", "bleeding"]),
      allBaby,
      file("Faq", { key: "f", section: "pregnancy", signs: ["fever"] }),
    ),
  ).toEqual([]);
});

describe("the advice of a page", () => {
  test.each<[string, ReturnType<typeof advice>, string]>([
    [
      "a sign that means nothing in the stage",
      advice("before20", ["movements"]),
      'the sign "movements" has no tier, or more than one, for the stage before20',
    ],
    [
      "a sign of other urgency before and from 20 weeks",
      advice("any", ["bleeding"]),
      'the sign "bleeding" has no tier, or more than one, for the stage any',
    ],
    [
      "a sign of the weeks after the birth in a pregnancy",
      advice("any", ["low-mood"]),
      'the sign "low-mood" has no tier, or more than one, for the stage any',
    ],
    ["a sign of the baby", advice("from20", ["blue"]), '"blue" is a sign of the baby, not of the mother'],
    ["a sign named twice", advice("from20", ["fever", "bleeding", "fever"]), "lists a sign twice"],
  ])("%s is reported with its field, for a symptom and a remedy", (_, wrong, line) => {
    const fields = { key: "x", advice: [advice("afterBirth", ["fever"]), wrong] };
    expect(faultsIn(symptom(fields))).toEqual([`data/Symptom/x.json: advice.1: ${line}`]);
    expect(faultsIn(file("Remedy", fields))).toEqual([`data/Remedy/x.json: advice.1: ${line}`]);
  });

  test("a missing sign is left to the check of references", () => {
    expect(faultsIn(symptom({ advice: [advice("from20", ["gone"])] }))).toEqual([]);
  });
});

describe("the page of an emergency", () => {
  const stages = [advice("before20", ["bleeding"]), advice("from20", ["bleeding"], home)];

  test("has no home care at any stage", () => {
    expect(faultsIn(symptom({ isEmergency: true, advice: stages }))).toEqual([
      "data/Symptom/x.json: advice.1.home: must be left out: the page of an emergency gives no home care",
    ]);
    expect(faultsIn(symptom({ isEmergency: false, advice: stages }))).toEqual([]);
  });

  test("has no grades: bleeding is never “mild”", () => {
    const grades = { mild: home, moderate: home, severe: home };
    expect(faultsIn(symptom({ isEmergency: true, grades }))).toEqual([
      "data/Symptom/x.json: grades: must be left out: the page of an emergency shows no degrees of severity",
    ]);
    expect(faultsIn(symptom({ grades }))).toEqual([]);
  });
});

describe("a week of pregnancy", () => {
  test("calls no emergency common", () => {
    expect(faultsIn(pregnancyWeek(31, null, ["swelling", "pre-eclampsia"]))).toEqual([
      'data/PregnancyWeek/31.json: common: "pre-eclampsia" is an emergency, which must not be listed as common',
    ]);
  });

  test("names at most eight symptoms", () => {
    const eight = Array.from({ length: 8 }, (_, i) => `usual-${i + 1}`);
    expect(faultsIn(pregnancyWeek(31, null, eight))).toEqual([]);
    expect(faultsIn(pregnancyWeek(31, null, [...eight, "swelling"]))).toEqual([
      "data/PregnancyWeek/31.json: common: lists 9 symptoms; at most 8 are allowed",
    ]);
  });

  test.each<[number, string, string]>([
    [19, "movements", 'the sign "movements" has no tier for the stage before20'],
    [20, "early-waters", 'the sign "early-waters" has no tier for the stage from20'],
    [23, "movements", 'the sign "movements" is only for weeks 24 to the end'],
    [16, "early-waters", 'the sign "early-waters" is only for weeks from the start to 15'],
    [30, "blue", '"blue" is a sign of the baby, not of the mother'],
    [30, "low-mood", 'the sign "low-mood" has no tier for the stage from20'],
  ])("in week %i must not have a sign that does not apply then: %s", (week, key, line) => {
    expect(faultsIn(pregnancyWeek(week, key))).toEqual([expect.stringContaining(`data/PregnancyWeek/${week}.json: sign.sign: ${line}`)]);
  });

  test.each([
    [24, "movements"],
    [15, "early-waters"],
  ])("in week %i, the first or last of the sign, may have it: %s", (week, key) => {
    expect(faultsIn(pregnancyWeek(week, key))).toEqual([]);
  });
});

describe("a week of the baby", () => {
  test("has a sign of its own stage", () => {
    expect(faultsIn(babyWeek(26, "tooth"))).toEqual([
      'data/BabyWeek/26.json: sign.sign: the sign "tooth" has no tier for the stage from3Months',
    ]);
    expect(faultsIn(babyWeek(27, "tooth"))).toEqual([]);
  });

  test("may have a sign of the mother after the birth, but not of a pregnancy", () => {
    expect(faultsIn(babyWeek(2, "low-mood"))).toEqual([]);
    expect(faultsIn(babyWeek(2, "movements"))).toEqual([
      'data/BabyWeek/2.json: sign.sign: "movements" is a sign of the mother, not of the baby',
    ]);
  });
});

describe("the sets of signs", () => {
  test("name no sign that applies in none of their weeks", () => {
    expect(faultsIn(set("mother", 1, 19, ["movements", "fever"]), set("mother", 20, 42, ["early-waters", "blue"]), allBaby)).toEqual([
      'data/WarningSigns/mother-1.json: signs: the sign "movements" has no tier for the stage before20',
      'data/WarningSigns/mother-20.json: signs: the sign "early-waters" has no tier for the stage from20',
      'data/WarningSigns/mother-20.json: signs: "blue" is a sign of the baby, not of the mother',
    ]);
  });

  test("may name a sign of only some of their weeks", () => {
    expect(faultsIn(set("mother", 1, 42, ["movements", "early-waters"]), allBaby)).toEqual([]);
  });

  test("cover every week: one without a set is reported", () => {
    expect(faultsIn(set("mother", 1, 19), set("mother", 21, 41), allBaby)).toEqual([
      "data/warning-signs: week 20 of the mother has 0 sets of signs instead of one",
      "data/warning-signs: week 42 of the mother has 0 sets of signs instead of one",
    ]);
    expect(faultsIn(set("mother", 1, 42), set("baby", 1, 51))).toEqual([
      "data/warning-signs: week 52 of the baby has 0 sets of signs instead of one",
    ]);
  });

  test("cover every week once: one with two sets is reported", () => {
    expect(faultsIn(set("mother", 1, 20), set("mother", 20, 42), allBaby)).toEqual([
      "data/warning-signs: week 20 of the mother has 2 sets of signs instead of one",
    ]);
  });
});

test("an answer for pregnant women names no sign of a baby, one for parents may name both", () => {
  const faq = (section: string) => file("Faq", { key: "f", section, signs: ["fever", "blue"] });
  expect(faultsIn(faq("pregnancy"))).toEqual(['data/Faq/f.json: signs: "blue" is a sign of the baby, not of the mother']);
  expect(faultsIn(faq("baby"))).toEqual([]);
});

describe("a sentence for the hospital", () => {
  const phrases = (stage: string | undefined, sign?: string) =>
    file("HospitalPhraseGroup", { key: "pregnant", ...(stage ? { stage } : {}), phrases: [{ key: "one", ...(sign ? { sign } : {}) }] });

  test("may name a sign that has a tier in the stage of its part, or none", () => {
    expect(faultsIn(phrases("from20", "fever"), phrases("firstMonth", "blue"), phrases(undefined))).toEqual([]);
  });

  test.each([
    ["from20", "early-waters"],
    ["from20", "blue"],
    [undefined, "fever"],
  ])("is refused in stage %s if it names %s, which has no tier there", (stage, key) => {
    expect(faultsIn(phrases(stage, key))).toEqual([
      `data/HospitalPhraseGroup/pregnant.json: phrases: "one" is about the sign "${key}", which has no tier for the stage ${stage}`,
    ]);
  });
});

describe("a question that signals danger", () => {
  const question = (fields: object) => file("Danger", { key: "q", ...fields });

  test("may name signs of other stages, and a stage that each has", () => {
    expect(faultsIn(question({ sign: "blue" }), question({ sign: "fever", stage: "from20", also: [{ sign: "movements" }] }))).toEqual([]);
  });

  test("is refused when a sign has no tier in the stage it is about, or is listed twice", () => {
    expect(faultsIn(question({ sign: "movements", stage: "afterBirth", also: [{ sign: "tooth", stage: "firstMonth" }] }))).toEqual([
      'data/Danger/q.json: stage: the sign "movements" has no tier for the stage afterBirth',
      'data/Danger/q.json: stage: the sign "tooth" has no tier for the stage firstMonth',
    ]);
    expect(faultsIn(question({ sign: "fever", also: [{ sign: "fever" }] }))).toEqual(["data/Danger/q.json: also: lists a sign twice"]);
  });
});

describe("a lead that sends the reader away at once", () => {
  const article = (tr: string, en: string, isEmergency?: boolean, type: RecordTypeName = "Article") =>
    file(type, { key: "a", lead: { tr, en }, ...(isEmergency !== undefined && { isEmergency }) });

  test.each<[string, string, string]>([
    ["Kanıyorsanız şimdi hastaneye gidin.", "If you bleed, go in.", "tr"],
    ["Bebeği hemen hastaneye götürün.", "Take your baby in.", "tr"],
    ["Tehlikedeyseniz polisi arayın.", "In danger, call 112.", "en"],
    ["Bekleyin.", "Go to hospital now.", "en"],
    ["Hemen ambulans çağırın.", "Ring for help.", "tr"],
  ])("belongs to an emergency: “%s” “%s”", (tr, en, language) => {
    const line = `isEmergency: must be true, because the lead (${language}) sends the reader to hospital or to 112 at once`;
    expect(faultsIn(article(tr, en), article(tr, en, false, "ArticlePart"))).toEqual([
      `data/Article/a.json: ${line}`,
      `data/ArticlePart/a.json: ${line}`,
    ]);
    expect(faultsIn(article(tr, en, true))).toEqual([]);
  });

  test("is not one that mentions a hospital, or a number with other digits", () => {
    expect(
      faultsIn(article("Hastanede 1120 gram doğdu, bugün doktoru arayın.", "Born in hospital at 1,120 g; ring the doctor today.")),
    ).toEqual([]);
  });
});
