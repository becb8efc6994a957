import { type CareItem, careWindows, dueDateEntries } from "../../../src/calculators/shared/careWindows";

const item = (key: string, kind: string, weekFrom: number, weekTo: number): CareItem => ({
  key,
  kind,
  weekFrom,
  weekTo,
  optional: false,
  title: key,
});
const lmp = "2026-06-01";
const visit2 = item("visit-2", "visit", 18, 24);

// The ministry's window of the second visit: 18w0d to 24w6d.
test("a window runs from the first day of its first week to the last of its last", () => {
  expect(careWindows([visit2], lmp, 173)).toEqual([{ ...visit2, start: "2026-10-05", end: "2026-11-22", status: "now" }]);
});

test.each([
  [-10, "next"],
  [125, "next"],
  [126, "now"],
  [174, "now"],
  [175, "past"],
])("on day %d the window of weeks 18 to 24 is: %s", (day, status) => {
  expect(careWindows([visit2], lmp, day)[0]?.status).toBe(status);
});

test("a window up to week 42 stays open until birth", () => {
  expect(careWindows([item("nst", "test", 36, 42)], lmp, 310)[0]).toMatchObject({ start: "2027-02-08", end: null, status: "now" });
});

test("throws for a day that does not exist", () => {
  expect(() => careWindows([visit2], "1.6.2026", 0)).toThrow("requires a date as YYYY-MM-DD, got 1.6.2026");
});

test("the calendar file has the due date and what is ahead: an open window on its last day, a coming one on its first, a past one not at all", () => {
  const milestones = [
    visit2,
    item("anomaly-scan", "test", 18, 22),
    item("tdab", "vaccine", 27, 36),
    item("nst", "test", 23, 42),
    item("gbs", "test", 36, 42),
  ];
  const windows = careWindows(milestones, lmp, 173);
  const entries = dueDateEntries(
    { edd: "2027-02-28", summary: "Due", description: "About" },
    windows,
    ({ start, end }) => `${start} ${end}`,
  );
  const reminded = { remindDaysBefore: [7] };
  expect(entries).toEqual([
    { uid: "ninni-edd@ninni", start: "2027-02-28", end: "2027-03-01", summary: "Due", description: "About" },
    {
      uid: "ninni-visit-2@ninni",
      start: "2026-11-22",
      end: "2026-11-23",
      summary: "visit-2",
      description: "2026-10-05 2026-11-22",
      ...reminded,
    },
    { uid: "ninni-tdab@ninni", start: "2026-12-07", end: "2026-12-08", summary: "tdab", description: "2026-12-07 2027-02-14", ...reminded },
    { uid: "ninni-gbs@ninni", start: "2027-02-08", end: "2027-02-09", summary: "gbs", description: "2027-02-08 null", ...reminded },
  ]);
});
