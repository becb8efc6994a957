/** Renders a component as on a slow connection: first as plain HTML, then hydrated. */
import { TextEncoder } from "node:util";
import { render } from "@testing-library/react";
import i18next from "i18next";
import type { ReactElement } from "react";
import { I18nextProvider } from "react-i18next";
import type { Language } from "../../src/routes/routes";
import { allTexts } from "./texts";

/**
 * Puts the component's HTML on the page, lets the visitor use it, and hydrates it.
 * @param before types or chooses something before the script has loaded
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
  // jsdom has no TextEncoder, which react-dom/server needs when it is loaded.
  Object.assign(globalThis, { TextEncoder });
  const { renderToString } = await import("react-dom/server");
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(page);
  await before();
  render(page, { container, hydrate: true });
}
