/**
 * Says that something happened, by name. Nobody listens unless the owner has configured analytics and the visitor has said yes; the site is
 * complete without.
 * @example logEvent("android mobile-market-link-top")
 */
export function logEvent(name: string): void {
  window.dispatchEvent(new CustomEvent("ninni:event", { detail: name }));
}
