/** Renders a component with the site's real interface texts. */
import { type RenderOptions, render } from "@testing-library/react";
import type { ReactElement } from "react";
import type { Language } from "../../src/routes/routes";
import { type KnownTexts, textsFor } from "../../src/text/textsFor";
import { TextsProvider } from "../../src/text/useTexts";
import { allTexts } from "./texts";

interface Options extends RenderOptions {
  /** A namespace whose texts come first, for keys that other pages use for something else. */
  namespace?: string;
}

const known = new Map<string, KnownTexts>();

/** With the texts of every namespace, as on a page that has them all. */
export function renderIn(language: Language, element: ReactElement, { namespace = "common", ...options }: Options = {}) {
  const name = `${language} ${namespace}`;
  const texts = known.get(name) ?? textsFor(language, { ...allTexts(language), ...allTexts(language, [namespace]) });
  known.set(name, texts);
  return render(<TextsProvider value={texts}>{element}</TextsProvider>, options);
}
