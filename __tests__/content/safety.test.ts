/**
 * What must not change unnoticed in data/: whom to call about the most serious signs, and where each is shown. The tiers are those of the clinical
 * facts of 22 November 2026 (area “first aid and triage”, named by id), which name NICE, RCOG, NHS, CDC, AWHONN, WHO and the ministry.
 */
import { readFileSync } from "node:fs";
import { readContent } from "../../src/content/readContent";
import type { RecordTypeName } from "../../src/content/records/registry";
import { type Language, languages } from "../../src/routes/routes";
import { type AdviceStage, babyStage, pregnancyStage, type Stage, type TieredSign, tierAt } from "../../src/vocabulary/tiers";

type Both = Record<Language, string>;
interface Sign extends TieredSign {
  whose: "mother" | "baby";
  text: Both;
  weekFrom?: number;
  weekTo?: number;
}
interface Symptom {
  key: string;
  isEmergency: boolean;
  grades?: object;
  advice: { stage: AdviceStage; signs: { sign: string }[]; home?: Both }[];
}
interface SignSet {
  whose: "mother" | "baby";
  weekFrom: number;
  weekTo: number;
  signs: string[];
}

const { files } = readContent("data");
const recordsOf = <Kind>(type: RecordTypeName) => files.filter((file) => file.type === type).map(({ record }) => record as Kind);
const signs = new Map(recordsOf<Sign>("Sign").map((sign) => [sign.key, sign]));
const signCalled = (key: string): Sign => {
  const sign = signs.get(key);
  if (!sign) throw new Error(`data/signs has no sign called ${key}`);
  return sign;
};

const pregnant = (tier: string) => ({ before20: tier, from20: tier });
const mother = (tier: string) => ({ ...pregnant(tier), afterBirth: tier });
const newborn = (tier: string) => ({ firstMonth: tier, under3Months: tier });
const older = (tier: string) => ({ from3Months: tier, from6Months: tier });
const baby = (tier: string) => ({ ...newborn(tier), ...older(tier) });

