/** Renders a component as a visitor with a slow connection meets it: first as plain HTML, then the script comes. */
import { TextEncoder } from "node:util";
import { render } from "@testing-library/react";
import i18next from "i18next";
import type { ReactElement } from "react";
import { I18nextProvider } from "react-i18next";
import type { Language } from "../../src/routes/routes";
import { allTexts } from "./texts";

/**
 * Puts the component's HTML on the page, lets the visitor use it, and brings it to life.
 * @param before what is typed or chosen while there is no script
 */
export async function hydrateIn(language: Language, element: ReactElement, before: () => Promise<void>): Promise<void> {
  const i18n = i18next.createInstance();
  i18n.init({
    lng: language,
    resources: { [language]: { common: allTexts(language) } },
    defaultNS: "common",
    returnNull: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  const page = <I18nextProvider i18n={i18n}>{element}</I18nextProvider>;
  // jsdom has none, and react-dom/server asks for it when it is loaded.
  Object.assign(globalThis, { TextEncoder });
  const { renderToString } = await import("react-dom/server");
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(page);
  await before();
  render(page, { container, hydrate: true });
}
