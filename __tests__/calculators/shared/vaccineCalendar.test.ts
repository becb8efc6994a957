/** @jest-environment ./__tests__/support/zonedEnvironment.ts */
import fc from "fast-check";
import {
  type DoseStatus,
  type VaccineCalendarAnswer,
  type VaccineCalendarInput,
  vaccineCalendar,
} from "../../../src/calculators/shared/vaccineCalendar";
import { scheduleIn, type VaccineCountry, vaccineCountries } from "../../../src/calculators/shared/vaccineSchedules";
import { dayNumber, toIsoDate } from "../../../src/text/calendar";
import { zones } from "../../support/zones";

type Answer = Extract<VaccineCalendarAnswer, { ok: true }>;

const today = "2026-11-21";
const shift = (date: string, days: number): string => toIsoDate((dayNumber(date) ?? Number.NaN) + days);

function answerTo(input: Partial<VaccineCalendarInput>, now = today): Answer {
  const answer = vaccineCalendar({ birthDate: "2026-06-01", country: "TR", done: [], ...input }, now);
  if (!answer.ok) throw new Error(`refused for ${answer.field}: ${answer.reason}`);
  return answer;
}

const dosesOf = ({ visits }: Answer) => visits.flatMap(({ date, doses }) => doses.map((dose) => ({ date, ...dose })));

function statusOn(now: string, key: string, input: Partial<VaccineCalendarInput> = {}): DoseStatus | undefined {
  return dosesOf(answerTo(input, now)).find((dose) => dose.key === key)?.status;
}

/** Day and vaccines of each visit: "2026-08-01 bcg hexa-1 pcv-1". */
const linesOf = (answer: Answer): string[] =>
  answer.visits.map(({ date, doses }) => `${date} ${doses.map(({ key }) => key.replace(/^[a-z]+-/, "")).join(" ")}`);

describe("published schedules", () => {
  // Türkiye, Ulusal Çocukluk Dönemi Aşılama Takvimi 2025/2026: birth; end of months 2, 4, 6, 9, 12, 18, 24, 48; age 13. PCV 2+1 (Bursa İl Sağlık
  // Müdürlüğü: months 2, 4, 12); 6-in-1 at 2, 4, 6, 18; second chickenpox dose at 48 months from 1 September 2026.
  test("Türkiye, version of 1 September 2026, for a baby born on 1 June 2026", () => {
    expect(scheduleIn("TR").since).toBe("2026-09-01");
    expect(linesOf(answerTo({ birthDate: "2026-06-01" }))).toEqual([
      "2026-06-01 hepb-0",
      "2026-08-01 bcg hexa-1 pcv-1",
      "2026-10-01 hexa-2 pcv-2",
      "2026-12-01 hexa-3 opv-1",
      "2027-03-01 mmr-0",
      "2027-06-01 pcv-3 mmr-1 var-1",
      "2027-12-01 hexa-4 opv-2 hepa-1",
      "2028-06-01 hepa-2",
      "2030-06-01 mmr-2 dtapipv var-2",
      "2039-06-01 td",
    ]);
  });

  // UKHSA, Complete routine immunisation schedule from 1 January 2026: 8, 12, 16 weeks; 1 year; 18 months; 3 years 4 months; flu from 2; 12–13; 14.
  test("United Kingdom, version of 1 January 2026, in weeks of 7 days and calendar months", () => {
    expect(scheduleIn("UK").since).toBe("2026-01-01");
    expect(linesOf(answerTo({ birthDate: "2026-01-01", country: "UK" }))).toEqual([
      "2026-02-26 hexa-1 menb-1 rota-1",
      "2026-03-26 hexa-2 menb-2 rota-2",
      "2026-04-23 hexa-3 pcv-1",
      "2027-01-01 pcv-2 menb-3 mmrv-1",
      "2027-07-01 hexa-4 mmrv-2",
      "2028-01-01 flu",
      "2029-05-01 dtapipv",
      "2038-01-01 hpv",
      "2040-01-01 tdipv menacwy",
    ]);
  });

  // CDC, Recommended immunizations for birth through 6 years, 2025: doses of each vaccine.
  test("United States, 2025: as many doses of each vaccine as the CDC's table has", () => {
    const counts: Record<string, number> = {};
    for (const { vaccine } of dosesOf(answerTo({ country: "US" }))) counts[vaccine] = (counts[vaccine] ?? 0) + 1;
    expect(counts).toEqual({
      hepb: 3,
      "rsv-mab": 1,
      dtap: 5,
      hib: 4,
      pcv: 4,
      ipv: 4,
      rota: 3,
      flu: 1,
      covid: 1,
      mmr: 2,
      var: 2,
      hepa: 2,
    });
  });

  // WHO Pocket Book, table 33: DTP at 6, 10 and 14 weeks.
  test("WHO: DTP at 6, 10 and 14 weeks, all as earliest ages", () => {
    const doses = dosesOf(answerTo({ birthDate: "2026-06-01", country: "WHO" }));
    expect(doses.filter(({ key }) => /dtp-[123]/.test(key)).map(({ date }) => date)).toEqual(["2026-07-13", "2026-08-10", "2026-09-07"]);
    expect(doses.filter(({ timing }) => timing !== "from")).toEqual([]);
  });

  // Londonwide LMCs, MMRV update: which vaccine is given, by date of birth.
  test.each([
    ["2025-01-01", ["mmrv-1 12", "mmrv-2 18"]],
    ["2024-12-31", ["mmr-1 12", "mmrv-2 18", "mmrv-40 40"]],
    ["2024-07-01", ["mmr-1 12", "mmrv-2 18", "mmrv-40 40"]],
    ["2024-06-30", ["mmr-1 12", "mmrv-40 40"]],
    ["2022-09-01", ["mmr-1 12", "mmrv-40 40"]],
    ["2022-08-31", ["mmr-1 12", "mmr-2 40"]],
  ])("United Kingdom: a child born on %s has %j", (birthDate, expected) => {
    const visits = answerTo({ birthDate, country: "UK" }).visits.flatMap(({ age, doses }) =>
      doses.map(({ key }) => `${key.slice(3)} ${age.value}`),
    );
    expect(visits.filter((visit) => visit.startsWith("mmr"))).toEqual(expected);
  });

  test("every schedule says when it was compared, and its doses have unique keys", () => {
    const keys = vaccineCountries.flatMap((country) => scheduleIn(country).doses.map(({ key }) => key));
    expect(new Set(keys).size).toBe(keys.length);
    for (const country of vaccineCountries) expect(scheduleIn(country).checked).toMatch(/^2026-/);
  });
});

