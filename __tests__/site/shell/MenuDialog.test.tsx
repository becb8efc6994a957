import { screen, within } from "@testing-library/react";
import { routePaths } from "../../../src/routes/paths";
import { languages } from "../../../src/routes/routes";
import { operateMenus } from "../../../src/site/inline/menus";
import { Header } from "../../../src/site/shell/Header";
import { MenuDialog } from "../../../src/site/shell/MenuDialog";
import { menuGroups } from "../../../src/site/shell/navigation";
import { renderIn } from "../../support/render";
import { giveDialogsMethods, setScreen } from "../../support/screen";

// A closed dialog and everything in it are hidden.
const hidden = true;
const paths = { tr: "/iletisim", en: "/en/contact" };
const names = { tr: "Menü", en: "Menu" };

// Its listeners are never removed, so it runs only once for each page.
beforeAll(() => {
  giveDialogsMethods();
  setScreen({});
  operateMenus();
});

test.each(languages)("is closed at first, and has its name and the id by which src/site/inline/menus finds it (%s)", (language) => {
  renderIn(language, <MenuDialog paths={paths} />);
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  const dialog = document.getElementById("menu");
  dialog?.setAttribute("open", "");
  expect(screen.getByRole("dialog", { name: names[language] })).toBe(dialog);
});

test.each(languages)(
  "links to first aid at first and, once opened, to everything in the menu, with the page's group marked (%s)",
  (language) => {
    renderIn(
      language,
      <>
        <Header section="tools" paths={paths} />
        <MenuDialog paths={paths} />
      </>,
    );
    giveDialogsMethods();
    operateMenus();
    const opener = document.querySelector<HTMLElement>("[data-opens=menu]");
    // It is filled only once even when it is opened twice.
    opener?.click();
    document.querySelector<HTMLDialogElement>("#menu")?.close();
    opener?.click();
    const menu = within(screen.getByRole("dialog"));
    const links = within(menu.getByRole("navigation")).getAllByRole("link", { hidden });
    const hrefs = links.map((link) => link.getAttribute("href")?.replace(/#.*/, ""));
    const wanted = menuGroups.flatMap(({ to, links: inside }) => (inside.length > 0 ? inside : [{ to }]));
    for (const page of wanted) expect(hrefs).toContain(routePaths[page.to][language]);
    expect(hrefs).toHaveLength(wanted.length);
    expect(hrefs[0]).toBe(routePaths.firstAidTopics[language]);
    const groups = [...document.querySelectorAll<HTMLDetailsElement>("#menu details")];
    expect(groups.map(({ open }) => open)).not.toContain(true);
    expect(new Set(groups.map((group) => group.getAttribute("name")))).toEqual(new Set(["menu"]));
    expect(groups.filter((group) => group.dataset.current !== undefined)).toHaveLength(1);
  },
);

test("is closed by a button that needs no script", () => {
  renderIn("en", <MenuDialog paths={paths} />);
  const close = screen.getByRole("button", { name: "Close", hidden });
  expect(close).toHaveAttribute("type", "submit");
  expect(close.closest("form")).toHaveAttribute("method", "dialog");
});

test("has a night switch and a link to the other language", () => {
  renderIn("tr", <MenuDialog paths={paths} />);
  expect(screen.getByRole("button", { name: "Gece görünümü", hidden, pressed: false })).toHaveAttribute("data-night");
  expect(screen.getByRole("link", { name: "Read this page in English", hidden })).toHaveAttribute("href", "/en/contact");
});
