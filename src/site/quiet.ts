/** The reader's choice of quiet mode on this device: kept, and put on the page at once. It is in no address, no title and nothing that is sent. */
import { readStored, writeStored } from "../ui/device/storage";
import { stored } from "../ui/device/stored";

/** `on`: after a loss. `gentle`: pregnant again after one, without size comparisons and countdowns. */
export type Quiet = "on" | "gentle";

/** Its name on the device. src/site/beforeReact.ts repeats it, since nothing from outside may stand there. */
export const quietName = stored.quiet.name;
const noSizesName = stored.noSizes.name;

/** @example readQuiet() // "on" */
export function readQuiet(): Quiet | null {
  const choice = readStored(quietName);
  return choice === "on" || choice === "gentle" ? choice : null;
}

/**
 * Keeps the choice and puts it on this page; null ends it. The other tabs follow by themselves.
 * @returns false where the browser does not keep it, so that it holds on this page only
 */
export function keepQuiet(quiet: Quiet | null): boolean {
  const root = document.documentElement;
  writeStored(quietName, quiet);
  root.toggleAttribute("data-quiet", quiet === "on");
  root.toggleAttribute("data-gentle", quiet === "gentle");
  return readQuiet() === quiet;
}

/** Keeps that the baby is not to be compared with fruit or things, and puts it on this page. */
export function keepNoSizes(hides: boolean): void {
  writeStored(noSizesName, hides || null);
  document.documentElement.toggleAttribute("data-no-sizes", hides);
}
