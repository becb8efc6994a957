import type { Behaviour } from "../../ui/device/behaviour";
import { stored } from "../../ui/device/stored";
import { mobile } from "../../ui/theme/mobile";
import { detectDevice } from "./device";

/** Milliseconds after opening the page until a card is shown. */
const delay = 4000;
const shownKey = stored.promoClosed.name;

/** True if a popup would disturb: something is being typed, another layer is open, or quiet mode is on. */
const isBusy = (): boolean =>
  document.documentElement.hasAttribute("data-quiet") ||
  document.querySelector("dialog[open]") !== null ||
  /^(INPUT|SELECT|TEXTAREA)$/.test(document.activeElement?.tagName ?? "");

const words = "p, li, a, h1, h2, h3, dl, table, figure, form, article, summary, img, svg, header, footer";

/** True if the card covers nothing to read or look at. */
function isOnFreeGround(card: HTMLElement): boolean {
  const { left, top, width, height } = card.getBoundingClientRect();
  for (const x of [0, 0.25, 0.5, 0.75, 1])
    for (const y of [0, 0.5, 1]) {
      const stack = document.elementsFromPoint(left + 1 + x * (width - 2), top + 1 + y * (height - 2));
      if (stack.find((element) => !card.contains(element))?.closest(words)) return false;
    }
  return true;
}

/** When the page was opened, on the scale of `performance.now()`: 0, or later if the browser had prerendered it. */
function openedAt(): number {
  const [navigation] = performance.getEntriesByType("navigation");
  return navigation && "activationStart" in navigation ? Number(navigation.activationStart) : 0;
}

/** Shows the link to the device’s own app store, or else the link to the page about both apps. */
function keepOwnStore(card: Element): void {
  const device = detectDevice(navigator.userAgent, navigator.maxTouchPoints);
  for (const link of card.querySelectorAll<HTMLAnchorElement>(":scope > a")) link.hidden = device !== "other";
  for (const link of card.querySelectorAll<HTMLElement>("[data-store]")) link.hidden = link.dataset.store !== device;
}

/** The card for this screen; on the built site the cards are loaded now. Null if loading fails: the offer is then left out. */
async function fetchCard(place: HTMLElement): Promise<HTMLElement | null> {
  if (!place.firstElementChild) {
    const answer = await fetch(place.dataset.from ?? "").catch(() => undefined);
    if (answer?.ok) place.innerHTML = await answer.text();
  }
  const isMobile = matchMedia(mobile).matches;
  return place.querySelector<HTMLElement>(`[data-promo=${isMobile ? "app" : "shop"}]`);
}

/** Shows a card and moves it if it covers something to read. */
function showCard(card: HTMLElement): void {
  let settled: ReturnType<typeof setTimeout> | undefined;
  // Invisible while its place is determined: a card first placed in its corner would count as a layout shift.
  const keepClear = (): void => {
    card.style.visibility = "hidden";
    if (!isOnFreeGround(card)) card.dataset.docked = "";
    card.style.removeProperty("visibility");
  };
  const show = (): void => {
    if (isBusy() || !card.hidden) return;
    keepOwnStore(card);
    card.hidden = false;
    keepClear();
    sessionStorage.setItem(shownKey, "1");
  };
  const onScroll = (): void => {
    clearTimeout(settled);
    if (card.hidden) settled = setTimeout(show, 600);
    else if (card.dataset.docked === undefined) keepClear();
  };
  card.addEventListener("click", ({ target }) => {
    if (!(target instanceof Element && target.closest("button"))) return;
    removeEventListener("scroll", onScroll);
    card.hidden = true;
  });
  addEventListener("scroll", onScroll, { passive: true });
  show();
}

/**
 * Shows one card, once per visit: 4 seconds after the page was opened, or when scrolling next ends if the reader is busy then. It floats in its
 * corner as long as it covers nothing to read; otherwise it is placed along the edge of the window, where it stays.
 */
const showPromo: Behaviour = (place) => {
  try {
    if (sessionStorage.getItem(shownKey) !== null) return;
  } catch {
    // Without storage it is unknown whether it was shown before, so it is not shown.
    return;
  }
  setTimeout(
    async () => {
      const card = await fetchCard(place);
      if (card) showCard(card);
    },
    Math.max(0, openedAt() + delay - performance.now()),
  );
};

export default showPromo;
