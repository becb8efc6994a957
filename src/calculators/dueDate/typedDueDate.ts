/** The fields as they are in the form, in a shared address and on the device; `day`, `month` and `year` are the date of the chosen method. */
export const emptyDueDate = {
  method: "lmp",
  day: "",
  month: "",
  year: "",
  cycle: "",
  weeks: "",
  days: "",
  embryo: "5",
  "period-day": "",
  "period-month": "",
  "period-year": "",
};
export type DueDateFieldValues = typeof emptyDueDate;
