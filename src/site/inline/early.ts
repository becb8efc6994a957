/** What the inline script (inHead.ts) has noted before the script of every page was there; both write to it and read it. */
export interface Early {
  /** Elements that were tapped or submitted, in order, until their part is ready. One tapped twice is in it once: else two print dialogs would open. */
  held: Set<HTMLElement>;
  /** Elements whose file could not be loaded. */
  missing: Element[];
}

declare global {
  interface Window {
    ninniEarly?: Early;
  }
}