describe("the day of a dose", () => {
  test.each([
    ["2026-12-31", 2, "2027-02-28"],
    ["2026-12-30", 2, "2027-02-28"],
    ["2026-12-28", 2, "2027-02-28"],
    ["2027-01-01", 2, "2027-03-01"],
    ["2026-08-31", 6, "2027-02-28"],
    ["2026-10-31", 4, "2027-02-28"],
    ["2024-02-29", 12, "2025-02-28"],
    ["2024-02-29", 48, "2028-02-29"],
  ])("%s and %i months are %s", (birthDate, months, date) => {
    expect(answerTo({ birthDate }).visits.find(({ age }) => age.value === months && age.unit === "months")?.date).toBe(date);
  });

  test("31 December and two months are 29 February in a leap year", () => {
    expect(answerTo({ birthDate: "2027-12-31" }, "2028-01-01").visits[1]?.date).toBe("2028-02-29");
  });
});

describe("the state of a dose", () => {
  // Dose at 4 months of a baby born on 1 June 2026: 1 October.
  test.each([
    ["2026-09-16", "coming"],
    ["2026-09-17", "soon"],
    ["2026-09-30", "soon"],
    ["2026-10-01", "due"],
    ["2026-10-29", "due"],
    ["2026-10-30", "overdue"],
  ] as const)("on %s the dose of 1 October is %s", (now, status) => {
    expect(statusOn(now, "tr-hexa-2")).toBe(status);
    expect(statusOn(now, "tr-hexa-2", { done: ["tr-hexa-2"] })).toBe("done");
  });

  // Within 72 hours of birth (T.C. Sağlık Bakanlığı, aşı kartı).
  test("hepatitis B is due at birth and for 72 hours", () => {
    expect([0, 3, 4].map((days) => statusOn(shift("2026-06-01", days), "tr-hepb-0"))).toEqual(["due", "due", "overdue"]);
  });

  // CDC: first MMR at 12 to 15 months.
  test("a dose with a published window is due until its last day, including the whole last month", () => {
    const on = (now: string) => statusOn(now, "us-mmr-1", { country: "US", birthDate: "2025-03-31" });
    expect(["2026-03-30", "2026-03-31", "2026-07-30", "2026-07-31"].map(on)).toEqual(["soon", "due", "due", "overdue"]);
  });

  // “13 yaş” is the year from the 13th to the 14th birthday.
  test("an age in years lasts to the day before the next birthday", () => {
    const on = (now: string) => statusOn(now, "tr-td", { birthDate: "2012-12-01" });
    expect(["2025-11-30", "2025-12-01", "2026-11-30"].map(on)).toEqual(["soon", "due", "due"]);
  });

  // CDC catch-up schedule: first rotavirus dose by 14 weeks 6 days, last by 8 months 0 days.
  test("above its age limit a dose is “ask”, not overdue", () => {
    const on = (days: number) => statusOn(shift("2026-01-01", days), "us-rota-1", { country: "US", birthDate: "2026-01-01" });
    expect([87, 88, 104, 105].map(on)).toEqual(["due", "overdue", "overdue", "ask"]);
    const last = (now: string) => statusOn(now, "us-rota-2", { country: "US", birthDate: "2026-01-01" });
    expect(["2026-09-01", "2026-09-02"].map(last)).toEqual(["overdue", "ask"]);
  });

  // BCG is not needed in an unvaccinated child over 6; the 6-in-1 is not used after 72 months.
  test.each(["tr-bcg", "tr-hexa-1", "tr-hexa-4"])("%s is overdue until the sixth birthday and “ask” after it", (key) => {
    expect(["2026-11-20", "2026-11-21"].map((birthDate) => statusOn("2032-11-21", key, { birthDate }))).toEqual(["ask", "overdue"]);
  });

  test("the additional dose at 9 months is never called overdue", () => {
    const on = (now: string) => statusOn(now, "tr-mmr-0");
    expect(["2027-03-01", "2027-03-29", "2027-03-30", "2029-01-01"].map(on)).toEqual(["due", "due", "ask", "ask"]);
  });

  // In the schedule since 1 September 2026; one source has catch-up at 49–72 months.
  test.each([
    ["2020-08-31", undefined],
    ["2020-09-01", "ask"],
    ["2022-08-31", "ask"],
    ["2022-09-01", "overdue"],
    ["2022-11-01", "due"],
  ] as const)("the second chickenpox dose of a child born on %s is %s", (birthDate, status) => {
    expect(statusOn(today, "tr-var-2", { birthDate })).toBe(status);
  });

  test("a dose that is possible from an age is never due or overdue", () => {
    for (const birthDate of ["2026-06-01", "2020-01-01", "2013-01-01"]) {
      const { counts } = answerTo({ birthDate, country: "WHO" });
      expect({ due: counts.due, overdue: counts.overdue }).toEqual({ due: 0, overdue: 0 });
    }
    // WHO: DTP booster at 12–23 months.
    const on = (now: string) => statusOn(now, "who-dtp-4", { birthDate: "2025-01-10", country: "WHO" });
    expect(["2026-01-09", "2026-01-10", "2027-01-09", "2027-01-10"].map(on)).toEqual(["soon", "open", "open", "ask"]);
  });

  test("a tick of another schedule changes nothing", () => {
    expect(answerTo({ done: ["us-mmr-1", "nonsense"] })).toEqual(answerTo({ done: [] }));
  });
});

