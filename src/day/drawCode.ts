/** Draws a link as a QR code for the camera of another phone. The script that makes it is loaded when the first code is needed. */
import { qrPath } from "../ui/qrPath";

/**
 * Draws the code into a figure and shows the figure.
 * @param figure contains an `svg` with a `path`; hidden as long as there is no code
 * @returns the error: the link is too long for the largest code, or the script could not be loaded; null if the code is drawn
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
