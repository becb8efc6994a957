/** Entry point of the browser script. A late script may be loaded a second time; it starts only once. */
import { restoreTyped } from "../ui/device/typed";
import { addBehaviours, openSearchBySlash, reportEvents, tryAgainWhenAsked, wakeIslands } from "./app";

if (document.documentElement.dataset.script === undefined) {
  document.documentElement.dataset.script = "";
  // Only a reloaded page, or one the reader has returned to, has typed text to restore; the first access to this storage slows down a slow phone.
  const [opened] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (opened?.type !== "navigate") restoreTyped();
  tryAgainWhenAsked();
  addBehaviours();
  wakeIslands();
  openSearchBySlash();
  reportEvents();
}
