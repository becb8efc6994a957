/** Renders a component as on a slow connection: first as plain HTML, then hydrated. */
import { TextEncoder } from "node:util";
import { render } from "@testing-library/react";
import type { ReactElement } from "react";
import type { Language } from "../../src/routes/routes";
import { textsFor } from "../../src/text/textsFor";
import { TextsProvider } from "../../src/text/useTexts";
import { allTexts } from "./texts";

/**
 * Puts the component's HTML on the page, lets the visitor use it, and hydrates it.
 * @param before types or chooses something before the script has loaded
 */
export async function hydrateIn(language: Language, element: ReactElement, before: () => Promise<void>): Promise<void> {
  const page = <TextsProvider value={textsFor(language, allTexts(language))}>{element}</TextsProvider>;
  // jsdom has no TextEncoder, which react-dom/server needs when it is loaded.
  Object.assign(globalThis, { TextEncoder });
  const { renderToString } = await import("react-dom/server");
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(page);
  await before();
  render(page, { container, hydrate: true });
}
