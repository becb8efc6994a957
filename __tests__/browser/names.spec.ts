import { expect, type Page, test } from "@playwright/test";
import { type Language, languages, nameFile, nameListRoute, pathTo } from "../../src/routes/routes";
import { nameLists } from "../../src/vocabulary/nameLists";
import { textsIn } from "../support/texts";
import { giveSign } from "./giveSign";
import { holdScript } from "./holdScript";
import { stopClock } from "./stopClock";
import { counted, readRecord, type Said } from "./words";

/** A name with a letter that other alphabets lack; its meaning is unripe fruit, its origin Turkish. */
const cagla = readRecord<{ key: string; name: string; slug: string; meaning: Said }[]>("names/girl-c").find(
  ({ key }) => key === "girl-cagla",
);
if (!cagla) throw new Error("names.spec requires the record of girl-cagla");

const wordsIn = (language: Language) => {
  const t = textsIn(language, "nameList", "names", "common");
  return {
    search: t("names.q"),
    // The last word of the meaning.
    find: cagla.meaning[language].split(/[^\p{L}]+/u).at(-1) ?? "",
    found: cagla.name,
    typedPlain: cagla.slug,
    // English has no separate letter for it.
    letter: language === "tr" ? cagla.name.slice(0, 1) : "C",
    letters: t("names.letter"),
    name: cagla.name,
    more: t("names.more"),
    origin: t("names.origin"),
    plain: t("names.plain"),
    filter: t("names.more.short"),
    on: counted(language, "names.more.on", 1),
    show: new RegExp(t("names.more.show_other", { count: 0 }).replace("0", "\\d+")),
    remove: new RegExp(`^${t("names.remove")}`),
    order: t("names.sort"),
    sort: t("names.sort.popularity"),
    first: language === "tr" ? "Alya" : "Olivia",
    place: t("names.place", { rank: 1, year: language === "tr" ? 2025 : 2024 }),
    clear: t("names.none.remove", { filter: t("names.applied", { what: t("names.q"), value: "qwxq" }) }),
    others: t("names.elsewhere.boy", { name: "Ali" }),
    near: t("names.near"),
    shortlist: t("names.shortlist"),
    failed: t("names.failed"),
    retry: t("names.retry"),
    favourite: t("names.favourite", { name: "Ada" }),
    heartOf: t("names.favourite", { name: cagla.name }),
    kept: counted(language, "names.kept", 1),
    showMore: counted(language, "names.showMore", 48),
  };
};
const words = { tr: wordsIn("tr"), en: wordsIn("en") };

const pathOf = (language: Language) => pathTo("girlNames", language);
/** Names the list shows; the folded list of all names has no headings. */
const names = (page: Page) => page.locator("main li h3");
const status = (page: Page) => page.getByRole("main").getByRole("status");
const link = (page: Page, name: string) => names(page).getByRole("link", { name, exact: true });

