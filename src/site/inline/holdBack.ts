import { closest } from "./closest";
import type { Early } from "./early";

/**
 * “Exit this page” (src/site/shell/LeaveLink.tsx) replaces this page in the history, so that Back does not return. Until the other page is loaded,
 * nothing of this page is visible. That it sends no referrer is said in the page’s head: the link’s own `rel` has no effect here.
 */
function leave(event: Event): void {
  const exit = closest<HTMLAnchorElement>(event, "a[data-leave]");
  if (!exit) return;
  event.preventDefault();
  document.body.hidden = true;
  location.replace(exit.href);
}

/**
 * Follows “Exit this page”, and holds back a tap or a submitted form that comes before its part of the page is ready; passOn.ts passes it on. On their
 * way down: React may listen already, a moment before the part is ready, and the tap would count twice.
 */
export function holdBack({ held }: Early): void {
  const hold = (event: Event, selector: string): void => {
    const target = closest(event, selector);
    if (!target || target.closest("dialog,[data-ready]")) return;
    event.preventDefault();
    event.stopPropagation();
    held.add(target);
    target.closest("[data-island]")?.setAttribute("data-held", "");
  };
  const on = (name: string, listen: (event: Event) => void): void => document.addEventListener(name, listen, true);
  on("click", leave);
  on("click", (event) => hold(event, "button:is([data-waits],[data-night],[data-prints])"));
  on("submit", (event) => hold(event, "form"));
}
