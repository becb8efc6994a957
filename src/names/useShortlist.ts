import { isListOfTexts } from "../ui/device/storage";
import { useStored } from "../ui/device/useStored";
import { shortlistName } from "./nameId";

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
  const [kept, setKept, forget] = useStored<readonly string[]>(shortlistName, [], isListOfTexts);
  return {
    kept,
    toggle: (id) => setKept((before) => (before.includes(id) ? before.filter((other) => other !== id) : [...before, id])),
    set: (ids) => setKept([...new Set(ids)]),
    forget,
  };
}
