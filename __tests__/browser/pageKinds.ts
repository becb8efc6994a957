/** One page of each kind, in both languages. */
import { languages, pathTo } from "../../src/routes/routes";

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
  section: (l) => pathTo("pregnancy", l),
  "checklists list": (l) => pathTo("pregnancyChecklists", l),
  checklist: (l) => pathTo("pregnancyChecklist", l, { hafta: "24" }),
  "nutrition list": (l) => pathTo("pregnancyNutritionMonths", l),
  nutrition: (l) => pathTo("pregnancyNutritionMonth", l, { ay: "5" }),
  symptoms: (l) => pathTo("symptoms", l),
  symptom: (l) => pathTo("symptom", l, { id: l === "tr" ? "bas-agrisi" : "headaches" }),
  remedy: (l) => pathTo("nauseaRemedy", l),
  "pregnancy questions": (l) => pathTo("pregnancyFaq", l),
  "baby weeks list": (l) => pathTo("babyWeeks", l),
  "baby week": (l) => pathTo("babyWeek", l, { id: "9" }),
  "baby nutrition": (l) => pathTo("babyNutritionMonth", l, { id: "7" }),
  milestones: (l) => pathTo("milestoneChecklist", l, { id: "6" }),
  activity: (l) => pathTo("babyActivity", l, { id: "3" }),
  "first aid list": (l) => pathTo("firstAidTopics", l),
  "first aid": (l) => pathTo("firstAidTopic", l, { id: l === "tr" ? "bogulma-tikanma" : "choking" }),
  "baby questions": (l) => pathTo("babyFaq", l),
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
  names: (l) => pathTo("names", l),
  "girl names": (l) => pathTo("girlNames", l),
  "popular names": (l) => pathTo("popularBoyNames", l),
  name: (l) => pathTo("girlName", l, { name: "defne" }),
  "unisex name": (l) => pathTo("boyName", l, { name: "deniz" }),
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
