/** Compares the arithmetic of days with an independent calendar: Temporal, JavaScript's new date standard. */
import fc from "fast-check";
import { Temporal } from "temporal-polyfill";
import { monthsPregnant } from "../../src/calculators/shared/monthsPregnant";
import { dayNumber, toIsoDate } from "../../src/text/calendar";

const epoch = Temporal.PlainDate.from("1970-01-01");
/** Any day from 1800 to 2300. */
const anyDay = fc.integer({ min: -62_091, max: 120_529 });

test("every day number is as many days from 1970 as Temporal counts", () => {
  fc.assert(
    fc.property(anyDay, (days) => {
      const date = epoch.add({ days });
      expect(toIsoDate(days)).toBe(date.toString());
      expect(dayNumber(date.toString())).toBe(epoch.until(date, { largestUnit: "days" }).days);
    }),
    { numRuns: 500 },
  );
});

test("a day exists exactly when Temporal says so", () => {
  const parts = fc.tuple(fc.integer({ min: 1000, max: 3000 }), fc.integer({ min: 0, max: 14 }), fc.integer({ min: 0, max: 33 }));
  const exists = (text: string): boolean => {
    try {
      return Temporal.PlainDate.from(text).toString() === text;
    } catch {
      return false;
    }
  };
  fc.assert(
    fc.property(parts, ([year, month, day]) => {
      const text = `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
      expect(dayNumber(text) !== null).toBe(exists(text));
    }),
    { numRuns: 1000 },
  );
});

test("weeks, days, due date and the dates of the month are those of Temporal", () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: 0, max: 300 }), (now, days) => {
      const today = epoch.add({ days: now });
      const lmp = today.subtract({ days });
      const answer = monthsPregnant({ mode: "lmp", date: lmp.toString() }, today.toString());
      if (!answer.ok) throw new Error(answer.reason);
      const { weeks, days: rest } = lmp.until(today, { largestUnit: "weeks" });
      expect({ weeks: answer.completedWeeks, rest: answer.day }).toEqual({ weeks, rest });
      expect(answer.edd).toBe(lmp.add({ weeks: 40 }).toString());
      expect(answer.daysLeft).toBe(today.until(answer.edd, { largestUnit: "days" }).days);
      expect(answer.monthStart).toBe(lmp.add({ weeks: answer.monthWeekFrom }).toString());
      expect(answer.monthEnd).toBe(lmp.add({ weeks: answer.monthWeekTo, days: 6 }).toString());
    }),
    { numRuns: 500 },
  );
});
