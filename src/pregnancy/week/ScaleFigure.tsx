import { useId } from "react";
import { useTranslation } from "react-i18next";
import { HideSizesBox } from "../../site/quiet/HideSizesBox";
import { formatNumber } from "../../text/formatNumber";
import { useLanguage } from "../../text/useLanguage";
import { fixed, font, leaf, media, size, use } from "../../ui/theme/tokens";
import { foodProportions } from "./foodProportions";
import { scaleLayout } from "./scaleLayout";

export interface ScaleFigureProps {
  /** Completed weeks. */
  week: number;
  /** The baby's length in cm: crown to rump before week 14, crown to heel from then on. */
  lengthCm: number;
  comparison: { readonly name: string; readonly lengthCm: number; readonly picture: string } | null;
}

const glassCm = 9;
/** Units from the top to the bottom of the drawing of the glass, and the middle of the things beside the tape. */
const glass = { height: 99, x: 258 };

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
  // The longer side is what is measured, so a wide food has a line over its width.
  "& .span": { fill: "none", stroke: use.lineStrong },
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
    "@media (forced-colors: active)": { background: "CanvasText" },
  },
  "& .switch input:checked": { background: use.button, borderColor: use.buttonBorder },
  "& .switch input:checked::before": {
    transform: "translateX(1.125rem)",
    background: use.buttonText,
    "@media (forced-colors: active)": { background: "CanvasText" },
  },
  [media.print]: { breakInside: "avoid", padding: 0, "& .switch": { display: "none" } },
} as const;

/**
 * The baby’s length as a measuring tape, with a tea glass beside it; a food replaces the glass only if the reader asks for it. All of it has one scale:
 * what cannot be drawn to it – a food without known proportions, the glass in the first weeks – is not in the figure.
 */
export function ScaleFigure({ week, lengthCm, comparison }: ScaleFigureProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const id = useId();
  const cm = (value: number) => `${formatNumber(value, language, Number.isInteger(value) ? 0 : 1)} cm`;
  const proportions = comparison && foodProportions[comparison.picture];
  const { unit, floor, tape, lines, step, ticks, food } = scaleLayout(
    lengthCm,
    comparison && proportions ? { lengthCm: comparison.lengthCm, proportions } : null,
  );
  const isWide = food !== null && food.width > food.height * 1.05;
  const above = (length: number): number => Math.round((floor - length * unit) * 10) / 10;
  const middle = tape.x + tape.width / 2;
  const corner = Math.min(10, tape.height / 2);
  return (
    <figure css={styles} data-quiet-hides="">
      <h3>{t("scale.title")}</h3>
      <p css={{ fontSize: size.caption, color: use.muted }}>{t(week < 14 ? "scale.rump" : "scale.heel")}</p>
      <svg viewBox={`0 0 400 ${floor + 36}`} role="img" aria-labelledby={`${id}t ${id}d`}>
        <title id={`${id}t`}>{t("scale.title")}</title>
        <desc id={`${id}d`}>{t("scale.description", { length: cm(lengthCm), step: cm(step) })}</desc>
        {lines.map((line) => (
          <g key={line}>
            <path className="line" d={`M40 ${above(line)}H398`} />
            <text x="32" y={above(line) + 5} textAnchor="end">
              {line}
            </text>
          </g>
        ))}
        <path
          className="tape"
          fill={fixed.brand}
          d={`M${tape.x} ${floor}V${above(lengthCm) + corner}q0 ${-corner} ${corner} ${-corner}h${tape.width - 2 * corner}q${corner} 0 ${corner} ${corner}V${floor}Z`}
        />
        <path
          stroke={fixed.moon}
          strokeOpacity=".85"
          strokeWidth={step === 1 ? 1 : 1.5}
          d={ticks.map((tick) => `M${tape.x} ${above(tick)}h${tick % step === 0 ? 26 : tick % (step / 2) === 0 ? 17 : 10}`).join("")}
        />
        <text className="value" x={middle} y={above(lengthCm) - 11} textAnchor="middle">
          {cm(lengthCm)}
        </text>
        {step === 10 && (
          <g className={food ? "glass" : undefined} data-size-comparison="">
            <g transform={`translate(${glass.x} ${above(glassCm)}) scale(${Math.round((glassCm * unit * 1000) / glass.height) / 1000})`}>
              <path
                d="M-24 0c0 26 12 32 12 46 0 18-14 22-14 40q0 13 12 13h28q12 0 12-13c0-18-14-22-14-40 0-14 12-20 12-46Z"
                fill={use.raised}
                stroke={use.lineStrong}
                strokeWidth="1.5"
              />
              <path
                d="M-21 16c2 14 10 20 10 30 0 18-14 22-14 40q0 10 10 10h30q10 0 10-10c0-18-14-22-14-40 0-10 8-16 10-30Z"
                fill={fixed.tea}
              />
            </g>
            <text className="value" x={glass.x} y={above(glassCm) - 11} textAnchor="middle">
              {cm(glassCm)}
            </text>
            <text className="name" x={glass.x} y={floor + 26} textAnchor="middle">
              {t("scale.glass")}
            </text>
          </g>
        )}
        {comparison && food && (
          <g className="food" data-size-comparison="">
            <image href={`/foods/${comparison.picture}.svg`} {...food} preserveAspectRatio="none" />
            {isWide && <path className="span" d={`M${food.x} ${food.y - 11}v8m0-4h${food.width}m0-4v8`} />}
            <text className="value" x={glass.x} y={food.y - (isWide ? 17 : 11)} textAnchor="middle">
              {cm(comparison.lengthCm)}
            </text>
            <text className="name" x={glass.x} y={floor + 26} textAnchor="middle">
              {comparison.name}
            </text>
          </g>
        )}
        <text className="name" x={middle} y={floor + 26} textAnchor="middle">
          {t("scale.baby")}
        </text>
      </svg>
      {comparison && food && (
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