for (const language of languages) {
  const w = words[language];

  test.describe(`in ${language}, the list of girls' names`, () => {
    test("searches names and meanings, with and without Turkish letters, and has the search in the address", async ({ page }) => {
      await page.goto(pathOf(language));
      const all = await status(page).textContent();
      const box = page.getByRole("searchbox", { name: w.search });
      await box.fill(w.find);
      await expect(link(page, w.found)).toBeVisible();
      await expect(link(page, "Ada")).toHaveCount(0);
      await box.fill(w.typedPlain);
      await expect(link(page, w.found)).toBeVisible();
      await expect(page).toHaveURL(/#q=cagla$/);
      await page.reload();
      await giveSign(page);
      await expect(box).toHaveValue(w.typedPlain);
      await expect(link(page, w.found)).toBeVisible();
      await expect(link(page, "Ada")).toHaveCount(0);
      await box.fill("");
      await expect(status(page)).toHaveText(all ?? "");
    });

    test("combines a letter with origin and spelling, and counts the names", async ({ page }) => {
      await page.goto(pathOf(language));
      await giveSign(page);
      const rail = page.getByRole("navigation", { name: w.letters });
      await expect(async () => {
        await rail.getByRole("link", { name: w.letter, exact: true }).click();
        await expect(rail.getByRole("link", { name: w.letter, exact: true })).toHaveAttribute("aria-current", "true", { timeout: 1000 });
      }).toPass();
      await expect(link(page, w.name)).toBeVisible();
      await expect(page.locator("main section h2").first()).toHaveText(w.letter);
      await page.getByText(w.more, { exact: true }).click();
      await page.getByRole("combobox", { name: w.origin }).selectOption("pureTurkish");
      await expect(link(page, w.name)).toBeVisible();
      await page.getByRole("checkbox", { name: w.plain }).check();
      await expect(link(page, w.name)).toHaveCount(0);
      await expect(async () => {
        const shown = await names(page).allTextContents();
        for (const name of shown) expect(name.slice(1)).not.toMatch(/[çğışöü]/);
        expect(await status(page).textContent()).toBe(counted(language, "names.count", shown.length));
      }).toPass();
    });

    test("can be sorted by popularity, with the published ranks", async ({ page }) => {
      await page.goto(pathOf(language));
      await page.getByRole("combobox", { name: w.order }).selectOption({ label: w.sort });
      await expect(names(page).first()).toHaveText(w.first);
      await expect(page.locator("main li:has(h3)").first()).toContainText(w.place);
      await page.getByRole("button", { name: w.showMore }).click();
      await expect(names(page).nth(30)).toBeVisible();
    });

    test("puts the exact name first, links to the list of the other gender, and asks what was meant", async ({ page }) => {
      await page.goto(pathOf(language));
      const box = page.getByRole("searchbox", { name: w.search });
      await box.fill("su");
      await expect(names(page).first()).toHaveText("Su");
      await expect(link(page, "Zeynep")).toHaveCount(0);
      await box.fill("zeynap");
      await expect(page.getByText(w.near)).toBeVisible();
      await page.getByRole("button", { name: "Zeynep", exact: true }).click();
      await expect(names(page).first()).toHaveText("Zeynep");
      await box.fill("ALİ");
      await page.getByRole("link", { name: w.others }).click();
      await expect(page).toHaveURL(`${pathTo("boyNames", language)}#q=Ali`);
      await giveSign(page);
      await expect(names(page).first()).toHaveText("Ali");
    });

    for (const list of nameLists)
      test(`has its search and its first name in the first view of a phone: ${list}`, async ({ page }) => {
        await page.setViewportSize({ width: 390, height: 844 });
        // The card that comes after seconds would lie over the row.
        await stopClock(page);
        await page.goto(pathTo(nameListRoute(list, "girl"), language));
        await expect(page.getByRole("searchbox", { name: w.search })).toBeInViewport({ ratio: 1 });
        // Nothing covers its lower edge, such as the tab bar.
        const isSeen = await page
          .locator("main li:has(h3)")
          .first()
          .evaluate((row) => {
            const { x, bottom } = row.getBoundingClientRect();
            return row.contains(document.elementFromPoint(x + 8, bottom - 8));
          });
        expect(isSeen).toBe(true);
      });

    test.describe("without script", () => {
      test.use({ javaScriptEnabled: false });

      test("has its first names, and all names by letter", async ({ page }) => {
        await page.goto(pathOf(language));
        await expect(link(page, "Ada")).toBeVisible();
        await expect(page.getByRole("searchbox")).toHaveCount(0);
        await page.getByRole("navigation", { name: w.letters }).getByRole("link", { name: "Z", exact: true }).click();
        await expect(page).toHaveURL(`${pathOf(language)}#letter-Z`);
        const letter = page.locator("#letter-Z");
        await expect(letter).toBeInViewport();
        // Only this letter is shown, and it is open.
        await expect(page.locator("#letter-A")).toBeHidden();
        await letter.getByRole("link", { name: "Zeynep", exact: true }).click();
        await expect(page).toHaveURL(pathTo("girlName", language, { name: "zeynep" }));
        await expect(page.getByRole("heading", { level: 1 })).toContainText("Zeynep");
      });
    });

    // The rest is the same code in both languages, so it is tested in one of them.
    if (language === "en") return;

    test("collapses the filters on a phone, says how many are set, and moves nothing", async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(pathOf(language));
      const first = names(page).first();
      const before = await first.boundingBox();
      await page.getByText(w.filter, { exact: true }).click();
      await page.getByRole("checkbox", { name: w.plain }).check();
      await page.getByRole("button", { name: w.show }).click();
      await expect(page.getByRole("checkbox", { name: w.plain })).toBeHidden();
      await expect(page.locator("main summary").first()).toContainText(w.on);
      await expect(page.locator("main summary").first()).toBeFocused();
      await expect(page).toHaveURL(/#plain=1$/);
      const box = await page.getByRole("searchbox", { name: w.search }).boundingBox();
      const opener = await page.locator("main summary").first().boundingBox();
      expect(opener?.y).toBeCloseTo(box?.y ?? 0, 0);
      expect(opener?.height).toBeCloseTo(box?.height ?? 0, 0);
      await page.getByRole("button", { name: w.remove }).click();
      await expect.poll(async () => (await first.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
    });

    test("shows on a phone without scrolling how many names are on the shortlist", async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.addInitScript(() => localStorage.setItem("ninni-names", JSON.stringify(["girl-ada", "girl-elif"])));
      await page.goto(pathOf(language));
      await giveSign(page);
      const way = page.getByRole("main").getByRole("link", { name: `${w.shortlist} 2` });
      await expect(way).toBeInViewport({ ratio: 1 });
      await way.click();
      await expect(page).toHaveURL(`${pathTo("names", language)}#shortlist`);
    });

    test("suggests a change if nothing matches, and shows all names again with one tap", async ({ page }) => {
      await page.goto(pathOf(language));
      await page.getByRole("searchbox", { name: w.search }).fill("qwxq");
      await expect(page.getByRole("button", { name: w.clear })).toBeVisible();
      await expect(names(page)).toHaveCount(0);
      await page.getByRole("button", { name: w.clear }).click();
      await expect(link(page, "Ada")).toBeVisible();
      await expect(page).toHaveURL(pathOf(language));
    });

    test("says that the names could not be loaded, and tries again", async ({ page }) => {
      await page.route(`**${nameFile("girl", language)}`, (route) => route.abort());
      await page.goto(pathOf(language));
      await page.getByRole("searchbox", { name: w.search }).fill(w.find);
      await expect(page.getByText(w.failed)).toBeVisible();
      await page.unroute(`**${nameFile("girl", language)}`);
      await page.getByRole("button", { name: w.retry }).click();
      await expect(link(page, w.found)).toBeVisible();
    });

    test("stores a favourite that was tapped before the script loaded", async ({ page }) => {
      const letThrough = await holdScript(page);
      await page.goto(pathOf(language));
      const heart = page.getByRole("button", { name: w.favourite });
      await heart.click();
      letThrough();
      await expect(heart).toHaveAttribute("aria-pressed", "true");
      await expect(page.getByRole("heading", { name: w.kept })).toBeVisible();
      await page.goto(pathTo("girlName", language, { name: "ada" }));
      await giveSign(page);
      await expect(page.getByRole("button", { name: w.favourite })).toHaveAttribute("aria-pressed", "true");
    });

    test("can be used by keyboard alone", async ({ page }) => {
      await page.goto(pathOf(language));
      await page.getByRole("searchbox", { name: w.search }).focus();
      await page.keyboard.type(w.typedPlain);
      await expect(link(page, w.found)).toBeVisible();
      await link(page, w.found).focus();
      await page.keyboard.press("Tab");
      await expect(page.getByRole("button", { name: w.heartOf, exact: true })).toBeFocused();
      await page.keyboard.press("Space");
      await expect(page.getByRole("heading", { name: w.kept })).toBeVisible();
    });
  });

  test.describe(`in ${language}, the hub of names`, () => {
    const t = textsIn(language);
    const hub = pathTo("names", language);

    test("searches the names of both genders, and Back restores what was typed", async ({ page }) => {
      await page.goto(hub);
      const box = page.getByRole("searchbox", { name: t("hub.search") });
      await box.fill("zeyneb");
      await expect(page).toHaveURL(/#.*zeyneb/);
      await page.locator("[data-island=nameSearch]").getByRole("link", { name: "Zeynep", exact: true }).click();
      await expect(page).toHaveURL(pathTo("girlName", language, { name: "zeynep" }));
      await page.goBack();
      // The search is loaded when the pointer moves over it; a resting pointer does not count.
      await expect(async () => {
        await giveSign(page);
        await box.hover();
        await expect(box).toHaveValue("zeyneb", { timeout: 1000 });
      }).toPass();
      await box.fill("mehmed");
      const boy = page.getByRole("main").getByRole("link", { name: "Mehmet", exact: true });
      await expect(boy).toHaveAttribute("href", pathTo("boyName", language, { name: "mehmet" }));
    });

    test.describe("without script", () => {
      test.use({ javaScriptEnabled: false });

      test("leads to the letters of both lists", async ({ page }) => {
        await page.goto(hub);
        await expect(page.getByRole("searchbox")).toHaveCount(0);
        await page
          .getByRole("navigation", { name: t("hub.letters.boy") })
          .getByRole("link", { name: "Y", exact: true })
          .click();
        await expect(page).toHaveURL(`${pathTo("boyNames", language)}#letter-Y`);
        await expect(page.getByRole("link", { name: "Yusuf", exact: true })).toBeVisible();
      });
    });

    // The rest is the same code in both languages, so it is tested in one of them.
    if (language === "en") return;

    test("finds names that go together, and puts them on the list", async ({ page }) => {
      await page.goto(hub);
      await page.getByRole("textbox", { name: t("match.name"), exact: true }).fill("elif");
      const found = page.locator("#matches ul.names > li");
      await expect(found).toHaveCount(12);
      await page.locator("#matches").getByText(t("match.kind.second"), { exact: true }).click();
      await expect(found.first()).toContainText(t("match.known"));
      const double = (await found.first().locator("a").textContent()) ?? "";
      expect(double).toMatch(/^Elif /);
      await page.getByRole("button", { name: t("names.favourite", { name: double }), exact: true }).click();
      await expect(page.locator("#shortlist h3 a")).toHaveText(double);
    });
  });
}
