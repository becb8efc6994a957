import { readContent } from "../../src/content/readContent";
import {
  type AdviceStage,
  babyStage,
  byTier,
  mostUrgent,
  pregnancyStage,
  type SignTier,
  type Stage,
  signTiers,
  stages,
  type TieredSign,
  tierAt,
} from "../../src/vocabulary/tiers";

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

/** What a record with advice contains. */
interface Advised {
  key: string;
  advice: { stage: AdviceStage; signs: { sign: string; text?: { tr: string } }[] }[];
}

describe("for a reader whose stage is unknown", () => {
  const listed = (key: string, text: string, tiers: Partial<Record<Stage, SignTier>>) => ({ ...sign(key, tiers), text });
  const swelling = listed("swelling", "Swollen", { before20: "today", from20: "now", afterBirth: "now" });

  test("a sign is at the most urgent tier of any stage, with the stages where it is; in other stages of the page it is not listed", () => {
    const advice = (["before20", "from20", "afterBirth"] as const).map((stage) => ({ stage, signs: [swelling] }));
    expect(mostUrgent(advice)).toEqual([{ tier: "now", texts: [{ text: "Swollen", stages: ["from20", "afterBirth"] }] }]);
    // “any” is both stages of pregnancy.
    const fever = listed("fever", "Fever", { before20: "today", from20: "today", afterBirth: "now" });
    expect(
      mostUrgent([
        { stage: "any", signs: [fever] },
        { stage: "afterBirth", signs: [{ ...fever, text: "Fever in the 6 weeks after" }] },
      ]),
    ).toEqual([
      { tier: "now", texts: [{ text: "Fever in the 6 weeks after", stages: ["afterBirth"] }] },
      { tier: "today", texts: [{ text: "Fever", stages: ["before20", "from20"] }] },
    ]);
  });

  test("on every page with several stages each text is there, never less urgent than in one of them", () => {
    const { files } = readContent("data");
    const of = <Record>(type: string) => files.filter((file) => file.type === type).map(({ record }) => record as Record);
    const signs = new Map(of<TieredSign & { text: { tr: string } }>("Sign").map((record) => [record.key, record]));
    const order: readonly (string | undefined)[] = signTiers;
    let compared = 0;
    for (const { key, advice } of [...of<Advised>("Symptom"), ...of<Advised>("Remedy")]) {
      const staged = advice.map((own) => ({
        stage: own.stage,
        signs: own.signs.map((entry) => {
          const record = signs.get(entry.sign);
          if (!record) throw new Error(`${key} requires a sign ${entry.sign}`);
          return { ...record, text: (entry.text ?? record.text).tr };
        }),
      }));
      const urgent = mostUrgent(staged).flatMap(({ tier, texts }) => texts.map(({ text }) => ({ text, tier })));
      for (const { stage, signs: own } of staged)
        for (const one of own) {
          const found = Math.min(...urgent.filter(({ text }) => text === one.text).map(({ tier }) => order.indexOf(tier)));
          expect([key, one.text, found <= order.indexOf(tierAt(one, stage))]).toEqual([key, one.text, true]);
          compared++;
        }
    }
    expect(compared).toBeGreaterThan(300);
  });
});
