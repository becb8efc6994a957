/**
 * The nearest element around what an event happened on; null if there is none.
 * @example closest(event, "[data-night]")
 */
export const closest = <Kind extends HTMLElement = HTMLElement>(event: Event, selector: string): Kind | null =>
  event.target instanceof Element ? event.target.closest<Kind>(selector) : null;
