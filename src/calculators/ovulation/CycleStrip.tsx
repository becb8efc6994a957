import { addDays, requireDayNumber, toIsoDate } from "../../text/calendar";
import { formatDate } from "../../text/formatDate";
import { useLanguage } from "../../text/useLanguage";
import { useTexts } from "../../text/useTexts";
import { fixed, size, use } from "../../ui/theme/tokens";
import type { Cycle } from "./ovulation";

export interface CycleStripProps {
  cycle: Cycle;
  periodLength: number;
}

const styles = {
  display: "grid",
  gap: "0.5rem",
  margin: 0,
  "& svg": { width: "100%", height: "2rem" },
  "& .ends": { display: "flex", justifyContent: "space-between", fontSize: size.caption },
  "& ul": { display: "flex", flexWrap: "wrap", gap: "0.25rem 1rem", fontSize: size.caption },
  "& li": { display: "flex", alignItems: "center", gap: "0.375rem" },
  "& li svg": { width: "0.875rem", height: "0.875rem" },
} as const;

const fills = {
  none: { fill: fixed.ring, opacity: 0.25 },
  period: { fill: fixed.tea, opacity: 1 },
  fertile: { fill: use.accent, opacity: 0.6 },
  best: { fill: use.accent, opacity: 1 },
} as const;
type Kind = keyof typeof fills;

/** One cycle, one cell for each day: period, fertile days and the best of them. */
export function CycleStrip({ cycle, periodLength }: CycleStripProps) {
  const t = useTexts();
  const language = useLanguage();
  const first = requireDayNumber(cycle.start.from);
  const last = requireDayNumber(cycle.next.to);
  const periodEnd = addDays(cycle.start.to, periodLength - 1);
  const kindOf = (date: string): Kind => {
    if (cycle.best && date >= cycle.best.from && date <= cycle.best.to) return "best";
    if (date >= cycle.fertile.from && date <= cycle.fertile.to) return "fertile";
    return date <= periodEnd ? "period" : "none";
  };
  const dates = Array.from({ length: last - first }, (_, i) => toIsoDate(first + i));
  const short = (date: string) => formatDate(date, language, { day: "numeric", month: "short" });
  const kinds: Kind[] = cycle.best ? ["period", "fertile", "best"] : ["period", "fertile"];
  return (
    <figure css={styles} aria-label={t("ovu.strip")}>
      <svg viewBox={`0 0 ${dates.length} 2`} preserveAspectRatio="none" aria-hidden="true">
        {dates.map((date, i) => (
          <rect key={date} data-kind={kindOf(date)} x={i + 0.06} width="0.88" height="2" {...fills[kindOf(date)]} />
        ))}
      </svg>
      <p className="ends">
        <span>{short(cycle.start.from)}</span>
        <span>{t("ovu.stripEnd", { date: short(toIsoDate(last - 1)) })}</span>
      </p>
      <ul>
        {kinds.map((kind) => (
          <li key={kind}>
            <svg viewBox="0 0 2 2" aria-hidden="true">
              <rect width="2" height="2" {...fills[kind]} />
            </svg>
            {t(`ovu.strip.${kind}`)}
          </li>
        ))}
      </ul>
    </figure>
  );
}
