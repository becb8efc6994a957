/**
 * The one script of the site: the inline lines (src/site/beforeReact.ts) fetch it at the first sign of the reader. It adds the behaviours the
 * page names, and hydrates its islands when they are needed.
 */
import type { Language } from "../routes/routes";
import { logEvent } from "../site/events";
import { ChunkLoadError, report, typedError } from "../site/failure";
import { recover, reloadWithTyped } from "../site/recover";
import { type BehaviourName, behaviours, type IslandEntry, type IslandName, islands } from "./registry";
import { loadTexts } from "./texts";

const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];

/** Pieces whose script has not come, to be fetched once more when the visitor asks for it. */
const failed = new Map<HTMLElement, () => Promise<void>>();
/** True once a piece has come and does not work: then only another page helps. */
let isBroken = false;

/** Does what makes a piece of the page work; what fails is reported, unless the page can help itself. */
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

/** When the visitor says "try again": what has not come is fetched anew, and what she typed stays where it is. */
export function tryAgainWhenAsked(): void {
  addEventListener("ninni:again", () => {
    if (isBroken) reloadWithTyped();
    const pieces = [...failed];
    failed.clear();
    for (const [element, work] of pieces) attempt(element, work);
  });
}

/** Taps and forms the inline lines have held back for an element are given to it now. */
const say = (element: HTMLElement): void => {
  element.dataset.ready = "";
  element.dispatchEvent(new Event("ninni:ready", { bubbles: true }));
};

/** Adds every behaviour the page names and has not had yet. */
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
    const [{ hydrate }, { default: piece }] = await Promise.all([
      import("./hydrate"),
      island.load(),
      loadTexts(document.documentElement.lang as Language, ["common", ...island.texts]),
    ]);
    hydrate(root, piece, JSON.parse(root.nextElementSibling?.textContent ?? "{}"), () => say(root));
  });

const signs = ["pointerover", "touchstart", "focusin"];

/** Hydrates the islands that are due and watches over the others. */
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

/** Links whose use the owner may count, once analytics is configured and the visitor has said yes: `data-event` is the name, the rest is told with it. */
export function reportEvents(): void {
  document.addEventListener("click", ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLElement>("[data-event]") : null;
    if (!link) return;
    const { event = "", marker = "", store = "", placement = "" } = link.dataset;
    logEvent(event, { marker, store, placement });
  });
}
