import { babyBorn, type DateInput, withDate, withoutChild, withoutPregnancy } from "../../src/day/changes";

const today = "2026-11-22";
const change = (input: DateInput) => withDate({ hospitalPhone: "0212" }, input, today);

test.each<[DateInput, object]>([
  [{ kind: "due", date: "2027-03-10" }, { due: "2027-03-10" }],
  [
    { kind: "lmp", date: "2026-06-03" },
    { due: "2027-03-10", dueBy: { kind: "lmp", date: "2026-06-03" } },
  ],
  // ACOG Committee Opinion 700: a day-5 transfer + 261 days.
  [
    { kind: "ivf", date: "2026-06-20", event: "transfer-day5" },
    { due: "2027-03-08", dueBy: { kind: "ivf", date: "2026-06-20", event: "transfer-day5" } },
  ],
  [{ kind: "born", date: "2026-06-18", name: "Ada" }, { children: [{ born: "2026-06-18", name: "Ada" }] }],
  [{ kind: "born", date: "2026-06-18", bornWeeks: 22 }, { children: [{ born: "2026-06-18", bornWeeks: 22 }] }],
  [{ kind: "born", date: today }, { children: [{ born: today }] }],
])("%j becomes part of the day", (input, expected) => {
  expect(change(input)).toEqual({ ok: true, day: { hospitalPhone: "0212", ...expected } });
});

test.each<[DateInput, string]>([
  [{ kind: "due", date: "2027-02-30" }, "dateInvalid"],
  [{ kind: "due", date: "--" }, "dateInvalid"],
  [{ kind: "due", date: "2027-08-30" }, "tooFar"],
  [{ kind: "due", date: "2026-11-01" }, "tooOld"],
  [{ kind: "lmp", date: "2026-11-23" }, "future"],
  [{ kind: "lmp", date: "2026-01-25" }, "tooOld"],
  [{ kind: "ivf", date: "2026-06-20", event: "moon" }, "eventUnknown"],
  [{ kind: "ivf", date: "2027-01-22", event: "transfer-day5" }, "tooFar"],
  [{ kind: "born", date: "2026-11-23" }, "future"],
  [{ kind: "born", date: "2012-11-21" }, "bornTooOld"],
  [{ kind: "born", date: "2026-06-18", bornWeeks: 21 }, "bornWeeks"],
  [{ kind: "born", date: "2026-06-18", bornWeeks: 37 }, "bornWeeks"],
  [{ kind: "born", date: "2026-06-18", bornWeeks: Number.NaN }, "bornWeeks"],
])("%j is refused: %s", (input, reason) => {
  expect(change(input)).toEqual({ ok: false, reason });
});

test("another due date replaces the first, together with the kind of date that was entered", () => {
  const first = change({ kind: "lmp", date: "2026-06-03" });
  if (!first.ok) throw new Error("the first date must do");
  expect(withDate(first.day, { kind: "due", date: "2027-03-12" }, today)).toEqual({
    ok: true,
    day: { hospitalPhone: "0212", due: "2027-03-12" },
  });
});

const pregnant = { due: "2026-11-29", partner: true as const, done: ["visit-1", "2024-11-04/visit-month-6"], hospitalPhone: "0212" };

test.each([
  ["2026-11-20", undefined],
  ["2026-11-08", undefined],
  ["2026-11-07", 36],
  ["2026-08-01", 22],
])("a pregnancy becomes a child born on %s; early by the due date: %s", (born, bornWeeks) => {
  expect(babyBorn(pregnant, born, today)).toEqual({
    ok: true,
    day: {
      partner: true,
      hospitalPhone: "0212",
      done: ["2024-11-04/visit-month-6"],
      children: [{ born, ...(bornWeeks && { bornWeeks }) }],
    },
  });
});

test("twins become two children", () => {
  const answer = babyBorn({ ...pregnant, twins: true }, "2026-11-20", today);
  expect(answer.ok && answer.day.children).toEqual([{ born: "2026-11-20" }, { born: "2026-11-20" }]);
  expect(answer.ok && answer.day).not.toHaveProperty("twins");
});

test("a birth is neither in the future nor before 20 weeks", () => {
  expect(babyBorn(pregnant, "2026-11-23", today)).toEqual({ ok: false, reason: "future" });
  expect(babyBorn(pregnant, "2026-07-11", today)).toEqual({ ok: false, reason: "tooOld" });
});

test("removing a pregnancy or a child removes its completed care, and nothing else", () => {
  const day = { ...pregnant, twins: true as const, children: [{ born: "2024-11-04", name: "Ada" }, { born: "2022-01-01" }] };
  expect(withoutPregnancy(day)).toEqual({
    partner: true,
    hospitalPhone: "0212",
    children: day.children,
    done: ["2024-11-04/visit-month-6"],
  });
  expect(withoutChild(day, { born: "2024-11-04", name: "Ada" })).toMatchObject({ children: [{ born: "2022-01-01" }], done: ["visit-1"] });
});
