/**
 * For each route: the template of its page, the texts it needs, and the other properties of page.ts. Over 200 lines: one table, with an entry for each
 * route.
 */
import type { Page } from "./page";
import type { routePaths } from "./paths";

/** Pages to read, without an icon or a type for search engines. */
const plain = { icon: null, schemaType: null, inQuiet: "open", hasPromo: true } as const;
/** Pages where a reader looks for help, an answer or a result. */
const answers = { ...plain, hasPromo: false } as const;
/** Pages about weeks, babies, names or buying. */
const ofBirth = { ...plain, inQuiet: "closed" } as const;
const advice = { schemaType: "MedicalWebPage" } as const;

const sectionPage = { ...plain, template: "reading/section", texts: ["section"] } as const;
const topicPage = { ...plain, template: "reading/topic", texts: ["article"], sharePicture: { titled: "topic-" } } as const;
const articlePage = { ...plain, texts: ["article", "triage"], schemaType: "Article" } as const;
const listPage = { template: "reading/list", texts: ["list", "triage"], schemaType: null } as const;
const nameListPage = { ...ofBirth, template: "names/list", texts: ["names", "nameList"], sharePicture: "names" } as const;
const namePage = { ...ofBirth, template: "names/name", texts: ["names", "babyName"] } as const;
const faqPage = { ...plain, template: "reading/faq", texts: ["faq", "triage"], icon: "faq" } as const;
const remedyPage = {
  ...answers,
  ...advice,
  template: "pregnancy/remedy",
  texts: ["remedy", "triage"],
  sharePicture: { titled: "remedy-" },
  inQuiet: "asking",
} as const;
const staticPage = { ...plain, template: "reading/staticPage", texts: ["staticPage"], sharePicture: "home" } as const;
/** Whether a calculator gives health advice, and what quiet mode does with it, is in its own entry. */
const calculator = { sharePicture: "tools", hasPromo: false } as const;

