import { existsSync } from "node:fs";
import type { CreatePagesArgs } from "gatsby";
import { onCreatePage } from "gatsby-plugin-react-i18next/dist/plugin/onCreatePage";
import { faultAt } from "../../src/content/fault";
import { readContent } from "../../src/content/readContent";
import { type RecordTypeName, recordTypes } from "../../src/content/records/registry";
import { createPages, makePages } from "../../src/gatsby/pages";
import { makeDigest } from "../../src/gatsby/staleness";
import { languages, routeIds, routeOf } from "../../src/routes/routes";
import type { PageContext } from "../../src/site/shell/PageContext";
import { validContent, validRecords } from "../support/validContent";

jest.mock("../../src/content/readContent");

interface MadePage {
  path: string;
  matchPath?: string;
  component: string;
  context: PageContext & Record<string, unknown>;
}

const october = "2026-10-14";
const records = validRecords();

const make = (): MadePage[] => {
  const made: MadePage[] = [];
  makePages(
    (page) => made.push(page as MadePage),
    (type) => records[type],
    october,
  );
  return made;
};

const made = make();
const pageAt = (path: string): MadePage => {
  const page = made.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`pageAt requires the address of a made page, got ${path}`);
  return page;
};

/** The form of a record from which its page's fingerprint is computed: every field of its type, in the order of the type. */
const recordAt = (type: RecordTypeName, key: string): Record<string, unknown> => {
  const record = records[type].find((candidate) => candidate.key === key);
  if (!record) throw new Error(`recordAt requires a sound record, got ${type} ${key}`);
  return Object.fromEntries(Object.keys(recordTypes[type].fields.shape).map((field) => [field, record[field]]));
};

