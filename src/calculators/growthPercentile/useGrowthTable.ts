import { useFetched } from "../../ui/device/useFetched";
import type { GrowthTable } from "./growthTable";
import type { Indicator } from "./growthValue";

/**
 * The growth table of a reference, indicator and sex, fetched when it is first needed.
 * @returns the table, "loading" while it is on its way, or "failed"; `retry` asks for it again
 */
export function useGrowthTable(
  standard: "WHO" | "TR-Neyzi",
  indicator: Indicator,
  sex: string,
): { table: GrowthTable | "loading" | "failed"; retry: () => void } {
  const { content, retry } = useFetched<GrowthTable>(`/growth/${standard === "WHO" ? "who" : "neyzi"}-${indicator}-${sex}.json`);
  return { table: content, retry };
}