export const pages = {
  // Home and articles
  home: { ...plain, template: "reading/home", texts: ["home", "search", "day"], sharePicture: "home", inQuiet: "asking" },
  article: { ...articlePage, template: "reading/article", sharePicture: { titled: "" } },
  articlePart: { ...articlePage, template: "reading/articlePart", sharePicture: { titledWhole: "" } },

  // Things one needs
  products: { ...ofBirth, template: "reading/needs", texts: ["needs"], icon: "needs-guide", sharePicture: "needs" },
  productsTopic: { ...ofBirth, template: "reading/needTopic", texts: ["needs"], sharePicture: { titled: "topic-" } },

  // Sections and their topics
  pregnancy: { ...sectionPage, sharePicture: "pregnancy" },
  pregnancyTopic: topicPage,
  planning: { ...sectionPage, sharePicture: "home" },
  planningTopic: topicPage,
  birth: { ...sectionPage, sharePicture: "home" },
  birthTopic: topicPage,
  child: { ...sectionPage, sharePicture: "baby" },
  childTopic: topicPage,

  // Lists and their records
  pregnancyWeeks: { ...listPage, contentType: 1, icon: "pregnancy-weeks", sharePicture: "pregnancy", inQuiet: "closed", hasPromo: true },
  pregnancyWeek: {
    ...ofBirth,
    ...advice,
    template: "pregnancy/week",
    texts: ["pregnancyWeek", "triage"],
    sharePicture: { bilingual: "pregnancy-week" },
  },
  pregnancyChecklists: { ...listPage, contentType: 2, icon: "checklist", sharePicture: "pregnancy", inQuiet: "closed", hasPromo: true },
  pregnancyChecklist: {
    ...ofBirth,
    ...advice,
    template: "pregnancy/checklist",
    texts: ["pregnancyChecklist"],
    sharePicture: { bilingual: "pregnancy-week" },
  },
  pregnancyNutritionMonths: {
    ...listPage,
    contentType: 3,
    icon: "nutrition-mother",
    sharePicture: "food",
    inQuiet: "closed",
    hasPromo: true,
  },
  pregnancyNutritionMonth: {
    ...ofBirth,
    ...advice,
    template: "pregnancy/nutrition",
    texts: ["pregnancyNutritionMonth"],
    sharePicture: { bilingual: "pregnancy-month" },
  },
  symptoms: {
    ...listPage,
    contentType: 4,
    icon: "symptoms",
    sharePicture: "symptoms",
    inQuiet: "asking",
    hasPromo: false,
  },
  symptom: {
    ...answers,
    ...advice,
    template: "pregnancy/symptom",
    texts: ["symptom", "triage"],
    sharePicture: { titled: "symptom-" },
    inQuiet: "asking",
  },
  babyWeeks: { ...listPage, contentType: 5, icon: "baby-weeks", sharePicture: "baby", inQuiet: "closed", hasPromo: true },
  babyWeek: { ...ofBirth, ...advice, template: "baby/week", texts: ["babyWeek", "triage"], sharePicture: { bilingual: "baby-week" } },
  babyNutritionMonths: { ...listPage, contentType: 6, icon: "baby-food", sharePicture: "food", inQuiet: "closed", hasPromo: true },
  babyNutritionMonth: {
    ...ofBirth,
    ...advice,
    template: "baby/nutrition",
    texts: ["babyNutritionMonth", "triage"],
    sharePicture: { bilingual: "baby-food" },
  },
  milestoneChecklists: { ...listPage, contentType: 7, icon: "milestones", sharePicture: "baby", inQuiet: "closed", hasPromo: true },
  milestoneChecklist: {
    ...ofBirth,
    ...advice,
    template: "baby/milestones",
    texts: ["milestoneChecklist", "triage"],
    sharePicture: { bilingual: "milestones" },
  },
  babyActivities: { ...listPage, contentType: 8, icon: "play", sharePicture: "baby", inQuiet: "closed", hasPromo: true },
  babyActivity: { ...ofBirth, template: "baby/activity", texts: ["babyActivity"], sharePicture: { bilingual: "baby-week" } },
  firstAidTopics: {
    ...listPage,
    contentType: 9,
    icon: "first-aid",
    sharePicture: "first-aid",
    inQuiet: "open",
    hasPromo: false,
  },
  firstAidTopic: { ...answers, ...advice, template: "baby/firstAid", texts: ["firstAidTopic", "triage"], sharePicture: { titled: "aid-" } },

  // Questions from mothers
  community: { ...plain, template: "reading/community", texts: ["community"], icon: "community", sharePicture: "articles" },
  communityQuestion: {
    ...plain,
    ...advice,
    template: "reading/communityQuestion",
    texts: ["community", "triage"],
    sharePicture: { titled: "question-" },
  },
  comingSoon: { ...plain, template: "reading/comingSoon", texts: ["comingSoon"], sharePicture: "home" },

  // Calculators
  tools: { ...answers, template: "reading/tools", texts: ["tools"], sharePicture: "tools" },
  vaccineCalendar: {
    ...calculator,
    template: "calculators/vaccineCalendar",
    texts: ["vaccineCalendar", "children"],
    icon: "vaccine",
    schemaType: "MedicalWebPage",
    inQuiet: "closed",
  },
  pregnancyQuiz: {
    ...calculator,
    template: "calculators/pregnancyQuiz",
    texts: ["pregnancyQuiz", "triage"],
    icon: "pregnancy-test",
    schemaType: "MedicalWebPage",
    inQuiet: "open",
  },
  budget: { ...calculator, template: "calculators/budget", texts: ["budget"], icon: "budget", schemaType: null, inQuiet: "closed" },
  monthsPregnant: {
    ...calculator,
    template: "calculators/monthsPregnant",
    texts: ["monthsPregnant"],
    icon: "months",
    schemaType: "MedicalWebPage",
    inQuiet: "closed",
  },
  growthPercentile: {
    ...calculator,
    template: "calculators/growthPercentile",
    texts: ["growthPercentile", "children"],
    icon: "growth",
    schemaType: "MedicalWebPage",
    inQuiet: "closed",
  },
  headPercentile: {
    ...calculator,
    template: "calculators/growthPercentile",
    texts: ["growthPercentile", "children"],
    icon: "head",
    schemaType: "MedicalWebPage",
    inQuiet: "closed",
  },
  dueDate: {
    ...calculator,
    template: "calculators/dueDate",
    texts: ["dueDate"],
    icon: "due-date",
    schemaType: "MedicalWebPage",
    inQuiet: "closed",
  },
  zodiac: { ...calculator, template: "calculators/zodiac", texts: ["zodiac"], icon: "zodiac", schemaType: null, inQuiet: "closed" },
  ivf: { ...calculator, template: "calculators/ivf", texts: ["ivf", "triage"], icon: "ivf", schemaType: "MedicalWebPage", inQuiet: "open" },
  ovulation: {
    ...calculator,
    template: "calculators/ovulation",
    texts: ["ovulation"],
    icon: "fertile-days",
    schemaType: "MedicalWebPage",
    inQuiet: "open",
  },
  chineseGender: {
    ...calculator,
    template: "calculators/chineseGender",
    texts: ["chineseGender"],
    icon: "chinese-chart",
    schemaType: null,
    inQuiet: "closed",
  },

  // Names
  names: { ...ofBirth, template: "names/hub", texts: ["names", "namesHub"], icon: "names", sharePicture: "names" },
  girlNames: { ...nameListPage, side: "girl", nameList: "all" },
  boyNames: { ...nameListPage, side: "boy", nameList: "all" },
  girlName: { ...namePage, sharePicture: { letterOf: "girl" } },
  boyName: { ...namePage, sharePicture: { letterOf: "boy" } },
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
  babyFaq: { ...faqPage, sharePicture: "baby" },
  pregnancyFaq: { ...faqPage, sharePicture: "pregnancy" },
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
  myDay: { ...answers, template: "day", texts: ["day", "staticPage"], sharePicture: "home", inQuiet: "closed" },
  search: { ...answers, template: "reading/search", texts: ["search"], sharePicture: "home" },
  offline: { ...answers, template: "reading/offline", texts: ["offline"], sharePicture: "home" },
  apps: { ...plain, template: "reading/apps", texts: ["apps"], sharePicture: "home" },
  notFound: { ...plain, template: "reading/notFound", texts: ["notFound", "search"], sharePicture: "home" },

  // The days around the birth
  birthPlan: { ...answers, template: "birth/plan", texts: ["birth"], icon: "birth-plan", sharePicture: "home" },
  hospitalBag: { ...answers, template: "birth/bag", texts: ["birth"], icon: "hospital-bag", sharePicture: "home" },
  hospitalPhrases: { ...answers, template: "birth/phrases", texts: ["birth"], icon: "hospital-phrases", sharePicture: "home" },

  // “Can I …?”
  caffeine: {
    ...calculator,
    template: "calculators/caffeine",
    texts: ["caffeine"],
    icon: "calculators",
    schemaType: "MedicalWebPage",
    inQuiet: "open",
  },
  canIEat: { ...answers, template: "canI/foods", texts: ["canI"], icon: "can-i-eat", sharePicture: "food" },
  canIEatSheet: { ...answers, template: "canI/sheet", texts: ["canI"], sharePicture: "food" },
  canIEatItem: { ...answers, ...advice, template: "canI/food", texts: ["canI", "triage"], sharePicture: { bilingual: "food" } },
  canIDo: { ...answers, template: "canI/things", texts: ["canI"], sharePicture: "pregnancy" },
  canIDoItem: { ...answers, ...advice, template: "canI/thing", texts: ["canI", "triage"], sharePicture: { bilingual: "thing" } },
  medicines: { ...answers, template: "canI/medicines", texts: ["canI"], icon: "medicines", sharePicture: "symptoms" },
  medicine: { ...answers, ...advice, template: "canI/medicine", texts: ["canI", "triage"], sharePicture: { bilingual: "medicine" } },

  // Leave and weight
  leavePlanner: {
    ...calculator,
    template: "calculators/leavePlanner",
    texts: ["leavePlanner"],
    icon: "leave",
    schemaType: null,
    inQuiet: "open",
  },
  weightGain: {
    ...calculator,
    template: "calculators/weightGain",
    texts: ["weightGain", "triage"],
    icon: "weight-gain",
    schemaType: "MedicalWebPage",
    inQuiet: "closed",
  },
  // The way to the birth
  contractionTimer: {
    ...calculator,
    template: "calculators/contractionTimer",
    texts: ["contractionTimer", "triage"],
    icon: "contraction-timer",
    schemaType: "MedicalWebPage",
    inQuiet: "open",
  },
  careTimeline: {
    ...calculator,
    template: "calculators/careTimeline",
    texts: ["careTimeline", "vaccineCalendar"],
    icon: "care",
    schemaType: "MedicalWebPage",
    inQuiet: "closed",
  },
  // After a loss
  lossSupport: { ...answers, template: "loss/list", texts: ["loss", "triage"], sharePicture: "loss" },
  lossSupportTopic: { ...answers, ...advice, template: "loss/topic", texts: ["loss", "triage"], sharePicture: { titled: "loss-" } },
} as const satisfies Record<keyof typeof routePaths, Page>;

/** The nine lists of the site, by the id of their route. */
export type ListId = { [Id in keyof typeof pages]: (typeof pages)[Id] extends { contentType: number } ? Id : never }[keyof typeof pages];

/** The lists in the order of their content types. */
export const listIds = /* @__PURE__ */ (Object.keys(pages) as (keyof typeof pages)[]).filter(
  (id): id is ListId => "contentType" in pages[id],
);
