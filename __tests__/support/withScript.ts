/** Renders a component as the built site has it: plain HTML first, then the behaviours of src/islands/registry.ts are added to it. */
import type { ReactElement } from "react";
import { type BehaviourName, behaviours } from "../../src/islands/registry";
import type { Language } from "../../src/routes/routes";
import { renderIn } from "./render";

/** Adds its behaviour to each element of the page that names one. */
export async function addBehavioursTo(page: Element): Promise<void> {
  for (const element of page.querySelectorAll<HTMLElement>("[data-behaviour]"))
    (await behaviours[element.dataset.behaviour as BehaviourName]()).default(element);
}

/** @param before what is tapped or typed while there is no script */
export async function renderWithScript(language: Language, element: ReactElement, before?: () => Promise<void>) {
  document.documentElement.lang = language;
  const rendered = renderIn(language, element);
  await before?.();
  await addBehavioursTo(rendered.container);
  return rendered;
}
