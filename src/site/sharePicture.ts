import { type Language, type RouteId, routeOf } from "../routes/routes";

/** Pixels of every picture for sharing. */
export const sharePictureSize = { width: 1200, height: 630 } as const;

/** Which picture stands for the pages a folder draws; the home page's stands for all others. scripts/sharePictures.mjs draws them. */
const pictures: Record<string, string> = {
  "pregnancy/week": "pregnancy",
  "pregnancy/checklist": "pregnancy",
  "pregnancy/nutrition": "food",
  "pregnancy/symptom": "symptoms",
  "pregnancy/remedy": "symptoms",
  "baby/week": "baby",
  "baby/activity": "baby",
  "baby/milestones": "baby",
  "baby/nutrition": "food",
  "baby/firstAid": "first-aid",
  "reading/article": "articles",
  "reading/articlePart": "articles",
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

/**
 * Address of the picture that is shown where a page is shared, with its words in the language.
 * @example sharePicture("symptom", "en") // "/share/symptoms-en.png"
 */
export function sharePicture(id: RouteId, language: Language): `/${string}` {
  const { template = "" } = routeOf(id);
  const tool = template.startsWith("calculators/") || id === "tools" ? "tools" : undefined;
  return `/share/${ofRoute[id] ?? pictures[template] ?? tool ?? "home"}-${language}.png`;
}
