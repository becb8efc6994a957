import { pages } from "../../routes/pages";
import type { PlainRouteId } from "../../routes/routes";

/** A page with a drawing. Each drawing means one page, and is the same wherever that page is linked. */
export type PicturedRouteId = { [Id in PlainRouteId]: (typeof pages)[Id]["icon"] extends string ? Id : never }[PlainRouteId];

/**
 * Path of a page’s drawing, for Picture.
 * @example iconOf("budget") // "icons/budget"
 */
export const iconOf = (page: PicturedRouteId): string => `icons/${pages[page].icon}`;
