import fc from "fast-check";
import { addDays, dayNumber, localDate, toIsoDate } from "../../src/text/calendar";

describe("dayNumber", () => {
  test.each<[string, number]>([
    ["1970-01-01", 0],
    ["1970-01-02", 1],
    ["1969-12-31", -1],
    // The days of the Unix times 951 782 400 and 4 102 444 800.
    ["2000-02-29", 11_016],
    ["2100-01-01", 47_482],
  ])("of %s is %d", (date, days) => {
    expect(dayNumber(date)).toBe(days);
  });

  test.each(["2024-02-29", "2000-02-29", "2026-12-31", "2026-01-01", "0100-01-01", "9999-12-31"])("knows %s", (date) => {
    expect(dayNumber(date)).not.toBeNull();
  });

  test.each([
    "2026-02-29",
    "2026-02-30",
    // Only every fourth century year is a leap year.
    "1900-02-29",
    "2100-02-29",
    "2026-04-31",
    "2026-00-10",
    "2026-13-01",
    "2026-01-00",
    "2026-01-32",
    // Two digits are not a year: they must not be read as a year of the first century.
    "0026-06-01",
  ])("has no day for %s, which is in no calendar", (date) => {
    expect(dayNumber(date)).toBeNull();
  });

  test.each([
    "",
    "-00-00",
    "2026-6-1",
    "26-06-01",
    "20260601",
    "2026/06/01",
    "2026-06-01 ",
    " 2026-06-01",
    "2026-06-01\n",
    "2026-06-01T00:00:00Z",
    "02026-06-01",
    "-2026-06-01",
    "2026-06-1x",
    "٢٠٢٦-٠٦-٠١",
  ])("has no day for %p, which is not written as a date", (text) => {
    expect(dayNumber(text)).toBeNull();
  });

  test("never throws and is always a whole number or null, whatever is typed", () => {
    const nearlyDates = fc.stringMatching(/^-?\d{0,5}-\d{0,3}-\d{0,3}$/);
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: "binary" }), nearlyDates), (text) => {
        const days = dayNumber(text);
        expect(days === null || Number.isInteger(days)).toBe(true);
      }),
    );
  });
});

describe("toIsoDate", () => {
  test.each<[number, string]>([
    [0, "1970-01-01"],
    [1, "1970-01-02"],
    [-1, "1969-12-31"],
    [11_016, "2000-02-29"],
    [11_017, "2000-03-01"],
  ])("of day %d is %s", (days, date) => {
    expect(toIsoDate(days)).toBe(date);
  });

  test("is the inverse of dayNumber for every date a visitor may mean", () => {
    const first = dayNumber("1900-01-01") ?? Number.NaN;
    const last = dayNumber("2199-12-31") ?? Number.NaN;
    let days = first;
    while (days <= last && dayNumber(toIsoDate(days)) === days) days += 1;
    expect(days).toBe(last + 1);
  });
});

describe("localDate", () => {
  test("is the date on the visitor's own clock, from the first to the last minute of a day", () => {
    expect(localDate(new Date(2026, 10, 21, 0, 0))).toBe("2026-11-21");
    expect(localDate(new Date(2026, 10, 21, 23, 59, 59, 999))).toBe("2026-11-21");
  });

  test("writes months and days with two digits", () => {
    expect(localDate(new Date(2027, 0, 5, 12))).toBe("2027-01-05");
  });
});

test.each([
  ["2026-12-31", 1, "2027-01-01"],
  ["2028-02-28", 1, "2028-02-29"],
  ["2026-03-01", -1, "2026-02-28"],
  ["2026-03-29", 0, "2026-03-29"],
])("addDays(%s, %i) is %s", (date, days, expected) => {
  expect(addDays(date, days)).toBe(expected);
});

test("addDays refuses a date that does not exist", () => {
  expect(() => addDays("2026-02-30", 1)).toThrow("requireDayNumber requires a date as YYYY-MM-DD, got 2026-02-30");
});