describe("the tier of a sign", () => {
  test.each<[fact: string, key: string, tiers: Partial<Record<Stage, string>>]>([
    ["tr-bleed-pregnancy", "blood-runs", mother("call112")],
    ["tr-bleed-pregnancy", "bleeding-any", { from20: "now" }],
    ["tr-bleed-pregnancy", "bleeding-like-period", pregnant("now")],
    ["tr-bleed-pregnancy", "pad-an-hour", { before20: "now", from20: "call112", afterBirth: "now" }],
    ["tr-bleed-pregnancy", "spotting-painless", { before20: "today" }],
    ["tr-bleed-after", "clot-like-an-egg", { afterBirth: "now" }],
    ["tr-bleed-after", "bright-bleeding-again", { afterBirth: "now" }],
    ["tr-movements", "movements-reduced", { from20: "now" }],
    ["tr-movements", "movements-again", { from20: "now" }],
    ["tr-movements", "movements-danger", { from20: "call112" }],
    ["tr-movements", "movements-none-yet", { from20: "today" }],
    ["tr-movements", "movements-stopped-early", pregnant("today")],
    ["tr-bp", "pressure-160-110", mother("now")],
    ["tr-bp", "pressure-160-110-danger", mother("call112")],
    ["tr-bp", "pressure-140-90", mother("today")],
    ["tr-bp", "pressure-140-90-sign", mother("now")],
    ["tr-pe-signs", "headache-bad", { from20: "now", afterBirth: "now" }],
    ["tr-pe-signs", "blurred-sight", { from20: "now", afterBirth: "now" }],
    ["tr-pe-signs", "rib-pain", { from20: "now", afterBirth: "now" }],
    ["tr-pe-signs", "sudden-swelling", { from20: "now", afterBirth: "now" }],
    ["tr-pe-signs", "sight-lost-or-confused", mother("call112")],
    ["tri-headache", "worst-headache", mother("call112")],
    ["tr-pe-signs", "seizure", mother("call112")],
    ["tr-pe-signs", "stroke-signs", mother("call112")],
    ["tr-cord", "cord", { from20: "call112" }],
    ["tr-waters", "waters", pregnant("now")],
    ["tr-waters", "waters-coloured", { from20: "now" }],
    ["tr-waters", "waters-blood-red", { from20: "call112" }],
    ["tr-waters", "urge-to-push", { from20: "call112" }],
    ["tr-preterm", "preterm-tightenings", { from20: "now" }],
    ["tr-preterm", "preterm-back-cramps", { from20: "now" }],
    ["tr-clot", "one-leg", mother("now")],
    ["tr-clot", "chest-pain-breathless", mother("call112")],
    ["tr-clot", "coughing-blood", mother("call112")],
    ["tr-fever", "fever", { ...pregnant("today"), afterBirth: "now" }],
    ["tr-fever", "fever-with-sign", mother("now")],
    ["tr-fever", "sepsis", mother("call112")],
    ["tr-itching", "itch-palms-soles", pregnant("today")],
    ["tr-itching", "itch-less-movement", { from20: "now" }],
    ["tr-itching", "yellow-eyes-ill", mother("now")],
    ["tr-one-sided-pain", "one-sided-strong-pain", { before20: "call112" }],
    ["tr-one-sided-pain", "one-sided-milder-pain", { before20: "now" }],
    ["tr-one-sided-pain", "faint-before-scan", { before20: "call112" }],
    ["tr-hyperemesis", "nothing-kept-down", pregnant("now")],
    ["tr-hyperemesis", "vomit-blood", mother("call112")],
    ["tri-uti", "kidney-infection", mother("now")],
    ["tr-fall-knock", "belly-blow", pregnant("now")],
    ["tr-fall-knock", "belly-blow-danger", pregnant("call112")],
    ["tr-mind", "suicidal-or-harm", mother("call112")],
    ["tr-mind", "voices-confusion", mother("call112")],
    ["tr-mind", "cannot-sleep-eat", mother("today")],
    ["fa-fever-under3m", "baby-fever-under-3m", newborn("now")],
    ["fa-fever-under3m", "baby-cold", newborn("now")],
    ["fa-fever-3to6m", "baby-fever-39", { from3Months: "today" }],
    ["bf-breathing", "baby-not-breathing", baby("call112")],
    ["bf-breathing", "baby-hard-breathing", baby("call112")],
    ["bf-breathing", "baby-60-breaths", newborn("call112")],
    ["bf-breathing", "baby-50-breaths", { under3Months: "now", ...older("now") }],
    ["bf-breathing", "baby-pause-colour", baby("call112")],
    ["bf-breathing", "baby-pause-short", baby("now")],
    ["bf-colour", "baby-blue", baby("call112")],
    ["bf-floppy", "baby-not-waking", baby("call112")],
    ["bf-table", "baby-seizure", baby("call112")],
    ["bf-skin", "baby-glass-rash", baby("call112")],
    ["bf-skin", "baby-navel-red", { firstMonth: "now" }],
    ["bf-bilious", "baby-green-vomit", baby("now")],
    ["bf-fontanelle", "baby-fontanelle-bulging", { firstMonth: "call112", under3Months: "now", ...older("now") }],
    ["bf-cry-behaviour", "baby-cry-ill", baby("call112")],
    ["bf-cry-behaviour", "baby-cry-strange", baby("now")],
    ["bf-jaundice", "baby-yellow-first-day", { firstMonth: "now" }],
    ["bf-jaundice", "baby-yellow-sleepy", newborn("call112")],
    ["bf-jaundice", "baby-yellow-spreads", newborn("today")],
    ["bf-nappies", "baby-dry-12h", baby("now")],
    ["bf-nappies", "baby-dry-8h", { ...newborn("now"), ...older("today") }],
    ["fa-head-112", "baby-head-knock-danger", baby("call112")],
    ["fa-head-baby", "baby-head-knock", baby("now")],
    ["fa-choke-infant", "baby-choking", baby("call112")],
  ])("%s: %s", (_, key, tiers) => {
    expect(Object.fromEntries(signCalled(key).tiers.map(({ stage, tier }) => [stage, tier]))).toMatchObject(tiers);
  });

  test.each<[key: string, figures: RegExp]>([
    ["pressure-160-110", /160\/110/],
    ["pressure-140-90", /140\/90/],
    ["fever", /\b38\s?°C/],
    ["baby-fever-under-3m", /\b38\s?°C/],
    ["baby-fever-39", /\b39\s?°C/],
    ["baby-cold", /\b36\s?°C/],
    ["baby-60-breaths", /\b60\b/],
  ])("%s has its figure in both languages", (key, figures) => {
    for (const language of languages) expect(signCalled(key).text[language]).toMatch(figures);
  });
});

