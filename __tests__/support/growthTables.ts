/** The growth tables as the browser fetches them. */
import { readFileSync } from "node:fs";
import type { GrowthTable } from "../../src/calculators/growthPercentile/growthTable";
import type { Indicator } from "../../src/calculators/growthPercentile/growthValue";

export const growthFile = (name: string): string => readFileSync(`static/growth/${name}.json`, "utf8");

const read = new Map<string, GrowthTable>();

export function growthTable(standard: "WHO" | "TR-Neyzi", indicator: Indicator, sex: "girl" | "boy"): GrowthTable {
  const name = `${standard === "WHO" ? "who" : "neyzi"}-${indicator}-${sex}`;
  const table = read.get(name) ?? (JSON.parse(growthFile(name)) as GrowthTable);
  read.set(name, table);
  return table;
}
