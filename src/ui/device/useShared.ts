import { useEffect, useState } from "react";
import { type DecodedState, decodeShared, type SharedFormat } from "./sharedState";

export interface Shared<Text extends string = never> {
  /** What the address or the pasted link holds; null when there is none. */
  shared: DecodedState<Text> | null;
  /** Reads a pasted link. */
  read: (link: string) => void;
  /** Puts it away, out of the address too. */
  close: () => void;
}

/**
 * The state somebody shares: the one behind the # of the address, also when that changes while the page is open, or a pasted one.
 * @param format the same one at every call
 */
export function useShared<Text extends string>(format: SharedFormat<Text>): Shared<Text> {
  const [shared, setShared] = useState<DecodedState<Text> | null>(null);
  const isInAddress = () => new RegExp(`[#&]${format.field}=`).test(location.hash);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the format of a page does not change
  useEffect(() => {
    const readAddress = () => {
      // A link to a part of the page takes nothing away.
      if (isInAddress()) setShared(decodeShared(format, location.hash));
    };
    readAddress();
    addEventListener("hashchange", readAddress);
    return () => removeEventListener("hashchange", readAddress);
  }, []);
  return {
    shared,
    read: (link) => setShared(decodeShared(format, link)),
    close: () => {
      setShared(null);
      if (isInAddress()) history.replaceState(history.state, "", location.pathname);
    },
  };
}
