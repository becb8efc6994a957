import { useFetched } from "../../ui/device/useFetched";
import type { GrowthTable } from "./growthTable";
import type { Indicator } from "./growthValue";

/**
 * The growth table of a reference, indicator and sex, fetched when it is first needed.
 * @returns the table, "loading" until it arrives, or "failed"; `retry` fetches it again
 */
export function useGrowthTable(
  standard: "WHO" | "TR-Neyzi",
  indicator: Indicator,
  sex: string,
): { table: GrowthTable | "loading" | "failed"; retry: () => void } {
  const { content, retry } = useFetched<GrowthTable>(`/growth/${standard === "WHO" ? "who" : "neyzi"}-${indicator}-${sex}.json`);
  return { table: content, retry };
}
