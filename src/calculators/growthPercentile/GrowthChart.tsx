import { useId } from "react";
import { useTexts } from "../../text/useTexts";
import { font, media, size, use } from "../../ui/theme/tokens";
import { GrowthAxes } from "./GrowthAxes";
import { box, growthScale, type Point, pathThrough } from "./growthScale";
import { type GrowthTable, linePercentiles } from "./growthTable";
import type { Indicator } from "./growthValue";

export interface GrowthChartProps {
  table: GrowthTable;
  indicator: Indicator;
  sex: "girl" | "boy";
  /** The child's points by calendar age or by length, oldest first. */
  points: readonly Point[];
  /** The child's points by corrected age; empty for a baby born at term. */
  corrected: readonly Point[];
}

/** The font size grows in the chart's own units where the chart is small, so that letters are readable and no larger than the surrounding text. */
const styles = {
  "& svg": { width: "100%", height: "auto", overflow: "visible", [media.small]: { maxWidth: "23rem", marginInline: "auto" } },
  "& text": { font: `500 14px ${font.text}`, fill: use.muted, [media.small]: { fontSize: "21px" }, [media.narrow]: { fontSize: "26px" } },
  "& .odd": { [media.small]: { display: "none" } },
  "& .grid": { stroke: use.line },
  "& .outer": { fill: use.tintSage },
  "& .inner": { fill: `color-mix(in srgb, ${use.brand} 26%, ${use.tintSage})` },
  "& .line": { fill: "none", stroke: use.brand, strokeWidth: 1.3 },
  "& .middle": { strokeDasharray: "6 5" },
  "& .label": { fontWeight: 600, fill: use.brandText },
  "& .path": { fill: "none", stroke: use.berry, strokeWidth: 3, strokeLinejoin: "round", strokeLinecap: "round" },
  "& .dot": { fill: use.berry, stroke: use.berry, strokeWidth: 3 },
  "& .corrected.path": { strokeWidth: 2, strokeDasharray: "2 6" },
  "& .corrected.dot": { fill: use.raised },
  "& figcaption": { fontSize: size.caption, color: use.muted, lineHeight: 1.5, marginTop: "0.5rem" },
} as const;

/** The lines and bands of the reference with the child's points; the table of visits has the same in words. */
export function GrowthChart({ table, indicator, sex, points, corrected }: GrowthChartProps) {
  const t = useTexts();
  const id = useId();
  const scale = growthScale(table, [...points, ...corrected]);
  const percentiles = linePercentiles(table);
  const [p3, p15, , p85, p97] = percentiles;
  const groups = [
    { kind: "", dots: points },
    { kind: "corrected ", dots: corrected },
  ];
  return (
    <figure css={styles}>
      <svg viewBox={`0 0 ${box.width} ${box.height}`} role="img" aria-labelledby={`${id}title`} aria-describedby={`${id}desc`}>
        <title id={`${id}title`}>{t(`growth.chart.${indicator}`, { who: t(`growth.who.${sex}`) })}</title>
        <desc id={`${id}desc`}>{t("growth.chart.text", { count: points.length })}</desc>
        <GrowthAxes table={table} indicator={indicator} scale={scale} />
        <path className="outer" d={scale.outer} />
        <path className="inner" d={scale.inner} />
        {percentiles.map((percentile, i) => (
          <g key={percentile}>
            <path className={percentile === 50 ? "line middle" : "line"} d={scale.lines[i]} />
            <text className="label" x={scale.labels[i]?.x} y={(scale.labels[i]?.y ?? 0) + 5}>
              {percentile}
            </text>
          </g>
        ))}
        {groups.map(({ kind, dots }) => (
          <g key={kind}>
            {dots.length > 1 && <path className={`${kind}path`} d={pathThrough(dots, scale)} />}
            {dots.map(({ at, value }) => (
              <circle key={`${at} ${value}`} className={`${kind}dot`} cx={scale.x(at)} cy={scale.y(value)} r={5} />
            ))}
          </g>
        ))}
      </svg>
      <figcaption>
        {t("growth.caption", { p3, p15, p85, p97 })} {t(table.lines ? "growth.caption.neyzi" : "growth.caption.who")}{" "}
        {corrected.length > 0 && t("growth.caption.corrected")}
      </figcaption>
    </figure>
  );
}
