import type { Side } from "../routes/routes";
import { isListOfTexts, useStored } from "../ui/device/useStored";

/** A name on a side, as the shortlist keeps and shares it: girl-ada. */
export const nameId = (side: Side, slug: string): string => `${side}-${slug}`;

export interface Shortlist {
  /** Names kept on this device, in the order they were added. */
  kept: readonly string[];
  /** Adds a name, or takes it out again. */
  toggle: (id: string) => void;
  set: (ids: readonly string[]) => void;
  forget: () => void;
}

/** The names a visitor has put on her list, on this device only. */
export function useShortlist(): Shortlist {
  const [kept, setKept, forget] = useStored<readonly string[]>("ninni-names", [], isListOfTexts);
  return {
    kept,
    toggle: (id) => setKept((before) => (before.includes(id) ? before.filter((other) => other !== id) : [...before, id])),
    set: (ids) => setKept([...new Set(ids)]),
    forget,
  };
}