/** Three records of each type with pages, or one for each section, stage or address if the type has more of these. */
const known: [turkish: string, english: string][] = [
  ["/arama", "/en/search"],
  ["/", "/en"],
  ["/anne-cocuk-bebek-urun-onerileri", "/en/mother-child-baby-product-recommendations"],
  ["/hafta-hafta-haftalik-hamilelik-gebelik-takibi-gelisimi", "/en/week-week-pregnancy-tracking-development"],
  ["/hamilelik-ve-bebek-araclari", "/en/pregnancy-and-baby-tools"],
  ["/kac-aylik-hamileyim-hesaplama", "/en/how-many-months-am-pregnant"],
  ["/asi-takvimi-hesaplama", "/en/rebel-calendar-calculator"],
  ["/hamile-miyim-test-yapmak", "/en/am-pregnant-test-do"],
  ["/bebek-hamile-butce-gider-hesaplama", "/en/baby-pregnancy-budget-calculator"],
  ["/kilo-boy-bas-cevresi-persintile-hesaplama", "/en/weight-height-percentile-calculator"],
  ["/bas-cevresi-persentil-hesaplama", "/en/head-circumference-percentile-calculator"],
  ["/due-date-calculator-tahmini-dogum-tarihi-hesaplama", "/en/due-date-calculator"],
  ["/anne-bebek-burc-uyumu-hesaplama", "/en/mother-baby-zodiac-compatibility"],
  ["/tup-bebek-gebelik-hesaplama", "/en/ivf-pregnancy-calculator"],
  ["/gebelikte-kilo-alimi-hesaplama", "/en/pregnancy-weight-gain"],
  ["/dogum-izni-hesaplama", "/en/maternity-leave-calculator"],
  ["/kafein-hesaplama", "/en/caffeine-calculator"],
  ["/dogum-plani", "/en/birth-plan"],
  ["/hastane-cantasi", "/en/hospital-bag"],
  ["/hastanede-soyle", "/en/say-this-at-the-hospital"],
  ["/benim-gunum", "/en/my-day"],
  ["/sanci-sayaci", "/en/contraction-timer"],
  ["/bakim-takvimi", "/en/care-timeline"],
  ["/yiyebilir-miyim", "/en/can-i-eat"],
  ["/yiyebilir-miyim-buzdolabi-listesi", "/en/can-i-eat-fridge-list"],
  ["/yiyebilir-miyim/cheese", "/en/can-i-eat/cheese"],
  ["/yiyebilir-miyim/curd", "/en/can-i-eat/curd"],
  ["/yapabilir-miyim", "/en/can-i-do"],
  ["/yapabilir-miyim/dye", "/en/can-i-do/dye"],
  ["/hamilelikte-ilac", "/en/medicines"],
  ["/hamilelikte-ilac/paracetamol", "/en/medicines/paracetamol"],
  ["/kayip-destek", "/en/loss-support"],
  ["/kayip-destek/dusuk", "/en/loss-support/miscarriage"],
  ["/fertile-ovulasyon-tarihleri-hesaplama", "/en/fertile-ovulation-dates-calculator"],
  ["/cin-cinsiyet-tahmini-hesaplama", "/en/chinese-gender-predictor"],
  ["/cevrimdisi", "/en/offline"],
  ["/apps", "/en/apps"],
  ["/404", "/en/404"],
  ["/hafta-hafta-hamilelik-gebelik-takibi-gelisimi/8", "/en/week-week-pregnancy-tracking-development/8"],
  ["/hafta-hafta-hamilelik-gebelik-takibi-gelisimi/24", "/en/week-week-pregnancy-tracking-development/24"],
  ["/hafta-hafta-hamilelik-gebelik-takibi-gelisimi/40", "/en/week-week-pregnancy-tracking-development/40"],
  ["/hafta-hamile-gebelik-takibi/MT-0", "/en/week-pregnant-tracking/MT-0"],
  ["/hamilelik-planlama-ovulasyon/MT-1", "/en/pregnancy-planning-ovulation/MT-1"],
  ["/dogum-bebek-gelisimi-takibi/MT-2", "/en/birth-baby-development-tracking/MT-2"],
  ["/anne-cocuk-gelisimi-takibi/MT-3", "/en/mother-child-development-follow-up/MT-3"],
  ["/makaleler/hamile/beslenme/MT-0-1", "/en/articles/pregnant/food/MT-0-1"],
  ["/makaleler/planlayan/hazirlik/MT-1-1", "/en/articles/planning/preparing/MT-1-1"],
  ["/makaleler/yeni-anne/dogum/MT-2-1", "/en/articles/new-mother/birth/MT-2-1"],
  ["/makaleler/anne/bebek-bakimi/MT-3-1", "/en/articles/mother/baby-care/MT-3-1"],
  ["/makaleler/anne/bebek-bakimi/MT-3-2", "/en/articles/mother/baby-care/MT-3-2"],
  ["/makaleler/anne/bebek-bakimi/MT-3-2/MT-3-2-1", "/en/articles/mother/baby-care/MT-3-2/MT-3-2-1"],
  ["/makaleler/anne/bebek-bakimi/MT-3-2/MT-3-2-2", "/en/articles/mother/baby-care/MT-3-2/MT-3-2-2"],
  ["/anne-cocuk-bebek-urun-onerileri/MT-18", "/en/mother-child-baby-product-recommendations/MT-18"],
  ["/anne-hamile-sohbet-topluluk-soru-cevap", "/en/mother-pregnant-chat-community-question-answer"],
  ["/anne-hamile-sohbet-topluluk-soru-cevap/silik-cizgi", "/en/mother-pregnant-chat-community-question-answer/faint-line"],
  ["/anne-cocuk-bebek-ayricalikli-konular", "/en/mother-child-baby-exclusive-topics"],
  ["/anne-cocuk-bebek-urun-onerileri/UT-0", "/en/mother-child-baby-product-recommendations/UT-0"],
  ["/anne-cocuk-bebek-urun-onerileri/UT-1", "/en/mother-child-baby-product-recommendations/UT-1"],
  ["/anne-cocuk-bebek-urun-onerileri/UT-2", "/en/mother-child-baby-product-recommendations/UT-2"],
  ["/hafta-hamile-gebelik-takibi", "/en/week-pregnant-tracking"],
  ["/hamilelik-planlama-ovulasyon", "/en/pregnancy-planning-ovulation"],
  ["/dogum-bebek-gelisimi-takibi", "/en/birth-baby-development-tracking"],
  ["/anne-cocuk-gelisimi-takibi", "/en/mother-child-development-follow-up"],
  ["/hafta-hafta-hamilelik-kontrol-listesi-takibi", "/en/week-week-pregnancy-checklist-tracking"],
  ["/hamilelikte-gebelikte-beslenme-saglik", "/en/pregnancy-nutrition-health"],
  ["/hamilelik-gebelik-belirtileri-semptomlar", "/en/pregnancy-signs-symptoms"],
  ["/hafta-hafta-bebek-gelisimi-takibi", "/en/week-week-baby-development-tracking"],
  ["/ay-ay-bebek-beslenme", "/en/month-month-baby-nutrition"],
  ["/ay-ay-bebek-gelisimi-takibi-kontrol-listesi", "/en/month-month-baby-development-checklist"],
  ["/hafta-hafta-bebek-gelisimi-aktiviteleri", "/en/week-week-baby-development-activities"],
  ["/bebek-ilk-yardim", "/en/baby-first-aid"],
  ["/hamilelik-sikca-sorulan-sorular", "/en/pregnancy-faq"],
  ["/bebek-sikca-sorulan-sorular", "/en/baby-faq"],
  ["/hamilelikte-mide-yanmasina-ne-iyi-gelir", "/en/pregnancy-heartburn-remedies"],
  ["/hamilelikte-kabizliga-ne-iyi-gelir", "/en/pregnancy-constipation-remedies"],
  ["/hamilelikte-mide-bulantisina-ne-iyi-gelir", "/en/pregnancy-nausea-remedies"],
  ["/hamilelikte-kasik-agrisina-ne-iyi-gelir", "/en/pregnancy-groin-pain-remedies"],
  ["/hamilelikte-bel-ve-sirt-agrisina-ne-iyi-gelir", "/en/pregnancy-back-pain-remedies"],
  ["/hamilelikte-bas-agrisina-ne-iyi-gelir", "/en/pregnancy-headache-remedies"],
  ["/hamilelikte-gaza-ne-iyi-gelir", "/en/pregnancy-gas-remedies"],
  ["/hamilelikte-idrar-yolu-enfeksiyonuna-ne-iyi-gelir", "/en/pregnancy-urinary-infection-remedies"],
  ["/hamilelikte-oksuruge-ne-iyi-gelir", "/en/pregnancy-cough-remedies"],
  ["/hamilelikte-gribe-ne-iyi-gelir", "/en/pregnancy-flu-remedies"],
  ["/hafta-hafta-hamilelik-kontrol-listesi-takibi/24", "/en/week-week-pregnancy-checklist-tracking/24"],
  ["/ay-ay-hamilelikte-gebelikte-beslenme-saglik/5", "/en/month-month-pregnancy-nutrition-health/5"],
  ["/hamilelik-gebelik-belirtileri-semptomlar/bas-agrisi", "/en/pregnancy-signs-symptoms/headache"],
  ["/hafta-hafta-bebek-gelisimi/8", "/en/week-week-baby-development-tracking/8"],
  ["/ay-ay-bebek-beslenme/7", "/en/month-month-baby-nutrition/7"],
  ["/ay-ay-bebek-gelisimi-takibi-kontrol-listesi/6", "/en/month-month-baby-development-checklist/6"],
  ["/hafta-hafta-bebek-gelisimi-aktiviteleri/8", "/en/week-week-baby-development-activities/8"],
  ["/bebek-ilk-yardim/bogulma", "/en/baby-first-aid/choking"],
  ["/kiz-erkek-bebek-isimleri", "/en/girl-boy-baby-names"],
  ["/kiz-bebek-isimleri", "/en/girl-baby-names"],
  ["/erkek-bebek-isimleri", "/en/boy-baby-names"],
  ["/kesfedilmemis-kiz-bebek-isimleri", "/en/undiscovered-girl-baby-names"],
  ["/kesfedilmemis-erkek-bebek-isimleri", "/en/undiscovered-boy-baby-names"],
  ["/unisex-kiz-bebek-isimleri", "/en/unisex-girl-baby-names"],
  ["/unisex-erkek-bebek-isimleri", "/en/unisex-boy-baby-names"],
  ["/kuranda-gecen-kiz-bebek-isimleri", "/en/quran-girl-baby-names"],
  ["/kuranda-gecen-erkek-bebek-isimleri", "/en/quran-boy-baby-names"],
  ["/en-begenilen-kiz-bebek-isimleri", "/en/most-liked-girl-baby-names"],
  ["/en-begenilen-erkek-bebek-isimleri", "/en/most-liked-boy-baby-names"],
  ["/modern-kiz-bebek-isimleri", "/en/modern-girl-baby-names"],
  ["/modern-erkek-bebek-isimleri", "/en/modern-boy-baby-names"],
  ["/nadir-kiz-bebek-isimleri", "/en/rare-girl-baby-names"],
  ["/nadir-erkek-bebek-isimleri", "/en/rare-boy-baby-names"],
  ["/populer-kiz-bebek-isimleri", "/en/popular-girl-baby-names"],
  ["/populer-erkek-bebek-isimleri", "/en/popular-boy-baby-names"],
  ["/kiz-bebek-isimleri/cagla", "/en/girl-baby-names/cagla"],
  ["/erkek-bebek-isimleri/alparslan", "/en/boy-baby-names/alparslan"],
  ["/erkek-bebek-isimleri/tan", "/en/boy-baby-names/tan"],
  ["/erkek-bebek-isimleri/umut", "/en/boy-baby-names/umut"],
  ["/kiz-bebek-isimleri/umut", "/en/girl-baby-names/umut"],
  ["/erkek-bebek-isimleri/yel", "/en/boy-baby-names/yel"],
  ["/kiz-bebek-isimleri/yel", "/en/girl-baby-names/yel"],
  ["/kiz-bebek-isimleri/ela", "/en/girl-baby-names/ela"],
  ["/kiz-bebek-isimleri/deniz", "/en/girl-baby-names/deniz"],
  ["/erkek-bebek-isimleri/deniz", "/en/boy-baby-names/deniz"],
  ["/hakkimizda", "/en/about"],
  ["/gizlilik-politikasi", "/en/privacy-policy"],
  ["/kullanim-kosullari", "/en/terms-of-use"],
  ["/iletisim", "/en/contact"],
  ["/yayin-ilkeleri", "/en/editorial-policy"],
  ["/erisilebilirlik", "/en/accessibility"],
  ["/kaynaklar", "/en/sources"],
];
/** A page with a single address that was added later follows from the registry. */
const later = routeIds.map(routeOf).filter(({ tr }) => !tr.includes(":") && !known.some(([turkish]) => turkish === tr));
const twins = [...known, ...later.map(({ tr, en }): [turkish: string, english: string] => [tr, en])];

