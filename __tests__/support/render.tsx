/** Renders a component with the site's real interface texts. */
import { readdirSync, readFileSync } from "node:fs";
import { type RenderOptions, render } from "@testing-library/react";
import i18next from "i18next";
import type { ReactElement } from "react";
import { I18nextProvider, initReactI18next } from "react-i18next";
import { type Language, languages } from "../../src/routes/routes";

const resources = Object.fromEntries(
  languages.map((language) => [
    language,
    Object.fromEntries(
      readdirSync(`src/locales/${language}`).map((file) => [
        file.replace(".json", ""),
        JSON.parse(readFileSync(`src/locales/${language}/${file}`, "utf8")),
      ]),
    ),
  ]),
);

/** Every namespace is searched, as on a page that has them all. */
export function renderIn(language: Language, element: ReactElement, options?: RenderOptions) {
  const i18n = i18next.createInstance();
  i18n.use(initReactI18next).init({
    lng: language,
    resources,
    defaultNS: "common",
    fallbackNS: Object.keys(resources.tr ?? {}),
    returnNull: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
  });
  return render(<I18nextProvider i18n={i18n}>{element}</I18nextProvider>, options);
}
