import { useId } from "react";
import { HideSizesBox } from "../../site/quiet/HideSizesBox";
import { formatNumber } from "../../text/formatNumber";
import { useLanguage } from "../../text/useLanguage";
import { useTexts } from "../../text/useTexts";
import { size, use } from "../../ui/theme/tokens";
import { ComparedFood } from "./ComparedFood";
import { CompareSwitch } from "./CompareSwitch";
import { foodProportions } from "./foodProportions";
import { scaleStyles } from "./ScaleFigure.styles";
import { scaleLayout } from "./scaleLayout";
import { Tape } from "./Tape";
import { TeaGlass } from "./TeaGlass";

export interface ScaleFigureProps {
  /** Completed weeks. */
  week: number;
  /** The baby's length in cm: crown to rump before week 14, crown to heel from then on. */
  lengthCm: number;
  comparison: { readonly name: string; readonly lengthCm: number; readonly picture: string } | null;
}

const glassCm = 9;
/** The middle of the things beside the tape. */
const glassX = 258;

/**
 * The baby’s length as a measuring tape, with a tea glass beside it; a food replaces the glass only if the reader asks for it. All of it has one scale:
 * what cannot be drawn to it – a food without known proportions, the glass in the first weeks – is not in the figure.
 */
export function ScaleFigure({ week, lengthCm, comparison }: ScaleFigureProps) {
  const t = useTexts();
  const language = useLanguage();
  const id = useId();
  const cm = (value: number) => `${formatNumber(value, language, Number.isInteger(value) ? 0 : 1)} cm`;
  const proportions = comparison && foodProportions[comparison.picture];
  const { unit, floor, tape, lines, step, ticks, food } = scaleLayout(
    lengthCm,
    comparison && proportions ? { lengthCm: comparison.lengthCm, proportions } : null,
  );
  const above = (length: number): number => Math.round((floor - length * unit) * 10) / 10;
  const middle = tape.x + tape.width / 2;
  return (
    <figure css={scaleStyles} data-quiet-hides="">
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
        <Tape tape={tape} top={above(lengthCm)} floor={floor} step={step} marks={ticks.map((tick) => ({ tick, y: above(tick) }))} />
        <text className="value" x={middle} y={above(lengthCm) - 11} textAnchor="middle">
          {cm(lengthCm)}
        </text>
        {step === 10 && (
          <g className={food ? "glass" : undefined} data-size-comparison="">
            <TeaGlass x={glassX} y={above(glassCm)} height={glassCm * unit} />
            <text className="value" x={glassX} y={above(glassCm) - 11} textAnchor="middle">
              {cm(glassCm)}
            </text>
            <text className="name" x={glassX} y={floor + 26} textAnchor="middle">
              {t("scale.glass")}
            </text>
          </g>
        )}
        {comparison && food && (
          <ComparedFood comparison={comparison} food={food} floor={floor} x={glassX} length={cm(comparison.lengthCm)} />
        )}
        <text className="name" x={middle} y={floor + 26} textAnchor="middle">
          {t("scale.baby")}
        </text>
      </svg>
      {comparison && food && <CompareSwitch name={comparison.name} />}
      <p>
        <HideSizesBox />
      </p>
    </figure>
  );
}
