import { toFragment } from "../../ui/device/shareState";
import { readStored, writeStored } from "../../ui/device/storage";
import { useStored } from "../../ui/device/useStored";
import { type Children, childTool, isChildren, oneChild, withName, withNewChild, withoutCurrent } from "./children";
import { otherBirths, readTicks, ticksName, withoutTicks } from "./childTicks";

/** The tools that keep something for each child. */
const tools = ["growth-percentile", "vaccine-calendar"] as const;

export interface ChildrenState {
  family: Children;
  select: (id: string) => void;
  add: () => void;
  rename: (name: string) => void;
  /** Forgets the current child in every tool. */
  forget: () => void;
}

/** What a tool has kept for a child, as the address shows it. */
function addressOf(tool: string, id: string): string {
  const kept = Object.entries(readStored(`ninni-tool-${childTool(tool, id)}`) ?? {});
  return toFragment(Object.fromEntries(kept.filter((entry): entry is [string, string] => typeof entry[1] === "string")));
}

/**
 * The children of this device, for a tool that shows one at a time. The address changes with the child, so that a copied link is always that of the one
 * who is shown; names are never in it.
 * @param tool name of the tool on the device
 */
export function useChildren(tool: (typeof tools)[number]): ChildrenState {
  const [family, setFamily, forgetFamily] = useStored<Children>("ninni-tool-children", oneChild, isChildren);
  const show = (next: Children) => {
    const isPlain = next.list.length === 1 && next.current === "1" && next.list[0]?.name === "";
    if (next.current !== family.current) history.replaceState(history.state, "", addressOf(tool, next.current) || location.pathname);
    if (isPlain) forgetFamily();
    else setFamily(next);
  };
  return {
    family,
    select: (current) => show({ ...family, current }),
    add: () => show(withNewChild(family)),
    rename: (name) => show(withName(family, name)),
    forget: () => {
      for (const one of tools) writeStored(`ninni-tool-${childTool(one, family.current)}`, null);
      const ticks = withoutTicks(readTicks(), family.current, otherBirths(family));
      writeStored(ticksName, Object.keys(ticks).length > 0 ? ticks : null);
      show(withoutCurrent(family));
    },
  };
}
