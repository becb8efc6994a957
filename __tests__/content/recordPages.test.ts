import { allPages, linkPath, mainPage, pagedTypes, type RawRecord, recordPath } from "../../src/content/recordPages";
import type { RecordTypeName } from "../../src/content/records/registry";
import { routeOf } from "../../src/routes/routes";
import { findInContent, validRecords } from "../support/validContent";

const records = validRecords();
const patternOf = (path: string): RegExp => new RegExp(`^${path.replace(/:\w+/g, "[^/]+")}$`);
const find = findInContent(records);
const recordCalled = (type: RecordTypeName, key: string): RawRecord => {
  const record = find(type, key);
  if (!record) throw new Error(`recordCalled requires a valid record, got ${type} ${key}`);
  return record;
};

const addresses: [RecordTypeName, string, string, string][] = [
  ["PregnancyWeek", "24", "/hafta-hafta-hamilelik-gebelik-takibi-gelisimi/24", "/en/week-week-pregnancy-tracking-development/24"],
  ["Topic", "MT-0", "/hafta-hamile-gebelik-takibi/MT-0", "/en/week-pregnant-tracking/MT-0"],
  ["Topic", "MT-1", "/hamilelik-planlama-ovulasyon/MT-1", "/en/pregnancy-planning-ovulation/MT-1"],
  ["Topic", "MT-2", "/dogum-bebek-gelisimi-takibi/MT-2", "/en/birth-baby-development-tracking/MT-2"],
  ["Topic", "MT-3", "/anne-cocuk-gelisimi-takibi/MT-3", "/en/mother-child-development-follow-up/MT-3"],
  ["Article", "MT-0-1", "/makaleler/hamile/beslenme/MT-0-1", "/en/articles/pregnant/food/MT-0-1"],
  ["Article", "MT-1-1", "/makaleler/planlayan/hazirlik/MT-1-1", "/en/articles/planning/preparing/MT-1-1"],
  ["Article", "MT-2-1", "/makaleler/yeni-anne/dogum/MT-2-1", "/en/articles/new-mother/birth/MT-2-1"],
  ["Article", "MT-3-1", "/makaleler/anne/bebek-bakimi/MT-3-1", "/en/articles/mother/baby-care/MT-3-1"],
  ["Topic", "MT-18", "/anne-cocuk-bebek-urun-onerileri/MT-18", "/en/mother-child-baby-product-recommendations/MT-18"],
  ["ArticlePart", "MT-3-2-1", "/makaleler/anne/bebek-bakimi/MT-3-2/MT-3-2-1", "/en/articles/mother/baby-care/MT-3-2/MT-3-2-1"],
  [
    "CommunityQuestion",
    "faint-line",
    "/anne-hamile-sohbet-topluluk-soru-cevap/silik-cizgi",
    "/en/mother-pregnant-chat-community-question-answer/faint-line",
  ],
  ["Food", "cheese", "/yiyebilir-miyim/cheese", "/en/can-i-eat/cheese"],
  ["EverydayThing", "dye", "/yapabilir-miyim/dye", "/en/can-i-do/dye"],
  ["Medicine", "paracetamol", "/hamilelikte-ilac/paracetamol", "/en/medicines/paracetamol"],
  ["LossTopic", "miscarriage", "/kayip-destek/dusuk", "/en/loss-support/miscarriage"],
  ["NeedTopic", "UT-1", "/anne-cocuk-bebek-urun-onerileri/UT-1", "/en/mother-child-baby-product-recommendations/UT-1"],
  ["PregnancyChecklist", "24", "/hafta-hafta-hamilelik-kontrol-listesi-takibi/24", "/en/week-week-pregnancy-checklist-tracking/24"],
  ["PregnancyNutritionMonth", "5", "/ay-ay-hamilelikte-gebelikte-beslenme-saglik/5", "/en/month-month-pregnancy-nutrition-health/5"],
  ["Symptom", "headache", "/hamilelik-gebelik-belirtileri-semptomlar/bas-agrisi", "/en/pregnancy-signs-symptoms/headache"],
  ["Remedy", "gasRemedy", "/hamilelikte-gaza-ne-iyi-gelir", "/en/pregnancy-gas-remedies"],
  ["BabyWeek", "8", "/hafta-hafta-bebek-gelisimi/8", "/en/week-week-baby-development-tracking/8"],
  ["BabyNutritionMonth", "7", "/ay-ay-bebek-beslenme/7", "/en/month-month-baby-nutrition/7"],
  ["MilestoneChecklist", "6", "/ay-ay-bebek-gelisimi-takibi-kontrol-listesi/6", "/en/month-month-baby-development-checklist/6"],
  ["BabyActivity", "8", "/hafta-hafta-bebek-gelisimi-aktiviteleri/8", "/en/week-week-baby-development-activities/8"],
  ["FirstAidTopic", "choking", "/bebek-ilk-yardim/bogulma", "/en/baby-first-aid/choking"],
  ["BabyName", "girl-cagla", "/kiz-bebek-isimleri/cagla", "/en/girl-baby-names/cagla"],
  ["BabyName", "boy-alparslan", "/erkek-bebek-isimleri/alparslan", "/en/boy-baby-names/alparslan"],
  ["BabyName", "unisex-deniz", "/kiz-bebek-isimleri/deniz", "/en/girl-baby-names/deniz"],
  ["StaticPage", "about", "/hakkimizda", "/en/about"],
  ["StaticPage", "privacy", "/gizlilik-politikasi", "/en/privacy-policy"],
  ["StaticPage", "terms", "/kullanim-kosullari", "/en/terms-of-use"],
  ["StaticPage", "contact", "/iletisim", "/en/contact"],
  ["StaticPage", "editorial-policy", "/yayin-ilkeleri", "/en/editorial-policy"],
  ["StaticPage", "accessibility", "/erisilebilirlik", "/en/accessibility"],
  ["StaticPage", "sources", "/kaynaklar", "/en/sources"],
];

