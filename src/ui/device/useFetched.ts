import { startTransition, useEffect, useState } from "react";

/** What has come, by address: a visitor switches back and forth. */
export const loaded = new Map<string, unknown>();

/** A file of the site: its content, "loading" while it is on its way or not asked for, or "failed"; `retry` asks for it again. */
export interface Fetched<Content extends object> {
  content: Content | "loading" | "failed";
  retry: () => void;
}

/**
 * A JSON file of the site, fetched when it is first needed and kept for the visit.
 * @param address null as long as it is not needed
 * @param prepare what is to be done with the content before it counts as there
 */
export function useFetched<Content extends object>(
  address: string | null,
  prepare?: (content: Content) => Promise<void>,
): Fetched<Content> {
  const [failed, setFailed] = useState<string | null>(null);
  const [, setArrived] = useState("");
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again for the same address
  useEffect(() => {
    if (address === null || loaded.has(address)) return;
    let isWanted = true;
    setFailed(null);
    fetch(address)
      .then((response) => (response.ok ? response.json() : Promise.reject(new Error(String(response.status)))))
      .then(async (content: Content) => {
        if (prepare) await prepare(content);
        loaded.set(address, content);
        if (!isWanted) return;
        const show = () => setArrived(address);
        // What had to be prepared is much to draw: a key pressed meanwhile is answered first.
        if (prepare) startTransition(show);
        else show();
      })
      .catch(() => {
        if (isWanted) setFailed(address);
      });
    return () => {
      isWanted = false;
    };
  }, [address, attempt]);
  const content = address === null ? undefined : (loaded.get(address) as Content | undefined);
  return { content: content ?? (failed !== null && failed === address ? "failed" : "loading"), retry: () => setAttempt(attempt + 1) };
}
