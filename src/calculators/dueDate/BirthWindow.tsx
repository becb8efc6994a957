import { formatDate } from "../../text/formatDate";
import { useLanguage } from "../../text/useLanguage";
import { useTexts } from "../../text/useTexts";
import { fixed, leaf, size, use } from "../../ui/theme/tokens";
import type { DueDateAnswer } from "./dueDate";

export interface BirthWindowProps {
  answer: Extract<DueDateAnswer, { ok: true }>;
}

/** Days from 37w0d to 42w0d. */
const width = 35;
const parts = [
  { from: 0, to: 14, opacity: 0.4 },
  { from: 14, to: 28, opacity: 1 },
  { from: 28, to: width, opacity: 0.65 },
];
const dueAt = 21;

const styles = {
  display: "grid",
  gap: "0.375rem",
  margin: 0,
  "& .due": {
    justifySelf: "start",
    marginLeft: `${(dueAt / width) * 100}%`,
    transform: "translateX(-50%)",
    padding: "0.25rem 0.625rem",
    borderRadius: leaf.tag,
    background: use.accent,
    color: fixed.onAccent,
    fontSize: size.caption,
    fontWeight: 600,
    whiteSpace: "nowrap",
  },
  "& svg": { width: "100%", height: "1.75rem" },
  "& ol": { display: "grid", gridTemplateColumns: "40fr 40fr 20fr", fontSize: size.caption, lineHeight: 1.4 },
  "& li:last-of-type": { textAlign: "right" },
  "& b": { display: "block" },
} as const;

/** The window from 37 to 42 weeks as a bar, with the due date on it. */
export function BirthWindow({ answer }: BirthWindowProps) {
  const t = useTexts();
  const language = useLanguage();
  const short = (date: string) => formatDate(date, language, { day: "numeric", month: "long" });
  const borders = [
    { week: 37, date: answer.termStart },
    { week: 39, date: answer.fullTerm },
    { week: 42, date: answer.termEnd },
  ];
  return (
    <figure css={styles} aria-label={t("due.window")}>
      <p className="due">{t("due.windowDue", { date: short(answer.edd) })}</p>
      <svg viewBox={`0 0 ${width} 4`} preserveAspectRatio="none" aria-hidden="true">
        {parts.map(({ from, to, opacity }) => (
          <rect key={from} x={from} y="1" width={to - from - (to === width ? 0 : 0.25)} height="3" fill={fixed.ring} opacity={opacity} />
        ))}
        <rect x={dueAt - 0.12} y="0" width="0.24" height="4" fill={use.accent} />
      </svg>
      <ol>
        {borders.map(({ week, date }) => (
          <li key={week}>
            <b>{t("due.windowWeek", { week })}</b> {short(date)}
          </li>
        ))}
      </ol>
    </figure>
  );
}
