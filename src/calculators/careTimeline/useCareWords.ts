import { useTexts } from "../../text/useTexts";
import type { CareEntry } from "./careTimeline";

/** The weeks or the age of an entry, in words. */
export function useCareWords() {
  const t = useTexts();
  return {
    /** @example windowOf({ from: "period", unit: "weeks", first: 18, last: 24, … }) // "weeks 18 to 24" */
    windowOf: ({ from, unit, first, last }: CareEntry): string => {
      if (unit === "months") {
        const isYears = first >= 24;
        const [start, end] = isYears ? [first / 12, (last ?? first) / 12] : [first, last ?? first];
        if (start === end) return t(isYears ? "care.years" : "care.months", { n: start });
        return t(isYears ? "care.years.range" : "care.months.range", { from: start, to: end });
      }
      const shift = from === "birth" ? 1 : 0;
      const [a, b] = [first + shift, last === null ? null : last + shift];
      const of = from === "birth" ? "care.life" : "care.weeks";
      if (b === null) return t(`${of}.open`, { from: a });
      return a === b ? t(`${of}.one`, { n: a }) : t(`${of}.range`, { from: a, to: b });
    },
  };
}
