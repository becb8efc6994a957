import { qrPath } from "../../src/ui/qrPath";

test("draws a stroke for each run of dark cells, inside a quiet zone of four", () => {
  expect(
    qrPath([
      [true, true, false],
      [false, false, false],
      [true, false, true],
    ]),
  ).toEqual({ cells: 11, path: "M4 4h2v1h-2zM4 6h1v1h-1zM6 6h1v1h-1z" });
});
