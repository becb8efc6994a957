/** @jest-environment ./__tests__/support/zonedEnvironment.ts */
import {
  begin,
  type Contraction,
  isDoubleTap,
  isHistory,
  isStray,
  lengthOf,
  minute,
  remove,
  second,
  stop,
  swapped,
  takeBack,
  withoutLength,
} from "../../../src/calculators/contractionTimer/contractions";
import { isTimerState, weeksFrom, weeksOf } from "../../../src/calculators/contractionTimer/timerState";
import { zones } from "../../support/zones";

const t0 = Date.UTC(2026, 10, 22, 0, 12);
const done: Contraction = { start: t0, end: t0 + 58 * second };

test("a tap begins one, the next ends it", () => {
  const begun = begin([done], t0 + 5 * minute);
  expect(begun).toEqual([done, { start: t0 + 5 * minute, end: null }]);
  expect(stop(begun, t0 + 6 * minute)[1]).toEqual({ start: t0 + 5 * minute, end: t0 + 6 * minute });
});

test("one that was not stopped keeps its start when the next begins, and has no length", () => {
  const [forgotten] = begin([{ start: t0, end: null }], t0 + 20 * minute);
  expect(forgotten).toEqual({ start: t0, end: t0 });
  expect(forgotten && lengthOf(forgotten)).toBeNull();
});

test("on a clock that was set back an end is never before its beginning", () => {
  expect(stop([{ start: t0, end: null }], t0 - 30 * minute)).toEqual([{ start: t0, end: t0 }]);
});

test.each([
  [{ start: t0, end: t0 + 58 * second }, 58 * second],
  [{ start: t0, end: null }, null],
  [{ start: t0, end: t0 }, null],
  [{ start: t0, end: t0 - second }, null],
  [{ start: t0, end: t0 + 10 * minute - second }, 10 * minute - second],
  [{ start: t0, end: t0 + 10 * minute }, null],
])("%j lasts %p", (one, length) => {
  expect(lengthOf(one)).toBe(length);
});

test("a tap within two seconds of the last is the finger's", () => {
  const running = [{ start: t0, end: null }];
  expect(isDoubleTap(running, t0 + 300)).toBe(true);
  expect(isDoubleTap(running, t0 + 2 * second)).toBe(false);
  expect(isDoubleTap([done], t0 + 59 * second)).toBe(true);
  expect(isDoubleTap([], t0)).toBe(false);
  // The clock was set back.
  expect(isDoubleTap(running, t0 - minute)).toBe(false);
});

test("under three seconds is no contraction", () => {
  expect([300, 2_999, 3_000].map((length) => isStray({ start: t0, end: t0 + length }))).toEqual([true, true, false]);
  expect(isStray({ start: t0, end: null })).toBe(false);
  expect(isStray({ start: t0, end: t0 })).toBe(false);
});

test("a record of the pauses is turned round", () => {
  const ends = [0, 5, 10].map((n) => t0 + n * minute);
  const pauses = ends.map((start, i) => ({ start, end: i < 2 ? start + 4 * minute : null }));
  expect(swapped(pauses)).toEqual([
    { start: t0, end: t0 },
    { start: t0 + 4 * minute, end: t0 + 5 * minute },
    { start: t0 + 9 * minute, end: t0 + 10 * minute },
  ]);
  expect(swapped([done])).toEqual([
    { start: t0, end: t0 },
    { start: t0 + 58 * second, end: null },
  ]);
  expect(swapped([])).toEqual([]);
});

test("a wrong tap is undone: a start is removed, an end is reopened", () => {
  expect(takeBack([done, { start: t0 + 5 * minute, end: null }], t0 + 5 * minute)).toEqual([done]);
  expect(takeBack([done], t0 + 2 * minute)).toEqual([{ start: t0, end: null }]);
});

test.each([
  ["nothing was tapped", []],
  ["the end is over two minutes ago", [{ start: t0 - 3 * minute, end: t0 - 2 * minute - second }]],
  ["it has no length", [{ start: t0 - second, end: t0 - second }]],
])("nothing is undone if %s", (_, history) => {
  expect(takeBack(history, t0)).toBeNull();
});

test("one can be deleted, or its too long length removed", () => {
  const other = { start: t0 + 5 * minute, end: t0 + 9 * minute };
  expect(remove([done, other], t0)).toEqual([other]);
  expect(withoutLength([done, other], other.start)).toEqual([done, { start: other.start, end: other.start }]);
});

test("the newest 200 stay on the device", () => {
  const many = Array.from({ length: 200 }, (_, i) => ({ start: i, end: i + 1 }));
  const kept = begin(many, 1000);
  expect(kept).toHaveLength(200);
  expect(kept[0]?.start).toBe(1);
  expect(kept[199]).toEqual({ start: 1000, end: null });
});

test.each([
  [[done, { start: t0, end: null }], true],
  [[], true],
  [null, false],
  [[{ start: "today", end: null }], false],
  [[{ start: t0 }], false],
  [[null], false],
  [{}, false],
])("%j is a history: %p", (stored, is) => {
  expect(isHistory(stored)).toBe(is);
});

test.each([
  [{ history: [], birth: "", term: "", goesSooner: false }, true],
  [{ history: [], birth: "third", term: "", goesSooner: false }, false],
  [{ history: [], birth: "first", term: "36", goesSooner: false }, false],
  [{ history: [], birth: "first", term: "", goesSooner: "1" }, false],
  [{ history: [{}], birth: "", term: "", goesSooner: false }, false],
  [null, false],
])("%j is a state of the timer: %p", (stored, is) => {
  expect(isTimerState(stored)).toBe(is);
});

test.each(zones)("her own date gives completed weeks by her own calendar, late in the evening too ($zone)", ({ zone, offsetMinutes }) => {
  process.env.TZ = zone;
  expect(new Date(2026, 0, 1).getTimezoneOffset()).toBe(offsetMinutes);
  const evening = new Date(2026, 10, 22, 23, 30);
  expect(weeksFrom({ due: "2026-11-22" }, evening)).toBe(40);
  expect(weeksFrom({ due: "2026-12-13" }, evening)).toBe(37);
  expect(weeksFrom({ due: "2026-12-14" }, evening)).toBe(36);
  expect(weeksFrom({ due: "2027-08-29" }, evening)).toBe(0);
});

test.each([[null], [{ born: "2026-11-01" }], [{ due: "soon" }], [{ due: "2027-08-30" }], [{ due: "2026-11-01" }]])(
  "%j gives no week",
  (date) => {
    expect(weeksFrom(date, new Date(2026, 10, 22))).toBeNull();
  },
);

test("her choice is used only when the date gives no week", () => {
  expect(weeksOf(39, "before37")).toBe(39);
  expect(weeksOf(null, "before37")).toBe(36);
  expect(weeksOf(null, "from37")).toBe(37);
  expect(weeksOf(null, "")).toBeNull();
});
