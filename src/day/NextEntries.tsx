import { requireDayNumber } from "../text/calendar";
import { formatDate } from "../text/formatDate";
import { useLanguage } from "../text/useLanguage";
import { useTexts } from "../text/useTexts";
import { font, leaf, size, use } from "../ui/theme/tokens";
import { type AgendaEntry, isVaccineDue } from "./careCalendar";
import { entryTitle } from "./stageWords";

export interface NextEntriesProps {
  entries: readonly AgendaEntry[];
  /** `YYYY-MM-DD` */
  today: string;
}

const styles = {
  display: "grid",
  gap: "0.75rem",
  "& > li": {
    display: "grid",
    gridTemplateColumns: "4.75rem minmax(0, 1fr)",
    gap: "0.125rem 1.125rem",
    background: use.raised,
    borderRadius: leaf.l,
    boxShadow: use.shadowCard,
    padding: "1rem 1.25rem",
  },
  "& .when": {
    gridRow: "span 2",
    alignSelf: "start",
    textAlign: "center",
    background: use.tintSage,
    borderRadius: leaf.tile,
    padding: "0.5rem 0.375rem",
    lineHeight: 1.15,
    fontSize: size.caption,
    fontWeight: 600,
    color: use.brandText,
    "& b": { display: "block", font: `500 1.0625rem/1.2 ${font.heading}`, color: use.ink },
  },
  "& .soon": { background: use.accent, color: use.buttonHoverText, "& b": { color: use.buttonHoverText } },
  "& h3": { fontSize: "1.1875rem" },
  "& p": { fontSize: size.small, lineHeight: 1.4, color: use.muted },
} as const;

/** Entries that end within this many days are marked; the number is the site’s own choice. */
const soonDays = 7;

/** The few next entries, each with the number of days left. */
export function NextEntries({ entries, today }: NextEntriesProps) {
  const t = useTexts();
  const language = useLanguage();
  const now = requireDayNumber(today);
  if (entries.length === 0) return <p>{t("day.next.none")}</p>;
  return (
    <ul css={styles}>
      {entries.map((entry) => {
        const { key, status, start, end } = entry;
        const days = requireDayNumber(status === "now" ? (end ?? start) : start) - now;
        const isWeeks = days > 21;
        const span = isWeeks ? t("weeksCount", { count: Math.floor(days / 7) }) : t("daysCount", { count: days });
        const words = days === 0 ? t("day.next.last") : t(`day.next.${status === "now" ? "left" : "in"}`, { span });
        return (
          <li key={key}>
            {isVaccineDue(entry) ? (
              <span className="when soon">
                <b>{t(entry.isOverdue ? "day.next.overdue" : "day.next.due")}</b>
              </span>
            ) : status === "now" && end === null ? (
              <span className="when">{t("day.open")}</span>
            ) : (
              <span className={status === "now" && days <= soonDays ? "when soon" : "when"}>
                <b>{words}</b>
              </span>
            )}
            <h3>{entryTitle(entry, t)}</h3>
            <p>
              {isVaccineDue(entry) && t(entry.isOverdue ? "day.vaccineOverdue" : "day.vaccineDue")}
              {!isVaccineDue(entry) && status === "now" && end !== null && t("day.until", { date: formatDate(end, language) })}
              {status === "next" && t("day.from", { date: formatDate(start, language) })}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
