/** The queries that mention a danger, with their answers: whom to call and how soon, by stage. Runs in Node while the site is built. */

import { type Find, linkPath, type RecordsOf } from "../../content/recordPages";
import type { RecordOf } from "../../content/records/registry";
import type { Language } from "../../routes/routes";
import { upperFirst } from "../../text/letters";
import { babyStage, babyStages, motherStages, pregnancyStage, type SignTier, type Stage, signTiers } from "../../triage/tiers";
import { type Caller, callers, type FlagSign, type IndexedFlag, type RedFlag, type SearchStart } from "../index.types";
import type { TextOf } from "./pageSources";

type SignRecord = RecordOf<"Sign">;

/** A sign with the stages in which it has one tier. */
interface Answer {
  sign: SignRecord;
  tier: SignTier;
  stages: Stage[];
}

const ofReader = { mother: motherStages, baby: babyStages } as const;

/** Who is calling: what to say on the phone differs in pregnancy, after the birth and for a baby. “mother” or “anyone” if a card is for several. */
function callerIn(stages: readonly Stage[]): Caller {
  const own = new Set<Caller>(
    stages.map((stage) =>
      stage === "afterBirth" ? "afterBirth" : ofReader.mother.some((other) => other === stage) ? "pregnancy" : "baby",
    ),
  );
  const [only] = own;
  return own.size === 1 && only ? only : own.has("baby") ? "anyone" : "mother";
}

/** The answers of a sign, one for each tier; if the query says the stage, only the answer of that stage. */
function answersOf(sign: SignRecord, queried: Stage | null | undefined): Answer[] {
  const own = ofReader[sign.whose].filter((stage) => !queried || callerIn([stage]) === callerIn([queried]));
  const has = (stage: Stage, tier: SignTier): boolean => sign.tiers.some((entry) => entry.stage === stage && entry.tier === tier);
  return signTiers
    .map((tier) => ({ sign, tier, stages: own.filter((stage) => has(stage, tier)) }))
    .filter(({ stages }) => (queried ? stages.includes(queried) : stages.length > 0));
}

/** True if a sign begins or ends in the middle of a stage. */
function isNarrower({ whose, weekFrom, weekTo }: SignRecord, stages: readonly Stage[]): boolean {
  const stageIn = whose === "baby" ? babyStage : pregnancyStage;
  return (
    (!!weekFrom && weekFrom > 1 && stageIn(weekFrom - 1) === stages[0]) ||
    (!!weekTo && weekTo < (whose === "baby" ? 52 : 42) && stageIn(weekTo + 1) === stages.at(-1))
  );
}

/** When an answer applies, in words; undefined if it applies in every stage or if the sign itself says when. */
function whenOf({ sign, stages }: Answer, text: TextOf, language: Language): string | undefined {
  if (stages.length === ofReader[sign.whose].length) return undefined;
  if (isNarrower(sign, stages)) {
    // The text of the sign names the week, or for a baby the age: “37. haftadan önce düzenli kasılmalar”, “2 aydan küçük”.
    const own: string = sign.text[language];
    const weeks = [sign.weekFrom ?? 0, (sign.weekTo ?? 0) + 1];
    if (sign.whose === "baby" || weeks.some((week) => new RegExp(`\\b${week}\\b`).test(own))) return undefined;
    return text("triage", "in.fromWeek", sign.weekFrom ?? 0);
  }
  return text("triage", `in.${stages.join("+")}`) ?? stages.map((stage) => text("triage", `in.${stage}`)).join(", ");
}

/**
 * The queries that mention a danger, in one language, the most urgent first.
 * @throws if one names an unknown sign, or has no sign with a tier or no page
 * @example redFlags(recordsOf, find, textOf, "tr")[0].tier // "call112"
 */
export function redFlags(recordsOf: RecordsOf, find: Find, text: TextOf, language: Language): RedFlag[] {
  const level = (tier: SignTier): number => signTiers.indexOf(tier);
  const rows = recordsOf("RedFlagQuery").map((record) => {
    const { key, phrases, page, also } = record;
    const path = linkPath(page, language, find);
    const answers = [record, ...(also ?? [])]
      .flatMap(({ sign: signKey, stage }) => {
        const sign = find("Sign", signKey);
        if (!sign) throw new Error(`redFlags requires the sign ${signKey}, which ${key} names`);
        return answersOf(sign, stage);
      })
      .sort((a, b) => level(a.tier) - level(b.tier));
    const isForBoth = new Set(answers.map(({ sign }) => sign.whose)).size > 1;
    const signs = answers.map((answer): FlagSign => {
      const { sign, tier } = answer;
      const who = isForBoth ? text("triage", `in.${sign.whose}`) : undefined;
      const when = [who, whenOf(answer, text, language)].filter(Boolean).join(", ");
      const caller = callerIn(answers.filter((other) => other.tier === tier).flatMap(({ stages }) => stages));
      return { tier, caller, sign: sign.text[language], ...(when && { stage: upperFirst(when, language) }) };
    });
    const [first, ...others] = signs;
    if (!first || !path) throw new Error(`redFlags requires a sign with a tier and a page, got ${key}`);
    return { key, flag: { phrases: phrases[language], path, ...first, also: others } };
  });
  return rows.sort((a, b) => level(a.flag.tier) - level(b.flag.tier) || (a.key < b.key ? -1 : 1)).map(({ flag }) => flag);
}

/**
 * The texts around the signs for every card that can occur, the same as on all pages; with the last line only if the card can be the first.
 * @example makeCards([], text) // {}
 */
export function makeCards(flags: readonly RedFlag[], text: TextOf): SearchStart["cards"] {
  const cards: SearchStart["cards"] = {};
  for (const flag of flags)
    for (const { caller, tier } of [flag, ...flag.also]) {
      const name = `${caller}.${tier}` as const;
      cards[name] ??= { title: text("triage", `${name}.title`) ?? "" };
      if (tier === flag.tier) cards[name].closing = text("triage", `${name}.closing`);
    }
  return cards;
}

/**
 * A red flag in the compact form of the index.
 * @param pageAt returns the number of the page with an address, -1 if the index has none
 * @throws if the index has no page with its address
 * @example packFlag({ phrases: ["ateş"], path: "/a", tier: "now", caller: "baby", sign: "Ateş", also: [] }, () => 12) // ["ateş", 12, [1, 3, "Ateş"]]
 */
export function packFlag(flag: RedFlag, pageAt: (path: string) => number): IndexedFlag {
  const page = pageAt(flag.path);
  if (page < 0) throw new Error(`packFlag requires a page of the index, got ${flag.path}`);
  const signs = [flag, ...flag.also].map(({ tier, caller, sign, stage }): IndexedFlag[2] => {
    const own: IndexedFlag[2] = [signTiers.indexOf(tier), callers.indexOf(caller), sign];
    if (stage) own.push(stage);
    return own;
  });
  return [flag.phrases.join("|"), page, ...signs];
}
