/** Finds out whether the child of a link is one of this device's, in tools that store several children. */
import { fromFragment, toFragment } from "../../ui/device/shareState";
import { readStored } from "../../ui/device/storage";
import { type Children, childTool, isChildren, oneChild } from "./children";

/** The tools that store something for each child. */
export const childTools = ["growth-percentile", "vaccine-calendar"] as const;
export type ChildTool = (typeof childTools)[number];

/** The children stored on this device; one without a name if none are stored. */
export function readChildren(): Children {
  const stored = readStored("ninni-tool-children");
  return isChildren(stored) ? stored : oneChild;
}

/**
 * The fragment of an address, with its #, for a stored state.
 * @example addressOf({ day: "1", month: "6" }) // "#day=1&month=6"
 */
export const addressOf = (state: unknown): string =>
  toFragment(Object.fromEntries(Object.entries(state ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === "string")));

/**
 * Whether the address describes a child who is not the current one on this device, so that nothing of it may be stored. On a device with a single
 * child and no data for it, the child of the link is not a visitor.
 * @param names the fields of the tool
 * @example isVisitor("vaccine-calendar", ["day", "month", "year"], "#day=1&month=6&year=2026") // false on a device without children
 */
export function isVisitor(tool: ChildTool, names: readonly string[], hash: string): boolean {
  const shared = fromFragment(hash, names);
  if (!shared) return false;
  const { current, list } = readChildren();
  const isAlone = list.length === 1 && childTools.every((one) => readStored(`ninni-tool-${childTool(one, current)}`) === null);
  return !isAlone && toFragment(shared) !== addressOf(readStored(`ninni-tool-${childTool(tool, current)}`));
}
