/** @jest-environment ./__tests__/support/zonedEnvironment.ts */
import fc from "fast-check";
import { aspects, type SignId, signIds, signs, type ZodiacAnswer, type ZodiacInput, zodiac } from "../../../src/calculators/zodiac/zodiac";
import { dayNumber, toIsoDate } from "../../../src/text/calendar";
import { zones } from "../../support/zones";

type Answer = Extract<ZodiacAnswer, { ok: true }>;

const today = "2026-11-21";
const later = (days: number, from = today): string => toIsoDate((dayNumber(from) ?? Number.NaN) + days);
const bySign = (sign: SignId) => ({ kind: "sign", sign }) as const;
const born = (date: string) => ({ kind: "birth", date }) as const;
const due = (date: string) => ({ kind: "due", date }) as const;

function answerTo(input: ZodiacInput, now = today): Answer {
  const answer = zodiac(input, now);
  if (!answer.ok) throw new Error(`refused for ${answer.field}: ${answer.reason}`);
  return answer;
}
const babyOf = (baby: ZodiacInput["baby"], now = today) => answerTo({ mother: bySign("aries"), baby }, now).baby;
const everyDay = Array.from({ length: 366 }, (_, i) => later(i, "2024-01-01"));

/** First days of the signs from Aries on, as two tables print them. */
const international = ["03-21", "04-20", "05-21", "06-21", "07-23", "08-23", "09-23", "10-23", "11-22", "12-22", "01-20", "02-19"];
const karar = ["03-21", "04-21", "05-21", "06-22", "07-23", "08-23", "09-23", "10-24", "11-23", "12-22", "01-21", "02-19"];

/** The sign of a day by a list of first days: the last sign that has begun; Capricorn before the first one of the year. */
function signBy(firstDays: readonly string[], date: string): SignId {
  const begun = firstDays.map((first, i) => ({ first, sign: signIds[i] })).filter(({ first }) => first <= date.slice(5));
  return begun.sort((a, b) => (a.first < b.first ? 1 : -1))[0]?.sign ?? "capricorn";
}

