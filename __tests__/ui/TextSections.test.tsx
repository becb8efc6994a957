import { render, screen } from "@testing-library/react";
import { TextSections } from "../../src/ui/TextSections";

const plain = { key: "why", heading: "Why", text: ["First.", "Second."], list: null };

test("gives each section a heading with an anchor, and its paragraphs", () => {
  render(<TextSections sections={[plain, { ...plain, key: "how", heading: "How", text: ["Third."] }]} />);
  expect(screen.getAllByRole("heading", { level: 2 }).map(({ id, textContent }) => [id, textContent])).toEqual([
    ["why", "Why"],
    ["how", "How"],
  ]);
  for (const text of ["First.", "Second.", "Third."]) expect(screen.getByText(text).tagName).toBe("P");
});

test("keeps the order of heading, paragraphs, points, steps, table and links", () => {
  const table = { caption: "Doses", head: ["Age", "Dose"], rows: [{ cells: ["2", "5 ml"] }] };
  const links = [{ path: "/en/sources", text: "Sources" }];
  const { container } = render(<TextSections sections={[{ ...plain, list: ["Point"], steps: ["Step"], table, links }]} />);
  // A table is in a box of its own, in which it can scroll when the font is large.
  const drawn = [...container.children].map((child) => (child.querySelector(":scope > table") ?? child).tagName);
  expect(drawn).toEqual(["H2", "P", "P", "UL", "OL", "TABLE", "UL"]);
});

test("lists points and links", () => {
  render(<TextSections sections={[{ ...plain, list: ["One", "Two"], links: [{ path: "/en/sources", text: "Sources" }] }]} />);
  expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual(["One", "Two", "Sources"]);
  expect(screen.getByRole("link", { name: "Sources" })).toHaveAttribute("href", "/en/sources");
});

test.each([undefined, null, []])("draws no empty list (links: %p)", (links) => {
  render(<TextSections sections={[{ ...plain, links }]} />);
  expect(screen.queryByRole("list")).not.toBeInTheDocument();
});
