/** What every page does for the reader without the site’s script, on the built site (inEveryPage.ts) and in `gatsby develop` (gatsby-browser.ts). */
import { followLinks } from "./links";
import { operateMenus } from "./menus";
import { showScheme, switchNight } from "./night";
import { passOnHeld } from "./passOn";
import { showOwnDay } from "./showOwnDay";

/** Listens to the reader on all pages: once for a document. */
export function listen(): void {
  passOnHeld();
  operateMenus();
  switchNight();
  followLinks();
}

/** Brings one page up to date with the device, and scrolls rails to their current entry. */
export function preparePage(): void {
  showScheme();
  showOwnDay();
  for (const rail of document.querySelectorAll("[data-centre]")) {
    const current = rail.querySelector<HTMLElement>("[aria-current]");
    if (current) rail.scrollLeft = current.offsetLeft - rail.clientWidth / 2 + current.clientWidth / 2;
  }
  // What was tapped before this script was there is now passed on.
  for (const button of document.querySelectorAll<HTMLElement>("[data-night], [data-prints]")) {
    button.dataset.ready = "";
    button.dispatchEvent(new Event("ninni:ready", { bubbles: true }));
  }
}
