import type { Behaviour } from "../islands/behaviour";
import { stored } from "../ui/device/stored";
import { media } from "../ui/theme/tokens";
import { detectDevice } from "./device";

/** Milliseconds after the page has loaded. */
const delay = 4000;
const closedKey = stored.promoClosed.name;

/** True where a popup would disturb: something is typed, or another layer is open. */
const isBusy = (): boolean =>
  document.querySelector("dialog[open]") !== null || /^(INPUT|SELECT|TEXTAREA)$/.test(document.activeElement?.tagName ?? "");

/** Of two ways to the app, the one the device has: its store, or else the page that tells of both. */
function keepOwnStore(card: Element): void {
  const device = detectDevice(navigator.userAgent, navigator.maxTouchPoints);
  for (const link of card.querySelectorAll<HTMLAnchorElement>(":scope > a")) link.hidden = device !== "other";
  for (const link of card.querySelectorAll<HTMLElement>("[data-store]")) link.hidden = link.dataset.store !== device;
}

/** Shows one card 4 seconds after the page, unless the reader is busy; once closed none comes for the visit. */
export const showPromo: Behaviour = (cards) => {
  try {
    if (sessionStorage.getItem(closedKey) !== null) return;
  } catch {
    // Without storage the card comes on each page and can be closed there.
  }
  cards.addEventListener("click", ({ target }) => {
    const card = target instanceof Element && target.closest("button")?.closest<HTMLElement>("[data-promo]");
    if (!card) return;
    card.hidden = true;
    try {
      sessionStorage.setItem(closedKey, "1");
    } catch {
      // See above.
    }
  });
  setTimeout(
    () => {
      if (isBusy()) return;
      const isMobile = matchMedia(media.mobile.replace("@media ", "")).matches;
      const card = cards.querySelector<HTMLElement>(`[data-promo=${isMobile ? "app" : "shop"}]`);
      if (!card) return;
      keepOwnStore(card);
      card.hidden = false;
    },
    Math.max(0, delay - performance.now()),
  );
};
