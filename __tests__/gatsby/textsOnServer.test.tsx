/** @jest-environment node */
import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { useTranslation as useI18next } from "react-i18next";
import { I18nextProvider, useTranslation } from "../../src/gatsby/textsOnServer";
import { textsOf } from "../../src/preview/textsOf";
import { languages } from "../../src/routes/languages";
import { pages } from "../../src/routes/pages";

type Texts = Record<string, string>;

/** Keys whose text differs from react-i18next's when the namespaces of a page are used one by one, all together and unnamed. */
function differences(language: string, bundles: Record<string, Texts>): string[] {
  const namespaces = Object.keys(bundles).sort();
  const edges = namespaces.map((ns) => ({ node: { ns, language, data: JSON.stringify(bundles[ns]) } }));
  const keys = Object.values(bundles).flatMap((texts) =>
    Object.keys(texts)
      .filter((key) => !/_(zero|one|other)$/.test(key))
      .slice(0, 3),
  );
  const differing: string[] = [];
  const Ask = ({ of }: { of?: string | string[] }) => {
    const own = useTranslation(of);
    const { t, i18n } = useI18next(of);
    differing.push(...[...keys, "no.such.text"].filter((key) => own.t(key) !== t(key)).map((key) => `${of}: ${key}`));
    if (own.i18n !== i18n) differing.push(`${of}: i18n`);
    return null;
  };
  renderToStaticMarkup(
    <I18nextProvider i18n={textsOf({ locales: { edges } }, language)}>
      <Ask />
      <Ask of={[...namespaces].reverse()} />
      {namespaces.map((namespace) => (
        <Ask key={namespace} of={namespace} />
      ))}
    </I18nextProvider>,
  );
  return differing;
}

test.each(languages)("the texts of every kind of page are the same as react-i18next's, whichever namespace is used (%s)", (language) => {
  const read = (ns: string): Texts => JSON.parse(readFileSync(`src/locales/${language}/${ns}.json`, "utf8"));
  const sets = [...new Set(Object.values(pages).map(({ texts }) => ["common", ...texts].join()))].map((names) => names.split(","));
  expect(sets.length).toBeGreaterThan(20);
  expect(sets.flatMap((set) => differences(language, Object.fromEntries(set.map((ns) => [ns, read(ns)]))))).toEqual([]);
});

test("a text that is in several namespaces is taken from the same one", () => {
  const bundles = { common: { title: "common", close: "Close" }, extra: { title: "extra" }, week: { title: "week", week: "Week" } };
  expect(differences("en", bundles)).toEqual([]);
});
