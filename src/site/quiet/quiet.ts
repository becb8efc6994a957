/** The reader’s choice of quiet mode on this device: stored, and applied to the page at once. It is in no address, no title and nothing that is sent. */
import { readStored, writeStored } from "../../ui/device/storage";
import { stored } from "../../ui/device/stored";

/** `on`: after a loss. `gentle`: pregnant again after one, without size comparisons and countdowns. */
export type Quiet = "on" | "gentle";

/** Its storage name. */
const quietName = stored.quiet.name;
const noSizesName = stored.noSizes.name;

/**
 * The stored choice; null if there is none.
 * @example readQuiet() // "on"
 */
export function readQuiet(): Quiet | null {
  const choice = readStored(quietName);
  return choice === "on" || choice === "gentle" ? choice : null;
}

/**
 * True while this page is quiet after a loss, also where the browser stores nothing.
 * @example isQuiet() // false on a device that has never chosen it
 */
export const isQuiet = (): boolean => document.documentElement.dataset.quiet !== undefined;

/**
 * Stores the choice and applies it to this page; null ends quiet mode. The other tabs follow by themselves.
 * @returns false where the browser does not store it, so that it applies to this page only
 * @example keepQuiet("on") // true
 */
export function keepQuiet(quiet: Quiet | null): boolean {
  const root = document.documentElement;
  writeStored(quietName, quiet);
  root.toggleAttribute("data-quiet", quiet === "on");
  root.toggleAttribute("data-gentle", quiet === "gentle");
  return readQuiet() === quiet;
}

/** Stores whether size comparisons of the baby are hidden, and applies it to this page. */
export function keepNoSizes(hides: boolean): void {
  writeStored(noSizesName, hides || null);
  document.documentElement.toggleAttribute("data-no-sizes", hides);
}
