export type Job = "worker" | "civil";

type BirthOrder = "first" | "second" | "later";

export interface LeavePlannerInput {
  parent: "mother" | "father";
  /** Employee (Labour Act 4857) or civil servant (Act 657). */
  job: Job;
  babies: 1 | 2 | 3;
  /** Whether it is her first, second or a later birth. */
  order: BirthOrder;
  /** `YYYY-MM-DD`: the due date of the doctor's report. */
  dueDate: string;
  /** `YYYY-MM-DD` once the baby is born; left out before. */
  birthDate?: string;
  /** Weeks before the due date at which an employee with one baby stops working, 2–8; in all other cases the law sets the start. */
  stopWeeks?: number;
  /** Gross earnings of one day in whole kuruş, as reported to SGK; 0 leaves the pay out. */
  dailyMinor?: number;
}
