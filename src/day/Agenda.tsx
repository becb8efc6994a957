import { formatDate } from "../text/formatDate";
import { useLanguage } from "../text/useLanguage";
import { useTexts } from "../text/useTexts";
import { tickBox } from "../ui/TickBox.styles";
import { leaf, size, use } from "../ui/theme/tokens";
import { type AgendaEntry, isVaccineDue } from "./careCalendar";
import { entryTitle } from "./stageWords";

export interface AgendaProps {
  entries: readonly AgendaEntry[];
  /** `YYYY-MM-DD`; dates of another year show their year. */
  today: string;
  onDone: (key: string, isDone: boolean) => void;
}

const list = {
  borderLeft: `2px solid ${use.line}`,
  marginLeft: "0.5rem",
  "& > li": { position: "relative", breakInside: "avoid", padding: "0.75rem 0 0.75rem 1.5rem", borderRadius: leaf.m },
  "& > li::before": {
    content: '""',
    position: "absolute",
    left: "-0.5625rem",
    top: "1.25rem",
    width: "1rem",
    height: "1rem",
    borderRadius: leaf.tag,
    background: use.canvas,
    border: `1.5px solid ${use.lineStrong}`,
  },
  "& > .now": { background: use.raised, boxShadow: use.shadowCard, marginBlock: "0.5rem", paddingRight: "1rem" },
  "& > .now::before": { background: use.accent },
  "& > .done::before": { background: use.button, borderColor: use.buttonBorder },
  "& .month": { fontWeight: 650, color: use.brandText, fontSize: size.small, padding: "1rem 0 0.25rem 1.5rem" },
  "& time, & .when": { fontSize: size.caption, fontWeight: 600, color: use.brandText },
  "& label": { display: "grid", gridTemplateColumns: "minmax(0, 1fr) auto", gap: "0.125rem 1rem", alignItems: "center", cursor: "pointer" },
  "& strong": { gridColumn: 1, lineHeight: 1.35 },
  "& .done strong": { textDecoration: "line-through", color: use.muted },
  "& p": { fontSize: size.small, lineHeight: 1.45, color: use.muted, maxWidth: "58ch" },
  "& input": { ...tickBox, gridColumn: 2, gridRow: "1 / span 2" },
} as const;

/** Calendar entries of care, in the order they begin; each can be ticked off. */
export function Agenda({ entries, today, onDone }: AgendaProps) {
  const t = useTexts();
  const language = useLanguage();
  const short = (date: string) =>
    formatDate(date, language, date.slice(0, 4) === today.slice(0, 4) ? { day: "numeric", month: "long" } : undefined);
  const when = (entry: AgendaEntry): string => {
    const { start, end, status, isOverdue } = entry;
    if (isVaccineDue(entry)) return t(isOverdue ? "day.vaccineOverdue" : "day.vaccineDue");
    if (end === null) return status === "now" ? t("day.open") : t("day.from", { date: short(start) });
    if (status === "now") return t("day.until", { date: short(end) });
    return start === end ? short(start) : t("day.range", { from: short(start), to: short(end) });
  };
  return (
    <ul css={list}>
      {entries.map((entry) => {
        const { key, line, optional, status, isDone } = entry;
        return (
          <li key={key} className={isDone ? "done" : status}>
            <label>
              <span className="when">
                {when(entry)}
                {optional && ` · ${t("day.optional")}`}
              </span>
              <strong>{entryTitle(entry, t)}</strong>
              <input
                type="checkbox"
                checked={isDone}
                aria-label={t("day.doneLabel", { title: entryTitle(entry, t) })}
                onChange={({ target }) => onDone(key, target.checked)}
              />
            </label>
            {line && !isDone && status !== "past" && <p>{line}</p>}
          </li>
        );
      })}
    </ul>
  );
}
