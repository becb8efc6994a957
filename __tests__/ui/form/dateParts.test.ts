import { dayNumber } from "../../../src/text/calendar";
import { isoFromParts, noDate } from "../../../src/ui/form/dateParts";

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
