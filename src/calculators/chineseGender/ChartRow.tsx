import { useTexts } from "../../text/useTexts";
import { leaf, use } from "../../ui/theme/tokens";
import { chartRows } from "./chineseGender";

export interface ChartRowProps {
  /** Lunar age of the mother, which chooses the row. */
  lunarAge: number;
  /** The month whose cell was used. */
  chartMonth: number;
}

/** The row of the chart that was used, one cell for each month. */
const strip = {
  display: "grid",
  gridTemplateColumns: "repeat(12, 1fr)",
  gap: 3,
  "& li": {
    background: use.button,
    color: use.buttonText,
    display: "grid",
    placeItems: "center",
    minHeight: "3rem",
    minWidth: 0,
    lineHeight: 1.2,
    fontWeight: 600,
    "& small": { fontWeight: 500 },
  },
  "& [aria-current]": { background: use.accent, color: use.buttonHoverText, borderRadius: leaf.s, outline: "2px solid currentColor" },
} as const;

/** The row of the chart that was used, with its cell marked. */
export function ChartRow({ lunarAge, chartMonth }: ChartRowProps) {
  const t = useTexts();
  const months = [...(chartRows.find((row) => row.lunarAge === lunarAge)?.months ?? "")];
  return (
    <ol aria-label={t("chinese.row", { age: lunarAge })} css={strip}>
      {months.map((letter, i) => {
        const month = i + 1;
        const name = letter === "B" ? "boy" : "girl";
        return (
          <li key={month} aria-current={month === chartMonth ? "true" : undefined} aria-label={t(`chinese.rowMonth.${name}`, { month })}>
            <small>{month}</small>
            {t(`chinese.letter.${name}`)}
          </li>
        );
      })}
    </ol>
  );
}
