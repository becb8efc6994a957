/** One page of each kind, in both languages. */
import { languages, pathTo } from "../../src/routes";

const articleParams = {
  tr: { mom: "hamile", category: "beslenme-gundelik-yasam", article: "MT-0-1" },
  en: { mom: "pregnant", category: "food-everyday-life", article: "MT-0-1" },
} as const;

const kinds = {
  home: (l) => pathTo("home", l),
  list: (l) => pathTo("pregnancyWeeks", l),
  "first week": (l) => pathTo("pregnancyWeek", l, { hafta: "1" }),
  week: (l) => pathTo("pregnancyWeek", l, { hafta: "24" }),
  "last week": (l) => pathTo("pregnancyWeek", l, { hafta: "42" }),
  tools: (l) => pathTo("tools", l),
  "months tool": (l) => pathTo("monthsPregnant", l),
  "due date tool": (l) => pathTo("dueDate", l),
  "chinese chart": (l) => pathTo("chineseGender", l),
  "vaccine calendar": (l) => pathTo("vaccineCalendar", l),
  "ivf tool": (l) => pathTo("ivf", l),
  "ovulation tool": (l) => pathTo("ovulation", l),
  "zodiac tool": (l) => pathTo("zodiac", l),
  "pregnancy test": (l) => pathTo("pregnancyTest", l),
  "growth tool": (l) => pathTo("growthPercentile", l),
  "head tool": (l) => pathTo("headPercentile", l),
  budget: (l) => pathTo("budget", l),
  "need guides": (l) => pathTo("products", l),
  "need topic": (l) => pathTo("productsTopic", l, { article: "UT-1" }),
  topic: (l) => pathTo("pregnancyTopic", l, { article: "MT-0" }),
  article: (l) => pathTo("article", l, articleParams[l]),
  "static page": (l) => pathTo("privacy", l),
  sources: (l) => pathTo("sources", l),
  "unknown address": (l) => `${pathTo("home", l).replace(/\/$/, "")}/no-such-page`,
} satisfies Record<string, (language: "tr" | "en") => string>;

export const pages = languages.flatMap((language) =>
  Object.entries(kinds).map(([kind, pathOf]) => ({ kind, language, path: pathOf(language) })),
);

/** Loads a page and everything in it: scrolls to its end and back, so that lazy parts and the script come. */
export async function readThrough(page: import("@playwright/test").Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
    scrollTo(0, 0);
  });
  await page.waitForLoadState("networkidle");
}
