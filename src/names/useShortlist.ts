import { isListOfTexts } from "../ui/device/storage";
import { useStored } from "../ui/device/useStored";
import { shortlistName } from "./nameId";

export interface Shortlist {
  /** Names kept on this device, in the order they were added. */
  saved: readonly string[];
  /** Adds a name, or takes it out again. */
  toggle: (id: string) => void;
  set: (ids: readonly string[]) => void;
  forget: () => void;
}

/** The names a visitor has put on her list, on this device only. */
export function useShortlist(): Shortlist {
  const [saved, setSaved, forget] = useStored<readonly string[]>(shortlistName, [], isListOfTexts);
  return {
    saved,
    toggle: (id) => setSaved((before) => (before.includes(id) ? before.filter((other) => other !== id) : [...before, id])),
    set: (ids) => setSaved([...new Set(ids)]),
    forget,
  };
}
