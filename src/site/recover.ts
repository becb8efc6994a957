/** A tab that was open while the site was deployed asks for pieces that are gone: the page comes anew by itself, with what was typed. */
import { stored } from "../ui/device/stored";
import { keepTyped } from "../ui/device/typed";
import type { ChunkLoadError } from "./failure";

/** True where the host has another build than this page: its script no longer names the piece. */
async function isReplaced(file: string): Promise<boolean> {
  const [, hash] = /-([0-9a-f]{20})\.js$/.exec(file) ?? [];
  if (!hash) return false;
  try {
    const response = await fetch("/app.js", { cache: "no-cache" });
    return response.ok && /javascript/.test(response.headers.get("content-type") ?? "") && !(await response.text()).includes(hash);
  } catch {
    return false;
  }
}

/** True the first time this is asked about a file in this tab; false where that cannot be remembered. */
function isFirstTime(file: string): boolean {
  try {
    if (sessionStorage.getItem(stored.recovered.name) === file) return false;
    sessionStorage.setItem(stored.recovered.name, file);
    return true;
  } catch {
    return false;
  }
}

/** Loads the page anew, with what was typed. */
export function reloadWithTyped(): void {
  keepTyped();
  location.reload();
}

/**
 * Loads the page anew where a newer build has taken the place of the page's own, once for each piece.
 * @returns true where it did
 */
export async function recover({ file }: ChunkLoadError): Promise<boolean> {
  if (!(await isReplaced(file)) || !isFirstTime(file)) return false;
  reloadWithTyped();
  return true;
}
