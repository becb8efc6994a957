import { formatNumber } from "../../text/formatNumber";
import { useLanguage } from "../../text/useLanguage";
import { useTexts } from "../../text/useTexts";
import { box, type growthScale } from "./growthScale";
import type { GrowthTable } from "./growthTable";
import type { Indicator } from "./growthValue";

export interface GrowthAxesProps {
  table: GrowthTable;
  indicator: Indicator;
  scale: ReturnType<typeof growthScale>;
}

/** The marks of the chart: values on the left with their unit, ages or lengths below. */
export function GrowthAxes({ table, indicator, scale }: GrowthAxesProps) {
  const t = useTexts();
  const language = useLanguage();
  return (
    <>
      {scale.valueMarks.map((mark) => (
        <g key={mark}>
          <path className="grid" d={`M${box.left} ${scale.y(mark)}H${box.right}`} />
          <text x={box.left - 8} y={scale.y(mark) + 5} textAnchor="end">
            {formatNumber(mark, language, scale.decimals)}
          </text>
        </g>
      ))}
      <text x={box.left - 8} y={2} textAnchor="end">
        {t(`growth.unit.${indicator}`)}
      </text>
      {scale.marks.map(({ label, x }, i) => {
        const isLast = i === scale.marks.length - 1;
        return (
          <text
            key={label}
            className={i % 2 === 1 && !isLast ? "odd" : undefined}
            x={isLast ? box.width : x}
            y={box.bottom + 32}
            textAnchor={isLast ? "end" : "middle"}
          >
            {isLast ? t(table.fromCm === undefined ? "growth.months" : "growth.chart.cm", { count: label }) : label}
          </text>
        );
      })}
    </>
  );
}
