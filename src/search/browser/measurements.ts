/** What a parent has measured: temperature, blood pressure, breaths a minute. */
import type { Token } from "./dangerWords";
import type { Context } from "./spans";
import { dangerThresholds } from "./thresholds";

type Range = readonly [from: number, to: number];

const within = (value: number, [from, to]: Range): boolean => value >= from && value <= to;
const toCelsius = (value: number): number => ((value - 32) * 5) / 9;

/**
 * The highest temperature in the query, in °C; undefined if none.
 * @param used numbers that tell a length of time
 * @example temperatureIn(dangerWords("ateşi 38 5", "tr"), new Set(), context) // 38.5
 */
export function temperatureIn(tokens: readonly Token[], used: ReadonlySet<Token>, { isHot }: Context): number | undefined {
  const { shown, shownFahrenheit } = dangerThresholds.temperature;
  const found = tokens.flatMap((token, i) => {
    const { value } = token;
    if (value === undefined || used.has(token)) return [];
    const next = tokens[i + 1];
    const isDegree = /^(?:derece|c$|degree|celsius|santi|kusur)/.test(next?.word ?? "");
    if (within(value, shownFahrenheit) && (isHot || /^f/.test(next?.word ?? "") || !Number.isInteger(value))) return [toCelsius(value)];
    if (!within(value, shown) || !(isHot || isDegree || !Number.isInteger(value))) return [];
    const tenth =
      next?.value !== undefined && Number.isInteger(next.value) && next.value < 10 && !used.has(next) && !next.isAfterSlash
        ? next.value / 10
        : 0;
    return [value + (Number.isInteger(value) ? tenth : 0)];
  });
  return found.length > 0 ? Math.max(...found) : undefined;
}

const { pressure: limits } = dangerThresholds;

const inCentimetres = (value: number): number => (value >= limits.millimetres ? value / 10 : value);

/** True for “14 buçuğa 9”, “on altıya on”: a Turkish number in the dative before the next; “15'e 10 var” is a time. */
const isDative = (tokens: readonly Token[], first: number, second: number): boolean =>
  tokens
    .slice(first, second)
    .some(({ word }) => /^y?[ae]$|^bucuga$|(?:bir|ki|uc|dort|dord|bes|alti|yedi|sekiz|dokuz|on|yirmi)y?[ae]$/.test(word)) &&
  !/^(?:var|kala|gec)/.test(tokens[second + 1]?.word ?? "");

interface Measured {
  value: number;
  i: number;
  isAfterSlash?: boolean;
}

/** True if two numbers are a blood pressure without a word for it: “150/95”, “142 92”, “142 over 92”, “14’e 9”. */
const isPressureAlone = (tokens: readonly Token[], first: Measured, second: Measured): boolean =>
  (second.isAfterSlash === true && first.value >= limits.beforeSlash) ||
  (second.i === first.i + 1 &&
    within(first.value, limits.upperAlone) &&
    within(second.value, limits.lowerAlone) &&
    !/^(?:ml|mil|cc|gr|kg|tl)/.test(tokens[second.i + 1]?.word ?? "")) ||
  (first.value >= limits.upperAlone[0] && tokens[first.i + 1]?.word === "over") ||
  isDative(tokens, first.i, second.i);

/**
 * The highest blood pressure in the query, upper and lower in cmHg, 0 for a missing lower one; undefined if none.
 * @param used numbers that tell a length of time
 * @example pressureIn(dangerWords("tansiyonum 150/95", "tr"), new Set(), context) // [15, 9.5]
 */
export function pressureIn(tokens: readonly Token[], used: ReadonlySet<Token>, { isPressure }: Context): Range | undefined {
  const numbers = tokens.flatMap((token, i): Measured[] =>
    token.value !== undefined && !used.has(token) ? [{ ...token, value: token.value, i }] : [],
  );
  const pairs = numbers.flatMap((first, n): Range[] => {
    const second = numbers[n + 1];
    if (!second || second.i - first.i > limits.apart) return [];
    const [upper, lower] = [inCentimetres(first.value), inCentimetres(second.value)];
    const isPair = within(upper, limits.upper) && within(lower, limits.lower) && upper > lower;
    return isPair && (isPressure || isPressureAlone(tokens, first, second)) ? [[upper, lower]] : [];
  });
  if (pairs.length > 0) return pairs.reduce((most, pair) => (pair[0] + pair[1] > most[0] + most[1] ? pair : most));
  const single = numbers.map(({ value }) => inCentimetres(value)).find((value) => within(value, limits.upper));
  return isPressure && single !== undefined ? [single, 0] : undefined;
}

/**
 * The breaths a minute in the query; undefined if none, or so few that they say nothing.
 * @example breathsIn(dangerWords("dakikada 62 nefes", "tr"), context) // 62
 */
export function breathsIn(tokens: readonly Token[], { isBreath }: Context): number | undefined {
  const { many, most } = dangerThresholds.breaths;
  const counted = tokens.flatMap(({ value }) => (value !== undefined && within(value, [many, most]) ? [value] : []));
  return isBreath && counted.length > 0 ? Math.max(...counted) : undefined;
}
