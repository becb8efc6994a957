import { expect, test } from "@playwright/test";
import { languages, pathTo } from "../../src/routes/routes";
import { textsIn } from "../support/texts";

for (const language of languages) {
  const t = textsIn(language, "birth", "common");

  test.describe(`in ${language}, the hospital bag`, () => {
    test("stores what is packed, counts it, and shows the partner's list next to it", async ({ page }) => {
      await page.goto(pathTo("hospitalBag", language));
      const label = (key: string) => page.locator(`label:has(input[value="${key}"])`);
      await label("socks").click();
      await label("muslins").click();
      const count = page.locator("[data-count]").first();
      await expect(count).toHaveText(/^2 \/ \d+$/);
      await page.goto(`${pathTo("hospitalBag", language)}#bag=socks,charger`);
      await page.reload();
      const part = page.locator("#share .partner");
      await expect(part.getByRole("heading", { name: t("bag.sent") })).toBeVisible();
      await part.getByRole("button", { name: t("ticks.addAll") }).click();
      await expect(count).toHaveText(/^3 \/ \d+$/);
      await expect(page.locator("input[value=charger]")).toBeChecked();
    });

    test("is printed on one sheet, with what stays at home", async ({ page }) => {
      await page.goto(pathTo("hospitalBag", language));
      await page.emulateMedia({ media: "print" });
      await expect(page.locator("#leave-at-home")).toBeVisible();
      const pdf = (await page.pdf({ format: "A4", margin: { top: "10mm", bottom: "10mm", left: "10mm", right: "10mm" } })).toString(
        "latin1",
      );
      expect([...pdf.matchAll(/\/Type\s*\/Page\b(?!s)/g)]).toHaveLength(1);
    });
  });
}
