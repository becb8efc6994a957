import { expect, type Page, test } from "@playwright/test";
import { type Language, languages, pathTo } from "../../src/routes/routes";
import { textsIn } from "../support/texts";
import {
  dateBoxes,
  download,
  expectFitsNarrowPhone,
  expectForgotten,
  expectRefused,
  fillDate,
  openCopiedLink,
  resultRegion,
  retype,
  toolWords,
  written,
} from "./calculatorPage";
import { watchNetwork } from "./watchNetwork";

const wordsIn = (language: Language) => {
  const t = textsIn(language, "growthPercentile", "common");
  const who = t("growth.who.girl");
  const [mark, point, seven] = language === "tr" ? [";", ",", "7,2"] : [",", ".", "7.2"];
  const shown = t("growth.indicator.weight");
  const heads = [
    ...["date", "weight", "length", "head", "age"].map((column) => t(`growth.csv.${column}`)),
    t("growth.csv.z", { shown }),
    t("growth.csv.percentile", { shown }),
  ];
  // WHO, weight of girls: z is 0.05 on day 30 and -0.23 on day 274.
  const visits = [
    ['"2024-03-03"', "4.2", '""', '""', "30", "0.05", "52"],
    ['"2024-11-02"', "8", '""', '""', "274", "-0.23", "41"],
  ];
  return {
    ...toolWords[language],
    girl: t("growth.sex.girl"),
    birth: t("growth.birth"),
    measured: t("growth.measured"),
    weight: t("growth.box.weight"),
    head: t("growth.box.head"),
    submit: t("growth.submit"),
    percentile: (n: number) => t("growth.percentile", { n }),
    ask: t("growth.ask.weight", { typed: 7200, value: seven }),
    yes: t("growth.ask.weight.yes", { value: seven }),
    suggested: seven,
    range: t("growth.error.weightRange"),
    chart: t("growth.chart.weight", { who }),
    headChart: t("growth.chart.head", { who }),
    visits: t("growth.visits"),
    failed: t("growth.failed"),
    retry: t("growth.retry"),
    table: t("tool.table"),
    file: t("growth.file"),
    lines: [
      heads.map((head) => `"${head}"`).join(mark),
      ...visits.map((cells) => cells.map((cell) => cell.replace(".", point)).join(mark)),
    ],
    cell: (low: string, median: string, high: string) => t("growth.table.cell", { low, median, high }),
    remove: (date: string) => t("growth.remove", { date }),
  };
};
const words = { tr: wordsIn("tr"), en: wordsIn("en") };

type Words = ReturnType<typeof wordsIn>;

/** A girl born on 2 February 2024, 274 days old on 2 November 2024, as a shared address. */
const state = "standard=WHO&sex=girl&birth-day=2&birth-month=2&birth-year=2024&visits=2024-03-03_4.2____*2024-11-02_8____";

async function child(page: Page, w: Words) {
  await page.getByText(w.girl, { exact: true }).first().click();
  await fillDate(dateBoxes(page, w, w.birth), [2, 2, 2024]);
}

