import { screen, within } from "@testing-library/react";
import { routePaths } from "../../../src/routes/paths";
import { languageOfPath, languages, routeIds } from "../../../src/routes/routes";
import { Footer } from "../../../src/site/shell/Footer";
import { renderIn } from "../../support/render";

const paths = { tr: "/iletisim", en: "/en/contact" };

test.each(languages)("leads only to pages that exist, in the page's language (%s)", (language) => {
  renderIn(language, <Footer paths={paths} since={2024} />);
  const known = routeIds.map((id): string => routePaths[id][language]);
  const links = screen.getAllByRole("navigation").flatMap((column) => within(column).getAllByRole("link"));
  expect(links.length).toBeGreaterThan(0);
  for (const link of links) {
    const path = link.getAttribute("href") ?? "";
    expect(known).toContain(path);
    expect(languageOfPath(path)).toBe(language);
  }
});

test("names its three columns as headings and as landmarks", () => {
  renderIn("en", <Footer paths={paths} since={2024} />);
  const names = ["Guide", "Trust", "Ninni"];
  expect(screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent)).toEqual(names);
  for (const name of names) expect(screen.getByRole("navigation", { name })).toBeInTheDocument();
});

test("links to the imprint, privacy, terms and contact", () => {
  renderIn("tr", <Footer paths={paths} since={2024} />);
  const about = within(screen.getByRole("navigation", { name: "Ninni" }));
  expect(about.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "/hakkimizda",
    "/gizlilik-politikasi",
    "/kullanim-kosullari",
    "/iletisim",
  ]);
});

test("says that the site does not diagnose and whom to call", () => {
  renderIn("tr", <Footer paths={paths} since={2024} />);
  expect(screen.getByText("Bu site tanı koymaz.")).toBeInTheDocument();
  expect(screen.getByRole("contentinfo")).toHaveTextContent("112’yi arayın");
});

test("says since when the site exists and leads to the other language", () => {
  renderIn("tr", <Footer paths={paths} since={2019} />);
  expect(screen.getByRole("contentinfo")).toHaveTextContent("© 2019 Ninni");
  expect(screen.getByRole("link", { name: "Read this page in English" })).toHaveAttribute("href", "/en/contact");
});

test("is the target of the menu link without script", () => {
  renderIn("tr", <Footer paths={paths} since={2024} />);
  expect(screen.getByRole("contentinfo")).toHaveAttribute("id", "footer");
});
