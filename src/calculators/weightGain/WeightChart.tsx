import { useId } from "react";
import { formatNumber } from "../../text/formatNumber";
import { useLanguage } from "../../text/useLanguage";
import { useTexts } from "../../text/useTexts";
import { fixed, font, media, size, use } from "../../ui/theme/tokens";
import { rangeAtWeek, type WeightGainAnswer } from "./weightGain";
import { kiloRange } from "./weightWords";

export interface WeightChartProps {
  answer: Extract<WeightGainAnswer, { ok: true }>;
}

const box = { width: 480, height: 260, left: 40, right: 470, top: 14, bottom: 224 } as const;
const lastWeek = 42;
const bends = [0, 12, 40, lastWeek] as const;

const styles = {
  margin: 0,
  "& svg": { width: "100%", height: "auto", overflow: "visible", [media.mobile]: { maxWidth: "24rem", marginInline: "auto" } },
  "& text": { font: `500 14px ${font.text}`, fill: use.panelMuted, [media.mobile]: { fontSize: "19px" } },
  "& .grid": { stroke: fixed.badgeLine, opacity: 0.5 },
  "& .band": { fill: fixed.ring, opacity: 0.55 },
  "& .edge": { fill: "none", stroke: fixed.ring, strokeWidth: 2 },
  "& .here": { stroke: fixed.moon, strokeDasharray: "3 4" },
  "& .dot": { fill: use.accent, stroke: fixed.moon, strokeWidth: 2.5 },
  "& figcaption": { fontSize: size.caption, lineHeight: 1.5, marginTop: "0.25rem" },
} as const;

/** The range of every week as a band, the current week as a line and her own gain as a dot; the text beside it says the same. */
export function WeightChart({ answer }: WeightChartProps) {
  const t = useTexts();
  const language = useLanguage();
  const id = useId();
  const { row, week, gainKg, atWeek } = answer;
  const most = Math.ceil(Math.max(row.highKg, gainKg ?? 0) / 4) * 4;
  const least = gainKg !== null && gainKg < 0 ? Math.floor(gainKg / 4) * 4 : 0;
  const x = (weeks: number) => box.left + (weeks / lastWeek) * (box.right - box.left);
  const y = (kg: number) => box.bottom - ((kg - least) / (most - least)) * (box.bottom - box.top);
  const points = (side: "lowKg" | "highKg") => bends.map((at) => `${x(at).toFixed(1)} ${y(rangeAtWeek(row, at)[side]).toFixed(1)}`);
  const marks = Array.from({ length: (most - least) / 4 + 1 }, (_, i) => least + i * 4);
  return (
    <figure css={styles}>
      <svg viewBox={`0 0 ${box.width} ${box.height}`} role="img" aria-labelledby={`${id}title`} aria-describedby={`${id}desc`}>
        <title id={`${id}title`}>{t("weight.chart")}</title>
        <desc id={`${id}desc`}>{atWeek && t("weight.chartText", { week, range: kiloRange(t, language, atWeek) })}</desc>
        {marks.map((mark) => (
          <g key={mark}>
            <path className="grid" d={`M${box.left} ${y(mark)}H${box.right}`} />
            <text x={box.left - 8} y={y(mark) + 5} textAnchor="end">
              {formatNumber(mark, language)}
            </text>
          </g>
        ))}
        {[12, 20, 28, 36].map((mark) => (
          <text key={mark} x={x(mark)} y={box.bottom + 26} textAnchor="middle">
            {mark === 36 ? t("weight.weeksMark", { n: mark }) : mark}
          </text>
        ))}
        <path className="band" d={`M${points("highKg").join("L")}L${points("lowKg").reverse().join("L")}Z`} />
        <path className="edge" d={`M${points("highKg").join("L")}`} />
        <path className="edge" d={`M${points("lowKg").join("L")}`} />
        <path className="here" d={`M${x(week)} ${box.top}V${box.bottom}`} />
        {gainKg !== null && <circle className="dot" cx={x(week)} cy={y(gainKg)} r={7} />}
      </svg>
      <figcaption>{t(gainKg === null ? "weight.captionBand" : "weight.caption")}</figcaption>
    </figure>
  );
}
