import { existsSync } from "node:fs";
import { PageHead, type PageHeadProps } from "../../src/site/PageHead";
import { renderHead } from "../support/templates";

const props: PageHeadProps = {
  title: "24 weeks – Ninni",
  description: "Week 24 in plain words.",
  site: { name: "Ninni", url: "https://ninni.example", email: "hello@ninni.example", team: "The Ninni writers", social: [] },
  page: { id: "pregnancyWeek", language: "en", paths: { tr: "/hafta/24", en: "/en/week/24" }, written: "2026-11-21" },
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

test("tells whom it is shared with what it is, with a picture that is there", async () => {
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
  const picture = /^https:\/\/ninni\.example(\/share\/.+)$/.exec(meta["og:image"] ?? "")?.[1];
  expect(existsSync(`static${picture}`)).toBe(true);
});

test("a page with a picture of its own is shared with it, absolute", async () => {
  expect((await metaOf(<PageHead {...props} image="/covers/sleep.jpg" />))["og:image"]).toBe("https://ninni.example/covers/sleep.jpg");
});

test("an article says when it was written", async () => {
  const meta = await metaOf(<PageHead {...props} page={{ ...props.page, id: "article" }} />);
  expect(meta).toMatchObject({ "og:type": "article", "article:published_time": "2026-11-21" });
});
