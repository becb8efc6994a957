/** The fields of the zodiac as they are in the form, in a shared address and on the device. */
import type { Parts } from "../../ui/form/dateParts";
import { readChoice } from "../../ui/form/readChoice";
import { signIds } from "./zodiac";

export const kinds = { mother: ["birth", "sign"], baby: ["birth", "due", "sign"] } as const;
export type Who = keyof typeof kinds;

export const emptyZodiac = {
  mother: "birth",
  motherSign: "",
  "mother-day": "",
  "mother-month": "",
  "mother-year": "",
  baby: "birth",
  babySign: "",
  "baby-day": "",
  "baby-month": "",
  "baby-year": "",
};
export type ZodiacFields = typeof emptyZodiac;

export const readParts = (fields: ZodiacFields, who: Who): Parts => ({
  day: fields[`${who}-day`],
  month: fields[`${who}-month`],
  year: fields[`${who}-year`],
});
export const readKind = (fields: ZodiacFields, who: Who) => readChoice(kinds[who], fields[who], "birth");
export const readSign = (fields: ZodiacFields, who: Who) => readChoice(signIds, fields[`${who}Sign`], undefined);
