import { screen, within } from "@testing-library/react";
import { routePaths } from "../../src/routes/paths";
import { languages } from "../../src/routes/routes";
import { MenuDialog } from "../../src/site/MenuDialog";
import { menuGroups } from "../../src/site/navigation";
import { renderIn } from "../support/render";

// A dialog that is closed is hidden with all it holds.
const hidden = true;
const paths = { tr: "/iletisim", en: "/en/contact" };
const names = { tr: "Menü", en: "Menu" };

test.each(languages)("is closed at first, and has its name and the id by which src/site/beforeReact finds it (%s)", (language) => {
  renderIn(language, <MenuDialog paths={paths} />);
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  const dialog = document.getElementById("menu");
  dialog?.setAttribute("open", "");
  expect(screen.getByRole("dialog", { name: names[language] })).toBe(dialog);
});

test.each(languages)("leads to first aid at once and to everything of the menu (%s)", (language) => {
  renderIn(language, <MenuDialog paths={paths} />);
  const links = within(screen.getByRole("navigation", { hidden })).getAllByRole("link", { hidden });
  const hrefs = links.map((link) => link.getAttribute("href")?.replace(/#.*/, ""));
  for (const { to, links: inside } of menuGroups)
    for (const page of inside.length > 0 ? inside : [{ to }]) expect(hrefs).toContain(routePaths[page.to][language]);
  expect(hrefs[0]).toBe(routePaths.firstAidTopics[language]);
});

test("is closed by a button that needs no script", () => {
  renderIn("en", <MenuDialog paths={paths} />);
  const close = screen.getByRole("button", { name: "Close", hidden });
  expect(close).toHaveAttribute("type", "submit");
  expect(close.closest("form")).toHaveAttribute("method", "dialog");
});

test("has a night switch and the way to the other language", () => {
  renderIn("tr", <MenuDialog paths={paths} />);
  expect(screen.getByRole("button", { name: "Gece görünümü", hidden, pressed: false })).toHaveAttribute("data-night");
  expect(screen.getByRole("link", { name: "Read this page in English", hidden })).toHaveAttribute("href", "/en/contact");
});
