/** @jest-environment node */
import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import { renderToStaticMarkup } from "react-dom/server";
import { Island, RenderRootContext } from "../../src/islands/Island";
import type { Language } from "../../src/routes/languages";
import { wrapPageElement } from "../../src/site/shell/wrapPage";
import { useLanguage } from "../../src/text/useLanguage";
import { useTexts } from "../../src/text/useTexts";

function Days({ count }: { count: number }) {
  const t = useTexts();
  return (
    <p lang={useLanguage()}>
      {t("days", { count })}, {t("skip")}, {t("no.such.text")}
    </p>
  );
}

/** A page’s data as its query returns it. */
const dataIn = (language: Language, ...namespaces: readonly Record<string, string>[]) => ({
  locales: { edges: namespaces.map((texts, i) => ({ node: { ns: `ns${i}`, language, data: JSON.stringify(texts) } })) },
});
const common = { skip: "Skip to content" };
const days = { days_one: "{{count}} day", days_other: "{{count}} days" };

test.each([
  ["en", { skip: "Skip to content" }, { days_one: "{{count}} day", days_other: "{{count}} days" }, "1 day, Skip to content"],
  ["tr", { skip: "İçeriğe geç" }, { days_one: "{{count}} gün", days_other: "{{count}} gün" }, "1 gün, İçeriğe geç"],
] as const)("a page has the texts of all its namespaces, and its language (%s)", (language, shared, own, written) => {
  const page = wrapPageElement({
    element: <Days count={1} />,
    props: { data: dataIn(language, shared, own), pageContext: { language } },
  });
  expect(renderToStaticMarkup(page)).toBe(`<p lang="${language}">${written}, no.such.text</p>`);
});

test("an island in the page has them too, although it is a React root of its own", () => {
  const page = wrapPageElement({
    element: (
      <RenderRootContext.Provider value={(element) => renderToStaticMarkup(element)}>
        <CacheProvider value={createCache({ key: "css" })}>
          <Island name="budget" component={Days} props={{ count: 3 }} />
        </CacheProvider>
      </RenderRootContext.Provider>
    ),
    props: { data: dataIn("en", common, days), pageContext: { language: "en" } },
  });
  expect(renderToStaticMarkup(page)).toContain('<div data-island="budget"><p lang="en">3 days, Skip to content, no.such.text</p></div>');
});

test("a page that is not the site's stays as it is", () => {
  const element = <p>404</p>;
  expect(wrapPageElement({ element, props: { data: undefined, pageContext: { language: "tr" } } })).toBe(element);
});
