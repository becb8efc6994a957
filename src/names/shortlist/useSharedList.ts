import { useEffect, useState } from "react";
import { type ParsedShortlist, parseShortlist } from "./shortlists";

export interface SharedList {
  /** What the address or the pasted link holds; null when there is none. */
  shared: ParsedShortlist | null;
  /** Reads a pasted link. */
  read: (link: string) => void;
  /** Puts the shared list away, out of the address too. */
  close: () => void;
}

const inAddress = (): ParsedShortlist | null => (/[#&]names=/.test(location.hash) ? parseShortlist(location.hash) : null);

/** The list somebody shares: the one behind the # of the address, also when that changes while the page is open, or a pasted one. */
export function useSharedList(): SharedList {
  const [shared, setShared] = useState<ParsedShortlist | null>(null);
  useEffect(() => {
    const readAddress = () => {
      const found = inAddress();
      // A link to a part of the page takes nothing away.
      if (found) setShared(found);
    };
    readAddress();
    addEventListener("hashchange", readAddress);
    return () => removeEventListener("hashchange", readAddress);
  }, []);
  return {
    shared,
    read: (link) => setShared(parseShortlist(link)),
    close: () => {
      setShared(null);
      if (inAddress()) history.replaceState(history.state, "", location.pathname);
    },
  };
}
