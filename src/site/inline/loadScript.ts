import { ChunkLoadError, type LoadReason, report } from "../../ui/device/failure";
import { patienceMs } from "../../ui/device/patience";
import { closest } from "./closest";

const root = document.documentElement;
const file = "/app.js";
let isFetched = false;

/** Loads the site’s script (src/browser/start.ts) if the page has a part that needs it. */
function start(): void {
  if (isFetched || !document.querySelector("[data-island], [data-behaviour]")) return;
  isFetched = true;
  const script = document.createElement("script");
  script.src = file;
  const fail = (reason: LoadReason): void => {
    clearTimeout(timer);
    if (root.dataset.script !== undefined || !script.isConnected) return;
    script.remove();
    report(new ChunkLoadError(file, reason));
  };
  const timer = setTimeout(() => fail("timeout"), patienceMs);
  script.onerror = () => fail("failed");
  // The response may be another page, or half of the script: the whole script marks that it runs.
  script.onload = () => fail("broken");
  document.body.append(script);
}

/** True where something continues with the clock, like a contraction being timed: its part names what the device stores of it. */
function hasKept(): boolean {
  try {
    const name = document.querySelector<HTMLElement>("[data-resumes]")?.dataset.resumes;
    return name !== undefined && localStorage.getItem(name) !== null;
  } catch {
    return false;
  }
}

/** True if the page has something to answer at once: nothing to read first, the reader’s own day, a shared result, or something that continues. */
function isDue(): boolean {
  const ownDay = root.dataset.day === undefined ? "" : ",[data-island=dayCard]";
  return document.querySelector(`[data-starts]${ownDay}`) !== null || location.hash.includes("=") || hasKept();
}

const signs = ["pointerover", "pointerdown", "touchstart", "keydown", "focusin", "scroll"];

/**
 * Loads the site’s script at the first sign of the reader, or 4 s after the page has loaded; as soon as the browser is idle if something is due.
 * @param onLoad what comes after it, once the page has loaded
 */
export function loadScriptWhenDue(onLoad: () => void): void {
  const onSign = (event: Event): void => {
    // This scroll event is from a rail scrolled by everyPage.ts; only scrolling the page is a sign of the reader.
    if (event.type === "scroll" && event.target !== document) return;
    for (const sign of signs) removeEventListener(sign, onSign, true);
    start();
  };
  for (const sign of signs) addEventListener(sign, onSign, { passive: true, capture: true });
  // What was touched before this script was there.
  if (document.querySelector("[data-held]") || root.matches(":active")) start();
  const whenLoaded = (): void => {
    if (isDue()) "requestIdleCallback" in window ? requestIdleCallback(start) : setTimeout(start, 200);
    setTimeout(start, 4000);
    onLoad();
  };
  if (document.readyState === "complete") whenLoaded();
  else addEventListener("load", whenLoaded);
}

/** Loads again what could not be loaded when the reader chooses “try again”. */
export function loadAgainWhenAsked(): void {
  document.addEventListener("click", (event) => {
    const again = closest(event, "[data-again]");
    if (!again) return;
    again.closest<HTMLElement>("[role=alert]")?.setAttribute("hidden", "");
    isFetched = root.dataset.script !== undefined;
    dispatchEvent(new Event("ninni:again"));
    start();
  });
}
