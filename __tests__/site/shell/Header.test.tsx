import { screen } from "@testing-library/react";
import { routePaths } from "../../../src/routes/paths";
import { Header } from "../../../src/site/shell/Header";
import { menuGroups } from "../../../src/site/shell/navigation";
import { renderIn } from "../../support/render";

const paths = { tr: "/iletisim", en: "/en/contact" };
test.each(["tr", "en"] as const)("contains the menu with all its links, in the page's language (%s)", (language) => {
  renderIn(language, <Header paths={paths} />);
  const menu = screen.getByRole("navigation", { name: language === "tr" ? "Ana menü" : "Main menu" });
  const hrefs = [...menu.querySelectorAll("a")].map((link) => link.getAttribute("href")?.replace(/#.*/, ""));
  for (const { to, links } of menuGroups) {
    // First aid has a button of its own next to the menu.
    if (to === "firstAidTopics") continue;
    for (const inside of links.length > 0 ? links : [{ to }]) expect(hrefs).toContain(routePaths[inside.to][language]);
  }
});

test.each([
  ["pregnancyWeeks", "Gebelik"],
  ["girlNames", "İsimler"],
  ["headPercentile", "Araçlar"],
] as const)("marks the group the page belongs to and no other (%s)", (section, name) => {
  renderIn("tr", <Header section={section} paths={paths} />);
  const marked = [...document.querySelectorAll("[data-current] > summary, nav [aria-current]")];
  expect(marked.map((mark) => mark.textContent?.trim())).toEqual([name]);
});

test.each([undefined, "myDay", "products"] as const)("marks nothing on a page outside the sections, or of every stage (%s)", (section) => {
  renderIn("tr", <Header section={section} paths={paths} />);
  expect(screen.queryByRole("link", { current: "page" })).not.toBeInTheDocument();
});

test("leads to first aid from every page, and calls the ambulance on a page of an emergency", () => {
  const { unmount } = renderIn("en", <Header paths={paths} />);
  expect(screen.getByRole("link", { name: "First aid" })).toHaveAttribute("href", routePaths.firstAidTopics.en);
  unmount();
  renderIn("en", <Header paths={paths} isEmergency />);
  expect(screen.getByRole("link", { name: "112 Emergency: call an ambulance" })).toHaveAttribute("href", "tel:112");
});

test("leads home by the logo, in the language of the page", () => {
  renderIn("en", <Header paths={paths} />);
  expect(screen.getByRole("link", { name: "Ninni, home" })).toHaveAttribute("href", "/en");
});

test("leads to the same page in the other language", () => {
  renderIn("tr", <Header paths={paths} />);
  expect(screen.getByRole("link", { name: "EN – Read this page in English" })).toHaveAttribute("href", "/en/contact");
});

test("has a night switch that is off at first and that src/site/inline/night operates", () => {
  renderIn("tr", <Header paths={paths} />);
  const night = screen.getByRole("button", { name: "Gece görünümü", pressed: false });
  expect(night).toHaveAttribute("data-night");
  expect(night).toHaveAttribute("type", "button");
});

test("opens the menu, and without script leads to the footer instead", () => {
  renderIn("tr", <Header paths={paths} />);
  const opener = screen.getByRole("link", { name: "Menü" });
  expect(opener).toHaveAttribute("href", "#footer");
  expect(opener).toHaveAttribute("data-opens", "menu");
  expect(opener).toHaveAttribute("aria-haspopup", "dialog");
});

test("leads to the search", () => {
  renderIn("tr", <Header paths={paths} />);
  expect(screen.getByRole("link", { name: "Ara" })).toHaveAttribute("href", "/arama");
});
