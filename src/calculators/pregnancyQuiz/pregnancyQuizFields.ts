/** The fields of “am I pregnant?” as text, and how they become input for the calculator. */

import { isoFromParts, type Parts } from "../../ui/form/dateParts";
import { typedNumber } from "../../ui/form/numbers";
import { type PregnancyQuizInput, redSigns } from "./pregnancyQuiz";
import { tickedSigns } from "./pregnancySigns";

export const tests = ["none", "negative", "positive"] as const;
export const sexes = ["yes", "protected", "no"] as const;
export const treatments = ["no", "yes"] as const;
export const lates = ["not-due", "due-today", "1-6-days", "7-days-or-more", "irregular"] as const;
export const nauseas = ["none", "some", "marked"] as const;

const noTicks = Object.fromEntries([...redSigns, ...tickedSigns].map((sign) => [sign, ""]));

/** All fields, empty or at their default. */
export const noAnswers = {
  test: "",
  sex: "",
  treatment: "",
  late: "",
  nausea: "none",
  cycleLength: "28",
  "test-day": "",
  "test-month": "",
  "test-year": "",
  "sex-day": "",
  "sex-month": "",
  "sex-year": "",
  "lmp-day": "",
  "lmp-month": "",
  "lmp-year": "",
  ...noTicks,
};
export type Fields = Record<string, string> & typeof noAnswers;

export type DateName = "test" | "sex" | "lmp";

/**
 * Day, month and year of a date in the form, as typed.
 * @example readParts({ ...noAnswers, "lmp-day": "1", "lmp-month": "6", "lmp-year": "2026" }, "lmp") // { day: "1", month: "6", year: "2026" }
 */
export const readParts = (fields: Fields, name: DateName): Parts => ({
  day: fields[`${name}-day`],
  month: fields[`${name}-month`],
  year: fields[`${name}-year`],
});

/** A date that may be left empty: `YYYY-MM-DD`, or undefined if all its parts are empty. */
function readDate(fields: Fields, name: DateName): string | undefined {
  const parts = readParts(fields, name);
  return Object.values(parts).every((part) => part.trim() === "") ? undefined : isoFromParts(parts);
}

const known = <Name extends string>(names: readonly Name[], value: string): Name | undefined => names.find((name) => name === value);

/**
 * The fields as input for the calculator; choices that are not made and empty dates are undefined.
 * @example toInput({ ...noAnswers, test: "none" }) // { test: "none", cycleLength: 28, nausea: "none", redSigns: [], signs: [], … }
 */
export const toInput = (fields: Fields): PregnancyQuizInput => ({
  redSigns: redSigns.filter((sign) => fields[sign] === "1"),
  test: known(tests, fields.test),
  testDate: readDate(fields, "test"),
  sex: known(sexes, fields.sex),
  treatment: known(treatments, fields.treatment),
  lastSex: readDate(fields, "sex"),
  late: known(lates, fields.late),
  lmp: readDate(fields, "lmp"),
  cycleLength: fields.cycleLength.trim() === "" ? undefined : typedNumber(fields.cycleLength),
  nausea: known(nauseas, fields.nausea),
  signs: tickedSigns.filter((sign) => fields[sign] === "1"),
});
