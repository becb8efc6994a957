import { requireDayNumber } from "../../text/calendar";
import { formatDate } from "../../text/formatDate";
import { useLanguage } from "../../text/useLanguage";
import { useTexts } from "../../text/useTexts";
import { fixed, size, use } from "../../ui/theme/tokens";
import type { MothersLeave } from "../shared/leavePlanner";
import { weeksOf } from "./leaveWords";

export interface LeaveLineProps {
  leave: MothersLeave;
  /** The day of birth or the due date, `YYYY-MM-DD`. */
  birth: string;
  isBorn: boolean;
  today: string;
}

const styles = {
  display: "grid",
  gap: "0.5rem",
  margin: 0,
  "& svg": { width: "100%", height: "2rem" },
  "& ol": { display: "flex", justifyContent: "space-between", gap: "0.75rem", fontSize: size.caption, lineHeight: 1.4 },
  "& li:nth-of-type(2)": { textAlign: "center" },
  "& li:last-of-type": { textAlign: "right" },
  "& b": { display: "block" },
  "& ul": { display: "flex", flexWrap: "wrap", gap: "0.25rem 1.25rem", fontSize: size.caption, lineHeight: 1.5 },
  "& ul li": { display: "flex", gap: "0.5rem", alignItems: "center", textAlign: "left" },
  "& i": { width: "0.75rem", height: "0.75rem", borderRadius: "50%" },
} as const;

/** The leave as a line: the weeks before the birth, those after it and the unused ones added at the end, with the birth and today marked. */
export function LeaveLine({ leave, birth, isBorn, today }: LeaveLineProps) {
  const t = useTexts();
  const language = useLanguage();
  const short = (date: string) => formatDate(date, language, { day: "numeric", month: "short", year: "numeric" });
  const start = requireDayNumber(leave.start);
  const born = requireDayNumber(birth);
  const end = requireDayNumber(leave.back);
  const now = requireDayNumber(today);
  const added = leave.movedDays + leave.earlyDays;
  const parts = [
    { key: "before", from: start, to: born, days: leave.beforeDays, color: fixed.ring },
    { key: "after", from: born, to: end - added, days: leave.afterDays, color: fixed.moon },
    { key: "added", from: end - added, to: end, days: added, color: use.accent },
  ].filter(({ days }) => days > 0);
  return (
    <figure css={styles} aria-label={t("leave.line")}>
      <svg viewBox={`0 0 ${end - start} 10`} preserveAspectRatio="none" aria-hidden="true">
        {parts.map(({ key, from, to, color }) => (
          <rect key={key} x={from - start} y="2" width={Math.max(0, to - from - 0.6)} height="6" fill={color} />
        ))}
        <rect x={born - start - 0.6} y="0" width="1.2" height="10" fill={fixed.brandLight} />
        {now >= start && now < end && <rect data-today="" x={now - start - 0.8} y="0" width="1.6" height="10" fill={fixed.skin} />}
      </svg>
      <ol>
        <li>
          <b>{t("leave.lineStart")}</b> {short(leave.start)}
        </li>
        <li>
          <b>{t(isBorn ? "leave.lineBorn" : "leave.lineDue")}</b> {short(birth)}
        </li>
        <li>
          <b>{t("leave.lineBack")}</b> {short(leave.back)}
        </li>
      </ol>
      <ul>
        {parts.map(({ key, days, color }) => (
          <li key={key}>
            <i css={{ background: color }} />
            {t(`leave.part.${key}`, { weeks: weeksOf(t, days) })}
          </li>
        ))}
      </ul>
    </figure>
  );
}
