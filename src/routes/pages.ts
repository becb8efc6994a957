/**
 * What draws the page of a route, and what it shows. A route that is not here has no content yet: no page is made and nothing links to it.
 */
import type { routePaths } from "./paths";

/** Names of girls and of boys stand apart; a unisex name stands on both sides. */
export const nameGenders = ["girl", "boy"] as const;
export type NameGender = (typeof nameGenders)[number];
/** The lists of names, "all" being everything of a side. */
export const nameLists = ["all", "popular", "mostLiked", "modern", "rare", "undiscovered", "unisex", "quran"] as const;
export type NameList = (typeof nameLists)[number];

export interface Page {
  /** Folder in src whose page.tsx draws the page. */
  template: string;
  /** Namespaces of interface text the page needs beside "common". */
  texts: readonly string[];
  /** The owner's number of the list this address shows, 1 to 9. Everywhere else a list is called by its route id. */
  contentType?: number;
  /** Whose names this address lists, and which of them. */
  side?: NameGender;
  nameList?: NameList;
  /** The owner's number of the static page this address shows. */
  index?: number;
}

const sectionPage = { template: "reading/section", texts: ["section"] } as const;
const topicPage = { template: "reading/topic", texts: ["article"] } as const;
const listPage = { template: "reading/list", texts: ["list"] } as const;
const nameListPage = { template: "names/list", texts: ["names", "nameList"] } as const;
const namePage = { template: "names/name", texts: ["names", "babyName"] } as const;
const faqPage = { template: "reading/faq", texts: ["faq", "triage"] } as const;
const remedyPage = { template: "pregnancy/remedy", texts: ["remedy", "triage"] } as const;
const staticPage = { template: "reading/staticPage", texts: ["staticPage"] } as const;

