/** @jest-environment ./__tests__/support/zonedEnvironment.ts */

import { monthsPregnant } from "../../../src/calculators/shared/monthsPregnant";
import { dayNumber, localDate, toIsoDate } from "../../../src/text/calendar";
import { zones } from "../../support/zones";

describe.each(zones)("in $zone", ({ zone, offsetMinutes }) => {
  beforeAll(() => {
    process.env.TZ = zone;
  });

  test("the clock is that of the zone", () => {
    expect(new Date("2026-01-01T00:00:00Z").getTimezoneOffset()).toBe(offsetMinutes);
    expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
  });

  test("the visitor's date is that of the wall calendar from midnight to midnight", () => {
    expect(localDate(new Date(2026, 10, 21, 0, 0))).toBe("2026-11-21");
    expect(localDate(new Date(2026, 10, 21, 23, 30))).toBe("2026-11-21");
  });

  test("every day of three years has one number, whenever the clocks change", () => {
    const first = 20_454;
    expect(toIsoDate(first)).toBe("2026-01-01");
    const wrong = Array.from({ length: 3 * 365 + 1 }, (_, i) => first + i).filter((days) => dayNumber(toIsoDate(days)) !== days);
    expect(wrong).toEqual([]);
  });

  test("the visitor's date moves on by one each day, on the days of a clock change as well", () => {
    const noons = Array.from({ length: 730 }, (_, i) => dayNumber(localDate(new Date(2026, 0, 1 + i, 12))));
    expect(noons).toEqual(noons.map((_, i) => 20_454 + i));
  });

  test("a last period on 17 September 2011 is due on 23 June 2012", () => {
    expect(monthsPregnant({ mode: "lmp", date: "2011-09-17" }, "2011-09-17")).toMatchObject({ edd: "2012-06-23" });
  });

  // Clocks change in Los Angeles on 8 March and 1 November 2026, in Auckland on 5 April and 27 September; Istanbul's last change was in 2016.
  test.each(["2026-03-07", "2026-03-08", "2026-04-04", "2026-04-05", "2026-09-26", "2026-10-31", "2016-03-26"])(
    "186 days before and after %s are 26 weeks and 4 days",
    (date) => {
      const there = toIsoDate((dayNumber(date) ?? Number.NaN) + 186);
      expect(monthsPregnant({ mode: "lmp", date }, there)).toMatchObject({ gestationalDays: 186, completedWeeks: 26, day: 4, lmp: date });
      const back = toIsoDate((dayNumber(date) ?? Number.NaN) - 186);
      expect(monthsPregnant({ mode: "lmp", date: back }, date)).toMatchObject({ gestationalDays: 186, completedWeeks: 26, day: 4 });
    },
  );

  test("the worked example is the same", () => {
    expect(monthsPregnant({ mode: "edd", date: "2027-03-08" }, "2026-11-21")).toMatchObject({
      completedWeeks: 24,
      day: 5,
      lmp: "2026-06-01",
      monthStart: "2026-10-26",
      monthEnd: "2026-11-29",
      daysLeft: 107,
    });
  });
});

test("one moment is Saturday in Istanbul and already Sunday in Auckland", () => {
  const moment = "2026-11-21T12:00:00Z";
  process.env.TZ = "Europe/Istanbul";
  expect(localDate(new Date(moment))).toBe("2026-11-21");
  process.env.TZ = "Pacific/Auckland";
  expect(localDate(new Date(moment))).toBe("2026-11-22");
});
