/** Lengths, distances and the record of contractions in words. */
import type { Language } from "../../routes/routes";
import { formatDate } from "../../text/formatDate";
import type { ContractionAssessment } from "./assessContractions";
import { type Contraction, lengthOf, minute, second } from "./contractions";
import { formatTime } from "./formatTime";

type Words = (key: string, values?: Record<string, string | number>) => string;

/**
 * A duration in minutes and seconds, as on a stopwatch.
 * @example clockOf(102_000) // "1:42"
 */
export function clockOf(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / second);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/**
 * The length of a contraction: in seconds up to two minutes, then in minutes and seconds.
 * @example lengthInWords(t, 58_000) // "58 sn"
 */
export function lengthInWords(t: Words, milliseconds: number): string {
  const seconds = Math.round(milliseconds / second);
  return seconds <= 120 ? t("timer.seconds", { n: seconds }) : t("timer.minutesSeconds", { m: Math.floor(seconds / 60), s: seconds % 60 });
}

/**
 * The time from one start to the next: in seconds under half a minute, in minutes under an hour and a half, then in hours.
 * @example distanceInWords(t, 340_000) // "6 dk"
 */
export const distanceInWords = (t: Words, milliseconds: number): string =>
  milliseconds < minute / 2
    ? t("timer.seconds", { n: Math.round(milliseconds / second) })
    : milliseconds < 90 * minute
      ? t("timer.minutes", { n: Math.round(milliseconds / minute) })
      : t("timer.hours", { n: Math.round(milliseconds / (60 * minute)) });

/**
 * A row of the record: when a contraction began, how long it lasted, and how long after the one before.
 * @param before the contraction before it; undefined for the first
 * @example rowInWords(t, "en", { start: 300_000, end: 358_000 }, { start: 0, end: 50_000 }) // { time: …, length: "58 s", distance: "5 min" }
 */
export function rowInWords(t: Words, language: Language, one: Contraction, before: Contraction | undefined) {
  const length = lengthOf(one);
  return {
    time: formatTime(one.start, language),
    length: one.end === null ? t("timer.goesOn") : length === null ? "–" : lengthInWords(t, length),
    distance: before ? distanceInWords(t, one.start - before.start) : "–",
  };
}

/**
 * The number and the averages of the last hour's contractions, in sentences.
 * @example summaryInWords(t, { count: 1, intervalMs: null, lengthMs: null, … }) // "1 contraction in the last hour."
 */
export function summaryInWords(t: Words, { count, intervalMs, lengthMs }: ContractionAssessment): string {
  return [
    t("timer.summary.count", { count }),
    ...(intervalMs === null ? [] : [t("timer.summary.interval", { distance: distanceInWords(t, intervalMs) })]),
    ...(lengthMs === null ? [] : [t("timer.summary.length", { length: lengthInWords(t, lengthMs) })]),
  ].join(" ");
}

export interface TimerRecord {
  /** Oldest first. */
  history: readonly Contraction[];
  assessment: ContractionAssessment;
  /** The sentences that say what she has chosen. */
  said: readonly string[];
  /** `YYYY-MM-DD` */
  today: string;
}

/**
 * The record as plain text, for a message or to read out on the phone: what she has said, the summary, then all contractions, newest first.
 * @example recordAsText(t, "en", { history, assessment, said: ["Week 38"], today: "2026-11-28" }) // "Contractions, 28 November 2026\nWeek 38\n…"
 */
export function recordAsText(t: Words, language: Language, { history, assessment, said, today }: TimerRecord): string {
  const rows = history.map((one, i) => {
    const { time, length, distance } = rowInWords(t, language, one, history[i - 1]);
    return t("timer.text.row", { time, length, distance });
  });
  return [t("timer.text.title", { date: formatDate(today, language) }), ...said, summaryInWords(t, assessment), "", ...rows.reverse()].join(
    "\n",
  );
}