export const pages = {
  // Home and articles
  home: { template: "reading/home", texts: ["home", "search"] },
  article: { template: "reading/article", texts: ["article", "triage"] },
  articlePart: { template: "reading/articlePart", texts: ["article", "triage"] },

  // Things one needs
  products: { template: "reading/needs", texts: ["needs"] },
  productsTopic: { template: "reading/needTopic", texts: ["needs"] },

  // Sections and their topics
  pregnancy: sectionPage,
  pregnancyTopic: topicPage,
  planning: sectionPage,
  planningTopic: topicPage,
  birth: sectionPage,
  birthTopic: topicPage,
  child: sectionPage,
  childTopic: topicPage,

  // Lists and their records
  pregnancyWeeks: { ...listPage, contentType: 1 },
  pregnancyWeek: { template: "pregnancy/week", texts: ["pregnancyWeek", "triage"] },
  pregnancyChecklists: { ...listPage, contentType: 2 },
  pregnancyChecklist: { template: "pregnancy/checklist", texts: ["pregnancyChecklist"] },
  pregnancyNutritionMonths: { ...listPage, contentType: 3 },
  pregnancyNutritionMonth: { template: "pregnancy/nutrition", texts: ["pregnancyNutritionMonth"] },
  symptoms: { ...listPage, contentType: 4 },
  symptom: { template: "pregnancy/symptom", texts: ["symptom", "triage"] },
  babyWeeks: { ...listPage, contentType: 5 },
  babyWeek: { template: "baby/week", texts: ["babyWeek", "triage"] },
  babyNutritionMonths: { ...listPage, contentType: 6 },
  babyNutritionMonth: { template: "baby/nutrition", texts: ["babyNutritionMonth"] },
  milestoneChecklists: { ...listPage, contentType: 7 },
  milestoneChecklist: { template: "baby/milestones", texts: ["milestoneChecklist"] },
  babyActivities: { ...listPage, contentType: 8 },
  babyActivity: { template: "baby/activity", texts: ["babyActivity"] },
  firstAidTopics: { ...listPage, contentType: 9 },
  firstAidTopic: { template: "baby/firstAid", texts: ["firstAidTopic"] },

  // Questions from mothers
  community: { template: "reading/community", texts: ["community"] },
  communityQuestion: { template: "reading/communityQuestion", texts: ["community", "triage"] },
  comingSoon: { template: "reading/comingSoon", texts: ["comingSoon"] },

  // Calculators
  tools: { template: "reading/tools", texts: ["tools"] },
  vaccineCalendar: { template: "calculators/vaccineCalendar", texts: ["vaccineCalendar", "children"] },
  pregnancyQuiz: { template: "calculators/pregnancyQuiz", texts: ["pregnancyQuiz"] },
  budget: { template: "calculators/budget", texts: ["budget"] },
  monthsPregnant: { template: "calculators/monthsPregnant", texts: ["monthsPregnant"] },
  growthPercentile: { template: "calculators/growthPercentile", texts: ["growthPercentile", "children"] },
  headPercentile: { template: "calculators/growthPercentile", texts: ["growthPercentile", "children"] },
  dueDate: { template: "calculators/dueDate", texts: ["dueDate"] },
  zodiac: { template: "calculators/zodiac", texts: ["zodiac"] },
  ivf: { template: "calculators/ivf", texts: ["ivf", "triage"] },
  ovulation: { template: "calculators/ovulation", texts: ["ovulation"] },
  chineseGender: { template: "calculators/chineseGender", texts: ["chineseGender"] },

  // Names
  names: { template: "names/hub", texts: ["names", "namesHub"] },
  girlNames: { ...nameListPage, side: "girl", nameList: "all" },
  boyNames: { ...nameListPage, side: "boy", nameList: "all" },
  girlName: namePage,
  boyName: namePage,
  undiscoveredGirlNames: { ...nameListPage, side: "girl", nameList: "undiscovered" },
  undiscoveredBoyNames: { ...nameListPage, side: "boy", nameList: "undiscovered" },
  unisexGirlNames: { ...nameListPage, side: "girl", nameList: "unisex" },
  unisexBoyNames: { ...nameListPage, side: "boy", nameList: "unisex" },
  quranGirlNames: { ...nameListPage, side: "girl", nameList: "quran" },
  quranBoyNames: { ...nameListPage, side: "boy", nameList: "quran" },
  mostLikedGirlNames: { ...nameListPage, side: "girl", nameList: "mostLiked" },
  mostLikedBoyNames: { ...nameListPage, side: "boy", nameList: "mostLiked" },
  modernGirlNames: { ...nameListPage, side: "girl", nameList: "modern" },
  modernBoyNames: { ...nameListPage, side: "boy", nameList: "modern" },
  rareGirlNames: { ...nameListPage, side: "girl", nameList: "rare" },
  rareBoyNames: { ...nameListPage, side: "boy", nameList: "rare" },
  popularGirlNames: { ...nameListPage, side: "girl", nameList: "popular" },
  popularBoyNames: { ...nameListPage, side: "boy", nameList: "popular" },

  // Questions and remedies
  babyFaq: faqPage,
  pregnancyFaq: faqPage,
  heartburnRemedy: remedyPage,
  constipationRemedy: remedyPage,
  nauseaRemedy: remedyPage,
  groinPainRemedy: remedyPage,
  backPainRemedy: remedyPage,
  headacheRemedy: remedyPage,
  gasRemedy: remedyPage,
  urinaryInfectionRemedy: remedyPage,
  coughRemedy: remedyPage,
  fluRemedy: remedyPage,

  // The site itself
  about: { ...staticPage, index: 1 },
  privacy: { ...staticPage, index: 2 },
  terms: { ...staticPage, index: 3 },
  contact: { ...staticPage, index: 4 },
  editorialPolicy: { ...staticPage, index: 5 },
  accessibility: { ...staticPage, index: 6 },
  sources: { ...staticPage, index: 7 },
  myDay: { template: "day", texts: ["day", "staticPage"] },
  search: { template: "reading/search", texts: ["search"] },
  offline: { template: "reading/offline", texts: ["offline"] },
  apps: { template: "reading/apps", texts: ["apps"] },
  notFound: { template: "reading/notFound", texts: ["notFound"] },

  // The days around the birth
  birthPlan: { template: "birth/plan", texts: ["birth"] },
  hospitalBag: { template: "birth/bag", texts: ["birth"] },
  hospitalPhrases: { template: "birth/phrases", texts: ["birth"] },

  // “Can I …?”
  caffeine: { template: "calculators/caffeine", texts: ["caffeine"] },
  canIEat: { template: "canI/foods", texts: ["canI"] },
  canIEatSheet: { template: "canI/sheet", texts: ["canI"] },
  canIEatItem: { template: "canI/food", texts: ["canI", "triage"] },
  canIDo: { template: "canI/things", texts: ["canI"] },
  canIDoItem: { template: "canI/thing", texts: ["canI", "triage"] },
  medicines: { template: "canI/medicines", texts: ["canI"] },
  medicine: { template: "canI/medicine", texts: ["canI", "triage"] },

  // Leave and weight
  leavePlanner: { template: "calculators/leavePlanner", texts: ["leavePlanner"] },
  weightGain: { template: "calculators/weightGain", texts: ["weightGain", "triage"] },
  // The way to the birth
  contractionTimer: { template: "calculators/contractionTimer", texts: ["contractionTimer", "triage"] },
  careTimeline: { template: "calculators/careTimeline", texts: ["careTimeline", "vaccineCalendar"] },
  // After a loss
  lossSupport: { template: "loss/list", texts: ["loss", "triage"] },
  lossSupportTopic: { template: "loss/topic", texts: ["loss", "triage"] },
} as const satisfies Partial<Record<keyof typeof routePaths, Page>>;

/** The nine lists of the site, by the id of their route. */
export type ListId = { [Id in keyof typeof pages]: (typeof pages)[Id] extends { contentType: number } ? Id : never }[keyof typeof pages];

/** The lists in the order of their content types. */
export const listIds = /* @__PURE__ */ (Object.keys(pages) as (keyof typeof pages)[]).filter(
  (id): id is ListId => "contentType" in pages[id],
);
