/** A link as a code for the camera of another phone, drawn into the page. What makes it is fetched when the first one is wanted. */
import { qrPath } from "../ui/qrPath";

/**
 * @param figure holds an `svg` with a `path`, hidden as long as there is no code
 * @returns what went wrong: the link holds more than the largest code, or the script did not come; null when the code stands there
 */
export async function drawCode(figure: HTMLElement, link: string): Promise<"tooLong" | "failed" | null> {
  figure.hidden = true;
  const uqr = await import("uqr").catch(() => null);
  if (!uqr) return "failed";
  try {
    const { cells, path } = qrPath(uqr.encode(link, { border: 0 }).data);
    figure.querySelector("svg")?.setAttribute("viewBox", `0 0 ${cells} ${cells}`);
    figure.querySelector("path")?.setAttribute("d", path);
  } catch {
    return "tooLong";
  }
  figure.hidden = false;
  return null;
}
