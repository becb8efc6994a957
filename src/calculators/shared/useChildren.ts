import { useEffect, useRef, useState } from "react";
import { fromFragment } from "../../ui/device/shareState";
import { readStored, writeStored } from "../../ui/device/storage";
import { useOnMount } from "../../ui/device/useOnChange";
import { useStored } from "../../ui/device/useStored";
import { type Children, childTool, isChildren, oneChild, withName, withNewChild, withoutCurrent } from "./children";
import { otherBirths, readTicks, ticksName, withoutTicks } from "./childTicks";
import { addressOf, type ChildTool, childTools, isVisitor, readChildren } from "./sharedChild";
import type { Keeping } from "./useCalculatorState";

export interface ChildrenState {
  family: Children;
  /** Changes when the tool shows another child, so that it starts with a fresh state. */
  turn: string;
  /** Whether the child of a shared link is shown, who is not one of this device's: nothing about that child is stored. */
  isVisiting: boolean;
  /** Where a result for this child is stored at this moment. */
  whereToKeep: (id: string) => Keeping;
  select: (id: string) => void;
  add: () => void;
  rename: (name: string) => void;
  /** Forgets the current child in every tool. */
  forget: () => void;
  /** Stores the child of the link: as another child, or in place of the current one. */
  keepVisitor: (as: "new" | "current") => void;
  /** Shows the device's own child instead of the one from the link. */
  leaveVisitor: () => void;
}

/**
 * The children of this device, for a tool that shows one at a time. The address changes with the child, so that a copied link always describes the
 * one shown; it never contains a name. A child from a shared link is shown, and stored only when the reader chooses so.
 * @param tool name of the tool on the device
 * @param names the fields of the tool, as they are called in an address
 */
export function useChildren(tool: ChildTool, names: readonly string[]): ChildrenState {
  const [family, setFamily, forgetFamily] = useStored<Children>("ninni-tool-children", oneChild, isChildren);
  const [isVisiting, setVisiting] = useState(false);
  /** The fields of the link; known before they are shown, because the form may be submitted by then. */
  const visitor = useRef<Record<string, string> | null>(null);
  const [round, setRound] = useState(0);
  const ownAddress = (id: string) => addressOf(readStored(`ninni-tool-${childTool(tool, id)}`)) || location.pathname;
  // Once; a tool and its fields do not change.
  useOnMount(() => {
    if (!isVisitor(tool, names, location.hash)) return;
    visitor.current = fromFragment(location.hash, names);
    setVisiting(true);
  });
  useEffect(() => {
    // The button that had the focus is no longer on the page.
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
    // A form submitted before the children have been read counts for the first one.
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
      // The address has what was calculated since the link was opened.
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
