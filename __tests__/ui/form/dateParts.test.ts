import { dayNumber } from "../../../src/text/calendar";
import { isoFromParts, noDate, wholeDate } from "../../../src/ui/form/dateParts";

describe("isoOf", () => {
  test("writes day, month and year as a calendar date", () => {
    expect(isoFromParts({ day: "21", month: "11", year: "2026" })).toBe("2026-11-21");
  });

  test("fills single digits up and drops blanks around them", () => {
    expect(isoFromParts({ day: " 1", month: "6 ", year: " 2026 " })).toBe("2026-06-01");
  });

  test.each([
    noDate,
    { day: "1", month: "6", year: "" },
    { day: "1", month: "", year: "2026" },
    { day: "", month: "6", year: "2026" },
    { day: "31", month: "2", year: "2026" },
    { day: "6", month: "31", year: "2026" },
    { day: "1", month: "6", year: "26" },
    { day: "bir", month: "6", year: "2026" },
    { day: "1", month: "haziran", year: "2026" },
    { day: "-1", month: "6", year: "2026" },
    { day: "1.5", month: "6", year: "2026" },
    { day: "1", month: "6", year: "2026-06-01" },
  ])("does not make a date of %j", (parts) => {
    expect(dayNumber(isoFromParts(parts))).toBeNull();
  });

  test("leaves what was typed as it was", () => {
    const typed = Object.freeze({ day: " 1 ", month: "6", year: "2026" });
    isoFromParts(typed);
    expect(typed).toEqual({ day: " 1 ", month: "6", year: "2026" });
  });
});

describe("a whole date in one box", () => {
  beforeAll(() => {
    jest.useFakeTimers({ now: new Date(2026, 10, 28) });
  });
  afterAll(() => {
    jest.useRealTimers();
  });

  test.each([
    ["1 Haziran 2026 Pazartesi", "2026-06-01"],
    ["1 Haziran 2026 Cumartesi", "2026-06-01"],
    ["Monday, 1 June 2026", "2026-06-01"],
    ["June 1, 2026", "2026-06-01"],
    ["1st June 2026", "2026-06-01"],
    ["1–6–2026", "2026-06-01"],
    ["١/٦/٢٠٢٦", "2026-06-01"],
    ["12/05/26", "2026-05-12"],
    ["12.05.91", "1991-05-12"],
  ])("%s is %s", (text, date) => {
    expect(isoFromParts(wholeDate(text) ?? noDate)).toBe(date);
  });

  test.each(["1", "1.6", "11/6/2026/1", "Pazartesi", "1 Haziran", "1.6.202"])("%j is none", (text) => {
    expect(wholeDate(text)).toBeNull();
  });
});
