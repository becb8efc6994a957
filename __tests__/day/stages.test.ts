// Published borders: 42 weeks (WHO, post-term), 37 weeks (preterm), 280 days from last period to due date.
import { childStage, stagesOf, whereInPregnancy } from "../../src/day/stages";

test.each([
  ["2027-03-10", "2026-06-03", { kind: "pregnant", weeks: 0, day: 0, daysLeft: 280 }],
  ["2027-03-10", "2026-06-02", { kind: "ahead" }],
  ["2027-03-10", "2026-11-22", { kind: "pregnant", weeks: 24, day: 4, daysLeft: 108, lmp: "2026-06-03" }],
  ["2027-03-10", "2027-03-10", { kind: "pregnant", weeks: 40, day: 0, daysLeft: 0 }],
  ["2027-03-10", "2027-03-23", { kind: "pregnant", weeks: 41, day: 6, daysLeft: -13 }],
  ["2027-03-10", "2027-03-24", { kind: "ask", isLikelyOver: false }],
  ["2027-03-10", "2027-04-13", { kind: "ask", isLikelyOver: false }],
  ["2027-03-10", "2027-04-14", { kind: "ask", isLikelyOver: true }],
  ["2027-03-10", "2030-01-01", { kind: "ask", isLikelyOver: true }],
  ["2028-02-29", "2028-03-01", { kind: "pregnant", weeks: 40, day: 1, daysLeft: -1 }],
])("due %s on %s", (due, today, expected) => {
  expect(whereInPregnancy(due, today)).toMatchObject({ due, ...expected });
});

test.each([
  [{ born: "2026-11-22" }, "2026-11-22", { kind: "child", ageDays: 0, week: 1, months: 0, days: 0, corrected: null }],
  [{ born: "2026-06-18" }, "2026-11-22", { kind: "child", week: 23, months: 5, days: 4, corrected: null }],
  [{ born: "2026-11-23" }, "2026-11-22", { kind: "ahead" }],
  // 32 weeks: eight weeks early, corrected from 30 March.
  [{ born: "2026-02-02", bornWeeks: 32 }, "2026-03-29", { months: 1, corrected: { months: 0, days: 0 } }],
  [{ born: "2026-02-02", bornWeeks: 32 }, "2026-03-30", { corrected: { months: 0, days: 0 } }],
  [{ born: "2026-02-02", bornWeeks: 32 }, "2026-11-05", { months: 9, days: 3, corrected: { months: 7, days: 6 } }],
  [{ born: "2026-02-02", bornWeeks: 32 }, "2028-03-28", { corrected: { months: 23 } }],
  [{ born: "2026-02-02", bornWeeks: 32 }, "2028-03-30", { corrected: null }],
])("%j on %s", (child, today, expected) => {
  expect(childStage(child, today)).toMatchObject({ child, ...expected });
});

test("a past due date does not become a child, and children are listed youngest first", () => {
  const { pregnancy, children } = stagesOf({ due: "2026-01-01", children: [{ born: "2020-05-05" }, { born: "2024-11-04" }] }, "2026-11-22");
  expect(pregnancy?.kind).toBe("ask");
  expect(children.map(({ child }) => child.born)).toEqual(["2024-11-04", "2020-05-05"]);
  expect(stagesOf({}, "2026-11-22")).toEqual({ pregnancy: null, children: [] });
});
