import { screen, within } from "@testing-library/react";
import { Pager } from "../../src/ui/Pager";
import { renderIn } from "../support/render";

const previous = { href: "/hafta/23", name: "23. hafta" };
const next = { href: "/hafta/25", name: "25. hafta" };

test("links to the previous and the next page, and says which is which", () => {
  renderIn("tr", <Pager label="Önceki ve sonraki hafta" previous={previous} next={next} />);
  const pager = within(screen.getByRole("navigation", { name: "Önceki ve sonraki hafta" }));
  expect(pager.getByRole("link", { name: "Önceki 23. hafta" })).toHaveAttribute("href", "/hafta/23");
  expect(pager.getByRole("link", { name: "Sonraki 25. hafta" })).toHaveAttribute("href", "/hafta/25");
});

test("tells browsers the order of the pages", () => {
  renderIn("en", <Pager label="Pages" previous={previous} next={next} />);
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("rel"))).toEqual(["prev", "next"]);
});

test("has only a next link on the first page, and only a previous link on the last", () => {
  const { unmount } = renderIn("en", <Pager label="Pages" previous={null} next={next} />);
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["/hafta/25"]);
  unmount();
  renderIn("en", <Pager label="Pages" previous={previous} next={null} />);
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["/hafta/23"]);
});
