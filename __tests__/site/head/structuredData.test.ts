import { languages, routeIds, routeOf } from "../../../src/routes/routes";
import { breadcrumbs, type DescribedPage, describePage, jsonLd } from "../../../src/site/head/structuredData";

const site = { name: "Ninni", url: "https://ninni.example", email: "hello@ninni.example", team: "The Ninni writers", social: [] };
const page: DescribedPage = {
  id: "symptom",
  language: "en",
  title: "Headaches – Ninni",
  description: "When a headache matters.",
  url: "https://ninni.example/en/headaches",
  written: "2026-11-21",
};

test("a page of advice says who wrote it and when, and claims no review", () => {
  const [thing] = describePage(page, site);
  expect(thing).toMatchObject({
    "@type": "MedicalWebPage",
    name: page.title,
    url: page.url,
    inLanguage: "en",
    datePublished: "2026-11-21",
    dateModified: "2026-11-21",
    author: { name: "The Ninni writers", url: "https://ninni.example/en/editorial-policy" },
  });
  expect(Object.keys(thing ?? {}).filter((name) => /review|rating/i.test(name))).toEqual([]);
});

test("an article has a headline", () => {
  expect(describePage({ ...page, id: "article" }, site)).toMatchObject([{ "@type": "Article", headline: page.title }]);
});

test.each(languages)("the home page describes the site and who runs it (%s)", (language) => {
  const things = describePage({ ...page, id: "home", language, written: null }, site);
  expect(things.map((thing) => thing["@type"])).toEqual(["WebSite", "Organization"]);
  expect(things[0]).toMatchObject({ url: language === "tr" ? "https://ninni.example/" : "https://ninni.example/en", inLanguage: language });
});

test("a page without a date, and one about the site, have only breadcrumbs", () => {
  expect(describePage({ ...page, written: null }, site)).toEqual([]);
  expect(describePage({ ...page, id: "privacy" }, site)).toEqual([]);
});

test("pages for fun and about money are not medical pages", () => {
  const medical = routeIds.filter((id) => routeOf(id).schemaType === "MedicalWebPage");
  expect(medical.filter((id) => ["zodiac", "chineseGender", "budget", "names"].includes(id))).toEqual([]);
  expect(medical).toEqual(expect.arrayContaining(["dueDate", "pregnancyWeek", "firstAidTopic", "nauseaRemedy"]));
});

test("crumbs are numbered, and the page itself is no link", () => {
  const list = breadcrumbs([{ name: "Home", path: "/en" }, { name: "About us" }], site.url);
  expect(list.itemListElement).toEqual([
    { "@type": "ListItem", position: 1, name: "Home", item: "https://ninni.example/en" },
    { "@type": "ListItem", position: 2, name: "About us" },
  ]);
});

test("no tag begins inside the data, whatever a title contains", () => {
  const text = jsonLd([{ "@type": "Article", headline: "</script><script>alert(1)</script>" }]);
  expect(text).not.toContain("<");
  expect(JSON.parse(text)).toMatchObject({
    "@context": "https://schema.org",
    "@graph": [{ headline: "</script><script>alert(1)</script>" }],
  });
});
