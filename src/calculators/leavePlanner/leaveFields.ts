/** The fields of the leave planner as text, and how they become input for the calculator. */

import { isoFromParts } from "../../ui/form/dateParts";
import { readChoice } from "../../ui/form/readChoice";
import { typedAmount } from "../shared/amounts";
import type { LeavePlannerInput } from "../shared/leaveInput";

/** The fields as they are in the form, in a shared address and on the device. */
export const emptyLeave = {
  parent: "mother",
  job: "worker",
  babies: "1",
  order: "first",
  day: "",
  month: "",
  year: "",
  "birth-day": "",
  "birth-month": "",
  "birth-year": "",
  stop: "8",
  earnings: "",
};
export type LeaveFields = typeof emptyLeave;

export const babyCounts = ["1", "2", "3"] as const;
export const orders = ["first", "second", "later"] as const;
/** Weeks before the due date at which she may stop working. */
export const stops = ["8", "7", "6", "5", "4", "3", "2"] as const;

/**
 * A date as text for its three fields.
 * @param date `YYYY-MM-DD`
 * @example toDateFields("2027-03-01") // { day: "1", month: "3", year: "2027" }
 */
export const toDateFields = (date: string): Pick<LeaveFields, "day" | "month" | "year"> => {
  const [year = "", month = "", day = ""] = date.split("-");
  return { day: String(Number(day)), month: String(Number(month)), year };
};

/**
 * The fields as input for the calculator; an unknown choice becomes the first one, and an empty day of birth means not yet born.
 * @example readLeave({ ...emptyLeave, day: "1", month: "3", year: "2027", stop: "3" }) // { parent: "mother", dueDate: "2027-03-01", stopWeeks: 3, … }
 */
export function readLeave(fields: LeaveFields): LeavePlannerInput {
  const birth = { day: fields["birth-day"], month: fields["birth-month"], year: fields["birth-year"] };
  const isBorn = Object.values(birth).some((part) => part.trim() !== "");
  const parent = readChoice(["mother", "father"], fields.parent, "mother");
  const job = readChoice(["worker", "civil"], fields.job, "worker");
  const isPaid = parent === "mother" && job === "worker";
  return {
    parent,
    job,
    babies: Number(readChoice(babyCounts, fields.babies, "1")) as 1 | 2 | 3,
    order: readChoice(orders, fields.order, "first"),
    dueDate: isoFromParts(fields),
    birthDate: isBorn ? isoFromParts(birth) : undefined,
    stopWeeks: Number(readChoice(stops, fields.stop, "8")),
    // Earnings are ignored where their field is not shown.
    dailyMinor: isPaid ? typedAmount(fields.earnings) : 0,
  };
}
