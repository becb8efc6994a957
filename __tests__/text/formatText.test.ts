import i18next from "i18next";
import { languages } from "../../src/routes/routes";
import { fillPlaceholders, formatText } from "../../src/text/formatText";
import { allTexts } from "../support/texts";

describe.each(languages)("a text in the browser (%s)", (language) => {
  const texts = allTexts(language);
  const i18n = i18next.createInstance();
  i18n.init({
    lng: language,
    resources: { [language]: { common: texts } },
    defaultNS: "common",
    returnNull: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
  });
  const placeholdersOf = (key: string): string[] =>
    ["", "_zero", "_one", "_other"].flatMap((form) =>
      [...(texts[key + form] ?? "").matchAll(/{{(\w+)(?:, number)?}}/g)].map(([, name = ""]) => name),
    );
  const keys = [...new Set(Object.keys(texts).map((key) => key.replace(/_(zero|one|other)$/, "")))];

  test.each([undefined, 0, 1, 2, 21, 1.5])("is the same as i18next's, for every text of the site (count: %p)", (count) => {
    const differing = keys.filter((key) => {
      const values = { ...Object.fromEntries(placeholdersOf(key).map((name) => [name, `<${name}>`])), count };
      return formatText(texts, language, key, values) !== i18n.t(key, values);
    });
    expect(keys.length).toBeGreaterThan(1000);
    expect(differing).toEqual([]);
  });

  test("keeps its placeholders if no values are given", () => {
    const differing = keys.filter((key) => formatText(texts, language, key) !== i18n.t(key));
    expect(differing).toEqual([]);
    expect(formatText({ found: "{{count}} of {{all, number}}" }, language, "found")).toBe("{{count}} of {{all, number}}");
  });

  test("is the key itself if there is no text", () => {
    expect(formatText(texts, language, "no.such.text", { count: 2 })).toBe("no.such.text");
  });
});

describe("a sentence of a record", () => {
  test("is filled in like interface texts", () => {
    expect(
      fillPlaceholders("{{name}} keeps it {{months}} months, {{visits, number}} visits", "tr", { name: "Ada", months: 6, visits: 1200 }),
    ).toBe("Ada keeps it 6 months, 1.200 visits");
  });

  test("never says “undefined”: a value not given leaves its placeholder, one that is undefined leaves nothing", () => {
    expect(fillPlaceholders("{{host}} and {{controller}}.", "en", { controller: undefined })).toBe("{{host}} and .");
  });
});
