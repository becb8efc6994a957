/**
 * The script of every page: one file that browsers cache, loaded while the page is read. Everything here improves something that also works without
 * script: menus, night switch, links to the reader’s own week, and loading the site’s script (src/browser/start.ts) when it is needed. A page the
 * browser prerenders waits until it is opened, because what is stored on the device may have changed by then.
 */
import { listen, preparePage } from "./everyPage";
import { loadAgainWhenAsked, loadScriptWhenDue } from "./loadScript";
import { speculationRules } from "./speculationRules";
import { watchLoading } from "./watchLoading";
import { whenParsed } from "./whenParsed";

const saysSaveData = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;

/** Says which pages the browser may fetch or render ahead. */
function addSpeculationRules(): void {
  const rules = document.createElement("script");
  rules.type = "speculationrules";
  rules.textContent = speculationRules;
  document.head.append(rules);
}

/** The service worker comes last of all. */
const registerWorker = (): unknown => setTimeout(() => navigator.serviceWorker.register("/sw.js").catch(() => undefined), 6000);

function begin(): void {
  listen();
  loadAgainWhenAsked();
  preparePage();
  // Nothing is loaded ahead, and no worker is registered automatically, where data is to be saved.
  if (!saysSaveData) addSpeculationRules();
  loadScriptWhenDue(() => {
    if ("serviceWorker" in navigator && !saysSaveData) registerWorker();
  });
}

watchLoading();
if ("prerendering" in document && document.prerendering) document.addEventListener("prerenderingchange", begin, { once: true });
else whenParsed(begin);
