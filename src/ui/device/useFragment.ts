import { useEffect, useRef } from "react";
import { keepInAddress } from "./keepInAddress";

/**
 * Writes what a reader chose into the fragment of the address (behind #), so that it can be shared and Back leads to it. An anchor already there
 * stays until something is chosen.
 * @param fragment as toFragment makes it; an empty string when nothing is chosen
 */
export function useFragment(fragment: string): void {
  const isFollowed = useRef(false);
  useEffect(() => {
    if (fragment === "" && !isFollowed.current) return;
    isFollowed.current = fragment !== "";
    return keepInAddress(fragment || location.pathname);
  }, [fragment]);
}
