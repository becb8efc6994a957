/** What the numbers of a query say: week, age, temperature, blood pressure, breaths, hours. */
import type { Language } from "../../routes/routes";
import { babyStage, pregnancyStage, type Stage } from "../../vocabulary/tiers";
import type { DangerFact } from "../index.types";
import type { Token } from "./dangerWords";

/** Every limit of this file, each with a query that fixes it. */
const limits = {
  /** “40 günlük ateşi 38”: temperatures a thermometer shows. */
  temperature: [34, 43],
  /** “101 fever”: the same in °F. */
  fahrenheit: [95, 109],
  /** “36,8 normal mi”. */
  fever: 37.8,
  /** “38,6”: doubt between 38 and 39 belongs to the reader of the card, so the limits are those of the signs. */
  high: 39,
  veryHigh: 40,
  /** “ateşi 35,5”. */
  cold: 36,
  /** “15e 10”, “150/95”. */
  pressure: [14, 9],
  severe: [16, 11],
  /** “dakikada elli beş”, “sixty eight a minute”. */
  breaths: 50,
  fastBreaths: 60,
  /** “bebek oynamıyor 19 haftalık”. */
  weekOfPregnancy: 14,
  /** “sabahtan beri” counts as a night or a day without a nappy. */
  dry: 8,
  veryDry: 12,
} as const;

const week = 7;
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

export interface Facts {
  facts: ReadonlySet<DangerFact>;
  /** Stage of the mother if the query tells it; two before it is known how far. */
  mother: readonly Stage[] | null;
  baby: readonly Stage[] | null;
  /** Completed week of pregnancy, if told. */
  week: number | undefined;
}

/** The concepts that tell what a number is. */
export interface Context {
  isBaby: boolean;
  isPregnant: boolean;
  isAfterBirth: boolean;
  isHot: boolean;
  isPressure: boolean;
  isBreath: boolean;
}

interface Span {
  days: number;
  value: number;
  /** Whose age it is, or how long something lasts. */
  kind: "pregnancy" | "age" | "either" | "lasting";
  isInWeeks: boolean;
}

const lasting: Record<Language, RegExp> = {
  tr: /(?:[dt][iu]r|[dt][iu])$|^oldu|^once|^sonra|^boyunca|^icinde|^gec|^beri/,
  en: /^(?:ago|after|since|now|straight|postpartum|pp|apart|later|every|without)$/,
};

/** What a length of time in the query is: an age, a week of pregnancy, or how long something lasts. */
function kindOfSpan(tokens: readonly Token[], i: number, unit: number, days: number, context: Context, language: Language): Span["kind"] {
  const at = tokens[unit]?.word ?? "";
  const next = tokens[unit + 1]?.word ?? "";
  const before = tokens[i - 1]?.word ?? "";
  if (days > 300) return "age";
  if (language === "tr") {
    if (/^dogali$|^dogdugundan$|^dogumundan$/.test(before)) return "age";
    if (days < 1 && !/l[iu]k/.test(at)) return "lasting";
    if (/^h/.test(at) && /^(?:doldu|bitti|bitir|tamam)/.test(next) && !context.isAfterBirth) return "pregnancy";
    if (/(?:[dt][iu]r|t[iu]r)$/.test(at) || /^(?:once|sonra|gec|var|boyunca|icinde|beri)/.test(next)) return "lasting";
    if (/l[iu][kg][iu]m|l[iu]k[iu]m|(?:yim|yum|dayim|deyim|ayim)$|(?:da|de)(?:yi[mz]|yken|n)?$|nda/.test(at) || /^(?:ham|gebe)/.test(next))
      return "pregnancy";
    if (!/l[iu]?k/.test(at) && lasting.tr.test(next)) return "lasting";
    if (/^(?:h|ay)/.test(at) && !/l[iu]?[kg]|alik$|likt/.test(at)) return context.isAfterBirth ? "lasting" : "either";
    if (/l[iu]?k/.test(at) || /^yas/.test(at)) return "either";
    return "lasting";
  }
  if (/^(?:old|o)$/.test(next) || /o$/.test(at)) return "age";
  if (/^(?:pregnan|preg|gone|along|gest)/.test(next)) return "pregnancy";
  if (/^(?:for|last|past|every|within|in|each|an?|about|since)$/.test(before) || lasting.en.test(next) || days < 1) return "lasting";
  if (/^w|^m/.test(at)) return context.isAfterBirth ? "lasting" : "either";
  return context.isBaby ? "age" : "lasting";
}