describe("the pages", () => {
  test("are exactly those of the registry and the records, in both languages", () => {
    expect(made.map(({ path }) => path).sort()).toEqual(twins.flat().sort());
  });

  test("have no path twice", () => {
    const paths = made.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
  });

  test.each(twins)("%s and %s know each other", (turkish, english) => {
    const paths = { tr: turkish, en: english };
    expect(pageAt(turkish).context).toMatchObject({ language: "tr", lang: "tr", paths });
    expect(pageAt(english).context).toMatchObject({ language: "en", lang: "en", paths });
  });

  test("have templates that exist", () => {
    for (const { component, context } of made) {
      // Topics of articles look the same in all sections, also when they are listed among the topics of need guides.
      const drawnAs = context.key?.startsWith("MT-") && context.id.endsWith("Topic") ? "pregnancyTopic" : context.id;
      expect(component).toBe(`${process.cwd()}/src/${routeOf(drawnAs).template}/page.tsx`);
      expect(existsSync(component)).toBe(true);
    }
  });

  test("have the object that makes the i18n plugin ignore them", async () => {
    const createPage = jest.fn();
    const deletePage = jest.fn();
    for (const page of made) {
      expect(page.context.i18n).toEqual({
        language: page.context.language,
        languages: ["tr", "en"],
        defaultLanguage: "tr",
        originalPath: page.context.paths.tr,
        routed: false,
        path: page.path,
      });
      await onCreatePage(...pluginArguments(page, createPage, deletePage));
    }
    expect(createPage).not.toHaveBeenCalled();
    expect(deletePage).not.toHaveBeenCalled();
    // Without the object the plugin would make pages of its own.
    await onCreatePage(...pluginArguments({ path: "/plain", context: {} }, createPage, deletePage));
    expect(createPage).toHaveBeenCalled();
  });
});

