import { evenRows } from "../../src/ui/Columns.styles";

test.each([3, 4])("rows of at most %i are all full, and as equal as possible", (most) => {
  for (let count = 1; count <= 60; count++) {
    const { inRow, inWiderRows } = evenRows(count, most);
    expect(inRow).toBeLessThanOrEqual(most);
    expect((count - inWiderRows) % inRow).toBe(0);
    if (inWiderRows > 0) expect(inWiderRows % (inRow - 1)).toBe(0);
  }
});

test("rows with one item less come first", () => {
  expect([13, 12, 5, 4].map((count) => evenRows(count, 3))).toEqual([
    { inRow: 3, inWiderRows: 4 },
    { inRow: 3, inWiderRows: 0 },
    { inRow: 3, inWiderRows: 2 },
    { inRow: 2, inWiderRows: 0 },
  ]);
});
