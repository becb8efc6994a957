import { useEffect, useRef } from "react";

/** Milliseconds without a change after which the address follows. */
const pause = 400;

/**
 * Keeps what a reader chose in the part of the address behind #, so that it can be shared and the way back leads to it. An anchor there stays as long as nothing is chosen.
 * @param fragment "" when nothing is chosen, else as toFragment makes it
 */
export function useFragment(fragment: string): void {
  const isFollowed = useRef(false);
  useEffect(() => {
    if (fragment === "" && !isFollowed.current) return;
    isFollowed.current = fragment !== "";
    // Safari refuses more than a hundred changes of the address in half a minute, and each takes longer than a frame: the last one of a pause is enough.
    const waiting = setTimeout(() => history.replaceState(history.state, "", fragment || location.pathname), pause);
    return () => clearTimeout(waiting);
  }, [fragment]);
}
