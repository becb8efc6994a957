import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Baby, MoonGradient } from "../../guides/Womb";
import { HideSizesBox } from "../../site/HideSizesBox";
import { formatNumber } from "../../text/formatNumber";
import { useLanguage } from "../../text/useLanguage";
import { fixed, font, leaf, media, size, use } from "../../ui/theme/tokens";

export interface ScaleFigureProps {
  /** Completed weeks. */
  week: number;
  /** The baby's length in cm: crown to rump before week 14, crown to heel from then on. */
  lengthCm: number;
  comparison: { readonly name: string; readonly lengthCm: number; readonly picture: string } | null;
}

const glassCm = 9;
/** Rounds to a tenth of a drawing unit, which is less than a pixel on any screen. */
const tenth = (units: number): number => Math.round(units * 10) / 10;

const styles = {
  background: use.surface,
  borderRadius: leaf.xl,
  padding: "clamp(1.25rem, 3vw, 2.5rem)",
  marginTop: "1.5rem",
  "& > svg": { width: "100%", maxWidth: "26rem", margin: "1rem auto 0.5rem" },
  "& text": { font: `500 16px ${font.text}`, fill: use.muted },
  "& .value": { fill: use.ink, fontWeight: 650, fontSize: 18 },
  "& .name": { fill: use.text },
  "& .line": { stroke: use.lineStrong, strokeWidth: 1, strokeDasharray: "1 7", strokeLinecap: "round" },
  "& .sheet": { fill: use.raised, stroke: use.lineStrong },
  "& .food, &:has(:checked) .glass": { display: "none" },
  "&:has(:checked) .food": { display: "block" },
  "& .switch": {
    display: "inline-flex",
    alignItems: "center",
    gap: "0.75rem",
    minHeight: "2.75rem",
    fontWeight: 600,
    color: use.ink,
    cursor: "pointer",
  },
  "& .switch input": {
    appearance: "none",
    flex: "none",
    width: "3rem",
    height: "1.75rem",
    borderRadius: 999,
    background: use.raised,
    border: `1.5px solid ${use.lineStrong}`,
    position: "relative",
    cursor: "pointer",
    margin: 0,
  },
  "& .switch input::before": {
    content: '""',
    position: "absolute",
    inset: "0.1875rem auto 0.1875rem 0.25rem",
    width: "1.1875rem",
    borderRadius: 999,
    background: use.lineStrong,
    transition: "transform .2s",
  },
  "& .switch input:checked": { background: use.button, borderColor: use.buttonBorder },
  "& .switch input:checked::before": { transform: "translateX(1.125rem)", background: use.buttonText },
  [media.print]: { breakInside: "avoid", padding: 0, "& .switch": { display: "none" } },
} as const;

