import { readdirSync, readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { type Language, languages, pathTo } from "../../src/routes/routes";
import { lower } from "../../src/text/letters";
import { textsIn } from "../support/texts";
import { giveSign } from "./giveSign";
import { counted, named112, readRecord, type Said } from "./words";

const symptoms = readdirSync("data/symptoms").length;
interface Symptom {
  slug: Said;
  title: Said;
  words: Record<Language, string[]>;
  advice: { stage: string; signs: { sign: string; text?: Said }[] }[];
}
const headache = readRecord<Symptom>("symptoms/headache");
const cramps = readRecord<Symptom>("symptoms/leg-cramps");
/** A sign of the page that means 112, in the words the page has for it. */
const firstOf112 = (place: number, language: Language): string => {
  const { stage, signs } = headache.advice[place] ?? { stage: "", signs: [] };
  const shown = signs
    .map(({ sign, text }) => ({ record: readRecord<{ text: Said; tiers: { stage: string; tier: string }[] }>(`signs/${sign}`), text }))
    .find(({ record }) => record.tiers.some((entry) => entry.stage === stage && entry.tier === "call112"));
  return (shown?.text ?? shown?.record.text)?.[language] ?? "no sign for 112";
};
const choking = readRecord<{ slug: Said; parts: { age: string; steps: { tr: string[]; en: string[] } }[] }>("first-aid/choking");
const leave = readRecord<{ key: string; question: Said; short: Said }>("faqs/how-long-is-maternity-leave");

const wordsIn = (language: Language) => {
  const list = textsIn(language, "list");
  const triage = textsIn(language, "triage");
  const checklist = textsIn(language, "pregnancyChecklist", "common");
  const firstAid = textsIn(language, "firstAidTopic");
  return {
    toWeek: checklist("toWeek", { n: 24 }),
    progress: checklist("checklist.progress"),
    printList: checklist("checklist.print"),
    find: list("finder.label"),
    // An everyday word that is not the name of the page.
    typed: headache.words[language].find((word) => !lower(headache.title[language], language).includes(word)) ?? "",
    found: headache.title[language],
    notFound: cramps.title[language],
    count: (n: number) => counted(language, "finder.count", n),
    stages: triage("ask.week"),
    stageNames: headache.advice.map(({ stage }) => triage(`stage.${stage}`)),
    reds: headache.advice.map(({ stage }) =>
      named112(language, triage(`${stage === "afterBirth" ? "afterBirth" : "pregnancy"}.call112.title`)),
    ),
    ages: { under1: firstAid("age.under1"), over1: firstAid("age.over1") },
    firstAidCall: named112(language, firstAid("call.title")),
    quickMenu: textsIn(language, "common")("nav.quick"),
    printSteps: firstAid("print"),
    dial: textsIn(language, "common")("tier.dial112"),
    headache: headache.slug[language],
    choking: choking.slug[language],
  };
};
const words = { tr: wordsIn("tr"), en: wordsIn("en") };

/** Keys of the three records of a folder with the most text. */
const longest = (folder: string) =>
  readdirSync(`data/${folder}`)
    .map((file) => ({ key: String(Number.parseInt(file, 10)), length: readFileSync(`data/${folder}/${file}`).length }))
    .sort((a, b) => b.length - a.length)
    .slice(0, 3)
    .map(({ key }) => key);

/** Number of A4 sheets the page prints on. */
const sheetsOf = async (page: Page) => (await page.pdf({ format: "A4" })).toString("latin1").match(/\/Type\s*\/Page\b(?!s)/g)?.length;

/** The visible cards for 112. */
const redCards = (page: Page) => page.getByRole("main").getByRole("region").and(page.locator("[data-tier=call112]"));

/** Entries of the list of symptoms: main without the table of contents. */
const entriesOf = (page: Page) => page.locator("main section li:not(#danger li):visible");

for (const language of languages) {
  const w = words[language];

  test.describe(`in ${language}, the checklist of week 24`, () => {
    const path = pathTo("pregnancyChecklist", language, { hafta: "24" });

    test("is ticked by keyboard, keeps the tick on the device and counts it", async ({ page }) => {
      await page.goto(path);
      const boxes = page.getByRole("main").getByRole("checkbox");
      const box = boxes.first();
      const progress = page.getByRole("main").getByRole("status").first();
      const all = await boxes.count();
      expect(all).toBeGreaterThan(1);
      await page.getByRole("main").getByRole("link", { name: w.toWeek, exact: true }).focus();
      await page.keyboard.press("Tab");
      await expect(box).toBeFocused();
      await page.keyboard.press("Space");
      await expect(box).toBeChecked();
      await expect(progress).toContainText(`1 / ${all}`);
      const value = await box.getAttribute("value");
      await expect.poll(() => page.evaluate(() => localStorage.getItem("ninni-checklists"))).toBe(JSON.stringify([value]));

      await page.reload();
      await giveSign(page);
      await expect(progress).toContainText(`1 / ${all}`);
      await expect(progress).toContainText(w.progress);
      await expect(box).toBeChecked();
      await expect(boxes.nth(1)).not.toBeChecked();

      // Unticking deletes it from the device too.
      await box.focus();
      await page.keyboard.press("Space");
      await expect(progress).toContainText(`0 / ${all}`);
      await expect.poll(() => page.evaluate(() => localStorage.getItem("ninni-checklists"))).toBe("[]");
    });

    test("is printed with its boxes and without controls", async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole("navigation")).not.toHaveCount(0);
      await expect(page.getByRole("button", { name: w.printList })).toBeVisible();
      await page.emulateMedia({ media: "print" });
      const boxes = page.getByRole("main").getByRole("checkbox");
      expect(await boxes.count()).toBeGreaterThan(1);
      for (const box of await boxes.all()) await expect(box).toBeVisible();
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("navigation")).toHaveCount(0);
      await expect(page.getByRole("banner")).toBeHidden();
      await expect(page.getByRole("contentinfo")).toBeHidden();
      await expect(page.getByRole("button", { name: w.printList })).toBeHidden();
    });
  });

  test(`in ${language}, the longest checklists and milestone lists are printed on one sheet`, async ({ page }) => {
    for (const hafta of longest("pregnancy-checklists")) {
      await page.goto(pathTo("pregnancyChecklist", language, { hafta }));
      expect(await sheetsOf(page), `checklist ${hafta}`).toBe(1);
    }
    for (const id of longest("milestone-checklists")) {
      await page.goto(pathTo("milestoneChecklist", language, { id }));
      expect(await sheetsOf(page), `milestones ${id}`).toBe(1);
    }
  });

  test.describe(`in ${language}, the list of symptoms`, () => {
    const path = pathTo("symptoms", language);

    test("finds symptoms by everyday words, says how many, and shows all again when the word is deleted", async ({ page }) => {
      await page.goto(path);
      const box = page.getByRole("searchbox", { name: w.find });
      const status = page.getByRole("main").getByRole("status");
      const entries = entriesOf(page);
      await expect(entries).toHaveCount(symptoms);
      const other = page.getByRole("main").getByRole("link", { name: w.notFound, exact: true });
      await expect(other).toHaveCount(1);
      await box.pressSequentially(w.typed);
      await expect(other).toHaveCount(0);
      await expect(page.getByRole("main").getByRole("link", { name: w.found, exact: true })).toBeVisible();
      // The word is typed letter by letter; in the end the list and the sentence must agree.
      await expect(async () => {
        const left = await entries.count();
        expect(left).toBeGreaterThan(0);
        expect(left).toBeLessThan(symptoms);
        expect(await status.textContent()).toBe(w.count(left));
      }).toPass({ timeout: 10_000 });
      await box.fill("");
      await expect(entries).toHaveCount(symptoms);
      await expect(status).toHaveText(w.count(symptoms));
    });

    test("says for an unknown word that nothing was found, and to call 112", async ({ page }) => {
      await page.goto(path);
      await page.getByRole("searchbox", { name: w.find }).fill("qwxzj");
      await expect(entriesOf(page)).toHaveCount(0);
      await expect(page.getByRole("main").getByRole("status")).toHaveText(w.count(0));
      await expect(page.getByRole("main").getByRole("link", { name: "112", exact: true })).toHaveAttribute("href", "tel:112");
    });

    test.describe("without script", () => {
      test.use({ javaScriptEnabled: false });

      test("is complete, without the form that would have no effect", async ({ page }) => {
        await page.goto(path);
        await expect(entriesOf(page)).toHaveCount(symptoms);
        await expect(entriesOf(page).first()).toBeVisible();
        await expect(page.locator("main form")).toHaveCount(1);
        await expect(page.locator("main form")).toBeHidden();
        await page.getByRole("main").getByRole("link", { name: w.found, exact: true }).click();
        await expect(page).toHaveURL(pathTo("symptom", language, { id: w.headache }));
      });
    });
  });

  test.describe(`in ${language}, the page of headaches`, () => {
    const path = pathTo("symptom", language, { id: w.headache });

    test("shows the cards of one stage at a time, with a button that calls 112 in the red one", async ({ page }) => {
      await page.goto(path);
      const stages = page.getByRole("group", { name: w.stages });
      const red = redCards(page);
      await expect(stages.getByRole("radio")).toHaveCount(headache.advice.length);
      for (const [i, name] of w.stageNames.entries()) {
        await stages.getByText(name, { exact: true }).click();
        await expect(stages.getByRole("radio", { name, exact: true })).toBeChecked();
        // Hidden elements are not regions, so there is one red card for the chosen stage.
        await expect(red).toHaveCount(1);
        await expect(red).toHaveAccessibleName(w.reds[i] ?? "");
        await expect(red).toContainText(firstOf112(i, language));
        await expect(red).toContainText("112");
      }
      // Including hidden panels.
      await expect(page.locator(".panel [data-tier=call112]")).toHaveCount(headache.advice.length);
      await expect(page.locator(".panel [data-tier=call112] a")).toHaveCount(headache.advice.length);
      await expect(page.locator('[data-tier=call112] a:not([href="tel:112"])')).toHaveCount(0);
    });

    test("changes the stage with the arrow keys", async ({ page }) => {
      await page.goto(path);
      const stages = page.getByRole("group", { name: w.stages });
      await stages.getByRole("radio").first().focus();
      await page.keyboard.press("ArrowRight");
      await expect(stages.getByRole("radio", { name: w.stageNames[1] ?? "", exact: true })).toBeChecked();
      const red = redCards(page);
      await expect(red).toHaveCount(1);
      await expect(red).toHaveAccessibleName(w.reds[1] ?? "");
      await expect(red).toContainText(firstOf112(1, language));
    });

    test("prints the cards of all stages, because there is no choice on paper", async ({ page }) => {
      await page.goto(path);
      await page.emulateMedia({ media: "print" });
      await expect(redCards(page)).toHaveCount(headache.advice.length);
      for (const [i, name] of w.reds.entries()) await expect(redCards(page).nth(i)).toHaveAccessibleName(name);
      await expect(page.getByRole("group", { name: w.stages })).toHaveCount(0);
    });
  });

  test(`in ${language}, the address of a question shows that question`, async ({ page }) => {
    const path = pathTo("pregnancyFaq", language);
    const entry = page.locator(`#${leave.key}`);
    const question = entry.getByRole("heading", { level: 3 });
    await page.goto(`${path}#${leave.key}`);
    await expect(question).toContainText(leave.question[language]);
    await expect(question).toBeInViewport({ ratio: 1 });
    await expect(entry.getByText(leave.short[language])).toBeInViewport();
    await expect(page.locator(":target")).toHaveAttribute("id", leave.key);
    // Not behind the sticky header.
    const [header, heading] = [await page.getByRole("banner").boundingBox(), await question.boundingBox()];
    expect(heading?.y ?? 0).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
    // The link to it is below its full answer.
    await entry.locator("summary").click();
    await expect(entry.locator(`a[href="#${leave.key}"]`)).toBeVisible();

    // It is in view because of the address: without the fragment the page begins elsewhere.
    await page.goto(path);
    await expect(question).not.toBeInViewport();
  });

  test.describe(`in ${language}, first aid for choking`, () => {
    const path = pathTo("firstAidTopic", language, { id: w.choking });
    const steps = choking.parts.flatMap((part) => part.steps[language]);
    const stepsOfAge = (age: string) => choking.parts.filter((part) => part.age === age).flatMap((part) => part.steps[language]);
    const stepsOf = (page: Page) => page.locator("main ol:not(section ol, nav ol) > li");

    test("can be read at arm’s length on a phone: every step in order, in large type", async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(path);
      await expect(stepsOf(page)).toHaveText(steps);
      // The choice of age is below the title, and the first step for the baby is in the first view.
      await expect(stepsOf(page).first()).toBeInViewport({ ratio: 1 });
      // The call button is in view too, within reach of the thumb and below the step.
      const call = page.getByRole("main").getByRole("link", { name: w.dial }).last();
      await expect(call).toBeInViewport({ ratio: 1 });
      await expect(call).toHaveAttribute("href", "tel:112");
      const [step, bar] = [await stepsOf(page).first().boundingBox(), await call.boundingBox()];
      expect((step?.y ?? 844) + (step?.height ?? 844)).toBeLessThan(bar?.y ?? 0);
      const shown = [];
      for (const [age, name] of Object.entries(w.ages)) {
        await page.getByRole("radio", { name }).check({ force: true });
        const own = page.locator(`main [data-age=${age}] ol > li`);
        await expect(own).toHaveText(stepsOfAge(age));
        for (const step of await own.all()) await expect(step).toBeVisible();
        await expect(page.locator(`main [data-age]:not([data-age=${age}]) ol > li`).first()).toBeHidden();
        shown.push(...(await own.all()));
      }
      for (const step of shown) {
        expect(await step.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))).toBeGreaterThanOrEqual(20);
      }
      const card = page.getByRole("main").getByRole("region", { name: w.firstAidCall, exact: true });
      await expect(card).toContainText("112");
      await expect(card.getByRole("link")).toHaveCount(1);
      await expect(card.getByRole("link")).toHaveAttribute("href", "tel:112");
      // Nothing covers the steps.
      await expect(page.getByRole("navigation", { name: w.quickMenu })).toHaveCount(0);
    });

    test("is printed with whom to call and every step, without controls", async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole("button", { name: w.printSteps })).toBeVisible();
      await page.emulateMedia({ media: "print" });
      await expect(stepsOf(page)).toHaveText(steps);
      for (const step of await stepsOf(page).all()) await expect(step).toBeVisible();
      await expect(page.getByRole("main").getByRole("region", { name: w.firstAidCall, exact: true })).toBeVisible();
      await expect(page.getByRole("navigation")).toHaveCount(0);
      await expect(page.getByRole("button", { name: w.printSteps })).toBeHidden();
      await expect(page.getByRole("contentinfo")).toBeHidden();
    });
  });
}
