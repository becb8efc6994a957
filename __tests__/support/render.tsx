/** Renders a component with the site's real interface texts. */
import { readdirSync, readFileSync } from "node:fs";
import { type RenderOptions, render } from "@testing-library/react";
import i18next, { type Resource } from "i18next";
import type { ReactElement } from "react";
import { I18nextProvider, initReactI18next } from "react-i18next";
import type { Language } from "../../src/routes/routes";
import { allTexts } from "./texts";

const known: Partial<Record<Language, Resource>> = {};

/** Each namespace under its name, and all of them merged in one table, so that a text is found without searching one namespace after another. */
const resourcesOf = (language: Language): Resource => {
  const read = (file: string) => JSON.parse(readFileSync(`src/locales/${language}/${file}`, "utf8"));
  const made = known[language] ?? {
    [language]: {
      ...Object.fromEntries(readdirSync(`src/locales/${language}`).map((file) => [file.replace(".json", ""), read(file)])),
      all: allTexts(language),
    },
  };
  known[language] = made;
  return made;
};

/** Every namespace is searched, as on a page that has them all. */
export function renderIn(language: Language, element: ReactElement, options?: RenderOptions) {
  const i18n = i18next.createInstance();
  i18n.use(initReactI18next).init({
    lng: language,
    resources: resourcesOf(language),
    defaultNS: "all",
    fallbackNS: "all",
    returnNull: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
  });
  return render(<I18nextProvider i18n={i18n}>{element}</I18nextProvider>, options);
}