describe("the page of an emergency", () => {
  const emergencies = recordsOf<Symptom>("Symptom").filter(({ isEmergency }) => isEmergency);

  test("is each of bleeding, movements, waters, pre-eclampsia and early labour", () => {
    expect(emergencies.map(({ key }) => key)).toEqual(
      expect.arrayContaining(["bleeding", "reduced-movements", "waters", "pre-eclampsia", "preterm-labour"]),
    );
  });

  test("never says that home is enough and has no “mild”, at no stage", () => {
    const wrong = emergencies.filter(({ grades, advice }) => grades || advice.some(({ home }) => home));
    expect(wrong.map(({ key }) => key)).toEqual([]);
  });

  test("says at every stage of pregnancy for what to call 112 or to go now", () => {
    const missing = emergencies.flatMap(({ key, advice }) =>
      advice
        .filter(({ stage, signs }) => !signs.some(({ sign }) => ["call112", "now"].includes(tierAt(signCalled(sign), stage) ?? "")))
        .map(({ stage }) => `${key} ${stage}`),
    );
    expect(missing).toEqual([]);
  });

  test("is common in no week", () => {
    const keys = new Set(emergencies.map(({ key }) => key));
    const weeks = recordsOf<{ key: string; common?: string[] }>("PregnancyWeek");
    expect(weeks.filter(({ common }) => common?.some((key) => keys.has(key))).map(({ key }) => key)).toEqual([]);
  });
});

describe("the signs a week's page shows", () => {
  const sets = recordsOf<SignSet>("WarningSigns");
  /** The signs as WeekSigns and SignCards show them: the set of the week, the signs that apply in it, under the tier of its stage. */
  const shownIn = (whose: "mother" | "baby", week: number) => {
    const set = sets.find((candidate) => candidate.whose === whose && week >= candidate.weekFrom && week <= candidate.weekTo);
    const stage = whose === "mother" ? pregnancyStage(week) : babyStage(week);
    return (set?.signs ?? [])
      .map(signCalled)
      .filter(({ weekFrom, weekTo }) => week >= (weekFrom ?? 0) && week <= (weekTo ?? 99))
      .filter((sign) => tierAt(sign, stage))
      .map(({ key }) => key);
  };

  test.each<["mother" | "baby", key: string, from: number, to: number]>([
    ["mother", "blood-runs", 1, 42],
    ["mother", "severe-belly-pain", 1, 42],
    ["mother", "chest-pain-breathless", 1, 42],
    ["mother", "one-leg", 1, 42],
    ["mother", "suicidal-or-harm", 1, 42],
    ["mother", "pressure-160-110", 1, 42],
    ["mother", "fever", 1, 42],
    ["mother", "one-sided-strong-pain", 1, 19],
    ["mother", "faint-not-recovered", 1, 42],
    ["mother", "faint-once", 1, 42],
    ["mother", "waters", 16, 42],
    ["mother", "bleeding-any", 20, 42],
    ["mother", "headache-bad", 20, 42],
    ["mother", "pressure-140-90", 14, 42],
    ["mother", "cord", 20, 42],
    ["mother", "preterm-tightenings", 20, 36],
    ["mother", "movements-reduced", 24, 42],
    ["mother", "labour-begun", 37, 42],
    ["baby", "baby-not-breathing", 1, 52],
    ["baby", "baby-blue", 1, 52],
    ["baby", "baby-hard-breathing", 1, 52],
    ["baby", "baby-not-waking", 1, 52],
    ["baby", "baby-seizure", 1, 52],
    ["baby", "baby-glass-rash", 1, 52],
    ["baby", "baby-green-vomit", 1, 52],
    ["baby", "baby-head-knock", 1, 52],
    ["baby", "baby-head-knock-danger", 1, 52],
    ["baby", "baby-fever-under-3m", 1, 13],
    ["baby", "baby-60-breaths", 1, 9],
    ["baby", "baby-50-breaths", 10, 52],
    ["baby", "baby-choking", 14, 52],
    ["baby", "baby-battery", 14, 52],
    ["baby", "baby-magnet", 14, 52],
    ["baby", "baby-poison", 14, 52],
  ])("of the %s contain %s in every week from %i to %i", (whose, key, from, to) => {
    const weeks = Array.from({ length: to - from + 1 }, (_, i) => from + i);
    expect(weeks.filter((week) => !shownIn(whose, week).includes(key))).toEqual([]);
  });
});

