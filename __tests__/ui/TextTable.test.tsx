import { render, screen, within } from "@testing-library/react";
import { fitsPhone, TextTable } from "../../src/ui/TextTable";

const table = {
  caption: "Tests, week by week",
  head: ["Test", "Week", "If it is high"],
  rows: [
    { cells: ["Combined test", "11 to 13", "Amniocentesis, or a blood test for the baby’s DNA"] },
    { cells: ["Quad test", "15 to 20", "Amniocentesis"] },
  ],
};

test("has a name, heads for its columns and its rows, and says of each cell which column it is of", () => {
  render(<TextTable table={table} />);
  const drawn = within(screen.getByRole("table", { name: table.caption }));
  expect(drawn.getAllByRole("columnheader").map((head) => head.textContent)).toEqual(table.head);
  expect(drawn.getAllByRole("rowheader").map((head) => head.textContent)).toEqual(["Combined test", "Quad test"]);
  expect(drawn.getAllByRole("cell").map((cell) => [cell.dataset.head, cell.textContent])).toEqual(
    table.rows.flatMap(({ cells }) => [
      ["Week", cells[1]],
      ["If it is high", cells[2]],
    ]),
  );
});

test.each([
  ["two columns, however long", ["Age", "What"], ["2 years", "x".repeat(90)], true],
  ["short cells", ["Age", "75 g", "100 g"], ["Fasting", "92", "95"], true],
  ["long cells in three columns", table.head, table.rows[0]?.cells ?? [], false],
])("is shown on a phone as a table or as cards: %s", (_, head, cells, fits) => {
  expect(fitsPhone({ caption: "", head, rows: [{ cells }] })).toBe(fits);
});
