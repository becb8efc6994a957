/** @jest-environment ./__tests__/support/zonedEnvironment.ts */

import { type Language, languages } from "../../src/routes/routes";
import { addDays } from "../../src/text/calendar";
import { type DateShape, formatDate } from "../../src/text/formatDate";
import { zones } from "../support/zones";

describe.each(zones)("formatDate in $zone", ({ zone, offsetMinutes }) => {
  beforeAll(() => {
    process.env.TZ = zone;
  });

  test("uses that time zone", () => {
    expect(new Date("2026-01-01T00:00:00Z").getTimezoneOffset()).toBe(offsetMinutes);
  });

  test.each<[string, Language, string]>([
    ["2026-11-21", "tr", "21 Kasım 2026"],
    ["2026-11-21", "en", "21 November 2026"],
    ["2027-01-01", "tr", "1 Ocak 2027"],
    ["2027-01-01", "en", "1 January 2027"],
    ["2028-02-29", "tr", "29 Şubat 2028"],
    ["2028-02-29", "en", "29 February 2028"],
    // The clocks change on this day in Los Angeles.
    ["2026-03-08", "tr", "8 Mart 2026"],
    ["2026-03-08", "en", "8 March 2026"],
  ])("writes %s (%s) as %s", (date, language, written) => {
    expect(formatDate(date, language)).toBe(written);
  });

  test("writes only the parts asked for", () => {
    expect(formatDate("2026-12-01", "tr", { month: "long", year: "numeric" })).toBe("Aralık 2026");
    expect(formatDate("2026-12-01", "en", { month: "long" })).toBe("December");
  });

  test.each(languages)("writes days of sixty years in %s as the platform does, in each shape", (language) => {
    const day = "numeric";
    const year = "numeric";
    const shapes: DateShape[] = [
      { day, month: "long", year },
      { day, month: "short", year },
      { day, month: "long" },
      { day, month: "short" },
      { month: "long", year },
      { month: "long" },
      { weekday: "long" },
      { weekday: "long", day, month: "long", year },
      { weekday: "short", day, month: "long", year },
    ];
    for (const shape of shapes) {
      const platform = new Intl.DateTimeFormat(language === "tr" ? "tr-TR" : "en-GB", { ...shape, timeZone: "UTC" });
      const days = Array.from({ length: 731 }, (_, i) => addDays("1969-07-01", i * 31));
      const platforms = days.map((date) => platform.format(new Date(date)).replace(",", ""));
      expect(days.map((date) => formatDate(date, language, shape))).toEqual(platforms);
    }
  });

  test("throws for text that is not a date", () => {
    for (const date of ["2026-02-30", "2026-2-3", ""]) expect(() => formatDate(date, "tr")).toThrow(RangeError);
  });
});