describe("the published tables", () => {
  // The international table, as The Everymom and Kiddiegram print it.
  test("every day of a leap year has the sign of the international table", () => {
    expect(everyDay.map((date) => babyOf(born(date)).sign)).toEqual(everyDay.map((date) => signBy(international, date)));
  });

  // Karar, "12 burç sıralaması": five of its signs begin a day later.
  test("where Karar's table differs, its sign is named as well", () => {
    const differing = everyDay.filter((date) => babyOf(born(date)).sign !== signBy(karar, date));
    expect(differing.map((date) => date.slice(5))).toEqual(["01-20", "04-20", "06-21", "10-23", "11-22"]);
    for (const date of differing) expect(babyOf(born(date)).others).toEqual([signBy(karar, date)]);
  });

  test("elements and qualities repeat in order: fire, earth, air, water; cardinal, fixed, mutable", () => {
    expect(signs.map(({ key }) => key)).toEqual([...signIds]);
    expect(signs.map(({ element }) => element)).toEqual(signIds.map((_, i) => ["fire", "earth", "air", "water"][i % 4]));
    expect(signs.map(({ quality }) => quality)).toEqual(signIds.map((_, i) => ["cardinal", "fixed", "mutable"][i % 3]));
  });

  test("the worked example, whole", () => {
    expect(zodiac({ mother: bySign("aries"), baby: born("2026-08-10") }, today)).toEqual({
      ok: true,
      mother: { kind: "sign", sign: "aries", element: "fire", quality: "cardinal", others: [] },
      baby: { kind: "birth", sign: "leo", element: "fire", quality: "fixed", others: [] },
      distance: 4,
      aspect: "trine",
      score: 95,
    });
  });

  test.each([
    ["aries", 0, "conjunction", 85],
    ["taurus", 1, "semi-sextile", 62],
    ["gemini", 2, "sextile", 88],
    ["cancer", 3, "square", 58],
    ["leo", 4, "trine", 95],
    ["virgo", 5, "quincunx", 60],
    ["libra", 6, "opposition", 75],
    ["scorpio", 5, "quincunx", 60],
    ["sagittarius", 4, "trine", 95],
    ["capricorn", 3, "square", 58],
    ["aquarius", 2, "sextile", 88],
    ["pisces", 1, "semi-sextile", 62],
  ] as const)("from Aries to %s: %d steps, %s, %d points", (sign, distance, aspect, score) => {
    expect(answerTo({ mother: bySign("aries"), baby: bySign(sign) })).toMatchObject({ distance, aspect, score });
  });

  test("the points stay kind, from 55 to 95, one row for each distance", () => {
    expect(aspects.map(({ distance }) => distance)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    for (const { score } of aspects) expect(score >= 55 && score <= 95).toBe(true);
  });
});

describe("borders", () => {
  test.each([
    ["2026-04-18", "aries", []],
    ["2026-04-19", "aries", ["taurus"]],
    ["2026-04-20", "taurus", ["aries"]],
    ["2026-04-21", "taurus", []],
    ["2025-12-21", "sagittarius", ["capricorn"]],
    ["2025-12-22", "capricorn", ["sagittarius"]],
    ["2025-12-31", "capricorn", []],
    ["2026-01-01", "capricorn", []],
    ["2026-01-19", "capricorn", ["aquarius"]],
    ["2024-02-29", "pisces", []],
  ])("born on %s: %s, perhaps %j", (date, sign, others) => {
    expect(babyOf(born(date))).toMatchObject({ sign, others });
    expect(answerTo({ mother: born(date), baby: bySign("leo") }).mother).toMatchObject({ sign, others });
  });

  // Pisces begins on 19 February and ends on 20 March.
  test.each([
    ["2027-03-04", "pisces", ["aquarius"]],
    ["2027-03-05", "pisces", []],
    ["2027-03-06", "pisces", []],
    ["2027-03-07", "pisces", ["aries"]],
    ["2027-03-20", "pisces", ["aries"]],
    ["2027-03-21", "aries", ["pisces"]],
  ])("due on %s: %s, perhaps %j, for 14 days either way", (date, sign, others) => {
    expect(babyOf(due(date))).toMatchObject({ kind: "due", sign, others });
  });
});

describe("the limits of accepted dates", () => {
  test("birth dates from 1 January 1900 to today", () => {
    expect(babyOf(born("1900-01-01")).sign).toBe("capricorn");
    expect(babyOf(born(today)).sign).toBe("scorpio");
    expect(zodiac({ mother: born("1899-12-31"), baby: bySign("leo") }, today)).toEqual({
      ok: false,
      field: "mother",
      reason: "dateTooOld",
    });
    expect(zodiac({ mother: bySign("leo"), baby: born("1899-12-31") }, today)).toEqual({ ok: false, field: "baby", reason: "dateTooOld" });
  });

  test("a future birth date is a wrong year for a mother, and “not born yet” for a baby", () => {
    expect(zodiac({ mother: born(later(1)), baby: bySign("leo") }, today)).toEqual({ ok: false, field: "mother", reason: "dateFuture" });
    expect(zodiac({ mother: bySign("leo"), baby: born(later(1)) }, today)).toEqual({ ok: false, field: "baby", reason: "notBorn" });
  });

  test("due dates from 20 days ago to 280 days ahead", () => {
    for (const days of [-20, 280]) expect(babyOf(due(later(days))).kind).toBe("due");
    expect(zodiac({ mother: bySign("leo"), baby: due(later(-21)) }, today)).toEqual({ ok: false, field: "baby", reason: "dueTooOld" });
    expect(zodiac({ mother: bySign("leo"), baby: due(later(281)) }, today)).toEqual({ ok: false, field: "baby", reason: "dueTooFar" });
  });

  test.each(["", "2026-02-29", "10.8.2026", undefined])("an invalid date: %p", (date) => {
    const baby = born("2026-08-10");
    expect(zodiac({ mother: { kind: "birth", date }, baby }, today)).toEqual({ ok: false, field: "mother", reason: "dateInvalid" });
    for (const kind of ["birth", "due"] as const) {
      expect(zodiac({ mother: bySign("leo"), baby: { kind, date } }, today)).toEqual({ ok: false, field: "baby", reason: "dateInvalid" });
    }
  });

  test("a missing sign; the mother's is reported first", () => {
    expect(zodiac({ mother: bySign("leo"), baby: { kind: "sign" } }, today)).toEqual({ ok: false, field: "baby", reason: "choose" });
    expect(zodiac({ mother: { kind: "sign" }, baby: { kind: "sign" } }, today)).toEqual({ ok: false, field: "mother", reason: "choose" });
  });

  test("with a chosen sign the date is not read, and the other way round", () => {
    expect(babyOf({ kind: "sign", sign: "leo", date: "nonsense" }).sign).toBe("leo");
    expect(babyOf({ kind: "birth", sign: "leo", date: "2026-04-04" }).sign).toBe("aries");
  });

  test("throws if today is not a date", () => {
    expect(() => zodiac({ mother: bySign("leo"), baby: bySign("leo") }, "today")).toThrow(new Error("zodiac requires today as YYYY-MM-DD"));
  });
});

test("does not change its input", () => {
  const input = Object.freeze({ mother: Object.freeze(born("1996-04-19")), baby: Object.freeze(due("2027-03-08")) });
  expect(zodiac(input, today).ok).toBe(true);
  expect(input).toEqual({ mother: born("1996-04-19"), baby: due("2027-03-08") });
});

describe("for any two", () => {
  const anySign = fc.constantFrom(...signIds);
  const anyNow = fc.integer({ min: 400, max: 40_000 });

  test("mother and baby can be swapped", () => {
    fc.assert(
      fc.property(anySign, anySign, (a, b) => {
        const there = answerTo({ mother: bySign(a), baby: bySign(b) });
        const back = answerTo({ mother: bySign(b), baby: bySign(a) });
        expect([back.distance, back.aspect, back.score]).toEqual([there.distance, there.aspect, there.score]);
      }),
    );
  });

  test("both moved one sign along the circle have the same distance", () => {
    const next = (sign: SignId) => signIds[(signIds.indexOf(sign) + 1) % 12] ?? sign;
    fc.assert(
      fc.property(anySign, anySign, (a, b) => {
        const distance = (mother: SignId, baby: SignId) => answerTo({ mother: bySign(mother), baby: bySign(baby) }).distance;
        expect(distance(next(a), next(b))).toBe(distance(a, b));
      }),
    );
  });

  test("a due date has at most one neighbouring sign, the previous or the next", () => {
    fc.assert(
      fc.property(anyNow, fc.integer({ min: -20, max: 280 }), (now, ahead) => {
        const { sign, others } = babyOf(due(toIsoDate(now + ahead)), toIsoDate(now));
        const place = signIds.indexOf(sign);
        expect([signIds[(place + 11) % 12], signIds[(place + 1) % 12]]).toEqual(expect.arrayContaining(others));
        expect(others.length).toBeLessThanOrEqual(1);
      }),
    );
  });

  test("for any input it returns a sign and points or says whose entry is wrong", () => {
    const anyDate = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      fc.integer({ min: -500, max: 500 }).map((days) => later(days)),
    );
    const person = <Kind extends string>(...kinds: Kind[]) =>
      fc.record({ kind: fc.constantFrom(...kinds), date: anyDate, sign: anySign }, { requiredKeys: ["kind"] });
    fc.assert(
      fc.property(person("birth", "sign"), person("birth", "due", "sign"), (mother, baby) => {
        const answer = zodiac({ mother, baby }, today);
        if (!answer.ok) return expect(["mother", "baby"]).toContain(answer.field);
        expect(signIds).toEqual(expect.arrayContaining([answer.mother.sign, answer.baby.sign]));
        expect(answer.score >= 55 && answer.score <= 95 && answer.distance >= 0 && answer.distance <= 6).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});

describe.each(zones)("in $zone", ({ zone, offsetMinutes }) => {
  beforeAll(() => {
    process.env.TZ = zone;
  });

  test("the clock is that of the zone, and a sign begins on the same day", () => {
    expect(new Date("2026-01-01T00:00:00Z").getTimezoneOffset()).toBe(offsetMinutes);
    expect(["2026-03-20", "2026-03-21", "2026-10-22", "2026-10-23"].map((date) => babyOf(born(date)).sign)).toEqual([
      "pisces",
      "aries",
      "libra",
      "scorpio",
    ]);
  });
});
