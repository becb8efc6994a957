/** Where the browser's script begins. A late script may come a second time: it begins once. */
import { restoreTyped } from "../ui/device/typed";
import { addBehaviours, reportEvents, tryAgainWhenAsked, wakeIslands } from "./app";

if (document.documentElement.dataset.script === undefined) {
  document.documentElement.dataset.script = "";
  // Only a page that came anew has something to give back; the first look into this storage holds a slow phone up.
  const [opened] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (opened?.type !== "navigate") restoreTyped();
  tryAgainWhenAsked();
  addBehaviours();
  wakeIslands();
  reportEvents();
}
