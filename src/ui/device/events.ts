/** Values of an event: words and numbers of ours, never what a visitor typed. */
export type EventValues = Readonly<Record<string, string | number>>;

export interface SiteEvent {
  name: string;
  values: EventValues;
}

/** Name of the event `logEvent` sends. */
export const siteEvent = "ninni:event";

/**
 * Dispatches an event for analytics. Nothing listens unless the owner has configured analytics and the visitor has agreed; the site works fully
 * without.
 * @param name letters, digits and underscores, at most 40: the limit of the analytics service
 * @example logEvent("store_link", { marker: "mobile-market-link-top", store: "android", placement: "popup" })
 */
export function logEvent(name: string, values: EventValues = {}): void {
  window.dispatchEvent(new CustomEvent<SiteEvent>(siteEvent, { detail: { name, values } }));
}
