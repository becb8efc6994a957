/**
 * Copies a text and returns whether that worked: a device may refuse, and a page without https has no clipboard.
 * @example await copyText(location.href) // true
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