const pluginArguments = (page: object, createPage: jest.Mock, deletePage: jest.Mock) =>
  [
    { page, actions: { createPage, deletePage } },
    { languages: [...languages], defaultLanguage: "tr" },
  ] as unknown as Parameters<typeof onCreatePage>;

describe("the context of a page", () => {
  const common = (language: "tr" | "en") => ({ language, lang: language, i18n: expect.anything() });

  test("of a route alone names no record", () => {
    expect(pageAt("/en").context).toEqual({
      ...common("en"),
      id: "home",
      key: null,
      month: 10,
      namespaces: ["common", "home", "search", "day"],
      paths: { tr: "/", en: "/en" },
      digest: null,
      isDiscreet: false,
      quietTopics: ["MT-9"],
      written: null,
    });
  });

  test("of a list has the number of the list", () => {
    expect(pageAt("/hafta-hafta-haftalik-hamilelik-gebelik-takibi-gelisimi").context).toMatchObject({
      id: "pregnancyWeeks",
      key: null,
      namespaces: ["common", "list", "triage"],
      list: "pregnancyWeeks",
      findsSymptoms: false,
      isFirstAid: false,
    });
  });

  test("of a tool has its own texts and not those of the other tools", () => {
    expect(pageAt("/kac-aylik-hamileyim-hesaplama").context.namespaces).toEqual(["common", "monthsPregnant"]);
  });

  test("of a tool has the day its record was written", () => {
    expect(pageAt("/en/due-date-calculator").context.written).toBe("2026-11-21");
    expect(pageAt("/en/pregnancy-and-baby-tools").context.written).toBeNull();
  });

  test.each(["tr", "en"] as const)("of a week has its number and the week until which things are soon due (%s)", (language) => {
    const paths = {
      tr: "/hafta-hafta-hamilelik-gebelik-takibi-gelisimi/24",
      en: "/en/week-week-pregnancy-tracking-development/24",
    };
    expect(pageAt(paths[language]).context).toEqual({
      ...common(language),
      id: "pregnancyWeek",
      key: "24",
      namespaces: ["common", "pregnancyWeek", "triage"],
      paths,
      digest: makeDigest(recordAt("PregnancyWeek", "24")),
      isDiscreet: false,
      written: "2026-11-21",
      week: 24,
      weekSoon: 28,
    });
  });

  test("says of a page that it leaves no trace where the record says so, and of a part where its article does", () => {
    const discreetWith = (over: Partial<typeof records>) => {
      const pages: MadePage[] = [];
      makePages(
        (page) => pages.push(page as MadePage),
        (type) => ({ ...records, ...over })[type],
        october,
      );
      return pages.filter(({ context }) => context.isDiscreet).map(({ context }) => `${context.key} ${context.language}`);
    };
    const marked = (type: RecordTypeName, key: string) => ({
      [type]: records[type].map((record) => (record.key === key ? { ...record, isDiscreet: true } : record)),
    });
    expect(discreetWith({})).toEqual([]);
    expect(discreetWith(marked("CommunityQuestion", "faint-line"))).toEqual(["faint-line tr", "faint-line en"]);
    expect(discreetWith(marked("ArticlePart", "MT-3-2-1"))).toEqual(["MT-3-2-1 tr", "MT-3-2-1 en"]);
    expect(discreetWith(marked("Article", "MT-3-2"))).toEqual(
      ["MT-3-2", "MT-3-2-1", "MT-3-2-2"].flatMap((key) => [`${key} tr`, `${key} en`]),
    );
  });

  test("of an article has its key and nothing else of the record", () => {
    expect(pageAt("/en/articles/pregnant/food/MT-0-1").context).toEqual({
      ...common("en"),
      id: "article",
      key: "MT-0-1",
      namespaces: ["common", "article", "triage"],
      paths: { tr: "/makaleler/hamile/beslenme/MT-0-1", en: "/en/articles/pregnant/food/MT-0-1" },
      digest: makeDigest(recordAt("Article", "MT-0-1")),
      isDiscreet: false,
      written: "2026-11-21",
    });
  });

  test.each([
    ["/hafta-hamile-gebelik-takibi/MT-0", "pregnancyTopic", "MT-0", "article"],
    ["/hamilelik-planlama-ovulasyon/MT-1", "planningTopic", "MT-1", "article"],
    ["/dogum-bebek-gelisimi-takibi/MT-2", "birthTopic", "MT-2", "article"],
    ["/anne-cocuk-gelisimi-takibi/MT-3", "childTopic", "MT-3", "article"],
    ["/anne-cocuk-bebek-urun-onerileri/UT-1", "productsTopic", "UT-1", "needs"],
    ["/anne-cocuk-bebek-urun-onerileri/MT-18", "productsTopic", "MT-18", "article"],
    ["/gizlilik-politikasi", "privacy", "privacy", "staticPage"],
  ])("of %s names route, record and texts", (path, id, key, namespace) => {
    expect(pageAt(path).context).toMatchObject({ id, key, namespaces: ["common", namespace] });
  });

  test("has a fingerprint of its record without Gatsby's own fields, and another once a word has changed", () => {
    const digestWith = (change: object) => {
      const pages: MadePage[] = [];
      const changed = { ...records, Article: records.Article.map((record) => ({ ...record, ...(record.key === "MT-0-1" && change) })) };
      makePages(
        (page) => pages.push(page as MadePage),
        (type) => changed[type],
        october,
      );
      return new Set(pages.filter(({ context }) => context.key === "MT-0-1").map(({ context }) => context.digest));
    };
    const before = digestWith({});
    expect(before.size).toBe(1);
    expect(digestWith({ id: "1", parent: "x", internal: { contentDigest: "y" } })).toEqual(before);
    expect(digestWith({ lead: { tr: "Kısa yanıt.", en: "A shorter answer." } })).not.toEqual(before);
  });

  test("of a part of an article names the article, and of a question its stage", () => {
    const part = pageAt("/en/articles/mother/baby-care/MT-3-2/MT-3-2-2").context;
    expect(part).toMatchObject({ id: "articlePart", key: "MT-3-2-2", article: "MT-3-2", namespaces: ["common", "article", "triage"] });
    const question = pageAt("/anne-hamile-sohbet-topluluk-soru-cevap/silik-cizgi").context;
    expect(question).toMatchObject({ id: "communityQuestion", key: "faint-line", stage: "planning" });
  });

  test("has week and weekSoon on week pages only", () => {
    const ids = (field: string) => new Set(made.filter(({ context }) => field in context).map(({ context }) => context.id));
    expect(ids("week")).toEqual(new Set(["pregnancyWeek", "babyWeek", "babyActivity"]));
    expect(ids("weekSoon")).toEqual(new Set(["pregnancyWeek", "babyWeek"]));
  });

  test.each([
    ["/kiz-bebek-isimleri", "girlNames", "girl", "all"],
    ["/en/boy-baby-names", "boyNames", "boy", "all"],
    ["/kuranda-gecen-kiz-bebek-isimleri", "quranGirlNames", "girl", "quran"],
    ["/en/most-liked-boy-baby-names", "mostLikedBoyNames", "boy", "mostLiked"],
    ["/unisex-erkek-bebek-isimleri", "unisexBoyNames", "boy", "unisex"],
  ])("of %s names side and list", (path, id, side, list) => {
    expect(pageAt(path).context).toMatchObject({ id, key: null, namespaces: ["common", "names", "nameList"], side, list });
  });

  test("of each list of names is of one side and one list, all sixteen different", () => {
    const listed = made.filter(({ context }) => context.language === "tr" && "list" in context && "side" in context);
    const pairs = listed.map(({ context }) => `${context.side} ${context.list}`);
    const lists = ["all", "popular", "mostLiked", "modern", "rare", "undiscovered", "unisex", "quran"];
    expect(pairs.sort()).toEqual(["girl", "boy"].flatMap((side) => lists.map((list) => `${side} ${list}`)).sort());
    expect(new Set(listed.map(({ component }) => component))).toEqual(new Set([`${process.cwd()}/src/names/list/page.tsx`]));
  });

  test("of the page that leads to all names has no side", () => {
    for (const path of ["/kiz-erkek-bebek-isimleri", "/en/girl-boy-baby-names"]) {
      expect(pageAt(path).context).toMatchObject({ id: "names", key: null });
      expect(Object.keys(pageAt(path).context)).not.toEqual(expect.arrayContaining(["side"]));
    }
  });

  test.each([
    ["/kiz-bebek-isimleri/cagla", "girlName", "girl-cagla", "girl"],
    ["/en/boy-baby-names/alparslan", "boyName", "boy-alparslan", "boy"],
    ["/kiz-bebek-isimleri/deniz", "girlName", "unisex-deniz", "girl"],
    ["/en/boy-baby-names/deniz", "boyName", "unisex-deniz", "boy"],
  ])("of the name at %s has its record and the gender of the page", (path, id, key, side) => {
    expect(pageAt(path).context).toMatchObject({ id, key, side, namespaces: ["common", "names", "babyName"] });
  });

  test("of a unisex name keeps to its side in the other language", () => {
    expect(pageAt("/erkek-bebek-isimleri/deniz").context.paths).toEqual({
      tr: "/erkek-bebek-isimleri/deniz",
      en: "/en/boy-baby-names/deniz",
    });
  });

  test("asks for the list of sources on the page of sources, and on no other static page", () => {
    const asking = made.filter(({ context }) => "listsSources" in context).map(({ path, context }) => [path, context.listsSources]);
    const staticPages = twins.slice(-7).flat();
    expect(Object.fromEntries(asking)).toEqual(
      Object.fromEntries(staticPages.map((path) => [path, path === "/kaynaklar" || path === "/en/sources"])),
    );
  });
});

