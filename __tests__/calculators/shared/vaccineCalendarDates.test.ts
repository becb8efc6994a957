/** Compares the days of the vaccine calendar with an independent calendar: Temporal, JavaScript's new date standard. */
import fc from "fast-check";
import { Temporal } from "temporal-polyfill";
import { vaccineCalendar } from "../../../src/calculators/shared/vaccineCalendar";
import { vaccineCountries } from "../../../src/calculators/shared/vaccineSchedules";

const today = Temporal.PlainDate.from("2026-11-21");

test("every dose of every schedule falls on the day Temporal gives, in order, for any child", () => {
  fc.assert(
    fc.property(fc.integer({ min: -14 * 365, max: 280 }), fc.constantFrom(...vaccineCountries), (days, country) => {
      const born = today.add({ days });
      const answer = vaccineCalendar({ birthDate: born.toString(), country, done: [] }, today.toString());
      if (!answer.ok) throw new Error(answer.reason);
      for (const { date, age } of answer.visits)
        expect(date).toBe(born.add({ [age.unit]: age.value }, { overflow: "constrain" }).toString());
      const dates = answer.visits.map(({ date }) => date);
      expect(dates).toEqual([...new Set(dates)].sort());
      expect(answer.ageDays).toBe(born.until(today, { largestUnit: "days" }).days);
    }),
    { numRuns: 500 },
  );
});
