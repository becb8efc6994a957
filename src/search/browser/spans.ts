/** Lengths of time in a query: whose age it is, which week of pregnancy, or how long something lasts. */
import type { Language } from "../../routes/routes";
import type { Token } from "./dangerWords";
import { dangerThresholds } from "./thresholds";

/** The concepts that tell what a number is. */
export interface Context {
  isBaby: boolean;
  isPregnant: boolean;
  isAfterBirth: boolean;
  isHot: boolean;
  isPressure: boolean;
  isBreath: boolean;
}

export interface Span {
  days: number;
  value: number;
  /** Whose age it is, or how long something lasts. */
  kind: "pregnancy" | "age" | "either" | "lasting";
  isInWeeks: boolean;
}

export const week = 7;
const month = 30.44;
const year = 365;

const unitOf: Record<Language, readonly [RegExp, number][]> = {
  tr: [
    [/^(?:ha?f(?!if|iz)t?|hft|hatf)/, week],
    [/^ay(?:$|l|d|i$|in|im|a$)/, month],
    [/^g(?:u)?n(?!es)/, 1],
    [/^yas(?:$|i$|in|li|a$)/, year],
    [/^(?:sa?att?|st$|satir)/, 1 / 24],
    [/^(?:dakk?i?ka|dk|dakka)/, 1 / 1440],
  ],
  en: [
    [/^(?:we?e?k|w$|wo$|wko?$|wee?k)/, week],
    [/^(?:mo(?:nth)?s?$|mth|months?|mo$)/, month],
    [/^(?:days?$|dys?$)/, 1],
    [/^(?:ye?a?rs?$|yo$)/, year],
    [/^(?:hours?$|hrs?$|h$)/, 1 / 24],
    [/^(?:min)/, 1 / 1440],
  ],
};

/** A number with its unit, and the words beside them. */
interface Place {
  days: number;
  unit: string;
  before: string;
  next: string;
}

/** A Turkish length: “3 aylık” is an age or a month of pregnancy, “3 aydır” lasts, “30 haftayım” is a week of pregnancy. */
function kindInTurkish({ days, unit, before, next }: Place, { isAfterBirth }: Context): Span["kind"] {
  if (/^dogali$|^dogdugundan$|^dogumundan$/.test(before)) return "age";
  if (days < 1 && !/l[iu]k/.test(unit)) return "lasting";
  if (/^h/.test(unit) && /^(?:doldu|bitti|bitir|tamam)/.test(next) && !isAfterBirth) return "pregnancy";
  if (/(?:[dt][iu]r|t[iu]r)$/.test(unit) || /^(?:once|sonra|gec|var|boyunca|icinde|beri)/.test(next)) return "lasting";
  if (/l[iu][kg][iu]m|l[iu]k[iu]m|(?:yim|yum|dayim|deyim|ayim)$|(?:da|de)(?:yi[mz]|yken|n)?$|nda/.test(unit) || /^(?:ham|gebe)/.test(next))
    return "pregnancy";
  if (!/l[iu]?k/.test(unit) && /(?:[dt][iu]r|[dt][iu])$|^oldu|^once|^sonra|^boyunca|^icinde|^gec|^beri/.test(next)) return "lasting";
  if (/^(?:h|ay)/.test(unit) && !/l[iu]?[kg]|alik$|likt/.test(unit)) return isAfterBirth ? "lasting" : "either";
  return /l[iu]?k/.test(unit) || /^yas/.test(unit) ? "either" : "lasting";
}

/** An English length: “3 weeks old” is an age, “30 weeks” either, “for 3 weeks” lasts. */
function kindInEnglish({ days, unit, before, next }: Place, { isAfterBirth, isBaby }: Context): Span["kind"] {
  if (/^(?:old|o)$/.test(next) || /o$/.test(unit)) return "age";
  if (/^(?:pregnan|preg|gone|along|gest)/.test(next)) return "pregnancy";
  const isLasting =
    /^(?:for|last|past|every|within|in|each|an?|about|since)$/.test(before) ||
    /^(?:ago|after|since|now|straight|postpartum|pp|apart|later|every|without)$/.test(next);
  if (isLasting || days < 1) return "lasting";
  if (/^w|^m/.test(unit)) return isAfterBirth ? "lasting" : "either";
  return isBaby ? "age" : "lasting";
}

/** Where the unit of a number stands: beside it, or after “buçuk”, “and a”; undefined if it has none. */
function unitAt(tokens: readonly Token[], i: number, language: Language): number | undefined {
  const isUnit = (at: number): boolean => unitOf[language].some(([form]) => form.test(tokens[at]?.word ?? ""));
  if (isUnit(i + 1)) return i + 1;
  const between = tokens[i + 1];
  return between?.value === undefined && /^(?:bucuk|and|to|full)/.test(between?.word ?? "") && isUnit(i + 2) ? i + 2 : undefined;
}

/**
 * The lengths of time in a query, and the numbers they use.
 * @example spansIn(dangerWords("30 haftalık hamileyim", "tr"), context, "tr").spans[0]?.days // 210
 */
export function spansIn(tokens: readonly Token[], context: Context, language: Language): { spans: Span[]; used: Set<Token> } {
  const used = new Set<Token>();
  const spans: Span[] = [];
  tokens.forEach((token, i) => {
    const { value } = token;
    if (value === undefined || used.has(token)) return;
    const next = tokens[i + 1];
    // 31+4 is a week of pregnancy with its days.
    if (next?.isAfterPlus && next.value !== undefined && next.value < week && value < dangerThresholds.weeks.last - 1) {
      spans.push({ days: value * week, value, kind: "pregnancy", isInWeeks: true });
      used.add(token).add(next);
      return;
    }
    const at = unitAt(tokens, i, language);
    if (at === undefined) return;
    const unit = tokens[at]?.word ?? "";
    const length = unitOf[language].find(([form]) => form.test(unit))?.[1] ?? 0;
    const place: Place = { days: value * length, unit, before: tokens[i - 1]?.word ?? "", next: tokens[at + 1]?.word ?? "" };
    const kindOf = language === "tr" ? kindInTurkish : kindInEnglish;
    const kind = place.days > dangerThresholds.ages.surely ? "age" : kindOf(place, context);
    used.add(token);
    spans.push({ days: place.days, value, kind, isInWeeks: length === week });
  });
  return { spans, used };
}

const weekday: Record<Language, RegExp> = {
  tr: /^(?:pazartesi|sali|carsamba|persembe|cuma|cumartesi|pazar)(?:dan|den|ydi|gunu)?$/,
  en: /^(?:mon|tues|wednes|thurs|fri|satur|sun)days?$|^(?:tues|thurs?|fri)$/,
};
/** Short names that are other words as well: “sat up”, “in the sun”. */
const shortWeekday = /^(?:mon|tue|wed|sat|sun)$/;

/**
 * True if a weekday in the query says that something lasts for more than a day: “since thursday, it’s saturday now”.
 * @example isSinceWeekday(dangerWords("hot since thursday", "en"), "en") // true
 */
export function isSinceWeekday(tokens: readonly Token[], language: Language): boolean {
  const days = tokens.flatMap(({ word }, i) => (weekday[language].test(word) ? [i] : []));
  const isSince = days.some((i) => tokens[i - 1]?.word === "since" || /^beri/.test(tokens[i + 1]?.word ?? ""));
  return isSince || days.length > 1 || tokens.some(({ word }, i) => shortWeekday.test(word) && tokens[i - 1]?.word === "since");
}
