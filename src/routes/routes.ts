/**
 * Every address of the site in both languages. Page creation, links, the language switch, hreflang, the sitemap and the tests read this
 * registry; a path written anywhere else is a defect. A route without a template has no content yet: no page is made and nothing links to it.
 */
export const languages = ["tr", "en"] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = "tr";

/** Names of girls and of boys stand apart; a unisex name stands on both sides. */
export type NameGender = "girl" | "boy";
/** The lists of names, "all" being everything of a side. */
export type NameList = "all" | "popular" | "mostLiked" | "modern" | "rare" | "undiscovered" | "unisex" | "quran";

interface Route {
  tr: `/${string}`;
  en: `/en${string}`;
  /** Folder in src whose page.tsx draws the page. */
  template?: string;
  /** Namespaces of interface text the page needs beside "common". */
  texts?: readonly string[];
  /** Number of the list this address shows, 1 to 9. */
  contentType?: number;
  /** Whose names this address lists, and which of them. */
  side?: NameGender;
  names?: NameList;
  /** Number of the static page this address shows. */
  index?: number;
}

export const routes = {
  home: { tr: "/", en: "/en", template: "reading/home", texts: ["home", "search"] },
  article: {
    tr: "/makaleler/:mom/:category/:article",
    en: "/en/articles/:mom/:category/:article",
    template: "reading/article",
    texts: ["article", "triage"],
  },
  articlePart: {
    tr: "/makaleler/:mom/:category/:article/:article2",
    en: "/en/articles/:mom/:category/:article/:article2",
    template: "reading/articlePart",
    texts: ["article", "triage"],
  },
  products: {
    tr: "/anne-cocuk-bebek-urun-onerileri",
    en: "/en/mother-child-baby-product-recommendations",
    template: "reading/needs",
    texts: ["needs"],
  },
  productsTopic: {
    tr: "/anne-cocuk-bebek-urun-onerileri/:article",
    en: "/en/mother-child-baby-product-recommendations/:article",
    template: "reading/needTopic",
    texts: ["needs"],
  },
  pregnancy: { tr: "/hafta-hamile-gebelik-takibi", en: "/en/week-pregnant-tracking", template: "reading/section", texts: ["section"] },
  pregnancyTopic: {
    tr: "/hafta-hamile-gebelik-takibi/:article",
    en: "/en/week-pregnant-tracking/:article",
    template: "reading/topic",
    texts: ["article"],
  },
  planning: {
    tr: "/hamilelik-planlama-ovulasyon",
    en: "/en/pregnancy-planning-ovulation",
    template: "reading/section",
    texts: ["section"],
  },
  planningTopic: {
    tr: "/hamilelik-planlama-ovulasyon/:article",
    en: "/en/pregnancy-planning-ovulation/:article",
    template: "reading/topic",
    texts: ["article"],
  },
  birth: { tr: "/dogum-bebek-gelisimi-takibi", en: "/en/birth-baby-development-tracking", template: "reading/section", texts: ["section"] },
  birthTopic: {
    tr: "/dogum-bebek-gelisimi-takibi/:article",
    en: "/en/birth-baby-development-tracking/:article",
    template: "reading/topic",
    texts: ["article"],
  },
  child: {
    tr: "/anne-cocuk-gelisimi-takibi",
    en: "/en/mother-child-development-follow-up",
    template: "reading/section",
    texts: ["section"],
  },
  childTopic: {
    tr: "/anne-cocuk-gelisimi-takibi/:article",
    en: "/en/mother-child-development-follow-up/:article",
    template: "reading/topic",
    texts: ["article"],
  },
  pregnancyWeeks: {
    tr: "/hafta-hafta-haftalik-hamilelik-gebelik-takibi-gelisimi",
    en: "/en/week-week-pregnancy-tracking-development",
    contentType: 1,
    template: "reading/list",
    texts: ["list"],
  },
  pregnancyWeek: {
    tr: "/hafta-hafta-hamilelik-gebelik-takibi-gelisimi/:hafta",
    en: "/en/week-week-pregnancy-tracking-development/:hafta",
    template: "pregnancy/week",
    texts: ["pregnancyWeek", "triage"],
  },
  pregnancyChecklists: {
    tr: "/hafta-hafta-hamilelik-kontrol-listesi-takibi",
    en: "/en/week-week-pregnancy-checklist-tracking",
    contentType: 2,
    template: "reading/list",
    texts: ["list"],
  },
  pregnancyChecklist: {
    tr: "/hafta-hafta-hamilelik-kontrol-listesi-takibi/:hafta",
    en: "/en/week-week-pregnancy-checklist-tracking/:hafta",
    template: "pregnancy/checklist",
    texts: ["pregnancyChecklist"],
  },
  pregnancyNutritionMonths: {
    tr: "/hamilelikte-gebelikte-beslenme-saglik",
    en: "/en/pregnancy-nutrition-health",
    contentType: 3,
    template: "reading/list",
    texts: ["list"],
  },
  pregnancyNutritionMonth: {
    tr: "/ay-ay-hamilelikte-gebelikte-beslenme-saglik/:ay",
    en: "/en/month-month-pregnancy-nutrition-health/:ay",
    template: "pregnancy/nutrition",
    texts: ["pregnancyNutritionMonth"],
  },
  symptoms: {
    tr: "/hamilelik-gebelik-belirtileri-semptomlar",
    en: "/en/pregnancy-signs-symptoms",
    contentType: 4,
    template: "reading/list",
    texts: ["list"],
  },
  symptom: {
    tr: "/hamilelik-gebelik-belirtileri-semptomlar/:id",
    en: "/en/pregnancy-signs-symptoms/:id",
    template: "pregnancy/symptom",
    texts: ["symptom", "triage"],
  },
  babyWeeks: {
    tr: "/hafta-hafta-bebek-gelisimi-takibi",
    en: "/en/week-week-baby-development-tracking",
    contentType: 5,
    template: "reading/list",
    texts: ["list"],
  },
  babyWeek: {
    tr: "/hafta-hafta-bebek-gelisimi/:id",
    en: "/en/week-week-baby-development-tracking/:id",
    template: "baby/week",
    texts: ["babyWeek", "triage"],
  },
  babyNutritionMonths: {
    tr: "/ay-ay-bebek-beslenme",
    en: "/en/month-month-baby-nutrition",
    contentType: 6,
    template: "reading/list",
    texts: ["list"],
  },
  babyNutritionMonth: {
    tr: "/ay-ay-bebek-beslenme/:id",
    en: "/en/month-month-baby-nutrition/:id",
    template: "baby/nutrition",
    texts: ["babyNutritionMonth"],
  },
  milestoneChecklists: {
    tr: "/ay-ay-bebek-gelisimi-takibi-kontrol-listesi",
    en: "/en/month-month-baby-development-checklist",
    contentType: 7,
    template: "reading/list",
    texts: ["list"],
  },
  milestoneChecklist: {
    tr: "/ay-ay-bebek-gelisimi-takibi-kontrol-listesi/:id",
    en: "/en/month-month-baby-development-checklist/:id",
    template: "baby/milestones",
    texts: ["milestoneChecklist"],
  },
  babyActivities: {
    tr: "/hafta-hafta-bebek-gelisimi-aktiviteleri",
    en: "/en/week-week-baby-development-activities",
    contentType: 8,
    template: "reading/list",
    texts: ["list"],
  },
  babyActivity: {
    tr: "/hafta-hafta-bebek-gelisimi-aktiviteleri/:id",
    en: "/en/week-week-baby-development-activities/:id",
    template: "baby/activity",
    texts: ["babyActivity"],
  },
  firstAidTopics: { tr: "/bebek-ilk-yardim", en: "/en/baby-first-aid", contentType: 9, template: "reading/list", texts: ["list"] },
  firstAidTopic: { tr: "/bebek-ilk-yardim/:id", en: "/en/baby-first-aid/:id", template: "baby/firstAid", texts: ["firstAidTopic"] },
  community: {
    tr: "/anne-hamile-sohbet-topluluk-soru-cevap",
    en: "/en/mother-pregnant-chat-community-question-answer",
    template: "reading/community",
    texts: ["community"],
  },
  communityQuestion: {
    tr: "/anne-hamile-sohbet-topluluk-soru-cevap/:id",
    en: "/en/mother-pregnant-chat-community-question-answer/:id",
    template: "reading/communityQuestion",
    texts: ["community", "triage"],
  },
  comingSoon: {
    tr: "/anne-cocuk-bebek-ayricalikli-konular",
    en: "/en/mother-child-baby-exclusive-topics",
    template: "reading/comingSoon",
    texts: ["comingSoon"],
  },
  tools: { tr: "/hamilelik-ve-bebek-araclari", en: "/en/pregnancy-and-baby-tools", template: "reading/tools", texts: ["tools"] },
  vaccineCalendar: {
    tr: "/asi-takvimi-hesaplama",
    en: "/en/rebel-calendar-calculator",
    template: "calculators/vaccineCalendar",
    texts: ["vaccineCalendar"],
  },
  pregnancyQuiz: {
    tr: "/hamile-miyim-test-yapmak",
    en: "/en/am-pregnant-test-do",
    template: "calculators/pregnancyQuiz",
    texts: ["pregnancyQuiz"],
  },
  budget: {
    tr: "/bebek-hamile-butce-gider-hesaplama",
    en: "/en/baby-pregnancy-budget-calculator",
    template: "calculators/budget",
    texts: ["budget"],
  },
  monthsPregnant: {
    tr: "/kac-aylik-hamileyim-hesaplama",
    en: "/en/how-many-months-am-pregnant",
    template: "calculators/monthsPregnant",
    texts: ["monthsPregnant"],
  },
  growthPercentile: {
    tr: "/kilo-boy-bas-cevresi-persintile-hesaplama",
    en: "/en/weight-height-percentile-calculator",
    template: "calculators/growthPercentile",
    texts: ["growthPercentile"],
  },
  headPercentile: {
    tr: "/bas-cevresi-persentil-hesaplama",
    en: "/en/head-circumference-percentile-calculator",
    template: "calculators/growthPercentile",
    texts: ["growthPercentile"],
  },
  dueDate: {
    tr: "/due-date-calculator-tahmini-dogum-tarihi-hesaplama",
    en: "/en/due-date-calculator",
    template: "calculators/dueDate",
    texts: ["dueDate"],
  },
  zodiac: {
    tr: "/anne-bebek-burc-uyumu-hesaplama",
    en: "/en/mother-baby-zodiac-compatibility",
    template: "calculators/zodiac",
    texts: ["zodiac"],
  },
  ivf: { tr: "/tup-bebek-gebelik-hesaplama", en: "/en/ivf-pregnancy-calculator", template: "calculators/ivf", texts: ["ivf", "triage"] },
  ovulation: {
    tr: "/fertile-ovulasyon-tarihleri-hesaplama",
    en: "/en/fertile-ovulation-dates-calculator",
    template: "calculators/ovulation",
    texts: ["ovulation"],
  },
  chineseGender: {
    tr: "/cin-cinsiyet-tahmini-hesaplama",
    en: "/en/chinese-gender-predictor",
    template: "calculators/chineseGender",
    texts: ["chineseGender"],
  },
  names: { tr: "/kiz-erkek-bebek-isimleri", en: "/en/girl-boy-baby-names", template: "names/hub", texts: ["names", "namesHub"] },
  girlNames: {
    tr: "/kiz-bebek-isimleri",
    en: "/en/girl-baby-names",
    template: "names/list",
    texts: ["names", "nameList"],
    side: "girl",
    names: "all",
  },
  boyNames: {
    tr: "/erkek-bebek-isimleri",
    en: "/en/boy-baby-names",
    template: "names/list",
    texts: ["names", "nameList"],
    side: "boy",
    names: "all",
  },
  girlName: { tr: "/kiz-bebek-isimleri/:name", en: "/en/girl-baby-names/:name", template: "names/name", texts: ["names", "babyName"] },
  boyName: { tr: "/erkek-bebek-isimleri/:name", en: "/en/boy-baby-names/:name", template: "names/name", texts: ["names", "babyName"] },
  undiscoveredGirlNames: {
    tr: "/kesfedilmemis-kiz-bebek-isimleri",
    en: "/en/undiscovered-girl-baby-names",
    template: "names/list",
    texts: ["names", "nameList"],
    side: "girl",
    names: "undiscovered",
  },
  undiscoveredBoyNames: {
    tr: "/kesfedilmemis-erkek-bebek-isimleri",
    en: "/en/undiscovered-boy-baby-names",
    template: "names/list",
    texts: ["names", "nameList"],
    side: "boy",
    names: "undiscovered",
  },
  unisexGirlNames: {
    tr: "/unisex-kiz-bebek-isimleri",
    en: "/en/unisex-girl-baby-names",
    template: "names/list",
    texts: ["names", "nameList"],
    side: "girl",
    names: "unisex",
  },
  unisexBoyNames: {
    tr: "/unisex-erkek-bebek-isimleri",
    en: "/en/unisex-boy-baby-names",
    template: "names/list",
    texts: ["names", "nameList"],
    side: "boy",
    names: "unisex",
  },
  quranGirlNames: {
    tr: "/kuranda-gecen-kiz-bebek-isimleri",
    en: "/en/quran-girl-baby-names",
    template: "names/list",
    texts: ["names", "nameList"],
    side: "girl",
    names: "quran",
  },
  quranBoyNames: {
    tr: "/kuranda-gecen-erkek-bebek-isimleri",
    en: "/en/quran-boy-baby-names",
    template: "names/list",
    texts: ["names", "nameList"],
    side: "boy",
    names: "quran",
  },
  mostLikedGirlNames: {
    tr: "/en-begenilen-kiz-bebek-isimleri",
    en: "/en/most-liked-girl-baby-names",
    template: "names/list",
    texts: ["names", "nameList"],
    side: "girl",
    names: "mostLiked",
  },
  mostLikedBoyNames: {
    tr: "/en-begenilen-erkek-bebek-isimleri",
    en: "/en/most-liked-boy-baby-names",
    template: "names/list",
    texts: ["names", "nameList"],
    side: "boy",
    names: "mostLiked",
  },
  modernGirlNames: {
    tr: "/modern-kiz-bebek-isimleri",
    en: "/en/modern-girl-baby-names",
    template: "names/list",
    texts: ["names", "nameList"],
    side: "girl",
    names: "modern",
  },
  modernBoyNames: {
    tr: "/modern-erkek-bebek-isimleri",
    en: "/en/modern-boy-baby-names",
    template: "names/list",
    texts: ["names", "nameList"],
    side: "boy",
    names: "modern",
  },
  rareGirlNames: {
    tr: "/nadir-kiz-bebek-isimleri",
    en: "/en/rare-girl-baby-names",
    template: "names/list",
    texts: ["names", "nameList"],
    side: "girl",
    names: "rare",
  },
  rareBoyNames: {
    tr: "/nadir-erkek-bebek-isimleri",
    en: "/en/rare-boy-baby-names",
    template: "names/list",
    texts: ["names", "nameList"],
    side: "boy",
    names: "rare",
  },
  popularGirlNames: {
    tr: "/populer-kiz-bebek-isimleri",
    en: "/en/popular-girl-baby-names",
    template: "names/list",
    texts: ["names", "nameList"],
    side: "girl",
    names: "popular",
  },
  popularBoyNames: {
    tr: "/populer-erkek-bebek-isimleri",
    en: "/en/popular-boy-baby-names",
    template: "names/list",
    texts: ["names", "nameList"],
    side: "boy",
    names: "popular",
  },
  babyFaq: { tr: "/bebek-sikca-sorulan-sorular", en: "/en/baby-faq", template: "reading/faq", texts: ["faq", "triage"] },
  pregnancyFaq: { tr: "/hamilelik-sikca-sorulan-sorular", en: "/en/pregnancy-faq", template: "reading/faq", texts: ["faq", "triage"] },
  heartburnRemedy: {
    tr: "/hamilelikte-mide-yanmasina-ne-iyi-gelir",
    en: "/en/pregnancy-heartburn-remedies",
    template: "pregnancy/remedy",
    texts: ["remedy", "triage"],
  },
  constipationRemedy: {
    tr: "/hamilelikte-kabizliga-ne-iyi-gelir",
    en: "/en/pregnancy-constipation-remedies",
    template: "pregnancy/remedy",
    texts: ["remedy", "triage"],
  },
  nauseaRemedy: {
    tr: "/hamilelikte-mide-bulantisina-ne-iyi-gelir",
    en: "/en/pregnancy-nausea-remedies",
    template: "pregnancy/remedy",
    texts: ["remedy", "triage"],
  },
  groinPainRemedy: {
    tr: "/hamilelikte-kasik-agrisina-ne-iyi-gelir",
    en: "/en/pregnancy-groin-pain-remedies",
    template: "pregnancy/remedy",
    texts: ["remedy", "triage"],
  },
  backPainRemedy: {
    tr: "/hamilelikte-bel-ve-sirt-agrisina-ne-iyi-gelir",
    en: "/en/pregnancy-back-pain-remedies",
    template: "pregnancy/remedy",
    texts: ["remedy", "triage"],
  },
  headacheRemedy: {
    tr: "/hamilelikte-bas-agrisina-ne-iyi-gelir",
    en: "/en/pregnancy-headache-remedies",
    template: "pregnancy/remedy",
    texts: ["remedy", "triage"],
  },
  gasRemedy: {
    tr: "/hamilelikte-gaza-ne-iyi-gelir",
    en: "/en/pregnancy-gas-remedies",
    template: "pregnancy/remedy",
    texts: ["remedy", "triage"],
  },
  urinaryInfectionRemedy: {
    tr: "/hamilelikte-idrar-yolu-enfeksiyonuna-ne-iyi-gelir",
    en: "/en/pregnancy-urinary-infection-remedies",
    template: "pregnancy/remedy",
    texts: ["remedy", "triage"],
  },
  coughRemedy: {
    tr: "/hamilelikte-oksuruge-ne-iyi-gelir",
    en: "/en/pregnancy-cough-remedies",
    template: "pregnancy/remedy",
    texts: ["remedy", "triage"],
  },
  fluRemedy: {
    tr: "/hamilelikte-gribe-ne-iyi-gelir",
    en: "/en/pregnancy-flu-remedies",
    template: "pregnancy/remedy",
    texts: ["remedy", "triage"],
  },
  about: { tr: "/hakkimizda", en: "/en/about", index: 1, template: "reading/staticPage", texts: ["staticPage"] },
  privacy: { tr: "/gizlilik-politikasi", en: "/en/privacy-policy", index: 2, template: "reading/staticPage", texts: ["staticPage"] },
  terms: { tr: "/kullanim-kosullari", en: "/en/terms-of-use", index: 3, template: "reading/staticPage", texts: ["staticPage"] },
  contact: { tr: "/iletisim", en: "/en/contact", index: 4, template: "reading/staticPage", texts: ["staticPage"] },
  editorialPolicy: { tr: "/yayin-ilkeleri", en: "/en/editorial-policy", index: 5, template: "reading/staticPage", texts: ["staticPage"] },
  accessibility: { tr: "/erisilebilirlik", en: "/en/accessibility", index: 6, template: "reading/staticPage", texts: ["staticPage"] },
  sources: { tr: "/kaynaklar", en: "/en/sources", index: 7, template: "reading/staticPage", texts: ["staticPage"] },
  myDay: { tr: "/benim-gunum", en: "/en/my-day" },
  search: { tr: "/arama", en: "/en/search", template: "reading/search", texts: ["search"] },
  offline: { tr: "/cevrimdisi", en: "/en/offline", template: "reading/offline", texts: ["offline"] },
  apps: { tr: "/apps", en: "/en/apps", template: "reading/apps", texts: ["apps"] },
  notFound: { tr: "/404", en: "/en/404", template: "reading/notFound", texts: ["notFound", "search"] },
} as const satisfies Record<string, Route>;

