import { type Failure, failureEvent, report, StyleChunkLoadError } from "../../ui/device/failure";
import { patienceMs } from "../../ui/device/patience";
import { whenParsed } from "./whenParsed";

const isStyle = (element: unknown): element is HTMLLinkElement => element instanceof HTMLLinkElement && element.rel === "stylesheet";
const missing = new Set<HTMLLinkElement>();

function showSentence(): void {
  const box = document.getElementById("load-error");
  if (!box) return;
  // Without styles the page is a long text: the sentence is then placed at its beginning, where the reader is.
  if (missing.size > 0) document.body.prepend(box);
  box.hidden = false;
}

function fail(link: HTMLLinkElement, reason: "failed" | "timeout"): void {
  if (missing.has(link)) return;
  missing.add(link);
  report(new StyleChunkLoadError(new URL(link.href).pathname, reason));
}

function watch(link: HTMLLinkElement): void {
  setTimeout(() => {
    if (!link.isConnected || link.sheet) return;
    // The browser shows nothing while styles are loading: they are given up, so that the page can be read without them.
    link.setAttribute("disabled", "");
    fail(link, "timeout");
  }, patienceMs);
}

/** Reports styles that cannot be loaded, and shows the sentence with “try again” whenever src/ui/device/failure.ts reports an error. */
export function watchLoading(): void {
  // From now on noteMissing.ts leaves it to this.
  document.documentElement.dataset.live = "";
  addEventListener(failureEvent, (event) => {
    const { error, isShown } = (event as CustomEvent<Failure>).detail;
    console.error(error);
    if (!isShown) whenParsed(showSentence);
  });

  addEventListener("ninni:again", () => {
    for (const link of Array.from(missing)) {
      missing.delete(link);
      const anew = link.cloneNode() as HTMLLinkElement;
      anew.removeAttribute("disabled");
      link.replaceWith(anew);
    }
  });

  // The error event of a file does not bubble; it can only be caught in the capture phase.
  addEventListener("error", ({ target }) => isStyle(target) && fail(target, "failed"), true);
  for (const element of window.ninniEarly?.missing ?? []) if (isStyle(element)) fail(element, "failed");
  document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]").forEach(watch);
  // More may follow in the HTML.
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) if (isStyle(node)) watch(node);
  }).observe(document.head, { childList: true });
}
