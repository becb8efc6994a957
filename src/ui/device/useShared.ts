import { useState } from "react";
import { type DecodedState, decodeShared, type SharedFormat } from "./sharedState";
import { useOnMount } from "./useOnChange";

export interface Shared<Text extends string = never> {
  /** What the address or the pasted link contains; null when there is neither. */
  shared: DecodedState<Text> | null;
  /** Reads a pasted link. */
  read: (link: string) => void;
  /** Removes it, from the address too. */
  close: () => void;
}

/**
 * Shared state from the fragment of the address, also when that changes while the page is open, or from a pasted link.
 * @param format must be the same at every call
 */
export function useShared<Text extends string>(format: SharedFormat<Text>): Shared<Text> {
  const [shared, setShared] = useState<DecodedState<Text> | null>(null);
  const isInAddress = () => new RegExp(`[#&]${format.field}=`).test(location.hash);
  // The format of a page does not change.
  useOnMount(() => {
    const readAddress = () => {
      // A link to an anchor on the page leaves the shared state in place.
      if (isInAddress()) setShared(decodeShared(format, location.hash));
    };
    readAddress();
    addEventListener("hashchange", readAddress);
    return () => removeEventListener("hashchange", readAddress);
  });
  return {
    shared,
    read: (link) => setShared(decodeShared(format, link)),
    close: () => {
      setShared(null);
      if (isInAddress()) history.replaceState(history.state, "", location.pathname);
    },
  };
}
