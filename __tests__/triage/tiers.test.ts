import {
  type AdviceStage,
  babyStage,
  byTier,
  pregnancyStage,
  type SignTier,
  type Stage,
  stages,
  type TieredSign,
  tierAt,
} from "../../src/triage/tiers";

const sign = (key: string, tiers: Partial<Record<Stage, SignTier>>): TieredSign => ({
  key,
  tiers: (Object.entries(tiers) as [Stage, SignTier][]).map(([stage, tier]) => ({ stage, tier })),
});

test.each([
  [0, "before20"],
  [19, "before20"],
  [20, "from20"],
  [42, "from20"],
])("with %i weeks done a pregnancy is in stage %s", (week, stage) => {
  expect(pregnancyStage(week)).toBe(stage);
});

// Week 4 ends with day 27, so a baby counts as a newborn for 28 days; week 13 ends with day 90, three months; week 26 with day 181, six months.
test.each([
  [1, "firstMonth"],
  [4, "firstMonth"],
  [5, "under3Months"],
  [13, "under3Months"],
  [14, "from3Months"],
  [26, "from3Months"],
  [27, "from6Months"],
  [52, "from6Months"],
])("in week %i of life a baby is in stage %s", (week, stage) => {
  expect(babyStage(week)).toBe(stage);
});

describe("the tier of a sign", () => {
  const fever = sign("fever", { before20: "today", from20: "today", afterBirth: "now" });
  const headache = sign("headache", { before20: "today", from20: "now" });

  test.each<[string, TieredSign, AdviceStage, string | undefined]>([
    ["fever", fever, "before20", "today"],
    ["fever", fever, "afterBirth", "now"],
    ["fever", fever, "firstMonth", undefined],
    ["headache", headache, "before20", "today"],
    ["headache", headache, "from20", "now"],
    ["headache", headache, "afterBirth", undefined],
  ])("of %s is that of the stage, and undefined if it means nothing in the stage (%#)", (_, given, stage, tier) => {
    expect(tierAt(given, stage)).toBe(tier);
  });

  test("all through pregnancy is the one both halves agree on, whatever applies after the birth", () => {
    expect(tierAt(fever, "any")).toBe("today");
  });

  test("all through pregnancy is undefined if the halves differ: the milder one is never used for both", () => {
    expect(tierAt(headache, "any")).toBeUndefined();
  });

  test("all through pregnancy is that of the only half in which a sign can occur", () => {
    expect(tierAt(sign("movements", { from20: "now" }), "any")).toBe("now");
    expect(tierAt(sign("early", { before20: "today", afterBirth: "now" }), "any")).toBe("today");
  });

  test("all through pregnancy is undefined for a sign after the birth or of a baby", () => {
    expect(tierAt(sign("lochia", { afterBirth: "today" }), "any")).toBeUndefined();
    expect(tierAt(sign("blue", { firstMonth: "call112", from6Months: "call112" }), "any")).toBeUndefined();
  });
});

describe("signs by tier", () => {
  const signs = [
    sign("a", { from20: "today" }),
    sign("b", { from20: "call112", before20: "today" }),
    sign("c", { from20: "now" }),
    sign("d", { before20: "now" }),
    sign("e", { from20: "call112" }),
  ];
  const keys = (stage: AdviceStage) =>
    byTier(Object.freeze(signs), stage).map(({ tier, signs: found }) => [tier, found.map(({ key }) => key)]);

  test("come most urgent first, each tier in the order of the record, without the signs of other stages", () => {
    expect(keys("from20")).toEqual([
      ["call112", ["b", "e"]],
      ["now", ["c"]],
      ["today", ["a"]],
    ]);
  });

  test("have no empty tier", () => {
    expect(keys("before20")).toEqual([
      ["now", ["d"]],
      ["today", ["b"]],
    ]);
    for (const stage of stages.slice(2)) expect(keys(stage)).toEqual([]);
  });

  test("are each under exactly one tier if the advice applies to the whole pregnancy, and a sign with different tiers is under none", () => {
    expect(keys("any")).toEqual([
      ["call112", ["e"]],
      ["now", ["c", "d"]],
      ["today", ["a"]],
    ]);
  });
});
