import type { Language } from "../../routes/routes";
import { upper } from "../../text/letters";
import type { NameGender } from "../../vocabulary/nameLists";
import { type SidedName, searchSides } from "../search/bothSides";
import { closeness, closenessTo, toQuery } from "../search/nameSearch";
import { findSecondNames } from "./secondNames";
import { findSiblings } from "./siblings";

export interface NameWish {
  /** The typed name. */
  first: string;
  /** `second` for a second name of the same child; else a brother or sister. */
  kind: string;
  side: string;
}

/**
 * The names that go with a typed name, and those that differ from it by one typing error.
 * @example matchesFor({ first: "Defne", kind: "sibling", side: "boy" }, names, "tr").siblings // names for a brother
 */
export function matchesFor(wish: NameWish, names: readonly SidedName[], language: Language) {
  const { found, near } = searchSides(names, wish.first, language);
  const [best] = found;
  const known = best && (closenessTo(best.entry, toQuery(wish.first)) ?? closeness.middle) <= closeness.variant ? best : null;
  const side: NameGender = wish.side === "boy" ? "boy" : "girl";
  if (wish.kind === "second") {
    const written = known?.entry.name ?? upper(wish.first.slice(0, 1), "tr") + wish.first.slice(1);
    // A second name is for the same child, so if the first is only on one side, that side is used.
    const sideOfFirst = known && !known.sides.includes(side) ? (known.sides[0] ?? side) : side;
    return { known, near, side: sideOfFirst, siblings: [], seconds: findSecondNames(written, names, sideOfFirst) };
  }
  return { known, near, side, siblings: known ? findSiblings(known.entry, names, side, language) : [], seconds: [] };
}