/** The baby beside a ruler and a tea glass, true to scale. A food replaces the glass only if the reader asks for it. */
export function ScaleFigure({ week, lengthCm, comparison }: ScaleFigureProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const id = useId();
  const cm = (value: number) => `${formatNumber(value, language, Number.isInteger(value) ? 0 : 1)} cm`;
  // The drawing is as tall as its content: with a ruler of 10 cm in the first weeks, of 30 cm later.
  const rulerCm = lengthCm <= 10 ? 10 : 30;
  const topCm = Math.max(rulerCm, lengthCm, comparison?.lengthCm ?? 0) * 1.04;
  const floor = 410;
  const unit = 350 / topCm;
  /** Vertical position of the upper end of a length above the floor. */
  const above = (lengthCm: number): number => tenth(floor - lengthCm * unit);
  const height = tenth(lengthCm * unit);
  const babyScale = Math.min(height, 150) / 100;
  const marks = [0, 1, 2, 3].map((i) => (i * rulerCm) / (rulerCm === 10 ? 2 : 3)).filter((mark) => mark <= rulerCm);
  // In the first weeks the glass is wide at this scale, so the ruler is closer to the baby.
  const [rulerX, thingX] = rulerCm === 10 ? [196, 312] : [252, 352];
  const foodHeight = tenth((comparison?.lengthCm ?? 0) * unit);
  return (
    <figure css={styles} data-quiet-hides="">
      <h3>{t("scale.title")}</h3>
      <p css={{ fontSize: size.caption, color: use.muted }}>{t(week < 14 ? "scale.rump" : "scale.heel")}</p>
      <svg viewBox="0 0 400 448" role="img" aria-labelledby={`${id}t ${id}d`}>
        <title id={`${id}t`}>{t("scale.title")}</title>
        <desc id={`${id}d`}>{t("scale.description", { length: cm(lengthCm), ruler: cm(rulerCm) })}</desc>
        <defs>
          <MoonGradient id={`${id}moon`} />
        </defs>
        {marks.map((mark) => (
          <g key={mark}>
            <path className="line" d={`M34 ${above(mark)}H396`} />
            <text x="26" y={above(mark) + 5} textAnchor="end">
              {mark}
            </text>
          </g>
        ))}
        <path
          fill={fixed.brand}
          d={`M70 ${floor}v${-tenth(Math.max(height - 22, 0))}a22 ${Math.min(22, height)} 0 0 1 22 ${-Math.min(22, height)}h64a22 ${Math.min(22, height)} 0 0 1 22 ${Math.min(22, height)}v${tenth(Math.max(height - 22, 0))}Z`}
        />
        <g transform={`translate(126 ${tenth(floor - height / 2)}) scale(${Math.round(babyScale * 920) / 1000}) rotate(-14)`}>
          <Baby week={week} moon={height > 40 ? `${id}moon` : undefined} />
        </g>
        <text className="value" x="124" y={tenth(floor - height - 12)} textAnchor="middle">
          {cm(lengthCm)}
        </text>
        <path className="sheet" d={`M${rulerX} ${floor}V${above(rulerCm)}h38V${floor}Z`} />
        <path
          stroke={use.lineStrong}
          d={Array.from({ length: rulerCm }, (_, i) => `M${rulerX} ${above(i + 1)}h${(i + 1) % 5 === 0 ? 14 : 8}`).join("")}
        />
        <text className="value" x={rulerX + 19} y={above(rulerCm) - 12} textAnchor="middle">
          {cm(rulerCm)}
        </text>
        <g
          className="glass"
          data-size-comparison=""
          transform={`translate(${thingX} ${above(glassCm)}) scale(${Math.round((glassCm * unit * 1000) / 99) / 1000})`}
        >
          <path
            d="M-24 0c0 26 12 32 12 46 0 18-14 22-14 40q0 13 12 13h28q12 0 12-13c0-18-14-22-14-40 0-14 12-20 12-46Z"
            fill={use.raised}
            stroke={use.lineStrong}
            strokeWidth="1.5"
          />
          <path d="M-21 16c2 14 10 20 10 30 0 18-14 22-14 40q0 10 10 10h30q10 0 10-10c0-18-14-22-14-40 0-10 8-16 10-30Z" fill={fixed.tea} />
        </g>
        <text className="value glass" data-size-comparison="" x={thingX} y={above(glassCm) - 12} textAnchor="middle">
          {cm(glassCm)}
        </text>
        {comparison && (
          <g className="food" data-size-comparison="">
            <image
              href={`/foods/${comparison.picture}.svg`}
              x={thingX - 40}
              y={tenth(floor - foodHeight)}
              width="80"
              height={foodHeight}
              preserveAspectRatio="xMidYMax meet"
            />
            <text className="value" x={thingX} y={tenth(floor - foodHeight - 12)} textAnchor="middle">
              {cm(comparison.lengthCm)}
            </text>
          </g>
        )}
        <text className="name" x="124" y="438" textAnchor="middle">
          {t("scale.baby")}
        </text>
        <text className="name" x={rulerX + 19} y="438" textAnchor="middle">
          {t("scale.ruler")}
        </text>
        <text className="name glass" data-size-comparison="" x={thingX} y="438" textAnchor="middle">
          {t("scale.glass")}
        </text>
      </svg>
      {comparison && (
        <>
          <label className="switch" data-size-comparison="">
            <input type="checkbox" />
            {t("scale.compare")}
          </label>
          <p className="food" data-size-comparison="" role="status">
            {t("scale.asLongAs", { name: comparison.name })}
          </p>
        </>
      )}
      <p>
        <HideSizesBox />
      </p>
    </figure>
  );
}
