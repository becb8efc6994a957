/** A shared link of a tool that keeps several children: whose it is. */
import { fromFragment, toFragment } from "../../ui/device/shareState";
import { readStored } from "../../ui/device/storage";
import { type Children, childTool, isChildren, oneChild } from "./children";

/** The tools that keep something for each child. */
export const childTools = ["growth-percentile", "vaccine-calendar"] as const;
export type ChildTool = (typeof childTools)[number];

/** The children of this device as they are stored, or the one without a name. */
export function readChildren(): Children {
  const stored = readStored("ninni-tool-children");
  return isChildren(stored) ? stored : oneChild;
}

/** The part behind # of a stored state, as the tool writes it. */
export const addressOf = (state: unknown): string =>
  toFragment(Object.fromEntries(Object.entries(state ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === "string")));

/**
 * Whether the address holds the state of a child who is none of this device's, which then stays out of what is stored. On a device that keeps nothing of a
 * child yet, nobody is in its way.
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
