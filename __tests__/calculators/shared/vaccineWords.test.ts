import { scheduleIn, vaccineCountries } from "../../../src/calculators/shared/vaccineSchedules";
import { languages } from "../../../src/routes/routes";
import { allTexts } from "../../support/texts";

const schedules = vaccineCountries.map(scheduleIn);
const doses = schedules.flatMap((schedule) => schedule.doses);
const extras = schedules.flatMap((schedule) => schedule.extras);

/** The keys of every text the schedules need, derived from their rows. */
const needed = new Set([
  ...doses.flatMap(({ vaccine, dose }) => [`name.${vaccine}`, `against.${vaccine}`, `dose.${dose}`]),
  ...doses.filter(({ hasNote }) => hasNote).map(({ key }) => `note.${key}`),
  ...extras.flatMap(({ key, cost }) => [`extra.${key}`, `extraText.${key}`, `cost.${cost}`]),
  ...schedules.flatMap(({ cohorts }) => cohorts.map(({ key }) => `cohort.${key}`)),
  ...vaccineCountries.flatMap((country) => [`country.${country}`, `schedule.${country}`, `about.${country}`]),
]);

/** Kinds of text that exist only for rows of the schedules. */
const rowTexts = /^vaccine\.(name|against|dose|note|extra|extraText|cost|cohort|country|schedule|about)\./;

test.each(languages)("every row of the schedules has its texts, and no text is unused (%s)", (language) => {
  const given = Object.keys(allTexts(language)).filter((key) => rowTexts.test(key));
  expect(given.map((key) => key.replace("vaccine.", "")).sort()).toEqual([...needed].sort());
});
