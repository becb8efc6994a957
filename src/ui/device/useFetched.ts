import { useState } from "react";
import { useOnChange } from "./useOnChange";

/** Loaded files by address, because a visitor switches back and forth. */
export const loaded = new Map<string, unknown>();

/** A file of the site: its content, "loading" while it is requested or not needed yet, or "failed"; `retry` requests it again. */
export interface Fetched<Content extends object> {
  content: Content | "loading" | "failed";
  retry: () => void;
}

/**
 * A JSON file of the site, loaded when it is first needed and kept until the page is left.
 * @param address null as long as the file is not needed
 */
export function useFetched<Content extends object>(address: string | null): Fetched<Content> {
  const [failed, setFailed] = useState<string | null>(null);
  const [, setArrived] = useState("");
  const [attempt, setAttempt] = useState(0);
  // Another attempt requests the same address again.
  useOnChange([address, attempt], () => {
    if (address === null) return;
    // Another part of the page may have loaded it between the rendering and this effect.
    if (loaded.has(address)) return setArrived(address);
    let isWanted = true;
    setFailed(null);
    fetch(address)
      .then((response) => (response.ok ? response.json() : Promise.reject(new Error(String(response.status)))))
      .then((content: Content) => {
        loaded.set(address, content);
        if (isWanted) setArrived(address);
      })
      .catch(() => {
        if (isWanted) setFailed(address);
      });
    return () => {
      isWanted = false;
    };
  });
  const content = address === null ? undefined : (loaded.get(address) as Content | undefined);
  return { content: content ?? (failed !== null && failed === address ? "failed" : "loading"), retry: () => setAttempt(attempt + 1) };
}
