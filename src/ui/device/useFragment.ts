import { useEffect, useRef } from "react";
import { keepInAddress } from "./keepInAddress";

/**
 * Keeps what a reader chose in the part of the address behind #, so that it can be shared and the way back leads to it. An anchor there stays as long as nothing is chosen.
 * @param fragment "" when nothing is chosen, else as toFragment makes it
 */
export function useFragment(fragment: string): void {
  const isFollowed = useRef(false);
  useEffect(() => {
    if (fragment === "" && !isFollowed.current) return;
    isFollowed.current = fragment !== "";
    return keepInAddress(fragment || location.pathname);
  }, [fragment]);
}
