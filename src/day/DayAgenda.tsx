import type { CalendarEntry } from "../calculators/shared/calendarFile";
import { downloadCalendar } from "../calculators/shared/downloadCalendar";
import { pathTo } from "../routes/routes";
import type { OwnDay } from "../site/ownDay/ownDay";
import { formatDate } from "../text/formatDate";
import type { Translate } from "../text/textsFor";
import { useLanguage } from "../text/useLanguage";
import { useTexts } from "../text/useTexts";
import { ghostButton } from "../ui/Button.styles";
import { Disclosure } from "../ui/Disclosure";
import { Icon } from "../ui/Icon";
import { Agenda } from "./Agenda";
import { careEntries, dueEntry } from "./calendarEntries";
import { type AgendaEntry, ahead, childAgenda, pregnancyAgenda } from "./careCalendar";
import type { DayContent } from "./content";
import type { DayStages } from "./stages";
import { childName, entryTitle } from "./stageWords";
import { givenDoses } from "./useDay";

export interface DayAgendaProps extends DayStages {
  day: OwnDay;
  content: DayContent;
  /** `YYYY-MM-DD` */
  today: string;
  onChange: (next: OwnDay) => void;
}

const head = { display: "flex", flexWrap: "wrap", gap: "0.5rem 1rem", justifyContent: "space-between", alignItems: "center" } as const;

/** The pregnancy and each child with their entries; `due` is the due date of the pregnancy. */
function agendaParts({ pregnancy, children }: DayStages, content: DayContent, done: readonly string[], t: Translate) {
  return [
    ...(pregnancy?.kind === "pregnant"
      ? [
          {
            key: "pregnancy",
            title: t("day.agenda.pregnancy"),
            entries: pregnancyAgenda(content.care, pregnancy, done),
            due: pregnancy.due,
          },
        ]
      : []),
    ...children.flatMap((stage, i) => {
      if (stage.kind !== "child") return [];
      const entries = childAgenda(content, stage, done, givenDoses(stage.child.born));
      return [{ key: `${stage.child.born}-${i}`, title: t("day.agenda.child", { name: childName(t, stage) }), entries, due: null }];
    }),
  ];
}

/** The calendars of the pregnancy and of each child, and a calendar file of what is ahead, for the phone. */
export function DayAgenda({ day, content, pregnancy, children, today, onChange }: DayAgendaProps) {
  const t = useTexts();
  const language = useLanguage();
  const done = day.done ?? [];
  const parts = agendaParts({ pregnancy, children }, content, done, t);
  if (parts.length === 0) return null;
  const tick = (key: string, isDone: boolean) => {
    const others = done.filter((other) => other !== key);
    onChange({ ...day, done: isDone ? [...others, key] : others });
  };
  const describe = ({ line, start, end }: AgendaEntry): string =>
    [line, end ? t("day.range", { from: formatDate(start, language), to: formatDate(end, language) }) : ""].filter(Boolean).join(" ");
  const save = () => {
    const entries = parts.flatMap(({ entries: own, due, title }): CalendarEntry[] => [
      ...(due ? [dueEntry(due, t("day.ics.due"), t("day.ics.dueText"))] : []),
      ...careEntries(own, today, (entry) => (due ? entryTitle(entry, t) : `${title}: ${entryTitle(entry, t)}`), describe),
    ]);
    downloadCalendar("ninni.ics", entries);
  };
  return (
    <section aria-labelledby="agenda">
      <div css={head}>
        <h2 id="agenda">{t("day.agenda")}</h2>
        <button type="button" className="no-print" css={ghostButton} onClick={save}>
          <Icon name="calendar" /> {t("day.ics")}
        </button>
      </div>
      {parts.map(({ key, title, entries }) => {
        const near = ahead(entries);
        const past = entries.filter(({ status }) => status === "past");
        return (
          <div key={key}>
            {parts.length > 1 && <h3 css={{ marginTop: "1.5rem" }}>{title}</h3>}
            {near.length > 0 && <Agenda entries={near} today={today} onDone={tick} />}
            {past.length > 0 && (
              // Only what is ahead is printed.
              <div className="no-print">
                <Disclosure summary={t("day.agenda.past", { count: past.length })}>
                  <Agenda entries={past} today={today} onDone={tick} />
                </Disclosure>
              </div>
            )}
          </div>
        );
      })}
      {children.length > 0 && (
        <p className="no-print" css={{ marginTop: "1rem" }}>
          <a href={pathTo("vaccineCalendar", language)}>{t("day.vaccines")}</a>
        </p>
      )}
    </section>
  );
}
