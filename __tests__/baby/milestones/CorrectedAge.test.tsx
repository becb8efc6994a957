import { screen, within } from "@testing-library/react";
import { CorrectedAge } from "../../../src/baby/milestones/CorrectedAge";
import { renderIn } from "../../support/render";

const births = [
  { week: 24, weeksLater: 16 },
  { week: 36, weeksLater: 4 },
];
const rows = () =>
  within(screen.getAllByRole("rowgroup", { hidden: true })[1] as HTMLElement)
    .getAllByRole("row", { hidden: true })
    .map((row) => [...row.children].map((cell) => cell.textContent));

test.each([
  ["tr", ["24. hafta", "6 aylık olduktan 16 hafta sonra"]],
  ["en", ["week 24", "16 weeks after turning 6 months"]],
] as const)("says for each week of birth when the list fits (%s)", (language, first) => {
  renderIn(language, <CorrectedAge month={6} births={births} />);
  expect(rows()).toHaveLength(2);
  expect(rows()[0]).toEqual(first);
});

test("is collapsed, because most babies are not born early", () => {
  renderIn("en", <CorrectedAge month={6} births={births} />);
  expect(screen.getByText("When does this list fit a baby born early?").closest("details")).not.toHaveAttribute("open");
});
