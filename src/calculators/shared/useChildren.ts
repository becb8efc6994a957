import { useEffect, useRef, useState } from "react";
import { fromFragment } from "../../ui/device/shareState";
import { readStored, writeStored } from "../../ui/device/storage";
import { useStored } from "../../ui/device/useStored";
import { type Children, childTool, isChildren, oneChild, withName, withNewChild, withoutCurrent } from "./children";
import { otherBirths, readTicks, ticksName, withoutTicks } from "./childTicks";
import { addressOf, type ChildTool, childTools, isVisitor, readChildren } from "./sharedChild";
import type { Keeping } from "./useCalculatorState";

export interface ChildrenState {
  family: Children;
  /** Changes with whom the tool shows, so that it begins anew. */
  turn: string;
  /** Whether the child of a shared link is shown, who is none of the device's: nothing of it is stored. */
  isVisiting: boolean;
  /** Where what is worked out for a child of the list goes at this moment. */
  whereToKeep: (id: string) => Keeping;
  select: (id: string) => void;
  add: () => void;
  rename: (name: string) => void;
  /** Forgets the current child in every tool. */
  forget: () => void;
  /** Stores the child of the link: as one more, or in the place of the current one. */
  keepVisitor: (as: "new" | "current") => void;
  /** Shows the device's own child instead of that of the link. */
  leaveVisitor: () => void;
}

/**
 * The children of this device, for a tool that shows one at a time. The address changes with the child, so that a copied link is always that of the one
 * who is shown; names are never in it. A child who comes with a shared link is shown and not stored until the reader says so.
 * @param tool name of the tool on the device
 * @param names the fields of the tool, as they stand in an address
 */
export function useChildren(tool: ChildTool, names: readonly string[]): ChildrenState {
  const [family, setFamily, forgetFamily] = useStored<Children>("ninni-tool-children", oneChild, isChildren);
  const [isVisiting, setVisiting] = useState(false);
  /** What came with the link; known before it is drawn, as a form may be sent by then. */
  const visitor = useRef<Record<string, string> | null>(null);
  const [round, setRound] = useState(0);
  const ownAddress = (id: string) => addressOf(readStored(`ninni-tool-${childTool(tool, id)}`)) || location.pathname;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; a tool and its fields do not change
  useEffect(() => {
    if (!isVisitor(tool, names, location.hash)) return;
    visitor.current = fromFragment(location.hash, names);
    setVisiting(true);
  }, []);
  useEffect(() => {
    // The button that was pressed has gone away.
    if (round > 0) document.getElementById("result")?.focus();
  }, [round]);
  const show = (next: Children) => {
    const isPlain = next.list.length === 1 && next.current === "1" && next.list[0]?.name === "";
    if (next.current !== family.current) history.replaceState(history.state, "", ownAddress(next.current));
    if (isPlain) forgetFamily();
    else setFamily(next);
  };
  const endVisit = () => {
    visitor.current = null;
    setVisiting(false);
    setRound(round + 1);
  };
  return {
    family,
    turn: `${family.current}.${round}`,
    isVisiting,
    // A form sent before the children have been read stands for the first one.
    whereToKeep: (id) => (visitor.current ? "address" : readChildren().current === id ? "device" : "nowhere"),
    select: (current) => show({ ...family, current }),
    add: () => show(withNewChild(family)),
    rename: (name) => show(withName(family, name)),
    forget: () => {
      for (const one of childTools) writeStored(`ninni-tool-${childTool(one, family.current)}`, null);
      const ticks = withoutTicks(readTicks(), family.current, otherBirths(family));
      writeStored(ticksName, Object.keys(ticks).length > 0 ? ticks : null);
      show(withoutCurrent(family));
    },
    keepVisitor: (as) => {
      const next = as === "new" ? withNewChild(family) : family;
      // The address goes on with what was worked out since.
      writeStored(`ninni-tool-${childTool(tool, next.current)}`, fromFragment(location.hash, names) ?? visitor.current);
      if (as === "new") setFamily(next);
      endVisit();
    },
    leaveVisitor: () => {
      history.replaceState(history.state, "", ownAddress(family.current));
      endVisit();
    },
  };
}
