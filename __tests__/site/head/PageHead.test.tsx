import { PageHead, type PageHeadProps } from "../../../src/site/head/PageHead";
import { renderHead } from "../../support/templates";

const props: PageHeadProps = {
  title: "24 weeks – Ninni",
  description: "Week 24 in plain words.",
  site: { name: "Ninni", url: "https://ninni.example", email: "hello@ninni.example", team: "The Ninni writers", social: [] },
  page: { id: "pregnancyWeek", key: "24", language: "en", paths: { tr: "/hafta/24", en: "/en/week/24" }, written: "2026-11-21" },
};
const inLanguage = (language: "tr" | "en") => <PageHead {...props} page={{ ...props.page, language }} />;

/** Meta elements of the head by name or property. */
async function metaOf(head: React.ReactElement): Promise<Record<string, string | null>> {
  const { renderToStaticMarkup } = await import("react-dom/server");
  const page = new DOMParser().parseFromString(renderToStaticMarkup(head), "text/html");
  return Object.fromEntries(
    [...page.querySelectorAll("meta")].map((meta) => [
      (meta.getAttribute("name") ?? meta.getAttribute("property") ?? "") + (meta.getAttribute("media") ?? ""),
      meta.getAttribute("content"),
    ]),
  );
}

test("says language, title, description and the page's own address", async () => {
  expect(await renderHead(<PageHead {...props} />)).toMatchObject({
    language: "en",
    title: "24 weeks – Ninni",
    description: "Week 24 in plain words.",
    canonical: "https://ninni.example/en/week/24",
    robots: "max-image-preview:large",
  });
});

test.each(["tr", "en"] as const)("names both languages and Turkish as the one for all others (%s)", async (language) => {
  expect((await renderHead(inLanguage(language))).alternates).toEqual({
    tr: "https://ninni.example/hafta/24",
    en: "https://ninni.example/en/week/24",
    "x-default": "https://ninni.example/hafta/24",
  });
});

test("keeps a hidden page out of search engines and gives it no address to be listed under", async () => {
  expect(await renderHead(<PageHead {...props} isHidden />)).toMatchObject({ robots: "noindex", canonical: null, alternates: {} });
});

test("sends no referrer to other sites from a page that hides it, and only from such a page", async () => {
  expect(await metaOf(<PageHead {...props} hidesReferrer />)).toMatchObject({ referrer: "same-origin" });
  expect(await metaOf(<PageHead {...props} />)).not.toHaveProperty("referrer");
});

test("has a title, a description and the full address of a picture for shared links", async () => {
  const meta = await metaOf(<PageHead {...props} />);
  expect(meta).toMatchObject({
    "og:title": "24 weeks – Ninni",
    "og:description": "Week 24 in plain words.",
    "og:url": "https://ninni.example/en/week/24",
    "og:type": "website",
    "og:locale": "en_GB",
    "og:locale:alternate": "tr_TR",
    "twitter:card": "summary_large_image",
  });
  expect(meta["og:image"]).toBe("https://ninni.example/share/pregnancy-week-24.png");
});

test.each([
  ["article", "MT-0-1", "/share/en/MT-0-1.png"],
  ["articlePart", "MT-3-2-1", "/share/en/MT-3-2.png"],
  ["babyActivity", "8", "/share/baby-week-8.png"],
  ["symptom", "headache", "/share/en/symptom-headache.png"],
  ["symptoms", null, "/share/symptoms-en.png"],
  ["canIEatItem", "tulum", "/share/food-tulum.png"],
  ["girlName", "unisex-deniz", "/share/girl-names-d.png"],
  ["girlNames", null, "/share/names-en.png"],
  ["privacy", null, "/share/home-en.png"],
] as const)("%s %s is shared with %s", async (id, key, path) => {
  const meta = await metaOf(<PageHead {...props} page={{ ...props.page, id, key }} />);
  expect(meta["og:image"]).toBe(`https://ninni.example${path}`);
});

test("an article says when it was written", async () => {
  const meta = await metaOf(<PageHead {...props} page={{ ...props.page, id: "article" }} />);
  expect(meta).toMatchObject({ "og:type": "article", "article:published_time": "2026-11-21" });
});
