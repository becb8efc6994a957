/** A tab that was open while the site was deployed asks for pieces that are gone: the page comes anew by itself, with what was typed. */
import { stored } from "../ui/device/stored";
import { keepTyped } from "../ui/device/typed";
import type { ChunkLoadError } from "./failure";

/** The host's script of today; undefined where it does not come. */
async function scriptOfHost(): Promise<string | undefined> {
  try {
    const response = await fetch("/app.js", { cache: "no-cache" });
    return response.ok && /javascript/.test(response.headers.get("content-type") ?? "") ? await response.text() : undefined;
  } catch {
    return undefined;
  }
}

/** A number that tells one script from another. */
const fingerprintOf = (text: string): string => {
  let sum = 0;
  for (let i = 0; i < text.length; i++) sum = (Math.imul(sum, 31) + text.charCodeAt(i)) | 0;
  return String(sum);
};

/** True the first time a build of the host is asked about in this tab; false where that cannot be remembered. */
function isFirstTime(build: string): boolean {
  try {
    if (sessionStorage.getItem(stored.recovered.name) === build) return false;
    sessionStorage.setItem(stored.recovered.name, build);
    return true;
  } catch {
    return false;
  }
}

/** Loads the page anew, with what was typed, be it while the new page is on its way. */
export function reloadWithTyped(): void {
  keepTyped();
  addEventListener("pagehide", () => keepTyped(), { once: true });
  location.reload();
}

/** Whether the host has another build than this page, for which the page has not come anew yet: its script no longer names the piece. */
async function shouldReload(file: string): Promise<boolean> {
  const [, hash] = /-([0-9a-f]{6})\.js$/.exec(file) ?? [];
  const script = hash && (await scriptOfHost());
  return Boolean(script && hash && !script.includes(hash) && isFirstTime(fingerprintOf(script)));
}

/** The answer for all pieces of the page that fail at once; asked anew after a no. */
let answer: Promise<boolean> | undefined;

/**
 * Loads the page anew where a newer build has taken the place of the page's own, once for each build: one that is broken itself ends in the sentence.
 * @returns true where it does
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
