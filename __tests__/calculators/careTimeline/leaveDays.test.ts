/** @jest-environment ./__tests__/support/zonedEnvironment.ts */
// Lengths of Act 4857, article 74, as amended by Act 7578 (in force since 1 May 2026): 8 weeks before, 10 with twins, 16 after.
import { careTimeline } from "../../../src/calculators/careTimeline/careTimeline";
import { leaveCalendar, leaveDays } from "../../../src/calculators/careTimeline/leaveDays";
import { ruleOf } from "../../../src/calculators/shared/leaveParameters";
import { zones } from "../../support/zones";

const today = "2026-11-22";
function days(input: Parameters<typeof careTimeline>[0], babies: 1 | 2 = 1, day = today) {
  const answer = careTimeline(input, day);
  if (!answer.ok) throw new Error(`refused: ${answer.reason}`);
  return leaveDays(answer, babies, day);
}
const due = { mode: "due", date: "2027-03-01" } as const;
const dayOf = (key: string, ...args: Parameters<typeof days>) => days(...args).find((one) => one.key === key);

test.each(zones)("a due date of 1 March 2027 in $zone: the days, each with its law", ({ zone }) => {
  process.env.TZ = zone;
  expect(days(due).map(({ key, from, to }) => [key, from, to])).toEqual([
    ["start", "2027-01-04", "2027-01-04"],
    ["pay", "2027-01-04", "2027-06-20"],
    ["stop", "2027-02-15", "2027-02-15"],
    ["nursing", "2027-03-01", "2027-03-01"],
    ["grant", "2027-03-01", "2027-03-01"],
    ["back", "2027-06-21", "2027-06-21"],
    ["half-time-apply", "2027-07-20", "2027-07-20"],
    ["milk", "2027-06-21", "2028-02-29"],
  ]);
  for (const { rule } of days(due)) expect(ruleOf(rule).law.tr).not.toBe("");
  expect(ruleOf(dayOf("start", due)?.rule ?? "")).toMatchObject({ amount: 8, since: "2026-05-01" });
});

test("with twins leave begins at 30 weeks, and there is no last day at work with a report", () => {
  expect(dayOf("start", due, 2)).toMatchObject({ from: "2026-12-21", rule: "worker-before-multiple" });
  expect(dayOf("back", due, 2)?.from).toBe("2027-06-21");
  expect(dayOf("stop", due, 2)).toBeUndefined();
});

test.each([
  ["2026-04-30", []],
  ["2026-05-01", ["pay", "nursing", "grant", "back", "half-time-apply", "milk"]],
])("a birth on %s has the days %j", (date, expected) => {
  expect(days({ mode: "born", date }).map(({ key }) => key)).toEqual(expected);
});

test.each([
  ["2028-02-29", 6],
  ["2028-03-01", 0],
])("of a birth on 1 March 2027, on %s %d days are left to be shown", (day, count) => {
  expect(days({ mode: "born", date: "2027-03-01" }, 1, day)).toHaveLength(count);
});

test("the calendar file has the future days to remember, under the names of the leave planner", () => {
  const words = () => ({ title: "title", line: "line" });
  const uids = (day: string) => leaveCalendar(days(due, 1, day), words, day).map(({ uid, start, end }) => [uid, start, end]);
  expect(uids("2027-01-04")).toEqual([
    ["ninni-leave-start@ninni", "2027-01-04", "2027-01-05"],
    ["ninni-leave-back@ninni", "2027-06-21", "2027-06-22"],
    ["ninni-leave-half-time-apply@ninni", "2027-07-20", "2027-07-21"],
  ]);
  expect(uids("2027-01-05").map(([uid]) => uid)).toEqual(["ninni-leave-back@ninni", "ninni-leave-half-time-apply@ninni"]);
});
