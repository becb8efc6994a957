/** The weight gain calculator on the built site: typed, from a link, and the link to the cards of the signs. */
import { expect, test } from "@playwright/test";
import { languages, pathTo } from "../../src/routes/routes";
import { textsIn } from "../support/texts";
import { expectForgotten, expectRefused, openCopiedLink, resultRegion, toolWords } from "./calculatorPage";

for (const language of languages) {
  const t = textsIn(language, "weightGain");
  const w = toolWords[language];

  test(`in ${language} typed values give a range and a link, and “forget” leaves nothing`, async ({ page }) => {
    await page.goto(pathTo("weightGain", language));
    const box = (key: string) => page.getByRole("textbox", { name: t(`weight.${key}`), exact: true });
    await box("height").fill("1,65");
    await box("start").fill("65");
    await box("weekBox").fill("26");
    await page.getByRole("button", { name: w.submit }).click();
    await expectRefused(box("height"), "1,65", t("weight.error.heightMetres"));
    await box("height").fill("165");
    await box("today").fill("72,5");
    await box("last").fill("71");
    await page.keyboard.press("Enter");
    await expect(resultRegion(page, w)).toBeFocused();
    await expect(resultRegion(page, w)).toContainText(t("weight.place.within"));
    await resultRegion(page, w)
      .getByRole("link", { name: t("weight.toSigns") })
      .click();
    await expect(page.getByRole("heading", { name: t("weight.urgent") })).toBeInViewport();
    const other = await openCopiedLink(page, w, "height=165");
    await expect(resultRegion(other, w)).toContainText(t("weight.sudden"));
    await other.close();
    await page.getByRole("button", { name: w.forget }).click();
    await expect(box("start")).toHaveValue("");
    await expectForgotten(page, "ninni-tool-weight-gain");
  });
}
