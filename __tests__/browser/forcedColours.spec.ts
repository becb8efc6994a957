/** With forced colours backgrounds are gone: what is chosen, current or to be pressed is still visible by its frame. */
import { expect, type Locator, test } from "@playwright/test";
import { pathTo } from "../../src/routes/routes";
import { textsIn } from "../support/texts";

test.use({ viewport: { width: 390, height: 844 }, forcedColors: "active" });

const frameOf = (element: Locator) =>
  element.evaluate((node) => {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(node);
    return outlineStyle === "none" ? "none" : `${outlineStyle} ${outlineWidth} ${outlineColor}`;
  });
const t = textsIn("tr", "canI", "contractionTimer", "common");

const radios = {
  "stage of a symptom": [pathTo("symptom", "tr", { id: "bas-agrisi" }), "main fieldset label"],
  "age in first aid": [pathTo("firstAidTopic", "tr", { id: "bogulma-tikanma" }), "main #steps > fieldset label"],
  "for whom a food is": [pathTo("canIEat", "tr"), "main fieldset label"],
  "filter of questions": [pathTo("community", "tr"), "main fieldset label"],
} as const;

for (const [what, [path, labels]] of Object.entries(radios))
  test(`the chosen ${what} has a frame and the others have none`, async ({ page }) => {
    await page.goto(path);
    const choices = page.locator(labels);
    await choices.nth(1).click();
    await expect(choices.nth(1).locator("input")).toBeChecked();
    await page.mouse.click(2, 2);
    expect(await frameOf(choices.nth(1))).toMatch(/^solid 3px/);
    expect(await frameOf(choices.nth(0))).toBe("none");
    // The focus of the keyboard is another frame, on the chosen one too.
    await choices.nth(1).locator("input").focus();
    await page.keyboard.press("ArrowLeft");
    expect(await frameOf(choices.nth(0))).toMatch(/^double 6px/);
  });

test("the current week has a frame in the strip of weeks", async ({ page }) => {
  await page.goto(pathTo("pregnancyWeek", "tr", { hafta: "24" }));
  const weeks = page.getByRole("navigation", { name: t("weeks") });
  expect(await frameOf(weeks.getByRole("link", { name: /24/ }))).toMatch(/^solid 3px/);
  expect(await frameOf(weeks.getByRole("link", { name: /25/ }))).toBe("none");
});

test("the button of the contraction timer has an edge", async ({ page }) => {
  await page.goto(pathTo("contractionTimer", "tr"));
  const button = page.locator("main [data-island] button").first();
  const edge = await button.evaluate((node) => getComputedStyle(node).borderTopWidth + getComputedStyle(node).borderTopColor);
  expect(edge).toMatch(/^[1-9]/);
  expect(edge).not.toMatch(/rgba\(.*, 0\)$|transparent/);
});
