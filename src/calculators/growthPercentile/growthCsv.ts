import type { Language } from "../../routes/routes";
import type { Translate } from "../../text/textsFor";
import { spreadsheet } from "../shared/amounts";

import type { GrowthScore } from "./growthPercentile";
import type { Indicator } from "./growthValue";
import { daysOfVisit } from "./typedAge";
import type { Visit } from "./visitList";

const measures = ["date", "weight", "length", "head"] as const;

/** The score of the shown measure at a visit; age in days. */
interface ScoredVisit {
  visit: Visit;
  ageDays: number;
  score: GrowthScore | null;
}

export interface GrowthRecord {
  visits: readonly Visit[];
  scored: readonly ScoredVisit[];
  /** The measure that is shown. */
  indicator: Indicator;
}

/**
 * The visits as a table for spreadsheets in the number format of the language, one line for each visit: its measures, and the age in days, z-score and
 * percentile of the measure that is shown.
 * @param t gives the words of the header line
 * @example growthCsv({ visits: [{ date: "2026-11-02", weight: 8 }], scored: [], indicator: "weight" }, t, "en") // a header line, then "\"2026-11-02\",8,\"\",\"\",\"\",\"\",\"\"\r\n"
 */
export function growthCsv({ visits, scored, indicator }: GrowthRecord, t: Translate, language: Language): string {
  const shown = t(`growth.indicator.${indicator}`);
  const head = [
    ...measures.map((measure) => t(`growth.csv.${measure}`)),
    t("growth.csv.age"),
    t("growth.csv.z", { shown }),
    t("growth.csv.percentile", { shown }),
  ];
  const lines = visits.map((visit) => {
    const found = scored.find((entry) => entry.visit === visit);
    const { z, percentile } = found?.score ?? {};
    const rounded = (value: number | undefined, decimals: number) => (value === undefined ? "" : Number(value.toFixed(decimals)));
    return [
      ...measures.map((measure) => (measure === "date" && daysOfVisit(visit.date) !== null ? "" : (visit[measure] ?? ""))),
      found?.ageDays ?? "",
      rounded(z, 2),
      rounded(percentile, 1),
    ];
  });
  return spreadsheet([head, ...lines], language);
}
