import { expect, type Page, test } from "@playwright/test";
import { pathTo } from "../../src/routes/routes";
import { startFile, toHash } from "../../src/search/address";
import { textsIn } from "../support/texts";
import { expectBehaviours, giveSignAndWait } from "./giveSign";
import { watchNetwork } from "./watchNetwork";

const t = textsIn("tr", "search", "common");
const searchFor = (asked: string) => pathTo("search", "tr") + toHash(asked);
const swelling = "Ayak ve bilek şişliği";
const fieldOf = (page: Page) => page.getByRole("main").getByRole("searchbox", { name: t("search.label") });
const resultsOf = (page: Page) => page.getByRole("main").locator("[data-results] section > ul a");

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("nothing is requested before the first key, and the first result is then in the first view", async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(pathTo("search", "tr"));
    await expectBehaviours(page);
    expect(asked.filter((path) => path.startsWith("/search/"))).toEqual([]);
    await fieldOf(page).pressSequentially("şeker yüklemesi");
    await expect(resultsOf(page).first()).toBeInViewport();
    expect(asked).toContain(startFile("tr"));
  });

  test("a sign of danger shows the card with the number before any page", async ({ page }) => {
    await page.goto(pathTo("search", "tr"));
    await fieldOf(page).pressSequentially("bebek boğuluyor");
    const card = page.locator("[data-results] [data-tier=call112]");
    await expect(card.getByRole("link", { name: t("tier.dial112") })).toBeInViewport();
    await expect(card.getByRole("link", { name: t("search.whatToDo") })).toHaveAttribute("href", /^\/bebek-ilk-yardim\//);
    await expect(page.locator("[data-results] > :first-child")).toHaveAttribute("data-tier", "call112");
  });
});

test("the query is in the address, returns on reload and on Back, and can be shared", async ({ page }) => {
  const networkRests = watchNetwork(page);
  await page.goto(searchFor("ayaklarım şişti"));
  await expect(fieldOf(page)).toHaveValue("ayaklarım şişti");
  // The list is drawn a second time when more of the index has come: a tap in between would be lost.
  await networkRests();
  await resultsOf(page).filter({ hasText: swelling }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("şişliği");
  await page.goBack();
  await expect(resultsOf(page).filter({ hasText: swelling }).first()).toBeVisible();
  await fieldOf(page).fill("kabızlık");
  await expect(page).toHaveURL(searchFor("kabızlık"));
  await page.reload();
  await expect(resultsOf(page).first()).toContainText("Kabızlık");
});

test("by keyboard: down into the results, up into the field, Escape empties it, and the count is announced", async ({ page }) => {
  await page.goto(pathTo("search", "tr"));
  const field = fieldOf(page);
  await field.fill("kabızlık");
  await expect(page.locator("[data-status]")).toContainText("kabızlık");
  await expect(resultsOf(page).first()).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(resultsOf(page).first()).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(resultsOf(page).nth(1)).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await expect(field).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(field).toHaveValue("");
  await expect(resultsOf(page)).toHaveCount(0);
});

for (const asked of ["elif", "Elif isminin anlamı", "elif ne demek"])
  test(`a name leads with its own page: ${asked}`, async ({ page }) => {
    await page.goto(searchFor(asked));
    await expect(resultsOf(page).first()).toHaveAttribute("href", pathTo("girlName", "tr", { name: "elif" }));
  });

test("names that have the meaning asked for are listed", async ({ page }) => {
  await page.goto(searchFor("ışık anlamına gelen kız isimleri"));
  await expect(page.getByRole("link", { name: /^Işık.*aydınlık/ }).first()).toBeVisible();
});

test("the week of a query is the last row, and what is asked the first", async ({ page }) => {
  const networkRests = watchNetwork(page);
  await page.goto(searchFor("25. haftada ibuprofen"));
  await networkRests();
  await expect(resultsOf(page).first()).toContainText("İbuprofen");
  await expect(resultsOf(page).last()).toHaveAttribute("href", pathTo("pregnancyWeek", "tr", { hafta: "25" }));
});

test("“/” puts the cursor into the field, or opens the search page; in a field it is a letter", async ({ page }) => {
  // The browser of the tests is set up as a phone's, without a pointer that hovers.
  await page.addInitScript(() => {
    const ask = window.matchMedia.bind(window);
    window.matchMedia = (query) => ask(query === "(hover: hover)" ? "all" : query);
  });
  await page.goto(pathTo("home", "tr"));
  await giveSignAndWait(page);
  await page.keyboard.press("/");
  await expect(fieldOf(page)).toBeFocused();
  await page.keyboard.type("1/2");
  await expect(fieldOf(page)).toHaveValue("1/2");
  await page.goto(pathTo("pregnancyWeek", "tr", { hafta: "24" }));
  await giveSignAndWait(page);
  await page.keyboard.press("/");
  await expect(page).toHaveURL(pathTo("search", "tr"));
});

test("without a connection it says so, and answers once there is one; after loading it works offline", async ({ page, context }) => {
  await page.goto(pathTo("search", "tr"));
  await expectBehaviours(page);
  await page.route(`**${startFile("tr")}`, (route) => route.abort());
  await fieldOf(page).fill("kabızlık");
  await expect(page.locator("[data-status]")).toHaveText(t("search.failed"));
  await page.unroute(`**${startFile("tr")}`);
  await page.getByRole("button", { name: t("search.again") }).click();
  await expect(resultsOf(page).first()).toContainText("Kabızlık");
  await context.setOffline(true);
  await fieldOf(page).fill("baş ağrısı");
  await expect(resultsOf(page).first()).toContainText("Baş ağrısı");
  // The next test may use the same context.
  await context.setOffline(false);
});

for (const path of [pathTo("home", "tr"), "/boyle-bir-sayfa-yok"])
  test(`the search field shows its results on the page itself: ${path}`, async ({ page }) => {
    await page.goto(path);
    await fieldOf(page).fill("ayaklarım şişti");
    await expect(resultsOf(page).filter({ hasText: swelling }).first()).toBeVisible();
    expect(new URL(page.url()).hash).toBe("");
  });

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });
  test("the link in the header leads to all subjects", async ({ page }) => {
    await page.goto(pathTo("pregnancyWeek", "tr", { hafta: "24" }));
    await page
      .getByRole("banner")
      .getByRole("link", { name: t("nav.search") })
      .click();
    await expect(page).toHaveURL(pathTo("search", "tr"));
    await expect(page.getByText(t("search.noScript"))).toBeVisible();
    await page
      .getByRole("main")
      .getByRole("link", { name: t("nav.milestones") })
      .click();
    await expect(page).toHaveURL(pathTo("milestoneChecklists", "tr"));
  });
});