function spansIn(tokens: readonly Token[], context: Context, language: Language): { spans: Span[]; used: Set<Token> } {
  const used = new Set<Token>();
  const spans: Span[] = [];
  tokens.forEach((token, i) => {
    const { value } = token;
    if (value === undefined || used.has(token)) return;
    const next = tokens[i + 1];
    // 31+4 is a week of pregnancy with its days.
    if (next?.isAfterPlus && next.value !== undefined && next.value < 7 && value < 43) {
      spans.push({ days: value * 7, value, kind: "pregnancy", isInWeeks: true });
      used.add(token).add(next);
      return;
    }
    const unit = [i + 1, i + 2].find(
      (at) =>
        unitOf[language].some(([form]) => form.test(tokens[at]?.word ?? "")) &&
        (at === i + 1 || (tokens[i + 1]?.value === undefined && /^(?:bucuk|and|to|full)/.test(tokens[i + 1]?.word ?? ""))),
    );
    if (unit === undefined) return;
    const length = unitOf[language].find(([form]) => form.test(tokens[unit]?.word ?? ""))?.[1] ?? 0;
    const days = value * length;
    used.add(token);
    spans.push({ days, value, kind: kindOfSpan(tokens, i, unit, days, context, language), isInWeeks: length === week });
  });
  return { spans, used };
}

const toCelsius = (value: number): number => ((value - 32) * 5) / 9;
const within = (value: number, [from, to]: readonly [number, number]): boolean => value >= from && value <= to;

/** The highest temperature in the query; undefined if none. */
function temperatureIn(tokens: readonly Token[], used: ReadonlySet<Token>, { isHot }: Context): number | undefined {
  const found = tokens.flatMap((token, i) => {
    const { value } = token;
    if (value === undefined || used.has(token)) return [];
    const next = tokens[i + 1];
    const isDegree = /^(?:derece|c$|degree|celsius|santi|kusur)/.test(next?.word ?? "");
    if (within(value, limits.fahrenheit) && (isHot || /^f/.test(next?.word ?? "") || !Number.isInteger(value))) return [toCelsius(value)];
    if (!within(value, limits.temperature) || !(isHot || isDegree || !Number.isInteger(value))) return [];
    const tenth =
      next?.value !== undefined && Number.isInteger(next.value) && next.value < 10 && !used.has(next) && !next.isAfterSlash
        ? next.value / 10
        : 0;
    return [value + (Number.isInteger(value) ? tenth : 0)];
  });
  return found.length > 0 ? Math.max(...found) : undefined;
}

const millimetres = (value: number): number => (value >= 40 ? value / 10 : value);

/** True for “14 buçuğa 9”, “on altıya on”: a Turkish number in the dative before the next; “15'e 10 var” is a time. */
const isDative = (tokens: readonly Token[], first: number, second: number): boolean =>
  tokens
    .slice(first, second)
    .some(({ word }) => /^y?[ae]$|^bucuga$|(?:bir|ki|uc|dort|dord|bes|alti|yedi|sekiz|dokuz|on|yirmi)y?[ae]$/.test(word)) &&
  !/^(?:var|kala|gec)/.test(tokens[second + 1]?.word ?? "");

/** Blood pressure in cmHg, upper and lower; a missing one is 0. */
function pressureIn(tokens: readonly Token[], used: ReadonlySet<Token>, { isPressure }: Context): readonly [number, number] | undefined {
  const numbers = tokens.flatMap((token, i) =>
    token.value !== undefined && !used.has(token) ? [{ ...token, value: token.value, i }] : [],
  );
  const pairs = numbers.flatMap((first, n): (readonly [number, number])[] => {
    const second = numbers[n + 1];
    if (!second || second.i - first.i > 3) return [];
    const [upper, lower] = [millimetres(first.value), millimetres(second.value)];
    const isPair = within(upper, [9, 26]) && within(lower, [5, 16]) && upper > lower;
    const isTold =
      isPressure ||
      (second.isAfterSlash && first.value >= 90) ||
      // “142 92” with nothing else between is a blood pressure.
      (second.i === first.i + 1 &&
        within(first.value, [100, 230]) &&
        within(second.value, [50, 140]) &&
        !/^(?:ml|mil|cc|gr|kg|tl)/.test(tokens[second.i + 1]?.word ?? "")) ||
      (first.value >= 100 && tokens[first.i + 1]?.word === "over") ||
      isDative(tokens, first.i, second.i);
    return isPair && isTold ? [[upper, lower]] : [];
  });
  if (pairs.length > 0) return pairs.reduce((most, pair) => (pair[0] + pair[1] > most[0] + most[1] ? pair : most));
  const single = numbers.map(({ value }) => millimetres(value)).find((value) => within(value, [9, 26]));
  return isPressure && single !== undefined ? [single, 0] : undefined;
}

/**
 * What the numbers of a query say.
 * @example factsIn(dangerWords("ateşi 38,5", "tr"), context, "tr").facts.has("fever") // true
 */
