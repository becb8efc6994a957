import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { RouteId } from "../../../src/routes/routes";
import { PageShell, type PageShellProps } from "../../../src/site/shell/PageShell";
import { textsIn } from "../../support/texts";
import { renderWithScript } from "../../support/withScript";

const brand = {
  name: "Ninni",
  since: 2024,
  email: "a@ninni.example",
  leaveTo: "https://weather.example/",
  stores: { android: "https://a.example", ios: "https://i.example" },
};
const t = textsIn("tr", "common");
const root = document.documentElement;

async function draw(id: RouteId, over: Pick<PageShellProps, "isQuiet" | "urgency"> = {}) {
  await renderWithScript(
    "tr",
    <PageShell brand={brand} page={{ id, paths: { tr: "/sayfa", en: "/en/page" }, isDiscreet: false }} {...over}>
      <h1>24 haftalık gebelik</h1>
    </PageShell>,
  );
  // In browsers the styles override the attribute, in Testing Library they do not.
  for (const shown of document.querySelectorAll<HTMLElement>("[data-quiet-shows]")) shown.hidden = false;
}
beforeEach(() => sessionStorage.setItem("ninni-promo-closed", "1"));
afterEach(() => {
  for (const name of ["data-quiet", "data-gentle", "data-shown"]) root.removeAttribute(name);
});
const headings = () => screen.getAllByRole("heading", { level: 1 }).map(({ textContent }) => textContent);

test("the page of a week is as always outside quiet mode", async () => {
  await draw("pregnancyWeeks");
  expect(headings()).toEqual(["24 haftalık gebelik"]);
  expect(screen.queryByRole("complementary", { name: t("nav.quietMode") })).not.toBeInTheDocument();
});

test("in quiet mode a card replaces it, with help and 112, until the reader opens it", async () => {
  root.setAttribute("data-quiet", "");
  await draw("pregnancyWeeks");
  expect(headings()).toEqual([t("quietMode.isOn")]);
  const main = within(screen.getByRole("main"));
  expect(main.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["/kayip-destek", "/kayip-destek#tonight", "tel:112"]);
  await userEvent.click(main.getByRole("button", { name: t("quietMode.anyway") }));
  expect(headings()).toEqual(["24 haftalık gebelik"]);
  expect(screen.getByRole("main")).toHaveFocus();
  expect(screen.getByRole("complementary", { name: t("nav.quietMode") })).toBeInTheDocument();
});

test("a page to read stays open in quiet mode, under the line that says it is on", async () => {
  root.setAttribute("data-quiet", "");
  await draw("symptoms");
  expect(headings()).toEqual(["24 haftalık gebelik"]);
  const bar = within(screen.getByRole("complementary", { name: t("nav.quietMode") }));
  expect(bar.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["/kayip-destek", "/kayip-destek#quiet-mode"]);
});

test("a page for emergencies has nothing of quiet mode", async () => {
  root.setAttribute("data-quiet", "");
  await draw("firstAidTopics", { urgency: "emergency" });
  expect(document.querySelector("main [data-quiet-shows], aside[data-quiet-shows]")).toBeNull();
});

test.each<[RouteId, boolean, boolean]>([
  ["pregnancyWeeks", true, true],
  ["pregnancyWeek", true, true],
  ["girlName", true, true],
  ["products", true, true],
  ["dueDate", true, true],
  ["vaccineCalendar", true, true],
  ["myDay", true, true],
  ["ovulation", false, false],
  ["home", false, true],
  ["symptom", false, true],
  ["nauseaRemedy", false, true],
  ["canIEatItem", false, false],
  ["article", false, false],
  ["firstAidTopics", false, false],
  ["pregnancy", false, false],
])("the page %s: closed in quiet mode %s, asks for a loss %s", async (id, isClosed, asks) => {
  await draw(id);
  const main = screen.getByRole("main");
  expect(main.hasAttribute("data-quiet-folds")).toBe(isClosed);
  expect(within(main).queryAllByRole("link", { name: t("nav.lossAsked") })).toHaveLength(asks ? 1 : 0);
});

test("the question for a loss ends a page of pregnancy, and is gone in quiet mode and on the pages about it", async () => {
  const asked = () => within(screen.getByRole("main")).queryByRole("link", { name: t("nav.lossAsked") });
  await draw("symptoms");
  expect(asked()).toHaveAttribute("href", "/kayip-destek");
  root.setAttribute("data-quiet", "");
  expect(asked()).not.toBeInTheDocument();
});
