import { type RouteId, routeOf } from "../routes/routes";
import type { PageContext } from "./PageContext";

/** Pixels of every picture for sharing. */
export const sharePictureSize = { width: 1200, height: 630 } as const;

/** Which picture stands for the lists and hubs a folder draws; the home page's stands for all others. src/gatsby/sharePictures.ts says what is on them. */
const ofFolder: Record<string, string> = {
  "reading/community": "articles",
  "reading/topic": "articles",
  "canI/foods": "food",
  "canI/sheet": "food",
  "canI/things": "pregnancy",
  "canI/medicines": "symptoms",
  "loss/list": "loss",
  "names/hub": "names",
  "names/list": "names",
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
};

/** Folders of which each record has a picture with its own title, one a language, and what its file is called before the key. Parts of an article share that of the whole. */
const titled: Record<string, string> = {
  "reading/article": "",
  "reading/articlePart": "",
  "reading/topic": "topic-",
  "reading/needTopic": "topic-",
  "reading/communityQuestion": "question-",
  "baby/firstAid": "aid-",
  "pregnancy/symptom": "symptom-",
  "pregnancy/remedy": "remedy-",
  "loss/topic": "loss-",
};

/**
 * Folders of which each record has one picture that both languages read: a week or month shows its number large, and a week and its checklist share theirs; a thing readers
 * ask about shows both of its names. One for two, because a host's list of files has an end.
 */
const bilingual: Record<string, string> = {
  "pregnancy/week": "pregnancy-week",
  "pregnancy/checklist": "pregnancy-week",
  "pregnancy/nutrition": "pregnancy-month",
  "baby/week": "baby-week",
  "baby/activity": "baby-week",
  "baby/nutrition": "baby-food",
  "baby/milestones": "milestones",
  "canI/food": "food",
  "canI/thing": "thing",
  "canI/medicine": "medicine",
};

/**
 * Address of the picture that is shown where a page is shared. The page of a name shows its letter: a picture for each of thousands of names would take longer to draw
 * than the rest of the site.
 * @example sharePicture({ id: "article", key: "MT-0-1", language: "en" }) // "/share/en/MT-0-1.png"
 * @example sharePicture({ id: "babyWeek", key: "8", language: "en" }) // "/share/baby-week-8.png"
 * @example sharePicture({ id: "girlName", key: "girl-ela", language: "en" }) // "/share/girl-names-e.png"
 * @example sharePicture({ id: "symptoms", key: null, language: "en" }) // "/share/symptoms-en.png"
 */
export function sharePicture({ id, key, language }: Pick<PageContext, "id" | "key" | "language">): `/${string}` {
  const { template } = routeOf(id);
  const own = titled[template];
  if (key && own !== undefined)
    return `/share/${language}/${own}${template === "reading/articlePart" ? key.replace(/-\d+$/, "") : key}.png`;
  if (key && bilingual[template]) return `/share/${bilingual[template]}-${key}.png`;
  if (key && template === "names/name") return `/share/${id === "girlName" ? "girl" : "boy"}-names-${initialOf(key)}.png`;
  const tool = template.startsWith("calculators/") || id === "tools" ? "tools" : undefined;
  return `/share/${ofRoute[id] ?? ofFolder[template] ?? tool ?? "home"}-${language}.png`;
}

/**
 * The plain letter a name is filed under, from the key of its record.
 * @example initialOf("boy-cagri") // "c"
 */
export const initialOf = (key: string): string => key.replace(/^[a-z]+-/, "").charAt(0);
