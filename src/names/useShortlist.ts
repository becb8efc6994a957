import { isListOfTexts, readStored } from "../ui/device/storage";
import { useStored } from "../ui/device/useStored";
import { shortlistName } from "./nameId";

export interface Shortlist {
  /** Names on the shortlist of this device, in the order they were added. */
  saved: readonly string[];
  /** Adds a name, or removes it. */
  toggle: (id: string) => void;
  set: (ids: readonly string[]) => void;
  forget: () => void;
}

/** Informs the other parts of this page that show the list, because the browser sends the event only to other tabs. */
const tellPage = () => dispatchEvent(new StorageEvent("storage", { key: shortlistName }));
/** Does so only if something is stored: where storage is forbidden, the list exists only in its own part of the page. */
const tellOfList = () => readStored(shortlistName) !== null && tellPage();

/** The names on the visitor's shortlist, which is on this device only. */
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
