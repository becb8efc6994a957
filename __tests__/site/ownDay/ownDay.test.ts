/** @jest-environment jsdom */
import { keepDueOrBirth, readDueOrBirth } from "../../../src/site/ownDay/dueOrBirth";
import { dayFrom, readDay, writeDay } from "../../../src/site/ownDay/ownDay";

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.quiet;
});

test("only valid parts of a stored day are used", () => {
  expect(
    dayFrom({
      due: "2027-02-30",
      dueBy: { kind: "lmp", date: "2026-06-01" },
      children: [
        { born: "2026-06-18", name: "Ada", bornWeeks: 36 },
        { born: "soon" },
        null,
        { born: "2024-11-04", name: 7, bornWeeks: 37 },
      ],
      twins: "yes",
      partner: true,
      hospitalPhone: "",
      done: ["visit-1", 3],
    }),
  ).toEqual({
    children: [{ born: "2026-06-18", name: "Ada", bornWeeks: 36 }, { born: "2024-11-04" }],
    partner: true,
    done: ["visit-1"],
  });
  for (const foreign of [null, 7, "day", []]) expect(dayFrom(foreign)).toEqual({});
  const whole = { due: "2027-03-08", dueBy: { kind: "ivf" as const, date: "2026-06-20", event: "transfer-day5" }, twins: true as const };
  expect(dayFrom(whole)).toEqual(whole);
});

test("a day is stored and read again, and an empty one leaves nothing", () => {
  expect(writeDay({ hospitalPhone: "0212 000 00 00" })).toBe(true);
  expect(readDay()).toEqual({ hospitalPhone: "0212 000 00 00" });
  writeDay({});
  expect(localStorage).toHaveLength(0);
});

test("the own date is the due date, or else the youngest child's birth date", () => {
  expect(readDueOrBirth()).toBeNull();
  writeDay({ children: [{ born: "2026-06-18" }, { born: "2024-11-04" }] });
  expect(readDueOrBirth()).toEqual({ born: "2026-06-18" });
  keepDueOrBirth({ due: "2027-03-10" });
  expect(readDueOrBirth()).toEqual({ due: "2027-03-10" });
  expect(readDay().children).toHaveLength(2);
});

test("in quiet mode no tool is given the date, and it is kept", () => {
  writeDay({ due: "2027-03-10" });
  document.documentElement.dataset.quiet = "";
  expect(readDueOrBirth()).toBeNull();
  expect(readDay()).toEqual({ due: "2027-03-10" });
});

test("storing a date does not change the rest", () => {
  writeDay({ hospitalPhone: "0212", due: "2027-03-08", dueBy: { kind: "lmp", date: "2026-06-01" } });
  keepDueOrBirth({ due: "2027-03-10" });
  expect(readDay()).toEqual({ hospitalPhone: "0212", due: "2027-03-10" });
  keepDueOrBirth({ born: "2026-06-18" });
  keepDueOrBirth({ born: "2026-06-18" });
  expect(readDay().children).toEqual([{ born: "2026-06-18" }]);
  keepDueOrBirth(null);
  expect(readDay()).toEqual({ hospitalPhone: "0212" });
});
