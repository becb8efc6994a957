/** The form of “am I pregnant?” as text, and how it becomes what the calculator takes. */

import { isoOf, type Parts } from "../../ui/form/dateParts";
import { typedNumber } from "../../ui/form/numbers";
import { type PregnancyQuizInput, redSigns } from "./pregnancyQuiz";
import { tickedSigns } from "./pregnancySigns";

export const tests = ["none", "negative", "positive"] as const;
export const sexes = ["yes", "protected", "no"] as const;
export const treatments = ["no", "yes"] as const;
export const lates = ["not-due", "due-today", "1-6-days", "7-days-or-more", "irregular"] as const;
export const nauseas = ["none", "some", "marked"] as const;

const noTicks = Object.fromEntries([...redSigns, ...tickedSigns].map((sign) => [sign, ""]));

/** All fields as they stand in the form, in a shared address and on the device. */
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

export const partsOf = (fields: Fields, name: DateName): Parts => ({
  day: fields[`${name}-day`],
  month: fields[`${name}-month`],
  year: fields[`${name}-year`],
});

/** A date that may be left empty. */
function dateOf(fields: Fields, name: DateName): string | undefined {
  const parts = partsOf(fields, name);
  return Object.values(parts).every((part) => part.trim() === "") ? undefined : isoOf(parts);
}

const oneOf = <Name extends string>(names: readonly Name[], value: string): Name | undefined => names.find((name) => name === value);

/** What the form holds, as the calculator takes it. */
export const inputOf = (fields: Fields): PregnancyQuizInput => ({
  redSigns: redSigns.filter((sign) => fields[sign] === "1"),
  test: oneOf(tests, fields.test),
  testDate: dateOf(fields, "test"),
  sex: oneOf(sexes, fields.sex),
  treatment: oneOf(treatments, fields.treatment),
  lastSex: dateOf(fields, "sex"),
  late: oneOf(lates, fields.late),
  lmp: dateOf(fields, "lmp"),
  cycleLength: fields.cycleLength.trim() === "" ? undefined : typedNumber(fields.cycleLength),
  nausea: oneOf(nauseas, fields.nausea),
  signs: tickedSigns.filter((sign) => fields[sign] === "1"),
});
