import { dayNumber, toIsoDate } from "../../text/calendar";
import { isWholeBetween } from "../../text/isWholeBetween";
import { daysToDueDate, longestPregnancyDays } from "../shared/gestation";
import type { PregnancyQuizAnswer, PregnancyQuizInput } from "./pregnancyQuizTypes";
import { type Band, bands, pointsFor } from "./pregnancySigns";

export { type PregnancyQuizAnswer, type PregnancyQuizInput, redSigns } from "./pregnancyQuizTypes";

type Good = Extract<PregnancyQuizAnswer, { ok: true }>;
type Refusal = Extract<PregnancyQuizAnswer, { ok: false }>;

/** Days after sex from which a negative test is reliable (NHS). */
const sureAfterDays = 21;
/** Days after which a negative test is repeated if the period still has not come. */
const retestAfterDays = { from: 3, to: 7 };

const nothing: Omit<Good, "outcome"> = {
  ok: true,
  hadTreatment: false,
  points: null,
  gapDays: null,
  periodDue: null,
  testFrom: null,
  sureFrom: null,
  isSureFromSex: false,
  retestFrom: null,
  retestTo: null,
  wouldBe: null,
  isLateAtOdds: false,
};

/** The day number of an optional date: null if it is left out, or a refusal if it is not a past date in range. */
function pastDay(field: Refusal["field"], date: string | undefined, now: number): number | null | Refusal {
  if (date === undefined) return null;
  const day = dayNumber(date);
  if (day === null) return { ok: false, field, reason: "dateInvalid" };
  if (day > now) return { ok: false, field, reason: "dateFuture" };
  if (now - day > longestPregnancyDays) return { ok: false, field, reason: "dateTooOld" };
  return day;
}

const isRefusal = (value: unknown): value is Refusal => typeof value === "object" && value !== null;

/** Days late that each answer allows; a difference of one day on either side is no contradiction. */
const lateDays: Record<string, [number, number]> = {
  "not-due": [Number.NEGATIVE_INFINITY, 0],
  "due-today": [-1, 1],
  "1-6-days": [0, 7],
  "7-days-or-more": [6, Number.POSITIVE_INFINITY],
};

/**
 * Whether a pregnancy test is worth taking, from which day it is reliable, and what to do until then. Never a diagnosis and never a percentage.
 *
 * Fixed rules come first, in this order: a red sign means calling 112; a positive test is almost certainly right; after fertility treatment the clinic
 * decides; no sex makes a pregnancy very unlikely; a negative test 21 days or more after the last sex without protection makes it unlikely; an earlier
 * negative one leaves it possible. Only then are points added up and looked up in a band. Source of rules and days: NHS, "Doing a pregnancy test"; of the red
 * signs: Sweet Beginnings (Tommy's, NICE). Points and bands: data/standards/pregnancy-signs.json and pregnancy-sign-bands.json, the site's own
 * proposal, as there is no tested score. A test is worth taking from last period + cycle, without these
 * from 21 days after the last sex without protection, and in any case once those 21 days are over.
 *
 * @param input answers; dates today − 315 days to today, cycleLength 20–45 days; anything left out is not known
 * @param today the visitor's calendar date, `YYYY-MM-DD`
 * @returns the answer, or the field that is wrong and why: a required choice not made, no such date, in the future, over 315 days ago, cycle not 20–45
 * @throws if `today` is not a date
 * @example pregnancyQuiz({ redSigns: [], signs: [], test: "none", sex: "yes", treatment: "no", late: "not-due", lmp: "2026-11-07", cycleLength: 28 },
 *   "2026-11-21") // { ok: true, outcome: "some", points: 3, testFrom: "2026-12-05", … }
 */
