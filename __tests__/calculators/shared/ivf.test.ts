/** @jest-environment ./__tests__/support/zonedEnvironment.ts */
import fc from "fast-check";
import { addedDays, eventAgeDays, type IvfAnswer, type IvfInput, ivf, ivfEvents } from "../../../src/calculators/shared/ivf";
import { dayNumber, toIsoDate } from "../../../src/text/calendar";
import { zones } from "../../support/zones";

type Answer = Extract<IvfAnswer, { ok: true }>;

const today = "2026-11-21";
const todayNumber = dayNumber(today) ?? Number.NaN;
const daysAgo = (days: number): string => toIsoDate(todayNumber - days);

function answerTo(input: IvfInput, now = today): Answer {
  const answer = ivf(input, now);
  if (!answer.ok) throw new Error(`refused for ${answer.field}: ${answer.reason}`);
  return answer;
}

describe("published values", () => {
  // Ella Kaye, R package "pregnancy", tests/testthat/test-due_date.R: due dates of 31 January 2023. "conception" is an egg collection here.
  test.each([
    ["egg-retrieval", "2023-10-24"],
    ["iui", "2023-10-24"],
    ["transfer-day3", "2023-10-21"],
    ["transfer-day5", "2023-10-19"],
    ["transfer-day6", "2023-10-18"],
  ])("%s on 31 January 2023 is due on %s", (event, edd) => {
    expect(answerTo({ event, date: "2023-01-31" }, "2023-01-31").edd).toBe(edd);
  });

  // The same package, test-test_date.R: 14 days after fertilisation.
  test.each([
    ["egg-retrieval", "2023-02-14"],
    ["transfer-day3", "2023-02-11"],
    ["transfer-day5", "2023-02-09"],
    ["transfer-day6", "2023-02-08"],
  ])("the test window of %s on 31 January 2023 begins on %s", (event, from) => {
    expect(answerTo({ event, date: "2023-01-31" }, "2023-01-31").test?.from).toBe(from);
  });

  // Day 3 to +14 (Kadın Doğum Kayseri, TheCalcs), days 5 and 6 to +12 (Eurofertil, Sözcü, HealthCalculatorOnline), collection to +16 (TheCalcs).
  test.each([
    ["transfer-day3", 14],
    ["transfer-day5", 12],
    ["transfer-day6", 12],
    ["egg-retrieval", 16],
    ["iui", 16],
  ])("the test window of %s ends %d days after it", (event, days) => {
    expect(answerTo({ event, date: today }).test?.to).toBe(daysAgo(-days));
  });

  // TheCalcs, CalcVita and HealthCalculatorOnline print this table; ACOG Committee Opinion 700 its day-5 row (transfer + 261).
  test.each([
    ["egg-retrieval", 266, "2w0d"],
    ["iui", 266, "2w0d"],
    ["transfer-day3", 263, "2w3d"],
    ["transfer-day5", 261, "2w5d"],
    ["transfer-day6", 260, "2w6d"],
  ])("%s adds %d days and counts as %s on the day", (event, added, age) => {
    const { addedDays, eventAgeDays, completedWeeks, day } = answerTo({ event, date: today });
    expect(addedDays).toBe(added);
    expect(`${Math.floor(eventAgeDays / 7)}w${eventAgeDays % 7}d`).toBe(age);
    expect(`${completedWeeks}w${day}d`).toBe(age);
  });

  test("the worked example, whole", () => {
    expect(ivf({ event: "transfer-day5", date: "2026-06-20" }, today)).toEqual({
      ok: true,
      event: "transfer-day5",
      date: "2026-06-20",
      embryoAgeDays: 5,
      addedDays: 261,
      edd: "2027-03-08",
      fertilisation: "2026-06-15",
      lmp: "2026-06-01",
      eventAgeDays: 19,
      gestationalDays: 173,
      completedWeeks: 24,
      day: 5,
      trimester: 2,
      daysLeft: 107,
      stage: "pregnant",
      test: { from: "2026-06-29", to: "2026-07-02" },
      milestones: [
        { key: "first-scan", from: "2026-07-13", to: "2026-07-20", status: "past" },
        { key: "combined-test", from: "2026-08-17", to: "2026-09-06", status: "past" },
        { key: "second-trimester", from: "2026-09-07", to: "2026-09-07", status: "past" },
        { key: "anomaly-scan", from: "2026-10-05", to: "2026-11-08", status: "past" },
        { key: "third-trimester", from: "2026-12-14", to: "2026-12-14", status: "next" },
        { key: "term", from: "2027-02-15", to: "2027-02-15", status: "next" },
        { key: "full-term", from: "2027-03-01", to: "2027-03-01", status: "next" },
        { key: "due", from: "2027-03-08", to: "2027-03-08", status: "next" },
      ],
    });
  });

  test.each(["transfer-day2", "transfer-day4", "transfer-day7"])("there is no test window for %s", (event) => {
    expect(answerTo({ event, date: today }).test).toBeNull();
  });
});

