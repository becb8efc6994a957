import { screen, within } from "@testing-library/react";
import { Crumbs } from "../../../src/site/record/Crumbs";
import { renderIn } from "../../support/render";

const above = [
  <a key="weeks" href="/weeks">
    Weeks
  </a>,
];

test.each([
  ["tr", "Konumunuz", "Ana sayfa", "/"],
  ["en", "You are here", "Home", "/en"],
] as const)("shows the path from the home page to this page (%s)", (language, label, home, href) => {
  renderIn(language, <Crumbs here="Week 24">{above}</Crumbs>);
  const crumbs = within(screen.getByRole("navigation", { name: label }));
  expect(crumbs.getAllByRole("listitem").map((crumb) => crumb.textContent)).toEqual([home, "Weeks", "Week 24"]);
  expect(crumbs.getByRole("link", { name: home })).toHaveAttribute("href", href);
});

test("marks this page, which is not a link", () => {
  renderIn("en", <Crumbs here="Week 24">{above}</Crumbs>);
  expect(screen.getByText("Week 24")).toHaveAttribute("aria-current", "page");
  expect(screen.queryByRole("link", { name: "Week 24" })).not.toBeInTheDocument();
});

test("needs no pages in between", () => {
  renderIn("en", <Crumbs here="About us" />);
  expect(screen.getAllByRole("listitem").map((crumb) => crumb.textContent)).toEqual(["Home", "About us"]);
});

test("gives search engines the same path", () => {
  const { container } = renderIn("en", <Crumbs here="Week 24">{above}</Crumbs>);
  const data = JSON.parse(container.querySelector("script")?.textContent ?? "") as { "@graph": { itemListElement: object[] }[] };
  expect(data["@graph"][0]?.itemListElement).toMatchObject([
    { position: 1, name: "Home", item: expect.stringMatching(/^https:\/\/[^/]+\/en$/) },
    { position: 2, name: "Weeks", item: expect.stringMatching(/^https:\/\/[^/]+\/weeks$/) },
    { position: 3, name: "Week 24" },
  ]);
});
