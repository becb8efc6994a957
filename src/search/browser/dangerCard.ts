/** What a card says: the signs of a danger in the stages the query tells, the most urgent first. */
import { upperFirst } from "../../text/letters";
import { babyStages, motherStages, type SignTier, type Stage, signTiers, stages } from "../../vocabulary/tiers";
import type { FlagSign } from "../index.types";
import { answersOf, callerIn } from "../signAnswers";
import type { Facts } from "./dangerFacts";
import type { OpenDangers } from "./openDangers";
import { dangerThresholds } from "./thresholds";

/** A sign with its urgency in some stages. */
export interface Answer {
  tier: SignTier;
  stages: Stage[];
  sign: string;
  whose: "mother" | "baby";
  stage: string | undefined;
}

/**
 * The answers of a sign, one for each urgency it has in the stages the query tells.
 * @param sign its number in the index, and the stages the danger shows it for, empty if all
 * @example answersIn(dangers, [3, ""], facts)[0]?.tier // "now"
 */
export function answersIn({ data }: OpenDangers, sign: readonly [number, string], { mother, baby, week }: Facts): Answer[] {
  const [number, limit] = sign;
  const packed = data.signs[number];
  if (!packed) return [];
  const [text, whose, tiers, time, weeks] = packed;
  const [from = 0, to = 99] = weeks?.split("-").map(Number) ?? [];
  if (whose === 0 && week !== undefined && (week < from || week > to)) return [];
  const told = whose === 0 ? mother : baby;
  const own: readonly Stage[] = whose === 0 ? motherStages : babyStages;
  const asked = limit ? own.filter((stage) => limit.includes(String(stages.indexOf(stage)))) : null;
  const only = told && asked ? told.filter((stage) => asked.includes(stage)) : (told ?? asked);
  return answersOf(own, tiers, only).map((answer) => {
    const name = answer.stages.map((stage) => stages.indexOf(stage)).join("");
    const isWhole = answer.stages.length === own.length;
    const stage = isWhole ? undefined : time !== undefined && !answer.stages.includes("afterBirth") ? time || undefined : data.times[name];
    return { ...answer, sign: text, whose: whose === 0 ? "mother" : "baby", stage };
  });
}

/** The lines of a card, each with when it is this urgent and who is calling. */
function toLines(answers: readonly Answer[], { data, language }: OpenDangers): FlagSign[] {
  const isForBoth = new Set(answers.map(({ whose }) => whose)).size > 1;
  return answers.map(({ tier, sign, stage, whose }) => {
    const when = [isForBoth ? data.times[whose === "mother" ? "m" : "b"] : undefined, stage].filter(Boolean).join(", ");
    const caller = callerIn(answers.filter((other) => other.tier === tier).flatMap((other) => other.stages));
    return { tier, caller, sign, ...(when && { stage: upperFirst(when, language) }) };
  });
}

/**
 * Sorts the more urgent answer first.
 * @example answers.sort(byUrgency)[0]?.tier // "call112"
 */
export const byUrgency = (a: Pick<Answer, "tier">, b: Pick<Answer, "tier">): number =>
  signTiers.indexOf(a.tier) - signTiers.indexOf(b.tier);

/**
 * The lines of a card, the most urgent first: every answer once, at most as many as a card has room for.
 * @param least how many of the first answers are shown in any case
 * @example cardOf(answers, 1, dangers)[0]?.tier // "call112"
 */
export function cardOf(answers: readonly Answer[], least: number, open: OpenDangers): FlagSign[] {
  const unique = new Map<string, Answer>();
  for (const answer of answers) {
    const name = `${answer.whose}|${answer.sign}|${answer.tier}`;
    if (!unique.has(name)) unique.set(name, answer);
  }
  return toLines([...unique.values()].slice(0, Math.max(dangerThresholds.card.most, least)).sort(byUrgency), open);
}
