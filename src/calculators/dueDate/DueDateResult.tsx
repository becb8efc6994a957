import { formatDate } from "../../text/formatDate";
import { useLanguage } from "../../text/useLanguage";
import { useTexts } from "../../text/useTexts";
import { bullets } from "../../ui/theme/globalStyles";
import { use } from "../../ui/theme/tokens";
import { bigAnswer } from "../shared/calculator.styles";
import { type CareWindow, dueDateEntries } from "../shared/careWindows";
import { ResultActions } from "../shared/ResultActions";
import { ResultSum } from "../shared/ResultSum";
import { WeekPageLink } from "../shared/WeekPageLink";
import { weeksAndDays } from "../shared/weeksAndDays";
import { BirthWindow } from "./BirthWindow";
import type { DueDateAnswer } from "./dueDate";
import { RedatingNote } from "./RedatingNote";

export interface DueDateResultProps {
  answer: Extract<DueDateAnswer, { ok: true }>;
  windows: readonly CareWindow[];
  isRemembered: boolean;
  onForget: () => void;
}

/** The due date in words, the window around it, what makes it less certain, the calculation, and links to what comes next. */
export function DueDateResult({ answer, windows, isRemembered, onForget }: DueDateResultProps) {
  const t = useTexts();
  const language = useLanguage();
  const date = (value: string) => formatDate(value, language);
  const { completedWeeks, notes } = answer;
  // Before the first counted day and after 42 weeks, no week is named.
  const hasWeek = !notes.includes("notYet") && !notes.includes("pastTerm");
  const page = String(Math.max(1, completedWeeks));
  const sumValues = {
    from: date(answer.from),
    edd: date(answer.edd),
    cycle: answer.terms.cycleLength,
    age: answer.terms.embryoAge,
    ga: answer.terms.scanAge,
  };
  const entries = () =>
    dueDateEntries({ edd: answer.edd, summary: t("due.ics.due"), description: t("due.ics.dueText") }, windows, ({ start, end }) =>
      t(end ? "due.ics.window" : "due.ics.openWindow", { from: date(start), to: end ? date(end) : "" }),
    );
  return (
    <>
      <p css={bigAnswer}>
        {date(answer.edd)}
        <small>
          {formatDate(answer.edd, language, { weekday: "long" })}
          {hasWeek && ` · ${t("due.exact", { age: weeksAndDays(t, completedWeeks, answer.day), trimester: answer.trimester })}`}
        </small>
      </p>
      <BirthWindow answer={answer} />
      <p>{t("due.windowText", { from: date(answer.termStart), to: date(answer.termEnd) })}</p>
      {answer.redating && <RedatingNote redating={answer.redating} />}
      {notes.map((note) => (
        <p key={note}>
          <strong>{t(`due.note.${note}`, { date: date(answer.lmp) })}</strong>
        </p>
      ))}
      <ul css={{ ...bullets, "& li::marker": { color: use.accent } }}>
        {hasWeek && (
          <li data-gentle-hides="">
            {t(answer.daysLeft >= 0 ? "due.daysLeft" : "due.daysPast", { count: Math.abs(answer.daysLeft) })}{" "}
            {answer.daysLeft > 0 && t("due.percent", { percent: answer.percent })}
          </li>
        )}
        <li>{t("due.secondTrimester", { date: date(answer.secondTrimester) })}</li>
        <li>{t("due.thirdTrimester", { date: date(answer.thirdTrimester) })}</li>
        {answer.used !== "conception" && answer.used !== "ivf" && (
          <li>{t("due.conception", { from: date(answer.conceptionFrom), to: date(answer.conceptionTo) })}</li>
        )}
      </ul>
      <ResultSum>
        <p>{t(`due.sum.${answer.used}`, sumValues)}</p>
      </ResultSum>
      {hasWeek && <WeekPageLink week={page}>{t("due.readWeek", { week: page })}</WeekPageLink>}
      <ResultActions isRemembered={isRemembered} onForget={onForget} calendar={{ fileName: t("due.ics.file"), entries }} />
    </>
  );
}
