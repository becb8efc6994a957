/** Several children on one device: each has its own growth and vaccines and can be deleted; names stay on the device. */
import { expect, test } from "@playwright/test";
import { languages, pathTo } from "../../src/routes/routes";
import { textsIn } from "../support/texts";
import { dateBoxes, openCopiedLink, resultRegion, toolWords } from "./calculatorPage";

const girl = "standard=WHO&sex=girl&birth-day=2&birth-month=2&birth-year=2024&visits=2024-11-02_8_70___";

for (const language of languages) {
  const t = textsIn(language, "growthPercentile", "vaccineCalendar", "children", "common");
  const w = toolWords[language];

  test(`in ${language} a second child is added, named, shared without its name and deleted`, async ({ page }) => {
    await page.goto(`${pathTo("growthPercentile", language)}#${girl}`);
    await expect(resultRegion(page, w)).toContainText(t("growth.percentile", { n: 41 }));
    await page.getByRole("button", { name: t("growth.submit") }).click();
    await expect(resultRegion(page, w)).toContainText(t("growth.percentile", { n: 41 }));
    await page.getByRole("button", { name: t("children.addSecond") }).click();
    await expect(resultRegion(page, w)).toContainText(t("growth.before"));
    await page.getByRole("textbox", { name: t("children.name") }).fill("Ada");
    await page.getByText("Ada", { exact: true }).first().waitFor();

    // The vaccine calendar has the same two children.
    await page.goto(pathTo("vaccineCalendar", language));
    await page.getByRole("button", { name: t("tool.calculate") }).focus();
    await expect(page.getByRole("radio", { name: "Ada" })).toBeChecked();
    const boxes = dateBoxes(page, w);
    await boxes.day.fill("1");
    await boxes.month.fill("6");
    await boxes.year.fill("2025");
    await page.keyboard.press("Enter");
    await expect(resultRegion(page, w)).toBeFocused();
    const other = await openCopiedLink(page, w, "year=2025");
    expect(other.url()).not.toContain("Ada");
    await other.close();

    await page.getByText(t("children.number", { n: 1 }), { exact: true }).click();
    await expect(boxes.year).toHaveValue("");
    await page.getByText("Ada", { exact: true }).click();
    await expect(boxes.year).toHaveValue("2025");
    await page.getByRole("button", { name: t("children.forget", { name: "Ada" }) }).click();
    await expect(page.getByRole("radio", { name: "Ada" })).toBeHidden();
    const left = await page.evaluate(() => Object.entries(localStorage).flat().join(" "));
    expect(left).not.toContain("Ada");
    expect(left).not.toContain("vaccine-calendar");
    expect(left).toContain("ninni-tool-growth-percentile");
  });

  // The rest is the same code in both languages, so it is tested in one of them.
  if (language === "en") continue;

  test(`in ${language} weight for length has its own chart, and its table is loaded when it is chosen`, async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith("/growth/")) asked.push(pathname);
    });
    await page.goto(`${pathTo("growthPercentile", language)}#${girl}`);
    await resultRegion(page, w).getByRole("img").waitFor();
    expect(asked).toEqual(["/growth/who-weight-girl.json"]);
    await page.getByText(t("growth.indicator.forLength"), { exact: true }).click();
    await expect(page.getByRole("img", { name: t("growth.chart.forLength", { who: t("growth.who.girl") }) })).toBeVisible();
    expect(asked).toContain("/growth/who-forLength-girl.json");
  });
}
