import { expect, type Page, test } from "@playwright/test";
import { languages, nameFile, pathTo } from "../../src/routes/routes";
import { textsIn } from "../support/texts";
import { giveSign } from "./giveSign";
import { watchNetwork } from "./watchNetwork";

const ids = ["girl-ada", "girl-defne", "girl-elif", "girl-irmak", "boy-deniz"];
const names = ["Ada", "Defne", "Elif", "Irmak", "Deniz"];

/** Stores a list on the device, unless it has one. */
const keep = (page: Page, kept: readonly string[]) =>
  page.addInitScript((list) => {
    if (localStorage.getItem("ninni-names") === null) localStorage.setItem("ninni-names", JSON.stringify(list));
  }, kept);
const stored = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem("ninni-names") ?? "null") as string[] | null);

const sectionOf = (page: Page) => page.locator("#shortlist");
const listed = (page: Page) => sectionOf(page).locator("h3 a");
/** Links in a part of the merged lists. */
const partOf = (page: Page, title: string) =>
  sectionOf(page).getByRole("heading", { level: 4, name: title, exact: true }).locator("xpath=..").getByRole("link");
const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

for (const language of languages) {
  const t = textsIn(language);
  const hub = pathTo("names", language);
  const button = (page: Page, key: string, values?: Record<string, string>) =>
    sectionOf(page).getByRole("button", { name: t(key, values), exact: true });
  /** The hub with the list of this device, once it works. */
  async function open(page: Page, kept: readonly string[] = ids, hash = "#shortlist") {
    await keep(page, kept);
    await page.goto(hub + hash);
    await giveSign(page);
    await expect(listed(page)).toHaveText(kept.map((id) => names[ids.indexOf(id)] ?? id));
  }

  test.describe(`in ${language}, the shortlist`, () => {
    test("is filled from a list of names, and is shown on the hub", async ({ page }) => {
      await page.goto(pathTo("girlNames", language));
      const hearts = page.getByRole("main").getByRole("button", { name: t("names.favourite", { name: "" }) });
      const chosen: string[] = [];
      for (const i of [0, 2]) {
        const heart = hearts.nth(i);
        chosen.push(((await heart.getAttribute("aria-label")) ?? "").replace(t("names.favourite", { name: "" }), ""));
        // The first tap is before the script has loaded and must not be lost.
        await heart.click();
        await expect(heart).toHaveAttribute("aria-pressed", "true");
      }
      await page.goto(`${hub}#shortlist`);
      await giveSign(page);
      await expect(listed(page)).toHaveText(chosen);
      await listed(page).first().click();
      await expect(page.getByRole("heading", { level: 1 })).toContainText(chosen[0] ?? "");
    });

    for (const width of [320, 390, 1280])
      test(`compares up to four names and refuses a fifth, and the page of ${width} px does not scroll sideways`, async ({ page }) => {
        await page.setViewportSize({ width, height: 844 });
        await open(page);
        for (const name of names.slice(0, 4)) await sectionOf(page).getByText(name, { exact: true }).and(page.locator("label")).click();
        const heads = sectionOf(page).getByRole("columnheader");
        await expect(heads).toHaveText(names.slice(0, 4));
        for (let i = 0; i < 2; i += 1) {
          await sectionOf(page).locator("label", { hasText: "Deniz" }).click();
          await expect(sectionOf(page).getByRole("checkbox", { name: "Deniz" })).not.toBeChecked();
          await expect(sectionOf(page).getByText(t("shortlist.compare.full", { most: 4 }))).toBeVisible();
        }
        await expect(heads).toHaveText(names.slice(0, 4));
        await expect(
          sectionOf(page)
            .getByRole("rowheader", { name: t("shortlist.feature.letters"), exact: true })
            .locator(".."),
        ).toContainText("3");
        expect(await fits(page)).toBe(true);
      });

    test("can be sent as a link: another device merges it with its own list, or stores it", async ({ page, context, browser }) => {
      await context.grantPermissions(["clipboard-read", "clipboard-write"]);
      await open(page, ["girl-ada", "boy-deniz"]);
      await button(page, "share.copy").click();
      await expect(sectionOf(page).getByText(t("share.copiedState"))).toBeVisible();
      const link = await page.evaluate(() => navigator.clipboard.readText());
      expect(new URL(link).pathname).toBe(hub);
      expect(new URL(link).hash).toBe("#names=girl-ada,boy-deniz");

      // A device without a list: the shared list is shown, and stored only with a tap. The script is loaded without a sign of the reader.
      const bare = await browser.newContext();
      const theirs = await bare.newPage();
      await theirs.goto(link);
      await expect(sectionOf(theirs).getByText(t("shortlist.merge.fresh"))).toBeVisible();
      await expect(partOf(theirs, t("shortlist.merge.part", { title: t("shortlist.merge.sent"), n: 2 }))).toHaveText(["Ada", "Deniz"]);
      await expect(sectionOf(theirs).getByRole("heading", { name: t("shortlist.merge.sharedTitle") })).toBeInViewport();
      expect(await stored(theirs)).toBeNull();
      await button(theirs, "shortlist.merge.keep").click();
      await expect(listed(theirs)).toHaveText(["Ada", "Deniz"]);
      expect(await stored(theirs)).toEqual(["girl-ada", "boy-deniz"]);
      await bare.close();

      // A device with a list: three parts, and its own list is unchanged without a tap.
      const other = await browser.newContext();
      const partner = await other.newPage();
      await keep(partner, ["girl-defne", "girl-ada"]);
      await partner.goto(link);
      const part = (key: string, n: number) => partOf(partner, t("shortlist.merge.part", { title: t(key), n }));
      await expect(part("shortlist.merge.both", 1)).toHaveText(["Ada"]);
      await expect(part("shortlist.merge.mine", 1)).toHaveText(["Defne"]);
      await expect(part("shortlist.merge.theirs", 1)).toHaveText(["Deniz"]);
      expect(await stored(partner)).toEqual(["girl-defne", "girl-ada"]);
      await button(partner, "names.favourite", { name: "Deniz" }).click();
      await expect(part("shortlist.merge.both", 2)).toHaveText(["Ada", "Deniz"]);
      expect(await stored(partner)).toEqual(["girl-defne", "girl-ada", "boy-deniz"]);
      await other.close();
    });

    // The rest is the same code in both languages, so it is tested in one of them.
    if (language === "en") return;

    test("requests nothing while it is empty", async ({ page }) => {
      const asked: string[] = [];
      page.on("request", (request) => asked.push(new URL(request.url()).pathname));
      const networkRests = watchNetwork(page);
      await page.goto(`${hub}#shortlist`);
      await giveSign(page);
      await expect(sectionOf(page).getByText(t("shortlist.empty"))).toBeVisible();
      await networkRests();
      expect(asked.filter((path) => path.startsWith("/data/"))).toEqual([]);
      await sectionOf(page)
        .getByRole("link", { name: t("hub.side.girl"), exact: true })
        .click();
      await expect(page).toHaveURL(pathTo("girlNames", language));
    });

    test("is kept if its names cannot be loaded, and shown with a second try", async ({ page }) => {
      const file = `**${nameFile("girl", language)}`;
      await page.route(file, (route) => route.abort());
      await keep(page, ["girl-ada"]);
      await page.goto(`${hub}#shortlist`);
      await giveSign(page);
      await expect(sectionOf(page).getByText(t("shortlist.failed"))).toBeVisible();
      await page.unroute(file);
      await button(page, "shortlist.retry").click();
      await expect(listed(page)).toHaveText(["Ada"]);
    });

    test("can be tried with a surname, which is not stored", async ({ page }) => {
      const asked: string[] = [];
      page.on("request", (request) => asked.push(request.url() + (request.postData() ?? "")));
      await open(page);
      const field = sectionOf(page).getByRole("textbox", { name: t("shortlist.surname.label"), exact: true });
      await field.fill("R2D2");
      await field.press("Enter");
      await expect(sectionOf(page).getByText(t("shortlist.surname.error.letters"))).toBeVisible();
      await expect(field).toBeFocused();
      await field.fill("aksoy");
      await field.press("Enter");
      const card = sectionOf(page).locator("li", { hasText: "Ada Aksoy" });
      await expect(card).toContainText(t("shortlist.surname.initials", { initials: "A. A." }));
      await expect(card).toContainText(t("shortlist.surname.joint", { letters: "a" }));
      expect(page.url()).not.toMatch(/aksoy/i);
      expect(asked.join(" ")).not.toMatch(/aksoy/i);
      expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toMatch(/aksoy/i);
      await page.reload();
      await giveSign(page);
      await expect(listed(page)).toHaveText(names);
      await expect(field).toHaveValue("");
    });

    test("takes a pasted link, and one that is opened while the page is there", async ({ page }) => {
      await open(page, ["girl-ada"]);
      const field = sectionOf(page).getByRole("textbox", { name: t("shortlist.merge.label"), exact: true });
      await field.fill("https://ninni.example/en/girl-boy-baby-names");
      await button(page, "shortlist.merge.read").click();
      await expect(sectionOf(page).getByText(t("shortlist.merge.error.none"))).toBeVisible();
      await field.fill("https://ninni.example/x#names=girl-ada,girl-elif");
      await field.press("Enter");
      const part = (n: number) => partOf(page, t("shortlist.merge.part", { title: t("shortlist.merge.theirs"), n }));
      await expect(part(1)).toHaveText(["Elif"]);
      await page.evaluate(() => {
        location.hash = "names=girl-elif,girl-irmak";
      });
      await expect(part(2)).toHaveText(["Elif", "Irmak"]);
      await button(page, "shortlist.merge.addAll").click();
      await expect(listed(page)).toHaveText(["Ada", "Elif", "Irmak"]);
      await button(page, "shortlist.merge.close").click();
      await expect(page).toHaveURL(hub);
    });

    test("is deleted at once and restored in the same place", async ({ page }) => {
      await open(page, ["girl-ada", "girl-defne"]);
      await button(page, "shortlist.forget").click();
      await expect(listed(page)).toHaveCount(0);
      expect(await stored(page)).toBeNull();
      await expect(sectionOf(page).getByText(t("shortlist.forgotten"))).toBeVisible();
      await expect(button(page, "shortlist.undo")).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(listed(page)).toHaveText(["Ada", "Defne"]);
      expect(await stored(page)).toEqual(["girl-ada", "girl-defne"]);
    });

    test("is printed alone, on one sheet, with a line for notes", async ({ page }) => {
      await page.addInitScript(() => {
        window.print = () => undefined;
      });
      await open(page);
      await expect(page.locator("#surname")).toBeVisible();
      await button(page, "shortlist.print").click();
      await page.emulateMedia({ media: "print" });
      await expect(listed(page)).toHaveText(names);
      for (const name of await listed(page).all()) await expect(name).toBeVisible();
      await expect(page.getByRole("heading", { level: 2, name: t("shortlist.title") })).toBeVisible();
      for (const gone of [
        page.locator("h1"),
        page.locator("#lists"),
        page.locator("#years"),
        page.locator("#how"),
        page.locator("#partner-link"),
        page.locator("#surname"),
        sectionOf(page).locator("button").first(),
      ])
        await expect(gone).toBeHidden();
      const line = await listed(page)
        .first()
        .evaluate((link) => getComputedStyle(link.closest("li") as Element, "::after").borderBottomStyle);
      expect(line).toBe("solid");
      expect((await page.pdf({ format: "A4" })).toString("latin1").match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
    });

    test("can be used by keyboard alone", async ({ page }) => {
      await open(page);
      await expect(page.locator("#surname")).toBeVisible();
      await listed(page).nth(1).focus();
      await page.keyboard.press("Tab");
      await expect(button(page, "shortlist.removeOf", { name: "Defne" })).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(listed(page)).toHaveText(["Ada", "Elif", "Irmak", "Deniz"]);
      await expect(button(page, "shortlist.removeOf", { name: "Elif" })).toBeFocused();
      await sectionOf(page).getByRole("checkbox", { name: "Ada" }).focus();
      await page.keyboard.press("Space");
      await page.keyboard.press("Tab");
      await page.keyboard.press("Space");
      await expect(sectionOf(page).getByRole("columnheader")).toHaveText(["Ada", "Elif"]);
      // After the other two boxes the table gets the focus, so that it can be scrolled sideways.
      for (let i = 0; i < 3; i += 1) await page.keyboard.press("Tab");
      await expect(sectionOf(page).getByRole("region", { name: t("shortlist.compare") })).toBeFocused();
      await page.keyboard.press("Tab");
      await expect(page.locator("#surname")).toBeFocused();
      await page.keyboard.type("Kaya");
      await page.keyboard.press("Enter");
      await expect(sectionOf(page).getByText("Ada Kaya", { exact: true })).toBeVisible();
    });
  });

  test.describe(`in ${language}, the hub of names without script`, () => {
    test.use({ javaScriptEnabled: false });

    test("says that the shortlist needs script, hides its controls, and links to every list and announced name", async ({ page }) => {
      await page.goto(hub);
      const note = sectionOf(page).locator("noscript p");
      await expect(note).toHaveText(t("shortlist.noScript"));
      await expect(note).toBeVisible();
      await expect(sectionOf(page).getByText(t("shortlist.how"))).toBeHidden();
      for (const control of await sectionOf(page).locator("button, input").all()) await expect(control).toBeHidden();
      await expect(sectionOf(page).getByRole("link", { name: t("hub.side.boy"), exact: true })).toBeVisible();
      await page.locator("#lists").scrollIntoViewIfNeeded();
      await expect(page.getByRole("region", { name: t("hub.lists") }).getByRole("article")).toHaveCount(7);
      const years = page.getByRole("region", { name: t("hub.years"), exact: true });
      await years.locator("summary").first().click();
      await expect(years.getByRole("table").nth(1)).toBeVisible();
      await years.getByRole("link", { name: "Defne", exact: true }).first().click();
      await expect(page).toHaveURL(pathTo("girlName", language, { name: "defne" }));
    });
  });
}