export function factsIn(tokens: readonly Token[], context: Context, language: Language): Facts {
  const facts = new Set<DangerFact>();
  const { spans, used } = spansIn(tokens, context, language);
  const temperature = temperatureIn(tokens, used, context);
  if (temperature !== undefined) {
    facts.add(temperature >= limits.fever ? "fever" : temperature < limits.cold ? "cold" : "noFever");
    if (temperature >= limits.high) facts.add("fever39");
    if (temperature >= limits.veryHigh) facts.add("fever40");
  }
  const pressure = pressureIn(tokens, used, context);
  if (pressure) {
    const isOver = ([upper, lower]: readonly [number, number]): boolean => pressure[0] >= upper || pressure[1] >= lower;
    facts.add(isOver(limits.severe) ? "pressure160" : isOver(limits.pressure) ? "pressure140" : "noPressure");
  }
  for (const { value = 0 } of tokens) {
    if (!context.isBreath || value < limits.breaths || value > 120) continue;
    facts.add("breaths50");
    if (value >= limits.fastBreaths) facts.add("breaths60");
  }
  const longest = Math.max(0, ...spans.filter(({ kind }) => kind === "lasting").map(({ days }) => days));
  if (longest * 24 >= 3) facts.add("hours3");
  if (longest * 24 >= limits.dry) facts.add("hours8");
  if (longest * 24 >= limits.veryDry) facts.add("hours12");
  if (longest >= 1 || isSinceWeekday(tokens, language)) facts.add("day");
  if (longest >= 7) facts.add("days7");
  if (longest >= 14) facts.add("weeks2");
  if (longest >= 40) facts.add("weeks6");
  return { facts, ...stagesOf(spans, context, facts) };
}

const weekday: Record<Language, RegExp> = {
  tr: /^(?:pazartesi|sali|carsamba|persembe|cuma|cumartesi|pazar)(?:dan|den|ydi|gunu)?$/,
  en: /^(?:mon|tues?|wed|wednes|thurs?|fri|satur|sat|sun)(?:day)?s?$/,
};

/** True if a weekday in the query says that something lasts for more than a day: “since thursday, it’s saturday now”. */
function isSinceWeekday(tokens: readonly Token[], language: Language): boolean {
  const days = tokens.flatMap(({ word }, i) => (weekday[language].test(word) ? [i] : []));
  return days.length > 1 || days.some((i) => tokens[i - 1]?.word === "since" || /^beri/.test(tokens[i + 1]?.word ?? ""));
}

/** The stages the query tells, with the facts that follow from them. */
function stagesOf(spans: readonly Span[], context: Context, facts: Set<DangerFact>): Omit<Facts, "facts"> {
  const own = spans.find(({ kind }) => kind === "pregnancy");
  const either = spans.find(({ kind, days }) => kind === "either" && days >= 1);
  // “32 haftalık” is a week of pregnancy even if the baby is named: babies of that age are told in months.
  const isWeek = either?.isInWeeks === true && either.value >= limits.weekOfPregnancy;
  const pregnancy = own ?? (isWeek || !context.isBaby || context.isPregnant ? either : undefined);
  const weeks = pregnancy && pregnancy.days >= 14 && pregnancy.days / 7 < 44 ? pregnancy.days / 7 : undefined;
  const age = spans.find(({ kind, days }) => kind === "age" && days < 6 * year) ?? (context.isPregnant || own ? undefined : either);
  if (weeks !== undefined) {
    // “4 months” without a word of pregnancy is as likely an age.
    if (pregnancy?.isInWeeks || own || context.isPregnant) facts.add("week");
    facts.add(weeks < 20 ? "before20" : "from20");
    if (weeks < 16) facts.add("before16");
    if (weeks >= 12 && weeks < 20) facts.add("from12");
    if (weeks >= 20 && weeks < 37) facts.add("before37");
    if (weeks >= 16 && weeks < 24) facts.add("before24");
    if (weeks >= 37) facts.add("from37");
  }
  if (context.isPregnant || own) facts.add("pregnant");
  if (context.isAfterBirth && !own) facts.add("afterBirth");
  if (age) {
    facts.add("age");
    // “33 haftalık” may be a week of pregnancy; an age in days or years, or of someone called a baby, is none.
    if (age.kind === "age" || age.days > 43 * week || age.days < 4 * week || (context.isBaby && !isWeek)) facts.add("infant");
    if (age.days < 91) facts.add("under3m");
    if (age.days >= 13 && age.days < 70) facts.add("from2w");
    if (age.days <= 1.5) facts.add("firstDay");
  }
  const isAfter = context.isAfterBirth && !own && !context.isPregnant;
  return {
    mother: isAfter ? ["afterBirth"] : weeks !== undefined ? [pregnancyStage(weeks)] : context.isPregnant ? ["before20", "from20"] : null,
    baby: age ? [babyStage(Math.floor(age.days / 7) + 1)] : null,
    week: weeks === undefined ? undefined : Math.floor(weeks),
  };
}