describe("the limits of accepted values", () => {
  test("60 days ahead and 301 days ago are accepted", () => {
    expect(answerTo({ event: "transfer-day5", date: daysAgo(-60) })).toMatchObject({ stage: "planned", completedWeeks: 0, day: 0 });
    expect(answerTo({ event: "transfer-day5", date: daysAgo(301) })).toMatchObject({ stage: "over", gestationalDays: 320, daysLeft: -40 });
  });

  test.each([
    [-1, "planned"],
    [0, "waiting"],
    [15, "waiting"],
    [16, "pregnant"],
    [274, "pregnant"],
    [275, "over"],
  ])("%d days after a day-5 transfer the stage is %s", (days, stage) => {
    expect(answerTo({ event: "transfer-day5", date: daysAgo(days) }).stage).toBe(stage);
  });

  test("every test window is over before the pregnancy is assumed", () => {
    for (const { key } of ivfEvents) {
      const { test: window } = answerTo({ event: key, date: today });
      if (window) expect(answerTo({ event: key, date: today }, window.to).stage).toBe("waiting");
    }
  });

  test.each([
    [41, "next"],
    [42, "now"],
    [49, "now"],
    [50, "past"],
  ])("with %d days done the first scan is %s", (days, status) => {
    expect(answerTo({ event: "egg-retrieval", date: daysAgo(days - 14) }).milestones[0]).toMatchObject({ key: "first-scan", status });
  });

  test("a planned transfer weeks ahead has no age yet", () => {
    const { gestationalDays, completedWeeks, day } = answerTo({ event: "transfer-day5", date: daysAgo(-30) });
    expect({ gestationalDays, completedWeeks, day }).toEqual({ gestationalDays: -11, completedWeeks: 0, day: 0 });
  });
});

describe("refusals", () => {
  test.each(["", "transfer-day1", "transfer-day8", "toString"])("an event called %p", (event) => {
    expect(ivf({ event, date: today }, today)).toEqual({ ok: false, field: "event", reason: "eventUnknown" });
  });

  test.each(["", "2026-02-29", "20.06.2026", "--"])("a date of %p", (date) => {
    expect(ivf({ event: "iui", date }, today)).toEqual({ ok: false, field: "date", reason: "dateInvalid" });
  });

  test("61 days ahead and 302 days ago", () => {
    expect(ivf({ event: "iui", date: daysAgo(-61) }, today)).toEqual({ ok: false, field: "date", reason: "dateTooFar" });
    expect(ivf({ event: "iui", date: daysAgo(302) }, today)).toEqual({ ok: false, field: "date", reason: "dateTooOld" });
  });

  test("throws if today is not a date", () => {
    expect(() => ivf({ event: "iui", date: today }, "21.11.2026")).toThrow(new Error("ivf requires today as YYYY-MM-DD"));
  });
});

test("does not change its input", () => {
  const input = Object.freeze({ event: "transfer-day5", date: "2026-06-20" });
  expect(ivf(input, today).ok).toBe(true);
  expect(input).toEqual({ event: "transfer-day5", date: "2026-06-20" });
});

