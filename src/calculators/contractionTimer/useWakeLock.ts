import { useEffect, useState } from "react";

/** `held`: the screen stays on. `none`: it may go off, because nobody asked, the device refused, or the browser cannot. */
export type WakeLock = "held" | "none";

/**
 * Asks the device to leave its screen on (Screen Wake Lock). Browsers take it away when the page is hidden, so it is asked for again.
 * @param isWanted false gives it back
 */
export function useWakeLock(isWanted: boolean): WakeLock {
  const [lock, setLock] = useState<WakeLock>("none");
  useEffect(() => {
    if (!isWanted || !("wakeLock" in navigator)) return;
    let sentinel: WakeLockSentinel | null = null;
    let isOver = false;
    const request = async (): Promise<void> => {
      if (document.visibilityState !== "visible" || sentinel?.released === false) return;
      try {
        const given = await navigator.wakeLock.request("screen");
        if (isOver) return void given.release();
        sentinel = given;
        given.addEventListener("release", () => setLock("none"));
        setLock("held");
      } catch {
        // Refused, as with an empty battery: the page says that the screen may go off.
        setLock("none");
      }
    };
    request();
    document.addEventListener("visibilitychange", request);
    return () => {
      isOver = true;
      document.removeEventListener("visibilitychange", request);
      sentinel?.release();
      setLock("none");
    };
  }, [isWanted]);
  return lock;
}