test("no page catches addresses that are not its own: each page's script would have to know all addresses", () => {
  expect(made.filter((page) => "matchPath" in page)).toEqual([]);
});

describe("the hook", () => {
  const read = jest.mocked(readContent);

  const run = () => {
    const createPage = jest.fn();
    const panicOnBuild = jest.fn();
    const hookArguments = {
      actions: { createPage },
      getNodesByType: (type: RecordTypeName) => records[type],
      reporter: { panicOnBuild },
    };
    createPages(hookArguments as unknown as CreatePagesArgs);
    return { createPage, panicOnBuild };
  };

  test("checks the content in data/ and makes every page if it is valid", () => {
    read.mockReturnValue({ files: validContent(), broken: [] });
    const { createPage, panicOnBuild } = run();
    expect(read).toHaveBeenCalledWith("data", expect.any(Map));
    expect(panicOnBuild).not.toHaveBeenCalled();
    expect(createPage).toHaveBeenCalledTimes(2 * twins.length);
  });

  test("stops with the report and makes no page if the content has faults", () => {
    const stray = { file: "data/unclaimed/nausea.json", type: undefined, record: {} };
    read.mockReturnValue({
      files: [...validContent(), stray],
      broken: [faultAt("data/sources/torn.json", "record", "is not valid JSON: torn")],
    });
    const { createPage, panicOnBuild } = run();
    expect(panicOnBuild.mock.calls).toEqual([
      [
        expect.stringContaining(
          "The content has 2 faults:\n" +
            "  data/sources/torn.json: record: is not valid JSON: torn\n" +
            "  data/unclaimed/nausea.json: record: no type of record belongs in this folder",
        ),
      ],
    ]);
    expect(createPage).not.toHaveBeenCalled();
  });

  test("stops if Gatsby's nodes have an older text, and says how to clean", () => {
    const files = validContent();
    const week = files.find(({ file }) => file === "data/pregnancy-weeks/24.json");
    if (!week) throw new Error("the sound content requires week 24");
    week.record = { ...(week.record as object), lead: { tr: "Yeni özet.", en: "New in short." } };
    read.mockReturnValue({ files, broken: [] });
    const { createPage, panicOnBuild } = run();
    expect(panicOnBuild).toHaveBeenCalledWith(expect.stringMatching(/npm run clean/));
    expect(panicOnBuild).toHaveBeenCalledWith(expect.stringMatching(/data\/pregnancy-weeks\/24\.json: its node has an older text/));
    expect(createPage).not.toHaveBeenCalled();
  });

  test.each([
    ["2027-01-31T12:00:00Z", 1],
    ["2026-12-15T12:00:00Z", 12],
    ["2026-11-30T20:59:59Z", 11],
    ["2026-11-30T21:00:00Z", 12],
  ])("gives only the home page the month of the build in Türkiye, whatever the zone of the machine (%s)", (now, month) => {
    jest.useFakeTimers({ now: new Date(now) });
    read.mockReturnValue({ files: validContent(), broken: [] });
    const { createPage } = run();
    jest.useRealTimers();
    expect(createPage).toHaveBeenCalledWith(expect.objectContaining({ path: "/", context: expect.objectContaining({ month }) }));
    const dated = createPage.mock.calls.filter(([{ context }]) => "month" in context && context.id !== "pregnancyMonth");
    expect(dated.map(([{ path }]) => path)).toEqual(["/", "/en"]);
  });
});
