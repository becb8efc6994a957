/** React only where something works with it (pages to read fetch none: pages.spec.ts), and its HTML and the browser agree to the letter. */
import { expect, type Page, test } from "@playwright/test";
import { type IslandName, islands } from "../../src/islands/registry";
import { languages, pathTo, type RouteId, routeIds } from "../../src/routes/routes";
import { findDangling } from "./dangling";
import { expectBehaviours } from "./giveSign";
import { holdScript } from "./holdScript";

const complaintsOf = (page: Page): string[] => {
  const complaints: string[] = [];
  page.on("console", (message) => {
    // Workers are kept out of these tests, and that is said in the console.
    if (message.text().startsWith("Service Worker registration blocked")) return;
    if (["error", "warning"].includes(message.type())) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  return complaints;
};

const scriptsOf = (page: Page): string[] => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(new URL(request.url()).pathname);
  });
  return scripts;
};

/** Islands that do not stand on the page they are called after; the day card is empty in everybody's page (myDay.spec.ts). */
const elsewhere: Partial<Record<IslandName, RouteId>> = {
  findMyWeek: "home",
  nameFinder: "girlNames",
  nameMatches: "names",
  nameSearch: "names",
  shareTicks: "birthPlan",
  shortlist: "names",
};
const routeOfIsland = (name: IslandName): RouteId => {
  const id = elsewhere[name] ?? routeIds.find((known) => known === name);
  if (!id) throw new Error(`elsewhere requires the page of the island ${name}`);
  return id;
};
const places = (Object.keys(islands) as IslandName[])
  .filter((name) => name !== "dayCard")
  .map((name) => [name, routeOfIsland(name)] as const);

for (const [name, id] of places)
  for (const language of languages)
    test(`the island ${name} takes over its HTML without a word and keeps every reference (${language})`, async ({ page }) => {
      const complaints = complaintsOf(page);
      // A page is read on other days than it was built on.
      await page.clock.setFixedTime(Date.now() + 40 * 24 * 60 * 60 * 1000);
      // No script before the HTML has been read: some islands start with the page.
      const letThrough = await holdScript(page);
      await page.goto(pathTo(id as "home", language));
      const island = page.locator(`[data-island=${name}]`);
      // The shortlist alone says more once it knows that nothing is kept.
      const htmlOf = () =>
        island.evaluate((root) => {
          const copy = root.cloneNode(true) as HTMLElement;
          for (const part of copy.querySelectorAll("p.needs-script")) part.textContent = "";
          return copy.innerHTML;
        });
      const before = await htmlOf();
      letThrough();
      await island.hover();
      await expect(island).toHaveAttribute("data-ready", "");
      // Values React puts into boxes stand in no attribute; all else is as it came.
      expect(await htmlOf()).toBe(before);
      expect(await findDangling(page)).toEqual([]);
      const submit = island.locator("button[type=submit]").first();
      if (await submit.count()) {
        await submit.click();
        expect(await findDangling(page), "after an empty form was sent").toEqual([]);
      }
      expect(complaints).toEqual([]);
    });

test("home fetches React only for who comes near its form", async ({ page }) => {
  const scripts = scriptsOf(page);
  await page.goto("/");
  await page.mouse.wheel(0, 3000);
  await expect.poll(() => scripts).toContain("/app.js");
  await expectBehaviours(page);
  expect(scripts.filter((file) => file.startsWith("/framework"))).toEqual([]);
  await page.locator("[data-island] input").first().focus();
  await expect.poll(() => scripts.filter((file) => file.startsWith("/framework")).length).toBe(1);
});