describe("the answer", () => {
  test("the worked example: born on 31 December 2026", () => {
    const { next, isPlanned, ageDays } = answerTo({ birthDate: "2026-12-31" }, "2027-01-05");
    expect({ isPlanned, ageDays, days: next?.days, date: next?.visit.date }).toEqual({
      isPlanned: false,
      ageDays: 5,
      days: 54,
      date: "2027-02-28",
    });
  });

  test("names the next day that still has a dose to give", () => {
    expect(answerTo({}).next?.visit.date).toBe("2026-12-01");
    expect(answerTo({ done: ["tr-hexa-3"] }).next?.visit.date).toBe("2026-12-01");
    expect(answerTo({ done: ["tr-hexa-3", "tr-opv-1"] }).next?.visit.date).toBe("2027-03-01");
    expect(answerTo({}, "2026-12-01").next?.visit.date).toBe("2027-03-01");
  });

  test("has no next day when nothing is left", () => {
    expect(answerTo({ birthDate: "2013-01-01" }).next).toBeNull();
  });

  test("is marked as planned before the birth, not on its day", () => {
    expect(answerTo({ birthDate: "2026-11-22" })).toMatchObject({ isPlanned: true, ageDays: -1 });
    expect(answerTo({ birthDate: today })).toMatchObject({ isPlanned: false, ageDays: 0 });
  });

  test("counts every dose once", () => {
    const answer = answerTo({ done: ["tr-hepb-0", "tr-hexa-1"] });
    expect(answer.counts).toEqual({ done: 2, overdue: 4, due: 0, soon: 2, coming: 12, open: 0, ask: 0 });
  });

  test.each([
    ["TR", "2025-02-13", ["tr-before-hexa"]],
    ["TR", "2025-02-14", []],
    ["TR", "2016-06-30", ["tr-before-hexa", "tr-before-2016"]],
    ["TR", "2016-07-01", ["tr-before-hexa"]],
    ["UK", "2024-07-01", []],
    ["UK", "2024-06-30", ["uk-before-2024-07"]],
    ["UK", "2022-08-31", ["uk-before-2024-07", "uk-catch-up"]],
    ["UK", "2020-01-01", ["uk-before-2024-07", "uk-catch-up"]],
    ["UK", "2019-12-31", ["uk-before-2024-07", "uk-no-mmrv"]],
  ] as const)("%s: born on %s, the remarks %j apply", (country, birthDate, cohorts) => {
    expect(answerTo({ birthDate, country }).cohorts).toEqual(cohorts);
  });

  test("does not change its input", () => {
    const input = Object.freeze({ birthDate: "2026-06-01", country: "TR", done: Object.freeze(["tr-bcg"]) } as const);
    expect(answerTo(input).counts.done).toBe(1);
  });

  test("contains only days that exist, and more ticks never make more overdue", () => {
    const keys = scheduleIn("TR").doses.map(({ key }) => key);
    fc.assert(
      fc.property(fc.integer({ min: -14 * 365, max: 280 }), fc.subarray(keys), fc.constantFrom(...keys), (days, done, other) => {
        const birthDate = shift(today, days);
        const answer = answerTo({ birthDate, done });
        for (const { date, doses } of answer.visits)
          for (const day of [date, ...doses.flatMap(({ until }) => until ?? [])]) expect(dayNumber(day)).not.toBeNull();
        expect(answer.next === null || answer.next.days > 0).toBe(true);
        const { counts } = answerTo({ birthDate, done: [...done, other] });
        expect(counts.overdue).toBeLessThanOrEqual(answer.counts.overdue);
        expect(Object.values(counts).reduce((sum, count) => sum + count)).toBe(dosesOf(answer).length);
      }),
      { numRuns: 200 },
    );
  });
});

