import { formatDate } from "../../text/formatDate";
import { useLanguage } from "../../text/useLanguage";
import { useTexts } from "../../text/useTexts";
import { iconButton } from "../../ui/Button.styles";
import { Icon } from "../../ui/Icon";
import { Tag } from "../../ui/Tag";
import { downloadCalendar } from "../shared/downloadCalendar";
import { calendarEntries } from "./careEntries";
import { type CareEntry, type DatedCareEntry, stageOf, stages } from "./careTimeline";
import { careLine, careStages, lineSection } from "./careTimeline.styles";
import { useCareWords } from "./useCareWords";

export interface CareLineProps {
  entries: readonly CareEntry[];
  /** The same entries with their dates; null while no date is known. */
  dated: readonly DatedCareEntry[] | null;
}

/** The timeline, stage by stage: in weeks and months, and in dates once one is known. */
export function CareLine({ entries, dated }: CareLineProps) {
  const t = useTexts();
  const language = useLanguage();
  const { windowOf } = useCareWords();
  const daysOf = new Map(dated?.map((entry) => [entry.key, entry]));
  const shown = dated ? entries.filter(({ key }) => daysOf.has(key)) : entries;
  const dates = ({ start, end }: DatedCareEntry) =>
    end === null
      ? t("care.from", { date: formatDate(start, language) })
      : t("care.range", { from: formatDate(start, language, { day: "numeric", month: "long" }), to: formatDate(end, language) });
  return (
    <section aria-labelledby="line" css={lineSection}>
      <h2 id="line">{t("care.line")}</h2>
      <div css={careStages}>
        {stages.map((stage) => {
          const inStage = shown.filter((entry) => stageOf(entry) === stage).sort((a, b) => a.first - b.first);
          if (inStage.length === 0) return null;
          return (
            <section key={stage} aria-labelledby={`stage-${stage}`} css={careLine}>
              <h3 id={`stage-${stage}`}>{t(`care.stage.${stage}`)}</h3>
              <ol>
                {inStage.map((entry) => {
                  const days = daysOf.get(entry.key);
                  return (
                    <li key={entry.key} data-status={days?.status}>
                      <p className="when">
                        <span>{days ? dates(days) : windowOf(entry)}</span>
                        <Tag tone={days?.status === "now" ? "blush" : "sage"}>
                          {days?.status === "now" ? t("care.now") : t(`care.kind.${entry.kind}`)}
                        </Tag>
                        {entry.isOptional && <span>{t("care.optional")}</span>}
                      </p>
                      <h4>{entry.title}</h4>
                      {days?.status !== "past" && <p>{entry.line}</p>}
                      {days && calendarEntries([days]).length > 0 && (
                        <button
                          type="button"
                          css={iconButton}
                          aria-label={t("care.toCalendar", { title: entry.title })}
                          onClick={() => downloadCalendar(`ninni-${entry.key}.ics`, calendarEntries([days]))}
                        >
                          <Icon name="calendar" />
                        </button>
                      )}
                    </li>
                  );
                })}
              </ol>
            </section>
          );
        })}
      </div>
    </section>
  );
}
