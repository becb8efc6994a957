/** Recovers a tab that was open while the site was deployed and requests files that are gone: the page is reloaded, with what was typed. */

import type { ChunkLoadError } from "../ui/device/failure";
import { stored } from "../ui/device/stored";
import { keepTyped } from "../ui/device/typed";

/** The current script on the host; undefined if it cannot be loaded. */
async function scriptOfHost(): Promise<string | undefined> {
  try {
    const response = await fetch("/app.js", { cache: "no-cache" });
    return response.ok && /javascript/.test(response.headers.get("content-type") ?? "") ? await response.text() : undefined;
  } catch {
    return undefined;
  }
}

/** A hash that distinguishes one script from another. */
const fingerprintOf = (text: string): string => {
  let sum = 0;
  for (let i = 0; i < text.length; i++) sum = (Math.imul(sum, 31) + text.charCodeAt(i)) | 0;
  return String(sum);
};

/** True the first time this tab sees a build of the host; false where that cannot be stored. */
function isFirstTime(build: string): boolean {
  try {
    if (sessionStorage.getItem(stored.recovered.name) === build) return false;
    sessionStorage.setItem(stored.recovered.name, build);
    return true;
  } catch {
    return false;
  }
}

/** Reloads the page and restores what was typed, including what is typed while the new page is loading. */
export function reloadWithTyped(): void {
  keepTyped();
  addEventListener("pagehide", () => keepTyped(), { once: true });
  location.reload();
}

/** Whether the host has a newer build for which this page has not been reloaded yet, recognised by a script that no longer names the file. */
async function shouldReload(file: string): Promise<boolean> {
  const [, hash] = /-([0-9a-f]{6})\.js$/.exec(file) ?? [];
  const script = hash && (await scriptOfHost());
  return Boolean(script && hash && !script.includes(hash) && isFirstTime(fingerprintOf(script)));
}

/** The decision for all files of the page that fail at the same time; made again after a no. */
let answer: Promise<boolean> | undefined;

/**
 * Reloads the page if the host has a newer build, once for each build: if the new build is itself broken, the error sentence is shown.
 * @returns true if it reloads
 * @example if (await recover(error)) return;
 */
export async function recover({ file }: ChunkLoadError): Promise<boolean> {
  if (!answer) {
    answer = shouldReload(file);
    answer.then((isReloading) => {
      if (isReloading) reloadWithTyped();
      else answer = undefined;
    });
  }
  return answer;
}
