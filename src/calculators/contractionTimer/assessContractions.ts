/** What the contractions of the last hour mean for calling and going; it never says whether somebody is in labour. */
import { type Contraction, forgottenAfter, hour, isStray, lengthOf, minute, runningOf, second } from "./contractions";

export interface ContractionContext {
  /** Completed weeks of pregnancy, 0–42; null if not known. */
  weeks: number | null;
  /** Null if she has not said; then the rule that applies earlier is used. */
  isFirstBirth: boolean | null;
  /** A long way, twins, breech, an earlier caesarean, a fast birth before, or doctor's advice: the rule for a later birth applies. */
  goesSooner?: boolean;
}

/** The signs of data/signs that a history can trigger. */
type ContractionSign = "rhythmic-pain-early" | "preterm-tightenings" | "contraction-long" | "contractions-close" | "labour-begun";

export interface ContractionAssessment {
  /** Number of contractions that began within the last hour, including a running one. */
  count: number;
  /** Average time from one start to the next over the last hour, in milliseconds; null with fewer than two. */
  intervalMs: number | null;
  /** Average length over the last hour, in milliseconds; null if no length is known. */
  lengthMs: number | null;
  /** How long the running contraction has lasted so far, in milliseconds; null if none is running. */
  elapsedMs: number | null;
  /** True when it has been running for so long that somebody must have forgotten to stop it. */
  isForgotten: boolean;
  /** Time since the last one began, in milliseconds; null without one. */
  sinceLastMs: number | null;
  /** How long three or more have followed each other without a long pause, in milliseconds; null if they do not. */
  rowMs: number | null;
  /** The signs that apply now, the most urgent first. */
  signs: ContractionSign[];
  /** `go`: a sign applies. `ask`: the week must be known first. `home`: stay at home, as far as the timer can tell. `start`: too few timed so far. */
  advice: "go" | "ask" | "home" | "start";
}

/** One contraction over two minutes, or six or more in ten: go at once (Kingston Maternity NHS). */
const tooLong = 2 * minute;
const tooMany = 6;
const tooManyWithin = 10 * minute;
/** First birth: every five minutes, about a minute long (45 to 60 seconds, Chelsea and Westminster NHS), for an hour (East and North Hertfordshire NHS). */
const firstBirth = { minutes: 5, seconds: 45, span: hour };
/** Later births and a long way: as soon as they are regular, five to ten minutes apart. Three count as regular. */
const laterBirth = { minutes: 10, count: 3 };
/** A pause longer than this ends a regular series. */
const longPause = 15 * minute;

const average = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

const intervalsOf = (row: readonly Contraction[]): number[] => row.slice(1).map(({ start }, i) => start - (row[i]?.start ?? start));

/** The latest contractions up to now that followed each other without a long pause. */
function rowUpTo(now: number, past: readonly Contraction[]): Contraction[] {
  let from = past.length;
  let next = now;
  while (from > 0) {
    const start = past[from - 1]?.start ?? 0;
    if (next - start > longPause) break;
    next = start;
    from--;
  }
  return past.slice(from);
}

/** Compares rounded figures, so that the decision agrees with the whole minutes and seconds she reads. */
const isWithin = (intervalMs: number | null, minutes: number): boolean => intervalMs !== null && Math.round(intervalMs / minute) <= minutes;

function isTimeToGo(row: readonly Contraction[], now: number, context: ContractionContext): boolean {
  const recent = row.filter(({ start }) => start > now - hour);
  if (recent.length < laterBirth.count) return false;
  const interval = average(intervalsOf(recent));
  if (context.isFirstBirth !== true || context.goesSooner) return isWithin(interval, laterBirth.minutes);
  const length = average(recent.flatMap((one) => lengthOf(one) ?? []));
  return (
    isWithin(interval, firstBirth.minutes) &&
    (length === null || Math.round(length / second) >= firstBirth.seconds) &&
    now - (row[0]?.start ?? now) >= firstBirth.span
  );
}

/**
 * Assesses a history at a moment.
 *
 * Averages are those of the last hour. Entries of under three seconds are stray taps and do not count. Contractions that begin later than now, because the clock was set back, are left out; one that was never
 * stopped counts as a start without a length. Sources: the signs named, in data/signs, with how urgent each is.
 *
 * @param history in any order; at most one is running
 * @param now milliseconds since 1970
 * @param context week of pregnancy and what decides the rule
 * @returns figures of the last hour, the signs that apply, and what to do: `go` with a sign, `ask` without a week, else `home` or `start`
 * @example assessContractions([{ start: 0, end: 121_000 }], 300_000, { weeks: 39, isFirstBirth: true }).signs // ["contraction-long"]
 */
export function assessContractions(history: readonly Contraction[], now: number, context: ContractionContext): ContractionAssessment {
  const { weeks } = context;
  const past = history.filter((one) => one.start <= now && !isStray(one)).sort((a, b) => a.start - b.start);
  const recent = past.filter(({ start }) => start > now - hour);
  const running = runningOf(history);
  const elapsedMs = running ? Math.max(0, now - running.start) : null;
  const isForgotten = elapsedMs !== null && elapsedMs >= forgottenAfter;
  const lengths = recent.flatMap((one) => lengthOf(one) ?? []);
  const row = rowUpTo(now, past);
  const isLong = lengths.some((length) => length > tooLong) || (elapsedMs !== null && !isForgotten && elapsedMs > tooLong);
  const isClose = recent.some(({ start }, i) => {
    const sixth = recent[i + tooMany - 1];
    return sixth !== undefined && sixth.start - start < tooManyWithin;
  });
  const isEarly = weeks !== null && weeks < 37;
  const signs: ContractionSign[] = [
    // Before 37 weeks, she should not time contractions first.
    ...(isEarly ? [weeks < 20 ? ("rhythmic-pain-early" as const) : ("preterm-tightenings" as const)] : []),
    ...(isLong ? ["contraction-long" as const] : []),
    ...(isClose ? ["contractions-close" as const] : []),
    ...(!isEarly && isTimeToGo(row, now, context) ? ["labour-begun" as const] : []),
  ];
  const last = past[past.length - 1];
  return {
    count: recent.length,
    intervalMs: average(intervalsOf(recent)),
    lengthMs: average(lengths),
    elapsedMs,
    isForgotten,
    sinceLastMs: last ? now - last.start : null,
    rowMs: row.length >= laterBirth.count ? now - (row[0]?.start ?? now) : null,
    signs,
    advice: signs.length > 0 ? "go" : weeks === null ? "ask" : recent.length >= 2 ? "home" : "start",
  };
}
