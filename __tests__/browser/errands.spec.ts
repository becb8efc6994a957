/** Six common tasks, each from the home page on a phone in at most three taps; typing is not a tap. */
import { expect, type Locator, type Page, test } from "@playwright/test";
import { pathTo } from "../../src/routes/routes";
import { textsIn } from "../support/texts";

const t = textsIn("tr", "search", "common");
const most = 3;

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** Taps the elements one after the other and counts the taps. */
const fromHome = async (page: Page) => {
  await page.goto(pathTo("home", "tr"));
  let taps = 0;
  return {
    tap: async (target: Locator) => {
      await target.tap();
      taps += 1;
    },
    get taps() {
      return taps;
    },
  };
};

const menu = (page: Page) => page.getByRole("navigation", { name: t("nav.quick") }).getByRole("link", { name: t("nav.menu") });
const inMenu = (page: Page, name: string) => page.getByRole("dialog").getByRole("link", { name, exact: true });
const group = (page: Page, name: string) => page.getByRole("dialog").locator("summary", { hasText: name });

/** With the search button in the header, which every page has. A link is whole when the ends of addresses have come. */
async function search(page: Page, asked: string, result: RegExp, href = /./) {
  const hand = await fromHome(page);
  await hand.tap(page.getByRole("banner").getByRole("link", { name: t("nav.search") }));
  await expect(page).toHaveURL(pathTo("search", "tr"));
  const field = page.getByRole("main").getByRole("searchbox");
  await hand.tap(field);
  await expect(field).toBeFocused();
  await page.keyboard.type(asked);
  const found = page.locator("[data-results] section > ul a", { hasText: result }).first();
  await expect(found).toHaveAttribute("href", href);
  await hand.tap(found);
  return hand.taps;
}

test("1. swollen feet in week 24", async ({ page }) => {
  expect(await search(page, "ayaklarım şişti", /Ayak ve bilek şişliği/)).toBeLessThanOrEqual(most);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("şişliği");
});

test("2. honey at five months", async ({ page }) => {
  expect(await search(page, "bal", /[Bb]al .*ne zaman verilir/, /#baby-honey-before-1-year$/)).toBeLessThanOrEqual(most);
  await expect(page).toHaveURL(/#baby-honey-before-1-year$/);
});

test("3. is 7.2 kg right for six months", async ({ page }) => {
  const hand = await fromHome(page);
  await hand.tap(menu(page));
  await hand.tap(group(page, t("nav.toolsShort")));
  await hand.tap(
    page
      .getByRole("dialog")
      .locator("details[open]")
      .getByRole("link", { name: t("nav.growth"), exact: true }),
  );
  await expect(page).toHaveURL(pathTo("growthPercentile", "tr"));
  expect(hand.taps).toBeLessThanOrEqual(most);
});

test("4. a girl's name", async ({ page }) => {
  const hand = await fromHome(page);
  await hand.tap(menu(page));
  await hand.tap(group(page, t("nav.names")));
  await hand.tap(inMenu(page, t("nav.girlNames")));
  await expect(page).toHaveURL(pathTo("girlNames", "tr"));
  expect(hand.taps).toBeLessThanOrEqual(most);
});

test("5. a child is choking: from home and from any other page", async ({ page }) => {
  for (const from of [pathTo("home", "tr"), pathTo("girlNames", "tr"), pathTo("babyWeek", "tr", { id: "22" })]) {
    await page.goto(from);
    await page
      .getByRole("banner")
      .getByRole("link", { name: t("nav.firstAid") })
      .tap();
    await page
      .getByRole("main")
      .getByRole("link", { name: /Boğaza bir şey kaçtı/ })
      .first()
      .tap();
    await expect(page.getByRole("banner").getByRole("link", { name: t("nav.callLabel") })).toHaveAttribute("href", "tel:112");
  }
});

test("6. the due date", async ({ page }) => {
  const hand = await fromHome(page);
  await hand.tap(menu(page));
  await hand.tap(group(page, t("nav.toolsShort")));
  await hand.tap(inMenu(page, t("nav.dueDate")));
  await expect(page).toHaveURL(pathTo("dueDate", "tr"));
  expect(hand.taps).toBeLessThanOrEqual(most);
});

test("the tab bar links to the reader's own week once the date was entered on the home page", async ({ page }) => {
  await page.addInitScript(() => {
    const due = new Date(Date.now() + 108 * 864e5);
    localStorage.setItem("ninni-own-date", JSON.stringify({ due: due.toISOString().slice(0, 10) }));
  });
  await page.goto(pathTo("tools", "tr"));
  const own = page
    .getByRole("navigation", { name: t("nav.quick") })
    .getByRole("link")
    .nth(1);
  await expect(own).toHaveText(/^2[45] hafta \d gün$/);
  await expect(own).toHaveAttribute("href", /\/2[45]$/);
});
