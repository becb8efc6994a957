/** Selects which of the found pages are shown: the best matches, then others by kind. */

import { type Kind, kinds } from "../../vocabulary/searchKinds";
import type { Hit } from "./ask";
import type { OpenIndex } from "./openIndex";

/** A shown page, among the best matches (`under` is null) or under its kind. */
export interface Shown {
  hit: Hit;
  under: Kind | null;
}

/** Number of best matches, of pages of each kind, and of kinds. */
const closest = 3;
const ofEach = 3;
const kindsShown = 2;

/**
 * The shown pages of an answer, in their order on the page.
 * @param timePage the page of the week, month or age in the query, which is always shown
 * @example toShown(ask("ateş", index).hits, index).map(({ hit }) => hit.page)
 */
export function toShown(hits: readonly Hit[], index: Pick<OpenIndex, "pages">, timePage: number | null = null): Shown[] {
  const others = hits.slice(closest);
  const byKind = kinds
    .map((kind) => others.filter(({ page }) => index.pages[page]?.kind === kind).slice(0, ofEach))
    .filter((found) => found.length > 0)
    .sort(([a], [b]) => (b?.score ?? 0) - (a?.score ?? 0))
    .slice(0, kindsShown);
  const shown = [
    ...hits.slice(0, closest).map((hit) => ({ hit, under: null })),
    ...byKind.flat().map((hit) => ({ hit, under: index.pages[hit.page]?.kind ?? null })),
  ];
  const ofTime = hits.find(({ page }) => page === timePage);
  return ofTime && !shown.some(({ hit }) => hit === ofTime)
    ? [...shown, { hit: ofTime, under: index.pages[ofTime.page]?.kind ?? null }]
    : shown;
}
