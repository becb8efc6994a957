/** The questions that tell of danger with all their answers: whom to call and how soon, by stage. In Node, while the site is built. */

import { type Find, linkPath } from "../content/recordPages";
import type { Language } from "../routes/routes";
import { upperFirst } from "../text/letters";
import { babyStage, babyStages, motherStages, pregnancyStage, type SignTier, type Stage, signTiers } from "../triage/tiers";
import { type Caller, callers, type FlagSign, type IndexedFlag, type RedFlag, type SearchStart } from "./index.types";
import type { RecordsOf, TextOf } from "./pageSources";

interface SignRecord {
  whose: "mother" | "baby";
  text: Record<Language, string>;
  tiers: { stage: Stage; tier: SignTier }[];
  weekFrom?: number | null;
  weekTo?: number | null;
}

interface NamedSign {
  sign: string;
  /** The stage the question itself tells of. */
  stage?: Stage | null;
}

interface FlagRecord extends NamedSign {
  key: string;
  also?: NamedSign[] | null;
  phrases: Record<Language, string[]>;
  page: { to: string; record: string | null };
}

/** A sign with the stages in which it has one tier. */
interface Answer {
  sign: SignRecord;
  tier: SignTier;
  stages: Stage[];
}

const ofReader = { mother: motherStages, baby: babyStages } as const;

/** What is said on the phone is another thing in a pregnancy, after the birth and for a baby; “mother” and “anyone” are said where a card is for several. */
function callerIn(stages: readonly Stage[]): Caller {
  const own = new Set<Caller>(
    stages.map((stage) =>
      stage === "afterBirth" ? "afterBirth" : ofReader.mother.some((other) => other === stage) ? "pregnancy" : "baby",
    ),
  );
  const [only] = own;
  return own.size === 1 && only ? only : own.has("baby") ? "anyone" : "mother";
}

/** The answers of a sign, one a tier; where the question tells the stage, the answer of that stage alone. */
function answersOf(sign: SignRecord, told: Stage | null | undefined): Answer[] {
  const own = ofReader[sign.whose].filter((stage) => !told || callerIn([stage]) === callerIn([told]));
  const has = (stage: Stage, tier: SignTier): boolean => sign.tiers.some((entry) => entry.stage === stage && entry.tier === tier);
  return signTiers
    .map((tier) => ({ sign, tier, stages: own.filter((stage) => has(stage, tier)) }))
    .filter(({ stages }) => (told ? stages.includes(told) : stages.length > 0));
}

/** True where a sign begins or ends in the midst of a stage. */
function isNarrower({ whose, weekFrom, weekTo }: SignRecord, stages: readonly Stage[]): boolean {
  const stageIn = whose === "baby" ? babyStage : pregnancyStage;
  return (
    (!!weekFrom && weekFrom > 1 && stageIn(weekFrom - 1) === stages[0]) ||
    (!!weekTo && weekTo < (whose === "baby" ? 52 : 42) && stageIn(weekTo + 1) === stages.at(-1))
  );
}

/** When an answer holds, in words; undefined where it holds in every stage of the reader, and where the sign says it in its own words. */
function whenOf({ sign, stages }: Answer, text: TextOf, language: Language): string | undefined {
  if (stages.length === ofReader[sign.whose].length) return undefined;
  if (isNarrower(sign, stages)) {
    // “37. haftadan önce düzenli kasılmalar”, “2 aydan küçük”: a week is named, or for a baby the age.
    const own: string = sign.text[language];
    const weeks = [sign.weekFrom ?? 0, (sign.weekTo ?? 0) + 1];
    if (sign.whose === "baby" || weeks.some((week) => new RegExp(`\\b${week}\\b`).test(own))) return undefined;
    return text("triage", "in.fromWeek", sign.weekFrom ?? 0);
  }
  return text("triage", `in.${stages.join("+")}`) ?? stages.map((stage) => text("triage", `in.${stage}`)).join(", ");
}

/**
 * The questions that tell of danger in one language, the most urgent first.
 * @example redFlags(recordsOf, find, textOf, "tr")[0].tier // "call112"
 */
export function redFlags(recordsOf: RecordsOf, find: Find, text: TextOf, language: Language): RedFlag[] {
  const level = (tier: SignTier): number => signTiers.indexOf(tier);
  const rows = (recordsOf("RedFlagQuery") as unknown as FlagRecord[]).map((record) => {
    const { key, phrases, page, also } = record;
    const path = linkPath(page, language, find);
    const answers = [record, ...(also ?? [])]
      .flatMap(({ sign, stage }) => answersOf(find("Sign", sign) as unknown as SignRecord, stage))
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

/** The words around the signs, as on every other page: of the cards there are, with the last line where a card may stand first. */
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

/** @param pageAt number of the page with an address, -1 where the index has none */
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
