/**
 * The one script of the site: the inline lines (src/site/beforeReact.ts) fetch it at the first sign of the reader. It adds the behaviours the
 * page names, and hydrates its islands when they are needed.
 */
import type { Language } from "../routes/routes";
import { logEvent } from "../site/events";
import { type BehaviourName, behaviours, type IslandEntry, type IslandName, islands } from "./registry";
import { loadTexts } from "./texts";

const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];

const showLoadError = (error: unknown): void => {
  console.error(error);
  document.getElementById("load-error")?.removeAttribute("hidden");
};

/** Taps and forms the inline lines have held back for an element are given to it now. */
const say = (element: HTMLElement): void => {
  element.dataset.ready = "";
  element.dispatchEvent(new Event("ninni:ready", { bubbles: true }));
};

/** Adds every behaviour the page names and has not had yet. */
export function addBehaviours(): void {
  for (const element of all("[data-behaviour]:not([data-ready])"))
    behaviours[element.dataset.behaviour as BehaviourName]().then((add) => {
      add(element);
      say(element);
    }, showLoadError);
}

async function wake(root: HTMLElement): Promise<void> {
  const island: IslandEntry = islands[root.dataset.island as IslandName];
  try {
    const [{ hydrate }, piece] = await Promise.all([
      import("./hydrate"),
      island.load(),
      loadTexts(document.documentElement.lang as Language, ["common", ...island.texts]),
    ]);
    hydrate(root, piece, JSON.parse(root.nextElementSibling?.textContent ?? "{}"), () => say(root));
  } catch (error) {
    showLoadError(error);
  }
}

const signs = ["pointerover", "touchstart", "focusin"];

/** Hydrates the islands that are due and watches over the others. */
export function wakeIslands(): void {
  for (const root of all("[data-island]")) {
    const isTouched = root.matches(":hover, :focus-within, [data-held]");
    if (islands[root.dataset.island as IslandName].wakesBy === "page" || isTouched) {
      wake(root);
      continue;
    }
    const onSign = (): void => {
      for (const sign of signs) root.removeEventListener(sign, onSign);
      wake(root);
    };
    for (const sign of signs) root.addEventListener(sign, onSign, { passive: true });
  }
}

/** Links whose use the owner may count, once analytics is configured and the visitor has said yes. */
export function reportEvents(): void {
  document.addEventListener("click", ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLElement>("[data-event]") : null;
    if (link) logEvent(link.dataset.event ?? "");
  });
}
