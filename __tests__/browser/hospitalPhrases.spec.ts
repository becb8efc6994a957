import { expect, test } from "@playwright/test";
import { languages, pathTo } from "../../src/routes/routes";
import { textsIn } from "../support/texts";

for (const language of languages) {
  const t = textsIn(language, "birth", "common");
  const path = pathTo("hospitalPhrases", language);

  test.describe(`in ${language}, a sentence for the hospital`, () => {
    for (const javaScriptEnabled of [true, false])
      test.describe(javaScriptEnabled ? "with script" : "without script", () => {
        test.use({ javaScriptEnabled });
        test("fills the screen when it is tapped and closes with Escape", async ({ page }) => {
          await page.goto(path);
          const line = page.locator("#pregnant-bleeding");
          const big = line.locator("[popover]");
          await line.getByRole("button").first().click();
          await expect(big).toBeVisible();
          const size = page.viewportSize();
          expect(await big.boundingBox()).toMatchObject({ x: 0, y: 0, width: size?.width, height: size?.height });
          await expect(big.getByText("Kanamam var.")).toBeVisible();
          await expect(big.getByText("I am bleeding.")).toBeVisible();
          await page.keyboard.press("Escape");
          await expect(big).toBeHidden();
          await line.getByRole("button").first().click();
          await big.getByRole("button", { name: t("phrases.close") }).click();
          await expect(big).toBeHidden();
        });
      });

    test("is printed with all others, and nothing of it is cut off", async ({ page }) => {
      await page.goto(path);
      await page.emulateMedia({ media: "print" });
      await expect(page.locator("#newborn-k-and-hepb .own").first()).toBeVisible();
      await expect(page.locator("#newborn-k-and-hepb .other").first()).toBeVisible();
      await expect(page.locator("[popover]").first()).toBeHidden();
    });
  });
}
