import { render, screen, within } from "@testing-library/react";
import { VerdictList } from "../../src/guides/VerdictList";

const items = [
  { title: "Ginger", text: "It calms for some.", verdict: "Some evidence", tone: "sage" },
  { title: "Sage tea", text: "It can start contractions.", verdict: "Do not use", tone: "blush" },
] as const;

test("says each verdict in words beside its name, and why", () => {
  render(<VerdictList items={items} />);
  const parts = screen.getAllByRole("listitem").map((item) => {
    const heading = within(item).getByRole("heading", { level: 3 });
    return [heading.textContent, heading.nextElementSibling?.textContent];
  });
  expect(parts).toEqual([
    ["Ginger Some evidence", "It calms for some."],
    ["Sage tea Do not use", "It can start contractions."],
  ]);
});
