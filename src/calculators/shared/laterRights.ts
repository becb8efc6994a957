/** What may follow the leave: half days, unpaid leave, nursing leave, no night work. */
import { addDays, addMonths } from "../../text/calendar";
import type { LeavePlannerInput } from "./leaveInput";
import { amountOf } from "./leaveParameters";

export interface LaterRight {
  key: "half-time-apply" | "half-time" | "half-day" | "unpaid" | "unpaid-father" | "milk" | "milk-first" | "milk-then" | "night";
  /** First and last day, `YYYY-MM-DD`; the same where it is one day. */
  from: string;
  to: string;
  /** Length in days or months, or hours a day; null where the dates say everything. */
  amount: number | null;
}

const dayBefore = (date: string): string => addDays(date, -1);

function workersRights({ babies, order }: LeavePlannerInput, birth: string, back: string): LaterRight[] {
  const halfDays = amountOf(`worker-half-time-${order}`) + (babies > 1 ? amountOf("worker-half-time-multiple") : 0);
  const unpaid = amountOf("worker-unpaid");
  const lastApplication = addDays(dayBefore(back), amountOf("worker-half-time-apply"));
  return [
    { key: "half-time-apply", from: lastApplication, to: lastApplication, amount: null },
    { key: "half-time", from: back, to: addDays(back, halfDays - 1), amount: halfDays },
    { key: "unpaid", from: back, to: dayBefore(addMonths(back, unpaid)), amount: unpaid },
    { key: "milk", from: back, to: dayBefore(addMonths(birth, amountOf("worker-milk-until"))), amount: amountOf("worker-milk") },
    { key: "night", from: birth, to: dayBefore(addMonths(birth, amountOf("worker-night"))), amount: null },
  ];
}

function civilServantsRights({ order }: LeavePlannerInput, back: string): LaterRight[] {
  const [halfDay, unpaid, half] = [amountOf(`civil-half-day-${order}`), amountOf("civil-unpaid"), amountOf("civil-milk-half")];
  const then = addMonths(back, half);
  return [
    { key: "milk-first", from: back, to: dayBefore(then), amount: amountOf("civil-milk-first") },
    { key: "milk-then", from: then, to: dayBefore(addMonths(back, 2 * half)), amount: amountOf("civil-milk-then") },
    { key: "half-day", from: back, to: dayBefore(addMonths(back, halfDay)), amount: halfDay },
    { key: "unpaid", from: back, to: dayBefore(addMonths(back, unpaid)), amount: unpaid },
  ];
}

/**
 * The rights after the leave with their dates, each as if taken from its first possible day.
 * @param birth the day of birth or the due date, `YYYY-MM-DD`
 * @param back a mother's first day back at work; null for a father
 * @example laterRights(civilServant, "2027-03-01", "2027-06-21")[0] // { key: "milk-first", from: "2027-06-21", to: "2027-12-20", amount: 3 }
 */
export function laterRights(input: LeavePlannerInput, birth: string, back: string | null): LaterRight[] {
  if (back !== null) return input.job === "worker" ? workersRights(input, birth, back) : civilServantsRights(input, back);
  if (input.job === "worker") return [];
  const unpaid = amountOf("civil-unpaid");
  return [{ key: "unpaid-father", from: birth, to: dayBefore(addMonths(birth, unpaid)), amount: unpaid }];
}
