import { type Language, pathTo } from "../../routes/routes";
import { formatDate } from "../../text/formatDate";
import type { Translate } from "../../text/textsFor";
import { useLanguage } from "../../text/useLanguage";
import { useTexts } from "../../text/useTexts";
import { button } from "../../ui/Button.styles";
import { Icon } from "../../ui/Icon";
import { actionRow, bigAnswer } from "../shared/calculator.styles";
import { daysToDueDate } from "../shared/gestation";
import { ResultActions } from "../shared/ResultActions";
import type { VaccineCalendarAnswer } from "../shared/vaccineCalendar";
import { ageWords, dayWords, doseWords, versionTexts } from "../shared/vaccineWords";

type Answer = Extract<VaccineCalendarAnswer, { ok: true }>;

export interface VaccineCalendarResultProps {
  answer: Answer;
  /** The visitor's calendar date, `YYYY-MM-DD`. */
  today: string;
  isRemembered: boolean;
  onForget: () => void;
}

/** Until 16 weeks the UK's rule after MenB is shown: its doses are at 8 and 12 weeks and may be late. */
const menBWatchDays = 16 * 7;

/** The first line: the doses due now; else the next date; else that nothing is left. Before the birth, the date it is counted from. */
function headline({ isPlanned, birthDate, counts, next }: Answer, t: Translate, language: Language): string {
  if (isPlanned) return t("vaccine.bigPlanned", { date: formatDate(birthDate, language) });
  if (counts.due > 0) return t("vaccine.bigNow", { count: counts.due });
  return next ? dayWords(next.visit.date, language) : t("vaccine.bigNone");
}

/** What is due now and next in words, which schedule this is, and what the page cannot know. */
export function VaccineCalendarResult({ answer, today, isRemembered, onForget }: VaccineCalendarResultProps) {
  const t = useTexts();
  const language = useLanguage();
  const { isPlanned, counts, next, visits, country, cohorts } = answer;
  const isHere = country === "TR";
  const due = visits.flatMap(({ doses }) => doses).filter(({ status }) => status === "due");
  const open = next?.visit.doses.filter(({ status }) => status !== "done") ?? [];
  const named = due.length > 0 && !isPlanned ? due : open;
  const isAnyAhead = !isPlanned && visits.some(({ doses }) => doses.some(({ timing, status }) => timing === "day" && status !== "done"));
  const entries = async () => {
    const { vaccineEntries } = await import("./vaccineEntries");
    return vaccineEntries(answer, today, t, language);
  };
  const week = String(Math.min(42, Math.max(1, Math.floor((daysToDueDate + answer.ageDays) / 7))));
  return (
    <>
      <p css={bigAnswer}>
        {headline(answer, t, language)}
        <small>{isPlanned ? t("vaccine.plannedText") : named.map((dose) => doseWords(dose, t)).join(" · ")}</small>
      </p>
      {counts.overdue > 0 && (
        <p>
          <strong>{t("vaccine.overdue", { count: counts.overdue })}</strong>{" "}
          {t(isHere ? "vaccine.overdueHint" : "vaccine.overdueHintAbroad")}
        </p>
      )}
      {next && (
        <p>
          {t("vaccine.nextLine", { date: dayWords(next.visit.date, language) })} {t("vaccine.inDays", { count: next.days })}{" "}
          {t("vaccine.sumUp", {
            birth: formatDate(answer.birthDate, language),
            age: ageWords(next.visit.age, t),
            date: formatDate(next.visit.date, language),
          })}
        </p>
      )}
      <p>
        <strong>{t("vaccine.version", versionTexts(country, t, language))}</strong> {t(`vaccine.about.${country}`)}
        {!isHere && ` ${t("vaccine.living")}`}
      </p>
      {cohorts.map((cohort) => (
        <p key={cohort}>{t(`vaccine.cohort.${cohort}`)}</p>
      ))}
      {country === "UK" && answer.ageDays < menBWatchDays && <p>{t("vaccine.afterMenB")}</p>}
      {isPlanned && (
        <p css={actionRow}>
          <a href={pathTo("pregnancyWeek", language, { hafta: week })} css={button}>
            {t("vaccine.readWeek", { week })} <Icon name="arrow" />
          </a>
        </p>
      )}
      <ResultActions
        isRemembered={isRemembered}
        onForget={onForget}
        calendar={isAnyAhead ? { fileName: t("vaccine.icsFile"), entries } : undefined}
      />
    </>
  );
}
