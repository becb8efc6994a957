/**
 * The one script of the site. The script of every page (src/site/inline/loadScript.ts) loads it at the first sign of the reader. It attaches the behaviours the
 * page names and hydrates its islands when they are needed.
 */

import type { IslandName } from "../islands/islandNames";
import type { Language } from "../routes/routes";
import type { BehaviourName } from "../ui/device/behaviourNames";
import { logEvent } from "../ui/device/events";
import { ChunkLoadError, report, typedError } from "../ui/device/failure";
import { recover, reloadWithTyped } from "./recover";
import { behaviours, type IslandEntry, islands } from "./registry";
import { loadTexts } from "./texts";

const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];

/** Elements whose script could not be loaded, each with the work to try again when the visitor asks for it. */
const failed = new Map<HTMLElement, () => Promise<void>>();
/** True once an element’s script was loaded and failed: then only reloading the page helps. */
let isBroken = false;

/** Runs the work that makes an element interactive. A failure is reported, unless `recover` reloads the page because of it. */
async function attempt(element: HTMLElement, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (thrown) {
    const error = typedError(thrown);
    if (error instanceof ChunkLoadError) {
      if (await recover(error)) return;
      failed.set(element, work);
    } else {
      isBroken = true;
    }
    report(error);
  }
}

/** When the visitor chooses “try again”, loads what could not be loaded before; what she has typed stays in its fields. */
export function tryAgainWhenAsked(): void {
  addEventListener("ninni:again", () => {
    if (isBroken) reloadWithTyped();
    const pieces = [...failed];
    failed.clear();
    for (const [element, work] of pieces) attempt(element, work);
  });
}

/** Tells the inline script that the element is ready: it now passes on the taps and forms it has held back for the element. */
const say = (element: HTMLElement): void => {
  element.dataset.ready = "";
  element.dispatchEvent(new Event("ninni:ready", { bubbles: true }));
};

/** Attaches every behaviour the page names, except those that are ready. */
export function addBehaviours(): void {
  for (const element of all("[data-behaviour]:not([data-ready])"))
    attempt(element, async () => {
      const behaviour = await behaviours[element.dataset.behaviour as BehaviourName]();
      behaviour.default(element);
      say(element);
    });
}

const wake = (root: HTMLElement): Promise<void> =>
  attempt(root, async () => {
    const island: IslandEntry = islands[root.dataset.island as IslandName];
    const [{ hydrate }, { default: piece }, texts] = await Promise.all([
      import("./hydrate"),
      island.load(),
      loadTexts(document.documentElement.lang as Language, ["common", ...island.texts]),
    ]);
    hydrate(root, { piece, props: JSON.parse(root.nextElementSibling?.textContent ?? "{}"), texts }, () => say(root));
  });

const signs = ["pointerover", "touchstart", "focusin"];

/**
 * Hydrates the islands that are due now and waits for the first touch, pointer or focus on the others. One that needs a stored date is left out where
 * there is none.
 */
export function wakeIslands(): void {
  for (const root of all("[data-island]")) {
    const isTouched = root.matches(":hover, :focus-within, [data-held]");
    const { wakesBy } = islands[root.dataset.island as IslandName];
    if (wakesBy === "day" && document.documentElement.dataset.day === undefined) continue;
    if (wakesBy !== "self" || isTouched) {
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

/** “/” puts the cursor into the search field, or opens the search page; not while something has the focus, and not on a screen without a keyboard. */
export function openSearchBySlash(): void {
  document.addEventListener("keydown", (event) => {
    const isTyping = document.activeElement && document.activeElement !== document.body;
    if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || isTyping || !matchMedia("(hover: hover)").matches) return;
    const place =
      document.querySelector<HTMLElement>("main form[role=search] input") ?? document.querySelector<HTMLElement>("header [data-search]");
    if (!place || document.querySelector("dialog[open]")) return;
    event.preventDefault();
    if (place.localName === "a") place.click();
    else place.focus();
  });
}

/**
 * Reports clicks on links with `data-event`, the name of the event, once analytics is configured and the visitor has agreed. The link’s other data
 * attributes are its values.
 */
export function reportEvents(): void {
  document.addEventListener("click", ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLElement>("[data-event]") : null;
    if (!link) return;
    const { event = "", marker = "", store = "", placement = "" } = link.dataset;
    logEvent(event, { marker, store, placement });
  });
}