test.each(addresses)("%s %s is at %s and %s", (type, key, turkish, english) => {
  const record = recordCalled(type, key);
  expect(recordPath(type, record, "tr", find)).toBe(turkish);
  expect(recordPath(type, record, "en", find)).toBe(english);
});

test.each(pagedTypes)("every valid %s has a page that its address leads to", (type) => {
  for (const record of records[type])
    for (const language of ["tr", "en"] as const) {
      const { route } = mainPage(type, record, language, find);
      expect(recordPath(type, record, language, find)).toMatch(patternOf(routeOf(route)[language]));
    }
});

test("a page of a record is its route and the values of its placeholders", () => {
  expect(mainPage("Article", recordCalled("Article", "MT-0-1"), "en", find)).toEqual({
    route: "article",
    params: { mom: "pregnant", category: "food", article: "MT-0-1" },
  });
});

test("a name of one sex has one page, on its side", () => {
  const routesOf = (key: string) => allPages("BabyName", recordCalled("BabyName", key), "tr", find).map(({ route }) => route);
  expect(routesOf("girl-cagla")).toEqual(["girlName"]);
  expect(routesOf("boy-alparslan")).toEqual(["boyName"]);
});

test.each(["tr", "en"] as const)("a unisex name has a page on both sides, by the same end of the address (%s)", (language) => {
  expect(allPages("BabyName", recordCalled("BabyName", "unisex-deniz"), language, find)).toEqual([
    { route: "girlName", params: { name: "deniz" } },
    { route: "boyName", params: { name: "deniz" } },
  ]);
});

test.each([
  ["girl", "girlName"],
  ["even", "girlName"],
  ["boy", "boyName"],
])("the address of a unisex name that leans to %s is its %s", (lean, route) => {
  const record = { ...recordCalled("BabyName", "unisex-deniz"), lean };
  expect(mainPage("BabyName", record, "tr", find)).toEqual({ route, params: { name: "deniz" } });
  // The name has both pages, whichever side it leans to.
  expect(allPages("BabyName", record, "tr", find)).toHaveLength(2);
});

test("a record of another kind has its one page", () => {
  expect(allPages("PregnancyWeek", recordCalled("PregnancyWeek", "24"), "en", find)).toEqual([
    { route: "pregnancyWeek", params: { hafta: "24" } },
  ]);
});

test("a record without a page is refused", () => {
  expect(() => mainPage("Source", recordCalled("Source", "who"), "tr", find)).toThrow(
    "mainPage requires a record type with pages, got Source",
  );
});

test("an article without its topic has no address", () => {
  const record = { ...recordCalled("Article", "MT-0-1"), topic: "MT-9" };
  expect(() => recordPath("Article", record, "tr", find)).toThrow("pathTo requires a value for :category");
});

test.each([
  ["pregnancyWeek", "24", "/hafta-hafta-hamilelik-gebelik-takibi-gelisimi/24", "/en/week-week-pregnancy-tracking-development/24"],
  ["article", "MT-3-1", "/makaleler/anne/bebek-bakimi/MT-3-1", "/en/articles/mother/baby-care/MT-3-1"],
  ["needTopic", "UT-1", "/anne-cocuk-bebek-urun-onerileri/UT-1", "/en/mother-child-baby-product-recommendations/UT-1"],
  ["productsTopic", "UT-1", "/anne-cocuk-bebek-urun-onerileri/UT-1", "/en/mother-child-baby-product-recommendations/UT-1"],
  ["productsTopic", "MT-18", "/anne-cocuk-bebek-urun-onerileri/MT-18", "/en/mother-child-baby-product-recommendations/MT-18"],
  ["childTopic", "MT-3", "/anne-cocuk-gelisimi-takibi/MT-3", "/en/mother-child-development-follow-up/MT-3"],
  ["community", null, "/anne-hamile-sohbet-topluluk-soru-cevap", "/en/mother-pregnant-chat-community-question-answer"],
  ["privacy", null, "/gizlilik-politikasi", "/en/privacy-policy"],
  ["home", null, "/", "/en"],
  ["names", null, "/kiz-erkek-bebek-isimleri", "/en/girl-boy-baby-names"],
  ["quranGirlNames", null, "/kuranda-gecen-kiz-bebek-isimleri", "/en/quran-girl-baby-names"],
])("a link to %s %s leads to its page in the reader's language", (to, record, turkish, english) => {
  expect(linkPath({ to, record }, "tr", find)).toBe(turkish);
  expect(linkPath({ to, record }, "en", find)).toBe(english);
});

test.each([
  ["a record that is not there", "pregnancyWeek", "9"],
  ["a kind of record without saying which", "article", null],
  ["a single page with the name of a record", "privacy", "24"],
  ["an address that is not known", "nowhere", null],
  ["a topic that is of neither kind", "productsTopic", "MT-77"],
  ["an address with a placeholder and no record", "pregnancyTopic", null],
])("a link to %s leads nowhere", (_, to, record) => {
  expect(linkPath({ to, record }, "tr", find)).toBeUndefined();
  expect(linkPath({ to, record }, "en", find)).toBeUndefined();
});
