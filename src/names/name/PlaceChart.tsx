import { useTexts } from "../../text/useTexts";
import { Disclosure } from "../../ui/Disclosure";
import { font, leaf, size, use } from "../../ui/theme/tokens";
import { type RankChart, runsOfYears, type YearOfName } from "./rankChart";

export interface PlaceChartProps {
  /** Heading that says which list the places are from. */
  title: string;
  /** What the line shows, in words. */
  description: string;
  caption: string;
  chart: RankChart;
  years: readonly YearOfName[];
}

const styles = {
  maxWidth: "36rem",
  "& > div": { background: use.raised, border: `1px solid ${use.line}`, borderRadius: leaf.l, padding: "0.75rem 0.75rem 0.5rem" },
  "& [role=img]": { width: "100%", height: "auto", overflow: "visible" },
  "& text": { font: `13px ${font.text}`, fill: use.muted },
  "& .y": { textAnchor: "end" },
  "& .x": { textAnchor: "middle" },
  "& .best": { fill: use.ink, fontWeight: 650, fontSize: "14px", paintOrder: "stroke", stroke: use.raised, strokeWidth: 5 },
  "& [role=img] path": { fill: "none", stroke: use.berry, strokeWidth: 2.5, strokeLinejoin: "round", strokeLinecap: "round" },
  "& [role=img] .grid": { stroke: use.line, strokeWidth: 1 },
  "& [role=img] .gap": { strokeDasharray: "1 6" },
  "& [role=img] .open": { strokeWidth: 6, opacity: 0.45, strokeLinecap: "butt" },
  "& circle": { fill: use.raised, stroke: use.berry, strokeWidth: 2.5 },
  "& .peak": { fill: use.berry },
  "& figcaption": { fontSize: size.caption, lineHeight: 1.5, color: use.muted, marginTop: "0.5rem" },
  "& > details": { marginTop: "1rem" },
  "& table": {
    fontSize: size.small,
    fontFeatureSettings: '"tnum"',
    "& th, & td": { padding: "0.25rem 2rem 0.25rem 0", textAlign: "left" },
  },
} as const;

/** A name's places by year as a chart, with the same figures in a folded table below it. */
export function PlaceChart({ title, description, caption, chart, years }: PlaceChartProps) {
  const t = useTexts();
  const { width, height, line, dashed, dots, best, unnumbered, yTicks, xTicks } = chart;
  return (
    <figure css={styles}>
      <div>
        <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-labelledby="chart-title chart-text">
          <title id="chart-title">{title}</title>
          <desc id="chart-text">{description}</desc>
          <path className="grid" d={yTicks.map(({ y }) => `M30 ${y}H390`).join("")} />
          {yTicks.map(({ place, y }) => (
            <text key={place} className="y" x={24} y={y + 4}>
              {place}
            </text>
          ))}
          {xTicks.map(({ year, x }, i) => (
            <text key={year} className={i === xTicks.length - 1 ? "y" : "x"} x={i === xTicks.length - 1 ? 398 : x} y={height - 6}>
              {year}
            </text>
          ))}
          {dashed && <path className="gap" d={dashed} />}
          {line && <path d={line} />}
          {unnumbered.length > 0 && <path className="open" d={unnumbered.map(({ from, to, y }) => `M${from} ${y}H${to}`).join("")} />}
          {dots.map(({ x, y }) => (
            <circle key={x} cx={x} cy={y} r={3.5} />
          ))}
          <circle className="peak" cx={best.x} cy={best.y} r={5} />
          <text className="best x" x={Math.min(Math.max(best.x, 62), 360)} y={best.y - 10}>
            {t("chart.best", { year: best.year, place: best.place })}
          </text>
        </svg>
      </div>
      <figcaption>{caption}</figcaption>
      <Disclosure summary={t("chart.table")}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t("announced.year")}</th>
              <th scope="col">{t("announced.place")}</th>
            </tr>
          </thead>
          <tbody>
            {runsOfYears(years).map(({ from, to, place }) => (
              <tr key={from}>
                <th scope="row">{from === to ? from : `${from}–${to}`}</th>
                <td>{place ?? t("announced.noOrder")}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Disclosure>
    </figure>
  );
}
