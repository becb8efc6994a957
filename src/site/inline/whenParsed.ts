/**
 * Runs the work once the whole HTML is in the document.
 * @example whenParsed(() => document.querySelector("footer"))
 */
export function whenParsed(work: () => void): void {
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", work);
  else work();
}
