import type { NameGender } from "../../vocabulary/nameLists";
import type { NameEntry } from "../nameEntry";
import { byRelevance, closeness, closenessTo, toQuery } from "./nameSearch";
import { nearNames } from "./nearNames";

/** A name and the sides that have it. */
export interface SidedName {
  entry: NameEntry;
  sides: readonly NameGender[];
}

/**
 * The names of both sides, each once.
 * @example joinSides(girls, boys).find(({ entry }) => entry.name === "Deniz")?.sides // ["girl", "boy"]
 */
export function joinSides(girls: readonly NameEntry[], boys: readonly NameEntry[]): SidedName[] {
  const bySlug = new Map(girls.map((entry) => [entry.slug, { entry, sides: ["girl"] } as SidedName]));
  for (const entry of boys) {
    const girl = bySlug.get(entry.slug);
    bySlug.set(entry.slug, girl ? { ...girl, sides: ["girl", "boy"] } : { entry, sides: ["boy"] });
  }
  return [...bySlug.values()];
}

/**
 * The names of both sides that match typed text, the closest first; if none of them has that name, also those that differ by one typing error.
 * In Turkish, names in English use match only by their own name.
 * @example searchSides(names, "ali", "tr").found[0]?.sides // ["boy"]
 */
export function searchSides(names: readonly SidedName[], typed: string, language: string): { found: SidedName[]; near: NameEntry[] } {
  const query = toQuery(typed);
  if (query.words.length === 0) return { found: [], near: [] };
  const sidesOf = new Map(names.map((name) => [name.entry, name]));
  const close = (entry: NameEntry) => closenessTo(entry, query) ?? closeness.middle;
  const found = byRelevance([...sidesOf.keys()], query).filter(
    (entry) => language === "en" || !entry.lists.includes("english") || close(entry) <= closeness.variant,
  );
  const isNamed = found.some((entry) => close(entry) <= closeness.soundBeginning);
  return { found: found.flatMap((entry) => sidesOf.get(entry) ?? []), near: isNamed ? [] : nearNames([...sidesOf.keys()], typed) };
}
