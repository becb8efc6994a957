import { type RouteId, routeOf } from "../routes/routes";
import type { PageContext } from "./PageContext";

/** Pixels of every picture for sharing. */
export const sharePictureSize = { width: 1200, height: 630 } as const;

/** Which picture stands for the pages a folder draws; the home page's stands for all others. src/gatsby/sharePictures.ts says what is on them. */
const pictures: Record<string, string> = {
  "pregnancy/nutrition": "food",
  "baby/milestones": "baby",
  "baby/nutrition": "food",
  "pregnancy/symptom": "symptoms",
  "pregnancy/remedy": "symptoms",
  "reading/community": "articles",
  "reading/communityQuestion": "articles",
  "reading/topic": "articles",
  "canI/foods": "food",
  "canI/food": "food",
  "canI/sheet": "food",
  "canI/things": "pregnancy",
  "canI/thing": "pregnancy",
  "canI/medicines": "symptoms",
  "canI/medicine": "symptoms",
  "loss/list": "loss",
  "loss/topic": "loss",
  "names/hub": "names",
  "names/list": "names",
  "names/name": "names",
};

/** Lists and pages of questions stand with what they are about. */
const ofRoute: Partial<Record<RouteId, string>> = {
  pregnancy: "pregnancy",
  pregnancyWeeks: "pregnancy",
  pregnancyChecklists: "pregnancy",
  pregnancyFaq: "pregnancy",
  pregnancyNutritionMonths: "food",
  symptoms: "symptoms",
  babyWeeks: "baby",
  milestoneChecklists: "baby",
  babyActivities: "baby",
  babyFaq: "baby",
  child: "baby",
  babyNutritionMonths: "food",
  firstAidTopics: "first-aid",
  products: "needs",
  productsTopic: "needs",
};

/** Pages of a series show their number large, which both languages read: the page of a week and its checklist share one picture. */
const series: Partial<Record<RouteId, string>> = {
  pregnancyWeek: "pregnancy-week",
  pregnancyChecklist: "pregnancy-week",
  babyWeek: "baby-week",
  babyActivity: "baby-week",
};

/** Pages whose picture shows their own title; parts of an article show that of the whole. The others share that of their kind: a host's list of files has an end. */
const titled: readonly RouteId[] = ["article", "articlePart", "firstAidTopic"];

/**
 * Address of the picture that is shown where a page is shared.
 * @example sharePicture({ id: "article", key: "MT-0-1", language: "en" }) // "/share/en/MT-0-1.png"
 * @example sharePicture({ id: "babyWeek", key: "8", language: "en" }) // "/share/baby-week-8.png"
 * @example sharePicture({ id: "symptom", key: "headache", language: "en" }) // "/share/symptoms-en.png"
 */
export function sharePicture({ id, key, language }: Pick<PageContext, "id" | "key" | "language">): `/${string}` {
  if (key && titled.includes(id)) return `/share/${language}/${id === "articlePart" ? key.replace(/-\d+$/, "") : key}.png`;
  if (key && series[id]) return `/share/${series[id]}-${key}.png`;
  const { template = "" } = routeOf(id);
  const tool = template.startsWith("calculators/") || id === "tools" ? "tools" : undefined;
  return `/share/${ofRoute[id] ?? pictures[template] ?? tool ?? "home"}-${language}.png`;
}
