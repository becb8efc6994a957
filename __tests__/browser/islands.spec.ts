/** React is used only where it is needed (pages.spec.ts checks that other pages do not load it), and hydration finds exactly the HTML of the build. */
import { expect, type Page, test } from "@playwright/test";
import { islands } from "../../src/browser/registry";
import type { IslandName } from "../../src/islands/islandNames";
import { languages, pathTo, type RouteId, routeIds } from "../../src/routes/routes";
import { findDangling } from "./dangling";
import { expectBehaviours } from "./giveSign";
import { holdScript } from "./holdScript";

const complaintsOf = (page: Page): string[] => {
  const complaints: string[] = [];
  page.on("console", (message) => {
    // Service workers are blocked in these tests, which the console reports.
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

/** Islands that are not on the page they are named after; the day card is empty in the built page (myDay.spec.ts). */
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
    test(`the island ${name} is hydrated without a warning and keeps every id reference (${language})`, async ({ page }) => {
      const complaints = complaintsOf(page);
      // A page is read on another day than it was built on.
      await page.clock.setFixedTime(Date.now() + 40 * 24 * 60 * 60 * 1000);
      // No script before the HTML has been read: some islands start with the page.
      const letThrough = await holdScript(page);
      await page.goto(pathTo(id as "home", language));
      const island = page.locator(`[data-island=${name}]`);
      // Only the shortlist says more once it knows that nothing is stored.
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
      // Values React sets in fields are not attributes; everything else is unchanged.
      expect(await htmlOf()).toBe(before);
      expect(await findDangling(page)).toEqual([]);
      const submit = island.locator("button[type=submit]").first();
      if (await submit.count()) {
        await submit.click();
        expect(await findDangling(page), "after an empty form was sent").toEqual([]);
      }
      expect(complaints).toEqual([]);
    });

test("home loads React only when the reader reaches its form", async ({ page }) => {
  const scripts = scriptsOf(page);
  await page.goto("/");
  await page.mouse.wheel(0, 3000);
  await expect.poll(() => scripts).toContain("/app.js");
  await expectBehaviours(page);
  expect(scripts.filter((file) => file.startsWith("/framework"))).toEqual([]);
  await page.locator("[data-island] input").first().focus();
  await expect.poll(() => scripts.filter((file) => file.startsWith("/framework")).length).toBe(1);
});
