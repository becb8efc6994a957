import { act, renderHook } from "@testing-library/react";
import { atOnce, useRowsDrawn } from "../../../src/names/list/useRowsDrawn";

const rows = (...slugs: string[]) => slugs.map((slug) => ({ slug }));
const many = (letter: string) => Array.from({ length: 40 }, (_, i) => ({ slug: letter + i }));
const first = many("a");

/** Every number of rows that was drawn, in order. */
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

test("draws at first what the page holds", () => {
  expect(draw().drawn).toEqual([24]);
});

test("draws of other names one screen with the key, and the others a screen at a time", async () => {
  const { drawn, rerender } = draw();
  drawn.length = 0;
  await act(async () => rerender({ names: many("b"), wanted: 24 }));
  expect(drawn).toEqual([atOnce, 2 * atOnce, 24]);
});

test("draws no more rows than there are names", async () => {
  const { drawn, rerender } = draw();
  await act(async () => rerender({ names: rows("x", "y"), wanted: 24 }));
  expect(drawn.at(-1)).toBe(atOnce);
});

test("keeps the rows that stand there where more of the same list is asked for", async () => {
  const { drawn, rerender } = draw();
  drawn.length = 0;
  await act(async () => rerender({ names: many("a"), wanted: 40 }));
  expect(drawn[0]).toBe(24);
  expect(drawn.at(-1)).toBe(40);
});
