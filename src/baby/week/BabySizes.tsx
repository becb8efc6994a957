import { formatNumber } from "../../text/formatNumber";
import { useLanguage } from "../../text/useLanguage";
import { useTexts } from "../../text/useTexts";
import { lineThrough, round } from "../../ui/pathNumbers";
import { leaf, media, size, use } from "../../ui/theme/tokens";

export interface BabySize {
  readonly week: number;
  readonly girlWeightKg: number;
  readonly girlLengthCm: number;
  readonly boyWeightKg: number;
  readonly boyLengthCm: number;
}

export interface BabySizesProps {
  /** Completed weeks of the figures. */
  week: number;
  /** Medians from birth to 52 weeks. */
  sizes: readonly BabySize[];
}

const [width, height] = [120, 44];
const styles = {
  background: use.surface,
  borderRadius: leaf.xl,
  padding: "clamp(1.25rem, 3vw, 2rem)",
  display: "grid",
  gap: "1.25rem 2rem",
  breakInside: "avoid",
  [media.pair]: { gridTemplateColumns: "1fr 1fr" },
  "& svg": { width: "100%", height: "auto", overflow: "visible" },
  "& dl": { display: "grid", gridTemplateColumns: "1fr 1fr", gap: "0.25rem 1rem" },
  "& dt": { fontSize: size.small, color: use.muted },
  "& dd": { gridRow: 2, fontSize: size.h3 },
  "& p": { fontSize: size.caption, color: use.muted, gridColumn: "1 / -1" },
} as const;

/** Median weight and length of girls and boys, each as a small curve over the first year with this week marked. */
export function BabySizes({ week, sizes }: BabySizesProps) {
  const t = useTexts();
  const language = useLanguage();
  const now = sizes.find((row) => row.week === week);
  if (!now) return null;
  const figures = [
    { label: "sizes.weight", unit: "kg", girl: "girlWeightKg", boy: "boyWeightKg", from: 2, to: 11 },
    { label: "sizes.length", unit: "cm", girl: "girlLengthCm", boy: "boyLengthCm", from: 45, to: 80 },
  ] as const;
  return (
    <div css={styles} data-quiet-hides="">
      {figures.map(({ label, unit, girl, boy, from, to }) => {
        const x = (weeks: number) => (weeks / 52) * width;
        const y = (value: number) => height - ((value - from) / (to - from)) * height;
        const line = (field: typeof girl | typeof boy) => lineThrough(sizes.map((row) => [x(row.week), y(row[field])]));
        const value = (field: typeof girl | typeof boy) => `${formatNumber(now[field], language, 1)} ${unit}`;
        return (
          <div key={label}>
            <h3>{t(label)}</h3>
            <svg viewBox={`0 -4 ${width} ${height + 8}`} aria-hidden="true" fill="none">
              <line x1="0" x2={width} y1={height} y2={height} stroke={use.line} />
              <path d={line(girl)} stroke={use.berry} strokeWidth="1.5" />
              <path d={line(boy)} stroke={use.brand} strokeWidth="1.5" strokeDasharray="3 2" />
              <circle cx={round(x(week))} cy={round(y(now[girl]))} r="3" fill={use.berry} />
              <circle cx={round(x(week))} cy={round(y(now[boy]))} r="3" fill={use.brand} />
            </svg>
            <dl>
              <dt>{t("sizes.girls")}</dt>
              <dd className="number">{value(girl)}</dd>
              <dt>{t("sizes.boys")}</dt>
              <dd className="number">{value(boy)}</dd>
            </dl>
          </div>
        );
      })}
      <p>{t("sizes.note", { n: week })}</p>
    </div>
  );
}
