import { screen, within } from "@testing-library/react";
import { isBuilt, type RouteId, routes } from "../../src/routes/routes";
import { Header } from "../../src/site/Header";
import { renderIn } from "../support/render";

const paths = { tr: "/iletisim", en: "/en/contact" };
const sections: RouteId[] = ["pregnancyWeeks", "babyWeeks", "symptoms", "tools", "names", "products"];

test.each(["tr", "en"] as const)("leads from the main menu to the sections that have pages, in the page's language (%s)", (language) => {
  renderIn(language, <Header paths={paths} />);
  const menu = screen.getByRole("navigation", { name: language === "tr" ? "Ana menü" : "Main menu" });
  expect(
    within(menu)
      .getAllByRole("link")
      .map((link) => link.getAttribute("href")),
  ).toEqual(sections.filter(isBuilt).map((id) => routes[id][language]));
});

test("marks the section the page belongs to and no other", () => {
  renderIn("tr", <Header section="tools" paths={paths} />);
  expect(screen.getByRole("link", { current: "page" })).toHaveAccessibleName("Hesaplayıcılar");
});

test("marks nothing on a page outside the sections", () => {
  renderIn("tr", <Header paths={paths} />);
  expect(screen.queryByRole("link", { current: "page" })).not.toBeInTheDocument();
});

test("calls the ambulance from every page", () => {
  renderIn("en", <Header paths={paths} />);
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

test("has a night switch that starts switched off, for src/site/beforeReact to work", () => {
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

test("offers the search only when there is a search page", () => {
  renderIn("tr", <Header paths={paths} />);
  expect(screen.queryAllByRole("link", { name: "Ara" })).toHaveLength(isBuilt("search") ? 1 : 0);
});
