import { formatDate } from "../../text/formatDate";
import { useLanguage } from "../../text/useLanguage";
import { useTexts } from "../../text/useTexts";
import { ResultSum } from "../shared/ResultSum";
import type { Cycle } from "./ovulation";

export interface CycleSumProps {
  cycle: Cycle;
  /** The typed figures, in days: cycle and luteal phase, or shortest and longest cycle. */
  figures: { cycle: number; luteal: number } | { shortest: number; longest: number };
}

/** How the fertile days were calculated from the typed figures. */
export function CycleSum({ cycle, figures }: CycleSumProps) {
  const t = useTexts();
  const language = useLanguage();
  const date = (value: string) => formatDate(value, language);
  return (
    <ResultSum>
      <p>
        {"cycle" in figures
          ? t("ovu.sumRegular", {
              start: date(cycle.start.from),
              cycle: figures.cycle,
              next: date(cycle.next.from),
              luteal: figures.luteal,
              ovulation: date(cycle.ovulation ?? cycle.next.from),
            })
          : t("ovu.sumIrregular", {
              shortest: figures.shortest,
              first: Math.max(1, figures.shortest - 18),
              longest: figures.longest,
              last: figures.longest - 11,
            })}
      </p>
    </ResultSum>
  );
}