describe("refused", () => {
  test.each(["", "2026-02-30", "2026-13-01", "1.6.2026", "--", "2026-6-1"])("is “%s”, which is not a date", (birthDate) => {
    expect(vaccineCalendar({ birthDate, country: "TR", done: [] }, today)).toEqual({
      ok: false,
      field: "birthDate",
      reason: "dateInvalid",
    });
  });

  test.each([
    ["2012-11-21", true],
    ["2012-11-20", "tooOld"],
    [shift(today, 280), true],
    [shift(today, 281), "tooFar"],
  ])("or not: %s is %s", (birthDate, expected) => {
    const answer = vaccineCalendar({ birthDate, country: "TR", done: [] }, today);
    expect(answer.ok || answer.reason).toBe(expected);
  });

  test("14 years before 29 February is 28 February in a common year", () => {
    const on = (birthDate: string) => vaccineCalendar({ birthDate, country: "TR", done: [] }, "2028-02-29");
    expect(on("2014-02-28").ok).toBe(true);
    expect(on("2014-02-27")).toMatchObject({ reason: "tooOld" });
  });

  test("no input makes it throw", () => {
    fc.assert(
      fc.property(fc.string(), (birthDate) => {
        expect(typeof vaccineCalendar({ birthDate, country: "TR", done: [] }, today).ok).toBe("boolean");
      }),
    );
  });

  test("a call without today's date throws", () => {
    expect(() => vaccineCalendar({ birthDate: today, country: "TR", done: [] }, "today")).toThrow(
      "requires a date as YYYY-MM-DD, got today",
    );
    expect(() => scheduleIn("DE" as VaccineCountry)).toThrow("scheduleIn requires");
  });
});

test.each(zones)("in $zone the days are the same, over the changes of the clock", ({ zone, offsetMinutes }) => {
  process.env.TZ = zone;
  expect(new Date("2026-01-01T00:00:00Z").getTimezoneOffset()).toBe(offsetMinutes);
  expect(linesOf(answerTo({ birthDate: "2026-12-31" })).slice(0, 3)).toEqual([
    "2026-12-31 hepb-0",
    "2027-02-28 bcg hexa-1 pcv-1",
    "2027-04-30 hexa-2 pcv-2",
  ]);
  expect(
    answerTo({ birthDate: "2026-08-30", country: "UK" })
      .visits.slice(0, 2)
      .map(({ date }) => date),
  ).toEqual(["2026-10-25", "2026-11-22"]);
});
