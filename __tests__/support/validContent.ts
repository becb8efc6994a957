/** A small valid set of records of every type, created anew on each call, so that a test may change its copy. */
import type { ContentFile } from "../../src/content/readContent";
import { type Find, findAmong, type RawRecord } from "../../src/content/recordPages";
import { type RecordTypeName, recordTypes } from "../../src/content/records/registry";
import { routePaths } from "../../src/routes/paths";
import { babyStages, motherStages } from "../../src/vocabulary/tiers";
import { validRecord } from "./validRecord";

const both = (tr: string, en: string) => ({ tr, en });
const lists = (tr: string[], en: string[]) => ({ tr, en });
const trust = () => ({ sources: ["who"], written: "2026-11-21", nextReview: "2027-11-21" });

const section = (key: string) => ({
  key,
  heading: both("Başlık", "Heading"),
  text: lists(["İlk paragraf.", "İkinci paragraf."], ["First paragraph.", "Second paragraph."]),
});

const digits = {
  tr: ["sıfır", "bir", "iki", "üç", "dört", "beş", "altı", "yedi", "sekiz", "dokuz"],
  en: ["nought", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"],
};
const spelt = (number: number, language: "tr" | "en"): string =>
  [...String(number)].map((digit) => digits[language][Number(digit)]).join(" ");

/** Text as long as a week's page requires, easy to read, and unique to the week. Figures do not count as a difference, so numbers are written in words. */
const longText = (week: number) =>
  lists(
    Array.from({ length: 24 }, (_, i) => `Hafta ${spelt(week, "tr")}, söz ${spelt(i, "tr")}: su için, gezin, uyuyun.`),
    Array.from({ length: 24 }, (_, i) => `Week ${spelt(week, "en")}, line ${spelt(i, "en")}: drink, walk and sleep.`),
  );

/** The sign of a week: all weeks use the same two signs. */
const signOfWeek = (sign: string) => ({ sign, text: both("Olursa arayın.", "Call if it comes.") });

const week = (number: number): RawRecord => ({
  key: String(number),
  week: number,
  lead: both("Haftanın özeti.", "The week in short."),
  description: both("Arama için bir cümle.", "A sentence for search."),
  baby: longText(number),
  body: longText(number),
  sign: signOfWeek("bleeding"),
  common: ["headache"],
  todo: ["rest", "drink", "walk"].map((key) => ({ key, text: both("Bunu yapın.", "Do this.") })),
  ask: lists(["Ne zaman geleyim?"], ["When shall I come back?"]),
  partner: lists(["Eşlik edin."], ["Come along."]),
  twins: both("Kontroller sıklaşır.", "Visits are more frequent."),
  questions: [{ question: both("Uyuyabilir miyim?", "Can I sleep?"), answer: both("Evet.", "Yes.") }],
  ...trust(),
});

const topic = (key: string, sectionName: string, slug: { tr: string; en: string }): RawRecord => ({
  key,
  section: sectionName,
  slug,
  title: both("Konu", "Topic"),
  description: both("Konunun özeti.", "The topic in short."),
});

const article = (key: string, topicKey: string, stage: string, related: string[] = [], order = 1): RawRecord => ({
  key,
  topic: topicKey,
  stage,
  order,
  title: both("Yazı", "Article"),
  description: both("Yazının özeti.", "The article in short."),
  lead: both("Kısa yanıt.", "The short answer."),
  picture: "article-sleep",
  sections: [
    {
      ...section("first"),
      list: lists(["Bir"], ["One"]),
      links: [{ to: "privacy", record: null, text: both("Gizlilik", "Privacy") }],
    },
    { ...section("second"), text: longText(order), links: [{ to: "pregnancyWeek", record: "24", text: both("24. hafta", "Week 24") }] },
    ...[1, 2, 3, 4].map((part) => ({ ...section(`part-${part}`), text: longText(order * 10 + part) })),
  ],
  related,
  weeks: [24],
  ...trust(),
});

const needTopic = (key: string): RawRecord => ({
  key,
  group: "baby",
  title: both("Gerekenler", "Needs"),
  description: both("Gerekenlerin özeti.", "The needs in short."),
  lead: both("Az şey gerekir.", "Little is needed."),
});

const staticPage = (key: string, index: number): RawRecord => ({
  key,
  index,
  title: both("Sayfa", "Page"),
  description: both("Sayfanın özeti.", "The page in short."),
  lead: both("Sayfanın girişi.", "How the page begins."),
  sections: [section("only")],
  written: "2026-11-21",
  nextReview: "2027-11-21",
});

const babyName = (sex: string, slug: string, name: string, over: Record<string, unknown> = {}): RawRecord => ({
  key: `${sex}-${slug}`,
  name,
  slug,
  sex,
  origins: ["turkish"],
  meaning: both("bir anlam", "a meaning"),
  isDisputed: false,
  themes: [],
  marks: [],
  sources: ["who"],
  ...over,
});

const trendItem = (to: string, record: string | null) => ({ title: both("Bakılacak yazı", "Worth a look"), to, record });

const sign = (key: string, whose: string, stages: readonly string[], tier: string): RawRecord => ({
  key,
  whose,
  order: 1,
  text: both("Bir tehlike var", "There is a danger"),
  tiers: stages.map((stage) => ({ stage, tier })),
  ...trust(),
});

/** One set of signs for all weeks of either, so that each week has one. */
const warningSigns = (whose: string, weekTo: number, signs: string[]): RawRecord => ({
  key: `${whose}-all`,
  whose,
  weekFrom: 1,
  weekTo,
  openWeeks: [1],
  signs,
  ...trust(),
});

const coreSigns = (stage: string, whose: string, order: number, core: string[]): RawRecord => ({
  key: stage,
  whose,
  order,
  stage,
  core,
  more: [],
  ...trust(),
});

const umut = { name: "Umut", place: null, count: null };
const canI = (slug: string, answer: string) => ({
  key: slug,
  slug: both(slug, slug),
  title: both("Beyaz peynir", "White cheese"),
  words: lists(["peynir"], ["cheese"]),
  answer: both(answer, "Yes."),
  similar: [],
  ...trust(),
});

const verdictText = both("Pastörize sütten yapılmışsa yiyebilirsiniz.", "You can eat it if the milk was pasteurised.");
const food = (key: string, over: Record<string, unknown> = {}): RawRecord => ({
  ...canI(key, "Evet."),
  group: "dairy",
  pregnancy: { verdict: "limit", label: both("Pastörizeyse olur", "If pasteurised"), text: verdictText },
  breastfeeding: { verdict: "yes", label: both("Olur", "Fine"), text: verdictText },
  baby: { verdict: "limit", fromMonths: 12, label: both("12. aydan sonra", "From 12 months"), text: verdictText },
  eaten: lists(["Ateşiniz çıkarsa arayın."], ["Call if you get a fever."]),
  why: lists(["Çiğ sütte mikrop olabilir."], ["Raw milk can carry germs."]),
  instead: [],
  signs: [{ stage: "before20", signs: ["fever"] }],
  ...over,
});

const everydayThing = (key: string): RawRecord => ({
  ...canI(key, "Evet."),
  group: "beauty",
  pregnancy: { verdict: "yes", label: both("Olur", "Fine"), text: verdictText },
  breastfeeding: { verdict: "yes", label: both("Olur", "Fine"), text: verdictText },
  done: lists(["Bir şey yapmanız gerekmez."], ["You need do nothing."]),
  why: lists(["Deriden çok az geçer."], ["Very little goes through the skin."]),
});

const medicine = (key: string): RawRecord => ({
  ...canI(key, "Evet."),
  group: "pain-fever",
  isPrescribed: false,
  pregnancy: { standing: "usual", label: both("Genelde kullanılır", "Usually used"), text: verdictText },
  breastfeeding: { standing: "usual", label: both("Genelde kullanılır", "Usually used"), text: verdictText },
  known: lists(["Uzun süredir kullanılıyor."], ["It has been used for long."]),
  questions: lists(["Ne kadar alayım?"], ["How much shall I take?"]),
  whom: both("Eczacınıza sorun.", "Ask your pharmacist."),
  taken: lists(["Bir şey yapmanız gerekmez."], ["You need do nothing."]),
});

/** The ten remedy pages have their addresses in routePaths. */
const remedyKeys = Object.keys(routePaths).filter((id) => id.endsWith("Remedy"));

/** Records of every type. There are topics for the five sections, articles for the four stages and static pages for the seven addresses. */
export const validRecords = (): Record<RecordTypeName, RawRecord[]> => ({
  Brand: [
    {
      key: "site",
      name: "Ninni",
      url: "https://ninni.example",
      email: "merhaba@ninni.example",
      controller: "Ninni",
      host: "A host",
      retention: { mailMonths: 12, serverDays: 90, countingMonths: 14, questionMonths: 12 },
      leaveTo: "https://weather.example/",
      since: 2024,
      stores: { android: "https://android.example", ios: "https://ios.example" },
      social: [],
    },
  ],
  Source: [
    { key: "who", publisher: "World Health Organization", title: "Antenatal care", year: 2016, url: "https://who.example/care" },
    { key: "undated", publisher: "A clinic", title: "A page", year: null, url: "https://clinic.example/leaflet" },
  ],
  UnkindInitials: [{ key: "unkind-initials", words: { tr: ["PİS"], en: ["PIG"] } }],
  Publisher: [{ key: "who", name: "World Health Organization", tier: 1 }],
  PregnancyWeek: [week(8), week(24), week(40)],
  CareItem: [
    {
      key: "visit-1",
      kind: "visit",
      weekFrom: 6,
      weekTo: 14,
      optional: false,
      title: both("İlk kontrol", "First visit"),
      text: both("Öykünüz alınır.", "Your history is taken."),
      line: both("İlk kontrol 14. haftada biter.", "The first visit ends at 14 weeks."),
      fullWeeks: [6, 14],
      ...trust(),
    },
  ],
  Sign: [
    sign("bleeding", "mother", [...motherStages], "call112"),
    sign("fever", "mother", [...motherStages], "today"),
    sign("waters", "mother", [...motherStages], "now"),
    sign("baby-blue", "baby", [...babyStages], "call112"),
    sign("baby-fever", "baby", [...babyStages], "now"),
    sign("baby-dry", "baby", [...babyStages], "today"),
  ],
  WarningSigns: [
    warningSigns("mother", 42, ["bleeding", "fever", "waters"]),
    warningSigns("baby", 52, ["baby-blue", "baby-fever", "baby-dry"]),
  ],
  CoreSigns: [
    ...motherStages.map((stage, i) => coreSigns(stage, "mother", i + 1, ["bleeding", "fever", "waters"])),
    ...babyStages.map((stage, i) => coreSigns(stage, "baby", i + 5, ["baby-blue", "baby-fever", "baby-dry"])),
  ],
  FetalSize: [
    {
      key: "24",
      week: 24,
      crownRumpCm: null,
      crownRumpLowCm: null,
      crownRumpHighCm: null,
      crownHeelCm: 30,
      bornLengthLowCm: 28.5,
      bornLengthHighCm: 33,
      weightG: 600,
      weightLowG: 500,
      weightHighG: 720,
      sources: ["who"],
    },
  ],
  PregnancyMonth: [{ key: "1", month: 1, weekFrom: 1, weekTo: 4, sources: ["who"] }],
  ScanRedating: [{ key: "9-13", weekFrom: 9, weekTo: 13, limitDays: 7, sources: ["who"] }],
  IvfEvent: [{ key: "transfer-day5", embryoAgeDays: 5, testFromDay: 9, testToDay: 12, sources: ["who"] }],
  CaffeineDrink: [{ key: "cola", servingMl: 330, mg: 35, mgMost: 50, sources: ["who"] }],
  ChildFollowUp: [
    {
      key: "visit-month-18",
      kind: "visit",
      monthFrom: 18,
      monthTo: 18,
      title: { tr: "18. ay izlemi", en: "18-month visit" },
      line: { tr: "Listeyi götürün.", en: "Take the list along." },
      sources: ["who"],
    },
  ],
  HouseRule: [
    {
      key: "salt",
      subject: both("Tuz", "Salt"),
      statement: both("Tuz günde en çok 5 gramdır.", "Salt is 5 grams a day at most."),
      values: ["5 g"],
      patterns: [
        { language: "tr", words: ["tuz"], figure: "{g}" },
        { language: "en", words: ["salt"], figure: "{g}" },
      ],
      exceptions: [],
      checked: "2026-11-22",
      sources: ["who"],
    },
  ],
  WhoContact: [{ key: "who-1", contact: 1, week: 12, sources: ["who"] }],
  IvfMilestone: [{ key: "first-scan", fromDay: 42, toDay: 49, sources: ["who"] }],
  LeaveParameter: [
    {
      key: "worker-before",
      amount: 8,
      unit: "weeks",
      law: both("4857 sayılı İş Kanunu, madde 74", "Labour Act 4857, article 74"),
      since: "2026-05-01",
      checked: "2026-11-22",
      sources: ["who"],
    },
  ],
  WeightGainRange: [
    {
      key: "normal",
      bmiFrom: 18.5,
      bmiTo: 25,
      lowKg: 11.5,
      highKg: 16,
      twinsLowKg: 17,
      twinsHighKg: 25,
      earlyLowKg: 0.5,
      earlyHighKg: 2,
      weeklyKg: 0.42,
      sources: ["who"],
    },
  ],
  SizeComparison: [{ key: "24", week: 24, name: both("bir mısır koçanı", "an ear of corn"), lengthCm: 30, picture: "corn" }],
  ChineseGenderRow: [{ key: "18", lunarAge: 18, months: "GBGBBBBBBBBB", sources: ["who"] }],
  ChineseLunarYear: [{ key: "1955", lunarYear: 1955, newYear: "1955-01-24", leapMonth: 3, months: "SLSLSSLSLSLLL", sources: ["who"] }],
  VaccineSchedule: [
    {
      key: "TR",
      since: null,
      year: 2026,
      checked: "2026-11-21",
      sources: ["who"],
      doses: [
        {
          key: "tr-bcg",
          vaccine: "bcg",
          dose: "single",
          timing: "day",
          at: { value: 2, unit: "months" },
          isOptional: false,
          hasNote: true,
          sources: ["who"],
        },
      ],
      extras: [{ key: "rota", cost: "paid", sources: ["who"] }],
      cohorts: [{ key: "before", bornTo: "2025-02-13", sources: ["who"] }],
    },
  ],
  BudgetItem: [{ key: "cot", group: "room", kind: "one-off", optional: false }],
  StateSupport: [
    { key: "grant", order: 1, link: { to: "leavePlanner", record: null, text: both("Ödemeler", "Payments") }, sources: ["who"] },
  ],
  ZodiacSign: [
    {
      key: "aries",
      element: "fire",
      quality: "cardinal",
      from: "03-21",
      to: "04-19",
      computedFrom: "03-20",
      computedTo: "03-21",
      sources: ["who"],
    },
  ],
  ZodiacAspect: [{ key: "same", distance: 0, score: 80, sources: ["who"] }],
  PregnancySign: [
    {
      key: "period",
      answers: [
        { answer: "none", points: 0 },
        { answer: "1-6-days", points: 2 },
      ],
      sources: ["who"],
    },
  ],
  PregnancySignBand: [{ key: "low", pointsFrom: 0, pointsTo: 3, sources: ["who"] }],
  PregnancyChecklist: [
    validRecord("PregnancyChecklist", {
      key: "24",
      week: 24,
      picture: "womb",
      groups: ["health", "visits", "papers"].map((group) => ({
        group,
        items: [1, 2, 3].map((i) => ({
          key: `${group}-${i}`,
          text: both("Bunu yapın.", "Do this."),
          why: both("İyi gelir.", "It helps."),
        })),
      })),
    }),
  ],
  PregnancyNutritionMonth: [validRecord("PregnancyNutritionMonth", { key: "5", month: 5, picture: "womb" })],
  Symptom: [validRecord("Symptom", { key: "headache", slug: both("bas-agrisi", "headache"), isOnlyPregnancy: true }, { Sign: "fever" })],
  BirthPlanGroup: [
    {
      key: "labour",
      order: 1,
      title: both("Sancıda", "In labour"),
      wishes: ["move", "shower"].map((key) => ({
        key,
        text: both("Bunu isterim.", "I want this."),
        why: both("Rahatlatır.", "It helps."),
        sources: ["who"],
      })),
      ...trust(),
    },
  ],
  HospitalBagPart: [
    {
      key: "labour",
      order: 1,
      kind: "pack",
      title: both("Doğum odası", "Labour room"),
      guide: "UT-0-1",
      items: ["socks", "slippers"].map((key) => ({ key, text: both("2 çift", "2 pairs") })),
      ...trust(),
    },
  ],
  HospitalPhraseGroup: [
    {
      key: "emergency",
      order: 1,
      title: both("Acil", "Emergency"),
      stage: "from20",
      phrases: ["a", "b", "c", "d"].map((key) => ({ key, text: both("Kanamam var.", "I am bleeding."), sign: "bleeding" })),
      ...trust(),
    },
  ],
  Remedy: remedyKeys.map((key, i) => validRecord("Remedy", { key, order: i + 1 }, { Symptom: "headache", Sign: "fever" })),
  BabyWeek: [validRecord("BabyWeek", { key: "8", week: 8, growth: longText(8), sleep: longText(8), sign: signOfWeek("baby-fever") })],
  BabySize: [validRecord("BabySize", { key: "8", week: 8 })],
  BabyCareItem: [validRecord("BabyCareItem", { key: "visit-birth" })],
  BabyNutritionMonth: [validRecord("BabyNutritionMonth", { key: "7", month: 7 })],
  MilestoneChecklist: [validRecord("MilestoneChecklist", { key: "6", month: 6 })],
  BabyActivity: [validRecord("BabyActivity", { key: "8", week: 8 }, { MilestoneChecklist: "6" })],
  FirstAidTopic: [validRecord("FirstAidTopic", { key: "choking", slug: both("bogulma", "choking") })],
  BabyName: [
    babyName("girl", "cagla", "Çağla", {
      meaning: both("ham badem; olgunlaşmamış yemiş", "green almond; unripe fruit"),
      themes: ["plant"],
    }),
    babyName("boy", "alparslan", "Alparslan", {
      claim: both("Bir söylenti.", "A rumour."),
      quran: { verse: "2:31", kind: "word", word: "آدم" },
      variants: ["Alp Arslan"],
      turkiye: { rank: 1, rankYear: 2025, rank2018: 30, bestRank: 1, bestYear: 2025, announcedYears: [2025] },
      englandWales: { rank: 1758, sex: "boy", count: 14 },
      unitedStates: { rank: 10972 },
    }),
    babyName("unisex", "deniz", "Deniz", { lean: "even", themes: ["water"], marks: ["nature"], turkiye: { announcedYears: [2025] } }),
    // With these, every list of the site has a name.
    babyName("unisex", "umut", "Umut", {
      lean: "even",
      marks: ["modern"],
      quran: { verse: "2:31", kind: "word", word: "آدم" },
      turkiye: { announcedYears: [2021, 2022, 2023, 2024] },
      englandWales: { rank: 90, sex: "boy", count: 400 },
    }),
    babyName("girl", "ela", "Ela", { marks: ["rare"], englandWales: { rank: 80, sex: "girl", count: 500 } }),
    babyName("boy", "tan", "Tan", { marks: ["rare"] }),
    babyName("unisex", "yel", "Yel", { lean: "even", marks: ["undiscovered"], basis: "word" }),
  ],
  NameTable: [{ key: "2018", year: 2018, girls: ["Deniz"], boys: ["Alparslan"], sources: ["who"] }],
  AnnouncedNames: [
    ...[2021, 2022, 2023, 2024].map((year) => ({ key: String(year), year, girls: [umut], boys: [umut], sources: ["who"] })),
    {
      key: "2025",
      year: 2025,
      // Not Çağla, so that a fault in her name causes no other faults.
      girls: [{ name: "Deniz", place: null, count: null }],
      boys: [
        { name: "Alparslan", place: 1, count: 7651 },
        { name: "Deniz", place: 2, count: null },
      ],
      sources: ["who"],
    },
  ],
  Faq: [validRecord("Faq", { key: "coffee" })],
  Topic: [
    topic("MT-0", "pregnancy", both("beslenme", "food")),
    topic("MT-1", "planning", both("hazirlik", "preparing")),
    topic("MT-2", "birth", both("dogum", "birth")),
    topic("MT-3", "child", both("bebek-bakimi", "baby-care")),
    topic("MT-18", "products", both("almadan-once", "before-you-buy")),
  ],
  Article: [
    article("MT-0-1", "MT-0", "pregnant", ["MT-1-1", "MT-2-1"]),
    article("MT-1-1", "MT-1", "planning"),
    article("MT-2-1", "MT-2", "new-mother"),
    article("MT-3-1", "MT-3", "mother"),
    article("MT-3-2", "MT-3", "mother", [], 2),
  ],
  ArticlePart: [1, 2].map((order) => ({
    ...validRecord("ArticlePart", { key: `MT-3-2-${order}`, article: "MT-3-2", order }),
    sections: [1, 2, 3].map((part) => ({ ...section(`part-${part}`), text: longText(order * 100 + part) })),
    signs: [{ stage: "afterBirth", scope: "subject", signs: ["bleeding"] }],
  })),
  Calculator: [validRecord("Calculator", { key: "due-date", kind: "health" })],
  CommunityQuestion: [
    {
      ...validRecord("CommunityQuestion", { key: "faint-line", slug: both("silik-cizgi", "faint-line") }),
      links: [{ to: "pregnancyWeek", record: "24", text: both("24. hafta", "Week 24") }],
      answer: longText(7),
    },
  ],
  LossTopic: [
    {
      ...validRecord("LossTopic", { key: "miscarriage", slug: both("dusuk", "miscarriage") }),
      links: [{ to: "pregnancyWeek", record: "24", text: both("24. hafta", "Week 24") }],
    },
  ],
  Abroad: [
    {
      key: "temperature",
      order: 1,
      title: both("Fahrenhayt", "Fahrenheit"),
      lines: [
        { text: both("38 °C 100,4 °F eder.", "38 °C is 100.4 °F.") },
        { country: "us", text: both("Termometre °F gösterir.", "Thermometers show °F.") },
      ],
      pages: [{ type: "Faq", record: "coffee" }],
      ...trust(),
    },
  ],
  NeedTopic: [needTopic("UT-0"), needTopic("UT-1"), needTopic("UT-2")],
  NeedGuide: [
    {
      key: "UT-0-1",
      topic: "UT-0",
      order: 1,
      level: "useful",
      picture: "pillow",
      title: both("Yastık", "Pillow"),
      summary: both("Rahatlatır.", "It is a comfort."),
      why: lists(["Yük azalır."], ["It takes the load."]),
      lookFor: lists(["Yıkanır kılıf."], ["A washable cover."]),
      avoid: lists(["Dev modeller."], ["Giant shapes."]),
      safeUse: lists(["Yan yatın."], ["Lie on your side."]),
      secondHand: both("Olur.", "Fine."),
      ...trust(),
    },
  ],
  Food: [food("cheese"), food("curd", { instead: ["cheese"], similar: ["cheese"] })],
  EverydayThing: [everydayThing("dye")],
  Medicine: [medicine("paracetamol")],
  SearchSynonyms: [{ key: "pregnancy", words: lists(["gebelik", "hamilelik"], ["pregnancy", "expecting"]) }],
  AmbiguousNames: [{ key: "names", words: lists(["böbrek"], ["kidney"]) }],
  SearchWords: [{ key: "tools", page: { to: "tools", record: null }, words: lists(["hesap makinesi"], ["reckoner"]) }],
  DangerConcept: [{ key: "blue", words: lists(["morar-", "dudak mor"], ["turned blue"]) }],
  Danger: [
    {
      key: "blue",
      sign: "baby-blue",
      stage: "firstMonth",
      when: ["blue", "blue !#pregnant"],
      unless: ["blue"],
      page: { to: "firstAidTopic", record: "choking" },
    },
  ],
  Trend: [
    {
      key: "01",
      month: 1,
      pregnancy: [trendItem("article", "MT-0-1"), trendItem("pregnancyWeek", "8"), trendItem("monthsPregnant", null)],
      baby: [trendItem("needTopic", "UT-1"), trendItem("article", "MT-3-1"), trendItem("tools", null)],
    },
  ],
  StaticPage: [
    staticPage("about", 1),
    staticPage("privacy", 2),
    staticPage("terms", 3),
    staticPage("contact", 4),
    staticPage("editorial-policy", 5),
    staticPage("accessibility", 6),
    staticPage("sources", 7),
  ],
});

/** The same records as files of data/. */
export const validContent = (): ContentFile[] =>
  (Object.entries(validRecords()) as [RecordTypeName, RawRecord[]][]).flatMap(([type, records]) =>
    records.map((record, i) => {
      const { folder } = recordTypes[type];
      const file = folder.startsWith("standards/")
        ? `${folder}.json#${i + 1}`
        : folder === "site"
          ? "site.json"
          : `${folder}/${record.key}.json`;
      return { file: `data/${file}`, type, record };
    }),
  );

export const findInContent = (records: Record<RecordTypeName, RawRecord[]>): Find => findAmong((type) => records[type]);
