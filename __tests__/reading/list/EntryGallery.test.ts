import { wideCards } from "../../../src/reading/list/EntryGallery";

test("half-row cards and third-row cards fill their rows, however many a group holds", () => {
  for (let count = 3; count <= 60; count++) {
    const wide = wideCards(count);
    expect(wide).toBeLessThanOrEqual(count);
    expect([wide % 2, (count - wide) % 3]).toEqual([0, 0]);
  }
  expect([13, 12, 5].map(wideCards)).toEqual([4, 0, 2]);
});