describe.each(languages)("whom the cards name (%s)", (language) => {
  const textsIn = (namespace: string) =>
    JSON.parse(readFileSync(`src/locales/${language}/${namespace}.json`, "utf8")) as Record<string, string>;
  const triage = textsIn("triage");
  const callers = ["pregnancy", "afterBirth", "baby"] as const;
  const closingOf = (caller: string, tier: string) => triage[`${caller}.${tier}.closing`] ?? "";

  test("112 is on every card for 112, and on every card that says to go now for whoever cannot", () => {
    for (const caller of callers) for (const tier of ["call112", "now"]) expect(closingOf(caller, tier)).toMatch(/\b112\b/);
    const firstAid = textsIn("firstAidTopic");
    expect(firstAid["call.closing"]).toMatch(/\b112\b/);
    expect(firstAid["call.poisonClosing"]).toMatch(/\b112\b.*\b114\b/);
  });

  test("the card about a poison has the tiers of its signs: drowsy is 112, a magnet is hospital now", () => {
    const [call112 = "", hospital = ""] = (textsIn("firstAidTopic")["call.poisonClosing"] ?? "").split(". ");
    const words =
      language === "tr" ? { drowsy: /uykulu/, magnet: /mıknatıs.*hemen hastane/i } : { drowsy: /drowsy/, magnet: /magnet.*hospital now/i };
    expect(call112).toMatch(words.drowsy);
    expect(call112).not.toMatch(/mıknatıs|magnet/i);
    expect(hospital).toMatch(words.magnet);
  });

  test("the card for today says where else to go if nobody answers the phone", () => {
    for (const caller of callers) expect(closingOf(caller, "today")).toMatch(language === "tr" ? /acil/i : /emergency department/);
  });
});

test("a medicine that names the poison line says when 112 comes first", () => {
  const medicines = recordsOf<{ key: string; taken: Record<Language, readonly string[]> }>("Medicine");
  const naming = medicines.flatMap(({ key, taken }) =>
    languages.map((language) => ({ key, language, words: taken[language].join(" ") })).filter(({ words }) => /\b114\b/.test(words)),
  );
  expect(naming.length).toBeGreaterThan(20);
  expect(naming.filter(({ words }) => !/\b112\b/.test(words)).map(({ key, language }) => `${key} (${language})`)).toEqual([]);
});

test("an English reader abroad finds the numbers of the United Kingdom and the United States on every card for 112", () => {
  const texts = ["triage", "firstAidTopic"].map((name) => JSON.parse(readFileSync(`src/locales/en/${name}.json`, "utf8")));
  const closings = Object.entries(Object.assign({}, ...texts) as Record<string, string>).filter(([key]) =>
    /call112\.closing$|^call\.(closing|poisonClosing)$/.test(key),
  );
  expect(closings).toHaveLength(8);
  for (const [, closing] of closings) expect(closing).toMatch(/(?=.*\b999\b)(?=.*\b911\b)/);
});