for (const language of languages) {
  const w = words[language];
  const path = pathTo("growthPercentile", language);

  test(`in ${language} two visits are on one chart; the link restores them; “forget” empties it`, async ({ page }) => {
    await page.goto(path);
    await child(page, w);
    await fillDate(dateBoxes(page, w, w.measured), [3, 3, 2024]);
    await page.getByLabel(w.weight).fill("4,2");
    await page.getByRole("button", { name: w.submit }).click();
    const result = resultRegion(page, w);
    await expect(result).toBeFocused();
    await expect(result.getByRole("img", { name: w.chart })).toBeVisible();
    await fillDate(dateBoxes(page, w, w.measured), [2, 11, 2024]);
    await page.getByLabel(w.weight).fill("8");
    await page.getByRole("button", { name: w.submit }).click();
    await expect(result).toContainText(w.percentile(41));
    await expect(result.getByRole("img", { name: w.chart }).locator("circle")).toHaveCount(2);
    await expect(result.getByRole("table", { name: w.visits }).getByRole("row")).toHaveCount(3);

    const other = await openCopiedLink(page, w, "sex=girl");
    await expect(resultRegion(other, w)).toContainText(w.percentile(41));
    await expect(resultRegion(other, w).getByRole("row")).toHaveCount(3);
    await expectFitsNarrowPhone(other);

    await result.getByRole("button", { name: w.forget }).click();
    await expect(page.getByLabel(w.weight)).toHaveValue("");
    await expectForgotten(page, "ninni-tool-growth-percentile");
  });

  test(`in ${language} grams bring the question whether kilograms were meant, and a weight out of range is explained next to its box, by keyboard alone`, async ({
    page,
  }) => {
    await page.goto(path);
    await child(page, w);
    await fillDate(dateBoxes(page, w, w.measured), [2, 11, 2024]);
    const weight = page.getByLabel(w.weight);
    await weight.fill("7200");
    await page.keyboard.press("Enter");
    await expect(page.getByText(w.ask)).toBeVisible();
    await expect(weight).toBeFocused();
    await expect(weight).toHaveValue("7200");
    await retype(page, "450");
    await expectRefused(weight, "450", w.range);
    await retype(page, "7200");
    // The box may take the focus for itself just after the button has come.
    const yes = page.getByRole("button", { name: w.yes });
    await expect(async () => {
      if (await yes.isVisible()) await yes.press("Enter");
      await expect(weight).toHaveValue(w.suggested, { timeout: 2000 });
    }).toPass();
    await expect(resultRegion(page, w)).toBeFocused();
    await expect(resultRegion(page, w).getByRole("img", { name: w.chart })).toBeVisible();
  });

  test(`in ${language} the visits can be downloaded as a table`, async ({ page }) => {
    await page.goto(`${path}#${state}`);
    await expect(resultRegion(page, w)).toContainText(w.percentile(41));
    const { name, content } = await download(page, w.table);
    expect(name).toBe(w.file);
    expect(content.startsWith("\uFEFF")).toBe(true);
    expect(content.slice(1).split("\r\n")).toEqual([...w.lines, ""]);
  });

  // The rest is the same code in both languages, so it is tested in one of them.
  if (language === "en") continue;

  test(`in ${language} the page about the head asks for the head first and shows its chart`, async ({ page }) => {
    await page.goto(pathTo("headPercentile", language));
    await child(page, w);
    await fillDate(dateBoxes(page, w, w.measured), [2, 11, 2024]);
    await page.getByLabel(w.weight).fill("8");
    await page.getByLabel(w.head).fill("43.8");
    await page.getByRole("button", { name: w.submit }).click();
    await expect(resultRegion(page, w).getByRole("img", { name: w.headChart })).toBeVisible();
    const boxes = page.getByRole("textbox", { name: /\((kg|cm)\)$/ });
    await expect(boxes.first()).toHaveAccessibleName(w.head);
  });

  test(`in ${language} a table that does not load is reported, and can be requested again`, async ({ page }) => {
    await page.route("**/growth/who-weight-girl.json", (route) => route.abort());
    await page.goto(`${path}#${state}`);
    await expect(resultRegion(page, w)).toContainText(w.failed);
    await page.unroute("**/growth/who-weight-girl.json");
    await page.getByRole("button", { name: w.retry }).click();
    await expect(resultRegion(page, w)).toContainText(w.percentile(41));
  });
}

test("tables are loaded only when they are needed, one at a time", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/growth/")) asked.push(pathname);
  });
  const networkRests = watchNetwork(page);
  await page.goto(pathTo("growthPercentile", "tr"));
  await networkRests();
  expect(asked).toEqual([]);
  await page.goto(`${pathTo("growthPercentile", "en")}#${state}`);
  await expect(resultRegion(page, words.en)).toContainText(words.en.percentile(41));
  expect(asked).toEqual(["/growth/who-weight-girl.json"]);
});

test("before the script the values by month and the sum can be read", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(pathTo("growthPercentile", "tr"));
  // WHO, girls and boys at birth: 3rd, 50th and 97th percentile.
  await expect(page.getByText(words.tr.cell("2,4", "3,2", "4,2"), { exact: true })).toBeVisible();
  await expect(page.getByText(words.tr.cell("2,5", "3,3", "4,3"), { exact: true })).toBeVisible();
  await context.close();
});

test("printing for the doctor keeps the chart and the dated visits and hides the form and the buttons", async ({ page }) => {
  await page.goto(`${pathTo("growthPercentile", "tr")}#${state}`);
  const result = resultRegion(page, words.tr);
  const date = written([2, 11, 2024], "tr");
  await expect(result).toContainText(words.tr.percentile(41));
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("button", { name: words.tr.submit })).toBeHidden();
  await expect(result.getByRole("img", { name: words.tr.chart })).toBeVisible();
  await expect(result.getByRole("rowheader", { name: date })).toBeVisible();
  await expect(result.getByRole("button", { name: words.tr.remove(date) })).toBeHidden();
});
