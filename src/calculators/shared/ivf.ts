import events from "../../../data/standards/ivf-events.json";
import milestoneTable from "../../../data/standards/ivf-milestones.json";
import { dayNumber, toIsoDate } from "../../text/calendar";
import { daysFromConception, daysToConception, daysToDueDate, type Trimester, trimesterIn } from "./gestation";

export interface IvfInput {
  /** What happened on the date: a row of the event table, like "transfer-day5", "egg-retrieval" or "iui". */
  event: string;
  /** `YYYY-MM-DD` */
  date: string;
}

interface IvfMilestone {
  key: string;
  /** First and last day, `YYYY-MM-DD`; the same when it is one day. */
  from: string;
  to: string;
  status: "past" | "now" | "next";
}

export type IvfAnswer =
  | {
      ok: true;
      event: string;
      date: string;
      embryoAgeDays: number;
      /** Days from the date to the due date. */
      addedDays: number;
      edd: string;
      fertilisation: string;
      /** First day of the last period that would lead to the same due date. */
      lmp: string;
      /** Age of the pregnancy on the date, in days: 2w5d is 19. */
      eventAgeDays: number;
      /** Age of the pregnancy today, in days; negative before its first day, where `completedWeeks` and `day` are 0. */
      gestationalDays: number;
      completedWeeks: number;
      day: number;
      trimester: Trimester;
      /** Days to the due date; negative when it has passed. */
      daysLeft: number;
      /** "planned" before the date, "waiting" until 5 weeks, when a test is reliable, "over" from 42 weeks. */
      stage: "planned" | "waiting" | "pregnant" | "over";
      /** First and last day for the blood test; null where no source gives days for this event. */
      test: { from: string; to: string } | null;
      milestones: IvfMilestone[];
    }
  | { ok: false; field: "event" | "date"; reason: "eventUnknown" | "dateInvalid" | "dateTooFar" | "dateTooOld" };

const longestPast = 301;
const longestAhead = 60;

/** The event table, as published; the page shows it too. */
export const ivfEvents: readonly (typeof events)[number][] = events;

/**
 * Days from an event to the due date.
 * @param embryoAgeDays age of the embryo on the day of the event, 0 for a fertilisation
 * @example addedDays(5) // 261
 */
export const addedDays = (embryoAgeDays: number): number => daysFromConception - embryoAgeDays;
/**
 * Age of the pregnancy on the day of the event, in days.
 * @param embryoAgeDays age of the embryo on that day
 * @example eventAgeDays(5) // 19, which is 2 weeks 5 days
 */
export const eventAgeDays = (embryoAgeDays: number): number => daysToConception + embryoAgeDays;

/**
 * When the baby is due after a transfer, an egg collection or an insemination, and the tests and milestones until then.
 *
 * Due date = date + 266 days − age of the embryo; the equivalent last period began 280 days before it. ACOG Committee Opinion 700 gives the day-5
 * case (transfer + 261). A frozen embryo is counted from the day of its transfer: time in storage never counts. Blood test windows and milestones are
 * looked up in data/standards/ivf-events.json and ivf-milestones.json, with their sources.
 *
 * @param input event, a key of the event table; date, today − 301 days to today + 60 days (a planned transfer)
 * @param today the visitor's calendar date, `YYYY-MM-DD`
 * @returns the answer, or the field that is wrong and why: no such event, no such date, over 60 days ahead or over 301 days ago
 * @throws if `today` is not a date
 * @example ivf({ event: "transfer-day5", date: "2026-06-20" }, "2026-11-21") // { ok: true, edd: "2027-03-08", completedWeeks: 24, day: 5, … }
 */
export function ivf(input: IvfInput, today: string): IvfAnswer {
  const now = dayNumber(today);
  if (now === null) throw new Error("ivf requires today as YYYY-MM-DD");
  const row = events.find(({ key }) => key === input.event);
  if (!row) return { ok: false, field: "event", reason: "eventUnknown" };
  const date = dayNumber(input.date);
  if (date === null) return { ok: false, field: "date", reason: "dateInvalid" };
  if (date > now + longestAhead) return { ok: false, field: "date", reason: "dateTooFar" };
  if (date < now - longestPast) return { ok: false, field: "date", reason: "dateTooOld" };

  const { embryoAgeDays, testFromDay, testToDay } = row;
  const added = addedDays(embryoAgeDays);
  const edd = date + added;
  const lmp = edd - daysToDueDate;
  const gestationalDays = now - lmp;
  const done = Math.max(0, gestationalDays);
  const completedWeeks = Math.floor(done / 7);
  return {
    ok: true,
    event: row.key,
    date: toIsoDate(date),
    embryoAgeDays,
    addedDays: added,
    edd: toIsoDate(edd),
    fertilisation: toIsoDate(date - embryoAgeDays),
    lmp: toIsoDate(lmp),
    eventAgeDays: date - lmp,
    gestationalDays,
    completedWeeks,
    day: done % 7,
    trimester: trimesterIn(completedWeeks),
    daysLeft: edd - now,
    stage: date > now ? "planned" : gestationalDays < 35 ? "waiting" : gestationalDays < 42 * 7 ? "pregnant" : "over",
    test: testFromDay === null || testToDay === null ? null : { from: toIsoDate(date + testFromDay), to: toIsoDate(date + testToDay) },
    milestones: milestoneTable.map(({ key, fromDay, toDay }) => {
      const to = toDay ?? fromDay;
      const status = gestationalDays < fromDay ? "next" : gestationalDays <= to ? "now" : "past";
      return { key, from: toIsoDate(lmp + fromDay), to: toIsoDate(lmp + to), status };
    }),
  };
}
