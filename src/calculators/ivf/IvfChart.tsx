import { formatDate } from "../../text/formatDate";
import { useLanguage } from "../../text/useLanguage";
import { useTexts } from "../../text/useTexts";
import { fixed, size, use } from "../../ui/theme/tokens";
import type { IvfAnswer } from "../shared/ivf";

export interface IvfChartProps {
  answer: Extract<IvfAnswer, { ok: true }>;
}

const weeks = 42;
const trimesters = [
  { number: 1, from: 0, to: 14, opacity: 0.4 },
  { number: 2, from: 14, to: 28, opacity: 1 },
  { number: 3, from: 28, to: weeks, opacity: 0.65 },
] as const;

const styles = {
  display: "grid",
  gap: "0.375rem",
  margin: 0,
  "& svg": { width: "100%", height: "1.75rem" },
  "& ol": { display: "grid", gridTemplateColumns: "14fr 14fr 14fr", fontSize: size.caption, lineHeight: 1.4 },
  "& b": { display: "block" },
} as const;

/** The pregnancy as a bar of 42 weeks: three trimesters, thin lines at the day of treatment and the due date, and a wider one at today. */
export function IvfChart({ answer }: IvfChartProps) {
  const t = useTexts();
  const language = useLanguage();
  const starts: Record<1 | 2 | 3, string | undefined> = {
    1: answer.lmp,
    2: answer.milestones.find(({ key }) => key === "second-trimester")?.from,
    3: answer.milestones.find(({ key }) => key === "third-trimester")?.from,
  };
  const today = answer.gestationalDays / 7;
  return (
    <figure css={styles} aria-label={t("ivf.chart")}>
      <svg viewBox={`0 0 ${weeks} 4`} preserveAspectRatio="none" aria-hidden="true">
        {trimesters.map(({ number, from, to, opacity }) => (
          <rect key={number} x={from} y="1" width={to - from - 0.2} height="3" fill={fixed.ring} opacity={opacity} />
        ))}
        <rect x={answer.eventAgeDays / 7} y="0" width="0.2" height="4" fill={fixed.moon} />
        <rect x="40" y="0" width="0.2" height="4" fill={fixed.moon} />
        {today >= 0 && today <= weeks && <rect data-today="" x={today - 0.25} y="0" width="0.5" height="4" fill={use.accent} />}
      </svg>
      <ol>
        {trimesters.map(({ number }) => (
          <li key={number}>
            <b>{t("trimester", { n: number })}</b> {formatDate(starts[number] ?? answer.lmp, language, { day: "numeric", month: "short" })}
          </li>
        ))}
      </ol>
    </figure>
  );
}
