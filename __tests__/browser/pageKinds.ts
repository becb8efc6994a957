/** One page of each kind, in both languages. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { findBy, type RawRecord, recordPath } from "../../src/content/recordPages";
import type { RecordTypeName } from "../../src/content/records/registry";
import { type Language, languages, pathTo, type RouteId, routeIds, routeOf } from "../../src/routes/routes";

const articleParams = {
  tr: { mom: "hamile", category: "beslenme-gundelik-yasam", article: "MT-0-1" },
  en: { mom: "pregnant", category: "food-everyday-life", article: "MT-0-1" },
} as const;

const folders: Partial<Record<RecordTypeName, string>> = {
  Topic: "topics",
  Article: "articles",
  ArticlePart: "article-parts",
  CommunityQuestion: "community-questions",
  Food: "foods",
  EverydayThing: "everyday",
  Medicine: "medicines",
  LossTopic: "loss-topics",
};
const find = (type: RecordTypeName, key: string): RawRecord => JSON.parse(readFileSync(`data/${folders[type]}/${key}.json`, "utf8"));

/** The page of the best matching record of a type, because records are added and renamed and one of each type is enough. */
function pageOfKind(kind: string, type: RecordTypeName, fits: (record: RawRecord) => boolean = () => true) {
  const folder = `data/${folders[type]}`;
  const keys = existsSync(folder) ? readdirSync(folder).map((file) => file.replace(".json", "")) : [];
  const records = keys.sort().map((key) => find(type, key));
  const record = records.find(fits) ?? records[0];
  return record ? { [kind]: (language: Language) => recordPath(type, record, language, findBy(find)) } : {};
}

type PathOf = (language: Language) => string;

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
  "my day": (l) => pathTo("myDay", l),
  search: (l) => pathTo("search", l),
  "months tool": (l) => pathTo("monthsPregnant", l),
  "due date tool": (l) => pathTo("dueDate", l),
  "chinese chart": (l) => pathTo("chineseGender", l),
  "vaccine calendar": (l) => pathTo("vaccineCalendar", l),
  "contraction timer": (l) => pathTo("contractionTimer", l),
  "care timeline": (l) => pathTo("careTimeline", l),
  "ivf tool": (l) => pathTo("ivf", l),
  "ovulation tool": (l) => pathTo("ovulation", l),
  "zodiac tool": (l) => pathTo("zodiac", l),
  "pregnancy test": (l) => pathTo("pregnancyQuiz", l),
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
  ...pageOfKind("topic of products", "Topic", ({ section }) => section === "products"),
  article: (l) => pathTo("article", l, articleParams[l]),
  ...pageOfKind("part of an article", "ArticlePart", ({ order }) => order === 2),
  ...pageOfKind("article of a loss", "Article", ({ topic }) => topic === "MT-9"),
  ...pageOfKind("article of an emergency", "Article", ({ isEmergency, isDiscreet }) => isEmergency === true && !isDiscreet),
  ...pageOfKind("discreet article", "Article", ({ isDiscreet }) => isDiscreet === true),
  "loss support": (l) => pathTo("lossSupport", l),
  ...pageOfKind("page after a loss", "LossTopic", ({ key }) => key === "miscarriage"),
  community: (l) => pathTo("community", l),
  ...pageOfKind("question", "CommunityQuestion", ({ signs }) => !signs),
  ...pageOfKind("urgent question", "CommunityQuestion", ({ signs }) => Boolean(signs)),
  "foods list": (l) => pathTo("canIEat", l),
  ...pageOfKind("food", "Food", ({ key }) => key === "tulum"),
  "everyday list": (l) => pathTo("canIDo", l),
  ...pageOfKind("everyday thing", "EverydayThing"),
  "medicines list": (l) => pathTo("medicines", l),
  ...pageOfKind("medicine", "Medicine"),
  "fridge sheet": (l) => pathTo("canIEatSheet", l),
  "birth plan": (l) => pathTo("birthPlan", l),
  "hospital bag": (l) => pathTo("hospitalBag", l),
  "hospital phrases": (l) => pathTo("hospitalPhrases", l),
  "caffeine tool": (l) => pathTo("caffeine", l),
  "leave planner": (l) => pathTo("leavePlanner", l),
  "weight gain": (l) => pathTo("weightGain", l),
  "coming soon": (l) => pathTo("comingSoon", l),
  "static page": (l) => pathTo("privacy", l),
  sources: (l) => pathTo("sources", l),
  "no network": (l) => pathTo("offline", l),
  "unknown address": (l) => `${pathTo("home", l).replace(/\/$/, "")}/no-such-page`,
} satisfies Record<string, PathOf>;

/** A new page with a single address needs no entry here; it is tested under its route id. */
const seen = Object.values(kinds as Record<string, PathOf>).map((pathOf) => pathOf("tr"));
/** Addresses a path with placeholders stands for: “/besinler/:slug” for “/besinler/bal”. */
export const patternOf = (path: string): RegExp => new RegExp(`^${path.replace(/:\w+/g, "[^/]+")}$`);
const isSeen = (template: string): boolean =>
  routeIds.some((id) => routeOf(id).template === template && seen.some((path) => patternOf(routeOf(id).tr).test(path)));
// The 404 page is tested with an unknown address. The apps page redirects to a store at once; shell.spec.ts opens it.
const lookedAtElsewhere: readonly RouteId[] = ["notFound", "apps"];
const others = routeIds.filter((id) => !routeOf(id).tr.includes(":") && !lookedAtElsewhere.includes(id) && !isSeen(routeOf(id).template));
const allKinds: Record<string, PathOf> = { ...kinds, ...Object.fromEntries(others.map((id) => [id, (l: Language) => routeOf(id)[l]])) };

export const pages = languages.flatMap((language) =>
  Object.entries(allKinds).map(([kind, pathOf]) => ({ kind, language, path: pathOf(language) })),
);

/** Loads a page and everything in it: scrolls to its end and back, so that lazy parts and the script are loaded. */
export async function readThrough(page: import("@playwright/test").Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight * 0.9) {
      scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
    scrollTo(0, 0);
  });
}