export function pregnancyQuiz(input: PregnancyQuizInput, today: string): PregnancyQuizAnswer {
  const now = dayNumber(today);
  if (now === null) throw new Error("pregnancyQuiz requires today as YYYY-MM-DD");
  if (input.redSigns.length > 0) return { ...nothing, outcome: "urgent" };
  if (!input.test) return { ok: false, field: "test", reason: "choose" };

  const { sex, treatment, late, cycleLength } = input;
  const isPositive = input.test === "positive";
  if (!isPositive && !sex) return { ok: false, field: "sex", reason: "choose" };
  if (!isPositive && !treatment) return { ok: false, field: "treatment", reason: "choose" };
  if (!isPositive && treatment === "yes") return { ...nothing, outcome: "treatment", hadTreatment: true };
  if (!isPositive && sex === "no") return { ...nothing, outcome: "veryUnlikely" };

  const lmp = pastDay("lmp", input.lmp, now);
  if (isRefusal(lmp)) return lmp;
  if (cycleLength !== undefined && !isWholeBetween(cycleLength, 20, 45)) return { ok: false, field: "cycleLength", reason: "cycleRange" };
  const isIrregular = late === "irregular";
  const wouldBe = lmp === null ? null : pregnancyFrom(lmp + (isIrregular ? 0 : (cycleLength ?? 28) - 28), now);
  if (isPositive) return { ...nothing, outcome: "positive", hadTreatment: treatment === "yes", wouldBe };

  const testDate = input.test === "negative" ? pastDay("testDate", input.testDate, now) : null;
  if (isRefusal(testDate)) return testDate;
  const lastSex = pastDay("lastSex", input.lastSex, now);
  if (isRefusal(lastSex)) return lastSex;
  const gapDays = testDate === null || lastSex === null ? null : testDate - lastSex;
  if (gapDays !== null && gapDays >= sureAfterDays) return { ...nothing, outcome: "unlikely", gapDays };

  if (!late) return { ok: false, field: "late", reason: "choose" };
  const due = lmp === null || cycleLength === undefined || isIrregular ? null : lmp + cycleLength;
  const allowed = lateDays[late];
  const sure = (lastSex ?? now) + sureAfterDays;
  const isLate = late !== "not-due" && !isIrregular;
  const dates = {
    periodDue: due === null ? null : toIsoDate(due),
    sureFrom: toIsoDate(Math.max(now, sure)),
    isSureFromSex: lastSex !== null,
    wouldBe,
    isLateAtOdds: due !== null && allowed !== undefined && (now - due < allowed[0] || now - due > allowed[1]),
  };
  const isSureNow = lastSex !== null && sure <= now;
  const testFrom = isSureNow ? now : Math.max(now, due ?? (isLate ? now : sure));

  if (input.test === "negative") {
    const taken = testDate ?? now;
    const waitsFor = due !== null && taken < due ? (isSureNow ? now : due) : isLate ? null : sure;
    const from = Math.max(now, waitsFor ?? taken + retestAfterDays.from);
    const to = waitsFor === null ? Math.max(from, taken + retestAfterDays.to) : from;
    return { ...nothing, ...dates, outcome: "possible", gapDays, retestFrom: toIsoDate(from), retestTo: toIsoDate(to) };
  }
  const points =
    pointsFor("sex", sex ?? "") +
    pointsFor("late", late) +
    pointsFor("nausea", input.nausea ?? "none") +
    input.signs.reduce((sum, sign) => sum + pointsFor(sign, "yes"), 0);
  const band = bands.find(({ pointsFrom, pointsTo }) => points >= pointsFrom && points <= pointsTo);
  if (!band) throw new Error("pregnancyQuiz requires bands without a gap");
  return { ...nothing, ...dates, outcome: band.key as Band, points, testFrom: toIsoDate(testFrom) };
}

/** Gestational age today and due date of a pregnancy counted from this day. */
function pregnancyFrom(start: number, now: number): Good["wouldBe"] {
  const days = Math.max(0, now - start);
  return { completedWeeks: Math.floor(days / 7), day: days % 7, edd: toIsoDate(start + daysToDueDate) };
}
