import { useEffect, useState } from "react";
import type { Indicator } from "../calculators/growthPercentile";
import type { GrowthTable } from "../calculators/growthTable";

/** Tables that have come, by address: a visitor switches back and forth between measures. */
export const loaded = new Map<string, GrowthTable>();

/**
 * The growth table of a reference, indicator and sex, fetched when it is first needed.
 * @returns the table, "loading" while it is on its way, or "failed"; `retry` asks for it again
 */
export function useGrowthTable(
  standard: "WHO" | "TR-Neyzi",
  indicator: Indicator,
  sex: string,
): { table: GrowthTable | "loading" | "failed"; retry: () => void } {
  const address = `/growth/${standard === "WHO" ? "who" : "neyzi"}-${indicator}-${sex}.json`;
  const [failed, setFailed] = useState<string | null>(null);
  const [, setArrived] = useState("");
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again for the same address
  useEffect(() => {
    if (loaded.has(address)) return;
    let isWanted = true;
    setFailed(null);
    fetch(address)
      .then((response) => (response.ok ? response.json() : Promise.reject(new Error(String(response.status)))))
      .then((table: GrowthTable) => {
        loaded.set(address, table);
        if (isWanted) setArrived(address);
      })
      .catch(() => {
        if (isWanted) setFailed(address);
      });
    return () => {
      isWanted = false;
    };
  }, [address, attempt]);
  return { table: loaded.get(address) ?? (failed === address ? "failed" : "loading"), retry: () => setAttempt(attempt + 1) };
}
