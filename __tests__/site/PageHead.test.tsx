import { PageHead, type PageHeadProps } from "../../src/site/PageHead";
import { headOf } from "../support/templates";

const props: PageHeadProps = {
  title: "24 weeks – Ninni",
  description: "Week 24 in plain words.",
  siteUrl: "https://ninni.example",
  language: "en",
  paths: { tr: "/hafta/24", en: "/en/week/24" },
};

test("says language, title, description and the page's own address", async () => {
  expect(await headOf(<PageHead {...props} />)).toMatchObject({
    language: "en",
    title: "24 weeks – Ninni",
    description: "Week 24 in plain words.",
    canonical: "https://ninni.example/en/week/24",
    robots: null,
  });
});

test.each(["tr", "en"] as const)("names both languages and Turkish as the one for all others (%s)", async (language) => {
  expect((await headOf(<PageHead {...props} language={language} />)).alternates).toEqual({
    tr: "https://ninni.example/hafta/24",
    en: "https://ninni.example/en/week/24",
    "x-default": "https://ninni.example/hafta/24",
  });
});

test("keeps a hidden page out of search engines and gives it no address to be listed under", async () => {
  expect(await headOf(<PageHead {...props} isHidden />)).toMatchObject({ robots: "noindex", canonical: null, alternates: {} });
});
