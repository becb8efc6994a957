import { useTexts } from "../../text/useTexts";
import { fixed, use } from "../../ui/theme/tokens";
import { monthTable } from "../shared/gestation";

export interface MonthChartProps {
  /** The month she is in, 1 to 10. */
  month: number;
}

const chart = {
  display: "grid",
  gridTemplateColumns: monthTable.map(({ weekFrom, weekTo }) => `${weekTo - weekFrom + 1}fr`).join(" "),
  gap: 3,
  "& li": {
    background: fixed.brandLight,
    color: use.panelText,
    textAlign: "center",
    minHeight: "2.75rem",
    display: "grid",
    placeItems: "center",
    fontWeight: 600,
    minWidth: 0,
  },
  "& li:first-of-type": { borderRadius: "0.75rem 0 0 0" },
  "& li:last-of-type": { borderRadius: "0 0.75rem 0.75rem 0" },
  "& [aria-current]": { background: use.accent, color: use.buttonHoverText },
} as const;

/** The months of pregnancy as a strip, each as wide as its weeks. */
export function MonthChart({ month: current }: MonthChartProps) {
  const t = useTexts();
  return (
    <ol aria-label={t("months.chart")} css={chart}>
      {monthTable.map(({ month, weekFrom, weekTo }) => (
        <li
          key={month}
          aria-current={month === current ? "true" : undefined}
          aria-label={t("months.chartMonth", { month, from: weekFrom, to: weekTo })}
        >
          {month}
        </li>
      ))}
    </ol>
  );
}
