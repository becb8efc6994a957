import { act, renderHook } from "@testing-library/react";
import { atOnce, useRowsDrawn, withKey } from "../../../src/names/list/useRowsDrawn";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Runs timers until nothing more is drawn: each batch of rows sets the timer for the next. */
const settle = async () => {
  do await act(async () => jest.runOnlyPendingTimersAsync());
  while (jest.getTimerCount() > 0);
};

const rows = (...slugs: string[]) => slugs.map((slug) => ({ slug }));
const many = (letter: string) => Array.from({ length: 40 }, (_, i) => ({ slug: letter + i }));
const first = many("a");

/** Renders the hook and records every number of rows, in order. */
function draw() {
  const drawn: number[] = [];
  const { rerender } = renderHook(
    ({ names, wanted }) => {
      drawn.push(useRowsDrawn(names, wanted));
    },
    { initialProps: { names: first as readonly { slug: string }[], wanted: 24 } },
  );
  return { drawn, rerender };
}

test("draws at first the rows the page contains", () => {
  expect(draw().drawn).toEqual([24]);
});

test("draws a few other names with the key, then one screen, and the rest in small batches once nothing is typed", async () => {
  const { drawn, rerender } = draw();
  drawn.length = 0;
  rerender({ names: many("b"), wanted: 24 });
  expect(drawn).toEqual([withKey]);
  await act(async () => jest.advanceTimersByTime(0));
  expect(drawn.at(-1)).toBe(atOnce);
  await act(async () => jest.advanceTimersByTime(100));
  expect(drawn.at(-1)).toBe(atOnce);
  await settle();
  expect(new Set(drawn)).toEqual(new Set([4, 8, 12, 16, 20, 24]));
});

test("draws no more rows than there are names", async () => {
  const { drawn, rerender } = draw();
  rerender({ names: rows("x", "y"), wanted: 24 });
  await settle();
  expect(drawn.at(-1)).toBe(withKey);
});

test("keeps the drawn rows when more of the same list is wanted", async () => {
  const { drawn, rerender } = draw();
  drawn.length = 0;
  rerender({ names: many("a"), wanted: 40 });
  await settle();
  expect(drawn[0]).toBe(24);
  expect(drawn.at(-1)).toBe(40);
});
