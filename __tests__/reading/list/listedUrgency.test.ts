/** The urgency in the list is correct: no page begins with a sign that is more urgent than its row says. */
import { readdirSync, readFileSync } from "node:fs";
import { listedUrgency, rankOf } from "../../../src/reading/list/listedUrgency";
import { type AdviceStage, type SignTier, type Stage, type TieredSign, tierAt } from "../../../src/vocabulary/tiers";

const sign = (key: string, tiers: Partial<Record<Stage, SignTier>>): TieredSign => ({
  key,
  tiers: Object.entries(tiers).map(([stage, tier]) => ({ stage: stage as Stage, tier })),
});
const fever = sign("fever", { before20: "today", from20: "today", afterBirth: "now" });
const swelling = sign("swelling", { before20: "today", from20: "now" });
const seizure = sign("seizure", { before20: "call112", from20: "call112" });
const symptom = (advice: [AdviceStage, ...TieredSign[]][], more: object = {}) => ({
  isEmergency: false,
  needsTest: null,
  advice: advice.map(([stage, ...signs]) => ({ stage, signs: signs.map((one) => ({ sign: one })) })),
  ...more,
});

test("an emergency is “now”, a symptom that needs a test “today”, all others “at home”", () => {
  expect(listedUrgency(symptom([], { isEmergency: true }))).toEqual({ tier: "now", withSign: null });
  expect(listedUrgency(symptom([], { needsTest: true }))).toEqual({ tier: "today", withSign: null });
  expect(listedUrgency(symptom([]))).toEqual({ tier: "home", withSign: null });
});

test("with a sign it is the most urgent tier of its page, in any stage", () => {
  expect(listedUrgency(symptom([["any", fever]])).withSign).toBe("today");
  expect(
    listedUrgency(
      symptom([
        ["any", fever],
        ["afterBirth", fever],
      ]),
    ).withSign,
  ).toBe("now");
  expect(listedUrgency(symptom([["before20", swelling]])).withSign).toBe("today");
  expect(listedUrgency(symptom([["from20", swelling]])).withSign).toBe("now");
  expect(listedUrgency(symptom([["any", seizure]])).withSign).toBe("now");
});

test("a sign is left out if it is not more urgent", () => {
  expect(listedUrgency(symptom([["any", seizure]], { isEmergency: true })).withSign).toBeNull();
  expect(listedUrgency(symptom([["any", fever]], { needsTest: true })).withSign).toBeNull();
  expect(listedUrgency(symptom([["any", seizure]], { needsTest: true })).withSign).toBe("now");
});

test("sorts by its own urgency first, then by the urgency with a sign", () => {
  const order = [
    { tier: "now", withSign: null },
    { tier: "today", withSign: "now" },
    { tier: "today", withSign: null },
    { tier: "home", withSign: "now" },
    { tier: "home", withSign: "today" },
    { tier: "home", withSign: null },
  ] as const;
  const ranks = order.map(rankOf);
  expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
  expect(new Set(ranks).size).toBe(order.length);
});

interface SymptomRecord {
  key: string;
  isEmergency: boolean;
  needsTest?: boolean;
  advice: { stage: AdviceStage; signs: { sign: string }[] }[];
}

// Implantation bleeding, fainting and itching were once listed as “At home” although their pages begin with “now” and “today”.
test("no symptom of the content is simply “At home” while its page begins with a card that is not", () => {
  const read = (path: string) => JSON.parse(readFileSync(path, "utf8"));
  const symptoms = readdirSync("data/symptoms").map((file): SymptomRecord => read(`data/symptoms/${file}`));
  const rows = symptoms.map(({ key, isEmergency, needsTest, advice }) => {
    const staged = advice.map(({ stage, signs }) => ({
      stage,
      signs: signs.map(({ sign: name }) => ({ sign: read(`data/signs/${name}.json`) as TieredSign })),
    }));
    const urgency = listedUrgency({ isEmergency, needsTest: needsTest ?? null, advice: staged });
    const tiers = staged.flatMap(({ stage, signs }) => signs.map(({ sign: own }) => tierAt(own, stage)));
    const soonest = tiers.some((tier) => tier === "call112" || tier === "now") ? "now" : tiers.includes("today") ? "today" : "home";
    return { key, told: urgency.withSign ?? urgency.tier, soonest };
  });
  expect(rows.filter(({ told, soonest }) => told !== soonest)).toEqual([]);
  expect(rows.find(({ key }) => key === "dizziness-fainting")?.told).toBe("now");
  expect(rows.find(({ key }) => key === "hair-nails")?.told).toBe("today");
});
