import { isListOfTexts, readStored } from "../ui/device/storage";
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

/** Other pieces of the page show the same list; the browser tells only other tabs. */
const tellPage = () => dispatchEvent(new StorageEvent("storage", { key: shortlistName }));
/** Where storage is forbidden there is nothing to read again, and the list holds in its own piece. */
const tellOfList = () => readStored(shortlistName) !== null && tellPage();

/** The names a visitor has put on her list, on this device only. */
export function useShortlist(): Shortlist {
  const [saved, setSaved, forget] = useStored<readonly string[]>(shortlistName, [], isListOfTexts);
  return {
    saved,
    toggle: (id) => {
      setSaved((before) => (before.includes(id) ? before.filter((other) => other !== id) : [...before, id]));
      tellOfList();
    },
    set: (ids) => {
      setSaved([...new Set(ids)]);
      tellOfList();
    },
    forget: () => {
      forget();
      tellPage();
    },
  };
}
