/** What is told with an event: words and numbers of ours, never what a visitor typed. */
export type EventValues = Readonly<Record<string, string | number>>;

export interface SiteEvent {
  name: string;
  values: EventValues;
}

/** Name of the event `logEvent` sends. */
export const siteEvent = "ninni:event";

/**
 * Says that something happened, by name. Nobody listens unless the owner has configured analytics and the visitor has said yes; the site is
 * complete without.
 * @param name letters, digits and underscores, at most 40: what analytics takes
 * @example logEvent("store_link", { marker: "mobile-market-link-top", store: "android", placement: "popup" })
 */
export function logEvent(name: string, values: EventValues = {}): void {
  window.dispatchEvent(new CustomEvent<SiteEvent>(siteEvent, { detail: { name, values } }));
}