export type RouteId = keyof typeof routes;

type ParamNames<Path extends string> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer Tail}`
    ? Name | ParamNames<`/${Tail}`>
    : Rest
  : never;

/** The placeholders of a route and their values: `RouteParams<"pregnancyWeek">` is `{ hafta: string }`. */
export type RouteParams<Id extends RouteId> = Record<ParamNames<(typeof routes)[Id]["tr"]>, string>;

/** The routes whose address has no placeholder: pages that are linked by their id alone. */
export type PlainRouteId = { [Id in RouteId]: keyof RouteParams<Id> extends never ? Id : never }[RouteId];

type ParamsArgument<Id extends RouteId> = keyof RouteParams<Id> extends never
  ? [params?: Record<string, never>]
  : [params: RouteParams<Id>];

/**
 * The address of a page, without a trailing slash. Throws when a placeholder has no value.
 * @example pathTo("pregnancyWeek", "en", { hafta: "24" }) // "/en/week-week-pregnancy-tracking-development/24"
 */
export function pathTo<Id extends RouteId>(id: Id, language: Language, ...[params]: ParamsArgument<Id>): string {
  return fillPath(id, language, params ?? {});
}

/**
 * As pathTo, for addresses whose id and values come from data and cannot be checked by the compiler.
 * @example fillPath("article", "tr", { mom: "hamile", category: "beslenme", article: "MT-0-6" })
 */
export function fillPath(id: RouteId, language: Language, params: Record<string, string>): string {
  return routes[id][language].replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (!value) throw new Error(`pathTo requires a value for :${name} in ${routes[id][language]}, got ${JSON.stringify(params)}`);
    return encodeURIComponent(value);
  });
}

/** The content as files: week by week, food, symptoms, play, articles, the zodiac. */
export type DataFile = "trackers" | "nutrition" | "symptoms" | "activities" | "articles" | "zodiac";

/** @example dataFile("symptoms", "tr") // "/data/tr/symptoms.json" */
export const dataFile = (file: DataFile, language: Language): `/${string}` => `/data/${language}/${file}.json`;

/** Address of the file with all names of a side, for the lists and for whoever wants to use them. */
export const nameFile = (side: NameGender, language: Language): `/${string}` => `/data/${language}/${side}-names.json`;

/** @example feedFile("en") // "/en/articles.atom", the articles for feed readers */
export const feedFile = (language: Language): `/${string}` => (language === "tr" ? "/makaleler.atom" : "/en/articles.atom");

/** @example manifestFile("en") // "/en/app.webmanifest", what a home screen has to know */
export const manifestFile = (language: Language): `/${string}` => (language === "tr" ? "/app.webmanifest" : "/en/app.webmanifest");

/** Address of the file that says what a section is made of that can be kept for when there is no network. */
export const offlineFile = (language: Language): `/${string}` => `/data/${language}/offline.json`;

/** Address of the pages every visitor gets for when there is no network, packed. */
export const firstFile = (language: Language): `/${string}` => `/data/${language}/first.json`;

/** The registry row with its optional fields, for code that walks over all routes. */
export const routeOf = (id: RouteId): Route => routes[id];

/** True when the site has pages at this address; menus and footers link only to those. */
export const isBuilt = (id: RouteId): boolean => routeOf(id).template !== undefined;

/** The language an address belongs to: everything under /en is English, the rest Turkish. */
export const languageOfPath = (path: string): Language => (/^\/en(\/|$)/.test(path) ? "en" : "tr");
