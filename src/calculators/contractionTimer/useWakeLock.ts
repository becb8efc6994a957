import { useEffect, useState } from "react";

/** `held`: the screen stays on. `none`: it may turn off, because it was not requested, the device refused, or the browser cannot do it. */
export type WakeLock = "held" | "none";

/**
 * Asks the device to leave its screen on (Screen Wake Lock). Browsers release the lock when the page is hidden, so it is requested again.
 * @param isWanted false releases it
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
        // Refused, for example with a low battery: the page says that the screen may turn off.
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
