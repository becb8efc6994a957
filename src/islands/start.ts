/** Where the browser's script begins. A late script may come a second time: it begins once. */
import { restoreTyped } from "../ui/device/typed";
import { addBehaviours, reportEvents, tryAgainWhenAsked, wakeIslands } from "./app";

if (document.documentElement.dataset.script === undefined) {
  document.documentElement.dataset.script = "";
  restoreTyped();
  tryAgainWhenAsked();
  addBehaviours();
  wakeIslands();
  reportEvents();
}
