/** The fields of the Chinese gender chart as they are in the form, in a shared address and on the device. */
import { readChoice } from "../../ui/form/readChoice";

export const modes = ["date", "month", "lmp", "edd"] as const;

export const emptyChineseGender = {
  mode: "date",
  "birth-day": "",
  "birth-month": "",
  "birth-year": "",
  day: "",
  month: "",
  year: "",
  cycle: "28",
};
export type ChineseGenderFields = typeof emptyChineseGender;

export const readMode = ({ mode }: ChineseGenderFields): (typeof modes)[number] => readChoice(modes, mode, "date");
export const readBirth = (fields: ChineseGenderFields) => ({
  day: fields["birth-day"],
  month: fields["birth-month"],
  year: fields["birth-year"],
});