describe("for any event, on any day", () => {
  const anyEvent = fc.constantFrom(...ivfEvents);
  const anyNow = fc.integer({ min: 400, max: 60_000 });
  const anyAgo = fc.integer({ min: -60, max: 301 });

  test("dates agree: 266 days from fertilisation to birth, 280 from last period to birth, days done and left add up to 280", () => {
    fc.assert(
      fc.property(anyEvent, anyNow, anyAgo, ({ key, embryoAgeDays }, now, ago) => {
        const answer = answerTo({ event: key, date: toIsoDate(now - ago) }, toIsoDate(now));
        const [edd = 0, fertilisation, lmp] = [answer.edd, answer.fertilisation, answer.lmp].map((date) => dayNumber(date) ?? Number.NaN);
        expect(edd - (fertilisation ?? 0)).toBe(266);
        expect(edd - (lmp ?? 0)).toBe(280);
        expect(answer.gestationalDays + answer.daysLeft).toBe(280);
        expect(answer.addedDays).toBe(addedDays(embryoAgeDays));
        expect(answer.eventAgeDays).toBe(eventAgeDays(embryoAgeDays));
      }),
    );
  });

  test("the same embryo gives the same due date by its collection and by its transfer", () => {
    fc.assert(
      fc.property(anyEvent, anyNow, fc.integer({ min: 0, max: 290 }), ({ key, embryoAgeDays }, now, ago) => {
        const byTransfer = answerTo({ event: key, date: toIsoDate(now - ago) }, toIsoDate(now));
        const byCollection = answerTo({ event: "egg-retrieval", date: toIsoDate(now - ago - embryoAgeDays) }, toIsoDate(now));
        expect({ edd: byTransfer.edd, lmp: byTransfer.lmp, days: byTransfer.gestationalDays }).toEqual({
          edd: byCollection.edd,
          lmp: byCollection.lmp,
          days: byCollection.gestationalDays,
        });
      }),
    );
  });

  test("milestones come in the order of their days, and the last is the due date", () => {
    fc.assert(
      fc.property(anyEvent, anyNow, ({ key }, now) => {
        const { milestones, edd } = answerTo({ event: key, date: toIsoDate(now) }, toIsoDate(now));
        const starts = milestones.map(({ from }) => from);
        expect(starts).toEqual([...starts].sort());
        expect(milestones.at(-1)).toMatchObject({ key: "due", from: edd, to: edd });
      }),
    );
  });

  test("for any input it returns whole numbers and real dates or says what is wrong", () => {
    const anyDate = fc.oneof(fc.string({ unit: "binary" }), fc.stringMatching(/^\d{4}-\d{2}-\d{2}$/), anyAgo.map(daysAgo));
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          anyEvent.map(({ key }) => key),
        ),
        anyDate,
        (event, date) => {
          const answer = ivf({ event, date }, today);
          if (!answer.ok) return expect(["event", "date"]).toContain(answer.field);
          const { addedDays, gestationalDays, completedWeeks, day, daysLeft, eventAgeDays } = answer;
          const numbers = [addedDays, gestationalDays, completedWeeks, day, daysLeft, eventAgeDays];
          expect(numbers.filter((value) => !Number.isInteger(value))).toEqual([]);
          const dates = [answer.edd, answer.lmp, answer.fertilisation, ...answer.milestones.flatMap(({ from, to }) => [from, to])];
          expect(dates.filter((value) => dayNumber(value) === null)).toEqual([]);
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe.each(zones)("in $zone", ({ zone, offsetMinutes }) => {
  beforeAll(() => {
    process.env.TZ = zone;
  });

  test("the clock is that of the zone, and no due date moves when clocks change", () => {
    expect(new Date("2026-01-01T00:00:00Z").getTimezoneOffset()).toBe(offsetMinutes);
    for (const date of ["2026-03-07", "2026-03-08", "2026-04-04", "2026-04-05", "2026-09-26", "2026-10-31"]) {
      const { edd } = answerTo({ event: "transfer-day5", date }, date);
      expect((dayNumber(edd) ?? 0) - (dayNumber(date) ?? 0)).toBe(261);
    }
    expect(answerTo({ event: "transfer-day5", date: "2023-01-31" }, "2023-01-31").edd).toBe("2023-10-19");
  });
});
