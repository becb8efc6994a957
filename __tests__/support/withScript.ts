/** Renders a component as on the built site: plain HTML first, then the behaviours of src/browser/registry.ts are attached. */
import type { ReactElement } from "react";
import { behaviours } from "../../src/browser/registry";
import type { Language } from "../../src/routes/routes";
import type { BehaviourName } from "../../src/ui/device/behaviourNames";
import { renderIn } from "./render";

/** Attaches its behaviour to each element of the page that names one. */
export async function addBehavioursTo(page: Element): Promise<void> {
  for (const element of page.querySelectorAll<HTMLElement>("[data-behaviour]"))
    (await behaviours[element.dataset.behaviour as BehaviourName]()).default(element);
}

/** @param before taps or types something before the script has loaded */
export async function renderWithScript(language: Language, element: ReactElement, before?: () => Promise<void>) {
  document.documentElement.lang = language;
  const rendered = renderIn(language, element);
  await before?.();
  await addBehavioursTo(rendered.container);
  return rendered;
}
