/**
 * Every address of the site in both languages, and nothing else. Page creation, links, the language switch, hreflang, the sitemap and the
 * tests read this table; a path written anywhere else is a defect.
 */
export const routePaths = {
  // Home and articles
  home: { tr: "/", en: "/en" },
  article: { tr: "/makaleler/:mom/:category/:article", en: "/en/articles/:mom/:category/:article" },
  articlePart: { tr: "/makaleler/:mom/:category/:article/:article2", en: "/en/articles/:mom/:category/:article/:article2" },

  // Things to buy
  products: { tr: "/anne-cocuk-bebek-urun-onerileri", en: "/en/mother-child-baby-product-recommendations" },
  productsTopic: { tr: "/anne-cocuk-bebek-urun-onerileri/:article", en: "/en/mother-child-baby-product-recommendations/:article" },

  // Sections and their topics
  pregnancy: { tr: "/hafta-hamile-gebelik-takibi", en: "/en/week-pregnant-tracking" },
  pregnancyTopic: { tr: "/hafta-hamile-gebelik-takibi/:article", en: "/en/week-pregnant-tracking/:article" },
  planning: { tr: "/hamilelik-planlama-ovulasyon", en: "/en/pregnancy-planning-ovulation" },
  planningTopic: { tr: "/hamilelik-planlama-ovulasyon/:article", en: "/en/pregnancy-planning-ovulation/:article" },
  birth: { tr: "/dogum-bebek-gelisimi-takibi", en: "/en/birth-baby-development-tracking" },
  birthTopic: { tr: "/dogum-bebek-gelisimi-takibi/:article", en: "/en/birth-baby-development-tracking/:article" },
  child: { tr: "/anne-cocuk-gelisimi-takibi", en: "/en/mother-child-development-follow-up" },
  childTopic: { tr: "/anne-cocuk-gelisimi-takibi/:article", en: "/en/mother-child-development-follow-up/:article" },

  // Lists and their records
  pregnancyWeeks: { tr: "/hafta-hafta-haftalik-hamilelik-gebelik-takibi-gelisimi", en: "/en/week-week-pregnancy-tracking-development" },
  pregnancyWeek: { tr: "/hafta-hafta-hamilelik-gebelik-takibi-gelisimi/:hafta", en: "/en/week-week-pregnancy-tracking-development/:hafta" },
  pregnancyChecklists: { tr: "/hafta-hafta-hamilelik-kontrol-listesi-takibi", en: "/en/week-week-pregnancy-checklist-tracking" },
  pregnancyChecklist: {
    tr: "/hafta-hafta-hamilelik-kontrol-listesi-takibi/:hafta",
    en: "/en/week-week-pregnancy-checklist-tracking/:hafta",
  },
  pregnancyNutritionMonths: { tr: "/hamilelikte-gebelikte-beslenme-saglik", en: "/en/pregnancy-nutrition-health" },
  pregnancyNutritionMonth: { tr: "/ay-ay-hamilelikte-gebelikte-beslenme-saglik/:ay", en: "/en/month-month-pregnancy-nutrition-health/:ay" },
  symptoms: { tr: "/hamilelik-gebelik-belirtileri-semptomlar", en: "/en/pregnancy-signs-symptoms" },
  symptom: { tr: "/hamilelik-gebelik-belirtileri-semptomlar/:id", en: "/en/pregnancy-signs-symptoms/:id" },
  babyWeeks: { tr: "/hafta-hafta-bebek-gelisimi-takibi", en: "/en/week-week-baby-development-tracking" },
  babyWeek: { tr: "/hafta-hafta-bebek-gelisimi/:id", en: "/en/week-week-baby-development-tracking/:id" },
  babyNutritionMonths: { tr: "/ay-ay-bebek-beslenme", en: "/en/month-month-baby-nutrition" },
  babyNutritionMonth: { tr: "/ay-ay-bebek-beslenme/:id", en: "/en/month-month-baby-nutrition/:id" },
  milestoneChecklists: { tr: "/ay-ay-bebek-gelisimi-takibi-kontrol-listesi", en: "/en/month-month-baby-development-checklist" },
  milestoneChecklist: { tr: "/ay-ay-bebek-gelisimi-takibi-kontrol-listesi/:id", en: "/en/month-month-baby-development-checklist/:id" },
  babyActivities: { tr: "/hafta-hafta-bebek-gelisimi-aktiviteleri", en: "/en/week-week-baby-development-activities" },
  babyActivity: { tr: "/hafta-hafta-bebek-gelisimi-aktiviteleri/:id", en: "/en/week-week-baby-development-activities/:id" },
  firstAidTopics: { tr: "/bebek-ilk-yardim", en: "/en/baby-first-aid" },
  firstAidTopic: { tr: "/bebek-ilk-yardim/:id", en: "/en/baby-first-aid/:id" },

  // Questions from mothers
  community: { tr: "/anne-hamile-sohbet-topluluk-soru-cevap", en: "/en/mother-pregnant-chat-community-question-answer" },
  communityQuestion: { tr: "/anne-hamile-sohbet-topluluk-soru-cevap/:id", en: "/en/mother-pregnant-chat-community-question-answer/:id" },
  comingSoon: { tr: "/anne-cocuk-bebek-ayricalikli-konular", en: "/en/mother-child-baby-exclusive-topics" },

  // Calculators
  tools: { tr: "/hamilelik-ve-bebek-araclari", en: "/en/pregnancy-and-baby-tools" },
  vaccineCalendar: { tr: "/asi-takvimi-hesaplama", en: "/en/rebel-calendar-calculator" },
  pregnancyQuiz: { tr: "/hamile-miyim-test-yapmak", en: "/en/am-pregnant-test-do" },
  budget: { tr: "/bebek-hamile-butce-gider-hesaplama", en: "/en/baby-pregnancy-budget-calculator" },
  monthsPregnant: { tr: "/kac-aylik-hamileyim-hesaplama", en: "/en/how-many-months-am-pregnant" },
  growthPercentile: { tr: "/kilo-boy-bas-cevresi-persintile-hesaplama", en: "/en/weight-height-percentile-calculator" },
  headPercentile: { tr: "/bas-cevresi-persentil-hesaplama", en: "/en/head-circumference-percentile-calculator" },
  dueDate: { tr: "/due-date-calculator-tahmini-dogum-tarihi-hesaplama", en: "/en/due-date-calculator" },
  zodiac: { tr: "/anne-bebek-burc-uyumu-hesaplama", en: "/en/mother-baby-zodiac-compatibility" },
  ivf: { tr: "/tup-bebek-gebelik-hesaplama", en: "/en/ivf-pregnancy-calculator" },
  ovulation: { tr: "/fertile-ovulasyon-tarihleri-hesaplama", en: "/en/fertile-ovulation-dates-calculator" },
  chineseGender: { tr: "/cin-cinsiyet-tahmini-hesaplama", en: "/en/chinese-gender-predictor" },

  // Names
  names: { tr: "/kiz-erkek-bebek-isimleri", en: "/en/girl-boy-baby-names" },
  girlNames: { tr: "/kiz-bebek-isimleri", en: "/en/girl-baby-names" },
  boyNames: { tr: "/erkek-bebek-isimleri", en: "/en/boy-baby-names" },
  girlName: { tr: "/kiz-bebek-isimleri/:name", en: "/en/girl-baby-names/:name" },
  boyName: { tr: "/erkek-bebek-isimleri/:name", en: "/en/boy-baby-names/:name" },
  undiscoveredGirlNames: { tr: "/kesfedilmemis-kiz-bebek-isimleri", en: "/en/undiscovered-girl-baby-names" },
  undiscoveredBoyNames: { tr: "/kesfedilmemis-erkek-bebek-isimleri", en: "/en/undiscovered-boy-baby-names" },
  unisexGirlNames: { tr: "/unisex-kiz-bebek-isimleri", en: "/en/unisex-girl-baby-names" },
  unisexBoyNames: { tr: "/unisex-erkek-bebek-isimleri", en: "/en/unisex-boy-baby-names" },
  quranGirlNames: { tr: "/kuranda-gecen-kiz-bebek-isimleri", en: "/en/quran-girl-baby-names" },
  quranBoyNames: { tr: "/kuranda-gecen-erkek-bebek-isimleri", en: "/en/quran-boy-baby-names" },
  mostLikedGirlNames: { tr: "/en-begenilen-kiz-bebek-isimleri", en: "/en/most-liked-girl-baby-names" },
  mostLikedBoyNames: { tr: "/en-begenilen-erkek-bebek-isimleri", en: "/en/most-liked-boy-baby-names" },
  modernGirlNames: { tr: "/modern-kiz-bebek-isimleri", en: "/en/modern-girl-baby-names" },
  modernBoyNames: { tr: "/modern-erkek-bebek-isimleri", en: "/en/modern-boy-baby-names" },
  rareGirlNames: { tr: "/nadir-kiz-bebek-isimleri", en: "/en/rare-girl-baby-names" },
  rareBoyNames: { tr: "/nadir-erkek-bebek-isimleri", en: "/en/rare-boy-baby-names" },
  popularGirlNames: { tr: "/populer-kiz-bebek-isimleri", en: "/en/popular-girl-baby-names" },
  popularBoyNames: { tr: "/populer-erkek-bebek-isimleri", en: "/en/popular-boy-baby-names" },

  // Questions and remedies
  babyFaq: { tr: "/bebek-sikca-sorulan-sorular", en: "/en/baby-faq" },
  pregnancyFaq: { tr: "/hamilelik-sikca-sorulan-sorular", en: "/en/pregnancy-faq" },
  heartburnRemedy: { tr: "/hamilelikte-mide-yanmasina-ne-iyi-gelir", en: "/en/pregnancy-heartburn-remedies" },
  constipationRemedy: { tr: "/hamilelikte-kabizliga-ne-iyi-gelir", en: "/en/pregnancy-constipation-remedies" },
  nauseaRemedy: { tr: "/hamilelikte-mide-bulantisina-ne-iyi-gelir", en: "/en/pregnancy-nausea-remedies" },
  groinPainRemedy: { tr: "/hamilelikte-kasik-agrisina-ne-iyi-gelir", en: "/en/pregnancy-groin-pain-remedies" },
  backPainRemedy: { tr: "/hamilelikte-bel-ve-sirt-agrisina-ne-iyi-gelir", en: "/en/pregnancy-back-pain-remedies" },
  headacheRemedy: { tr: "/hamilelikte-bas-agrisina-ne-iyi-gelir", en: "/en/pregnancy-headache-remedies" },
  gasRemedy: { tr: "/hamilelikte-gaza-ne-iyi-gelir", en: "/en/pregnancy-gas-remedies" },
  urinaryInfectionRemedy: { tr: "/hamilelikte-idrar-yolu-enfeksiyonuna-ne-iyi-gelir", en: "/en/pregnancy-urinary-infection-remedies" },
  coughRemedy: { tr: "/hamilelikte-oksuruge-ne-iyi-gelir", en: "/en/pregnancy-cough-remedies" },
  fluRemedy: { tr: "/hamilelikte-gribe-ne-iyi-gelir", en: "/en/pregnancy-flu-remedies" },

  // The site itself
  about: { tr: "/hakkimizda", en: "/en/about" },
  privacy: { tr: "/gizlilik-politikasi", en: "/en/privacy-policy" },
  terms: { tr: "/kullanim-kosullari", en: "/en/terms-of-use" },
  contact: { tr: "/iletisim", en: "/en/contact" },
  editorialPolicy: { tr: "/yayin-ilkeleri", en: "/en/editorial-policy" },
  accessibility: { tr: "/erisilebilirlik", en: "/en/accessibility" },
  sources: { tr: "/kaynaklar", en: "/en/sources" },
  myDay: { tr: "/benim-gunum", en: "/en/my-day" },
  search: { tr: "/arama", en: "/en/search" },
  offline: { tr: "/cevrimdisi", en: "/en/offline" },
  apps: { tr: "/apps", en: "/en/apps" },
  notFound: { tr: "/404", en: "/en/404" },

  // The days around the birth
  birthPlan: { tr: "/dogum-plani", en: "/en/birth-plan" },
  hospitalBag: { tr: "/hastane-cantasi", en: "/en/hospital-bag" },
  hospitalPhrases: { tr: "/hastanede-soyle", en: "/en/say-this-at-the-hospital" },

  // “Can I …?”
  caffeine: { tr: "/kafein-hesaplama", en: "/en/caffeine-calculator" },
  canIEat: { tr: "/yiyebilir-miyim", en: "/en/can-i-eat" },
  canIEatSheet: { tr: "/yiyebilir-miyim-buzdolabi-listesi", en: "/en/can-i-eat-fridge-list" },
  canIEatItem: { tr: "/yiyebilir-miyim/:id", en: "/en/can-i-eat/:id" },
  canIDo: { tr: "/yapabilir-miyim", en: "/en/can-i-do" },
  canIDoItem: { tr: "/yapabilir-miyim/:id", en: "/en/can-i-do/:id" },
  medicines: { tr: "/hamilelikte-ilac", en: "/en/medicines" },
  medicine: { tr: "/hamilelikte-ilac/:id", en: "/en/medicines/:id" },

  // Leave and weight
  leavePlanner: { tr: "/dogum-izni-hesaplama", en: "/en/maternity-leave-calculator" },
  weightGain: { tr: "/gebelikte-kilo-alimi-hesaplama", en: "/en/pregnancy-weight-gain" },
  // The way to the birth
  contractionTimer: { tr: "/sanci-sayaci", en: "/en/contraction-timer" },
  careTimeline: { tr: "/bakim-takvimi", en: "/en/care-timeline" },
  // After a loss
  lossSupport: { tr: "/kayip-destek", en: "/en/loss-support" },
  lossSupportTopic: { tr: "/kayip-destek/:id", en: "/en/loss-support/:id" },
} as const satisfies Record<string, { tr: `/${string}`; en: `/en${string}` }>;
