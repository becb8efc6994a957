import { useTranslation } from "react-i18next";
import type { CareEntry } from "./careTimeline";

/** How weeks and ages of entries are said. */
export function useCareWords() {
  const { t } = useTranslation();
  return {
    /** @example windowOf({ from: "period", unit: "weeks", first: 18, last: 24, … }) // "weeks 18 to 24" */
    windowOf: ({ from, unit, first, last }: CareEntry): string => {
      if (unit === "months") return first < 24 ? t("care.months", { n: first }) : t("care.years", { n: first / 12 });
      const shift = from === "birth" ? 1 : 0;
      const [a, b] = [first + shift, last === null ? null : last + shift];
      const of = from === "birth" ? "care.life" : "care.weeks";
      if (b === null) return t(`${of}.open`, { from: a });
      return a === b ? t(`${of}.one`, { n: a }) : t(`${of}.range`, { from: a, to: b });
    },
  };
}
