import { formatDate } from "../../text/formatDate";
import { useLanguage } from "../../text/useLanguage";
import { useTexts } from "../../text/useTexts";
import { bigAnswer } from "../shared/calculator.styles";
import type { IvfAnswer } from "../shared/ivf";
import { ResultActions } from "../shared/ResultActions";
import { ResultSum } from "../shared/ResultSum";
import { WeekPageLink } from "../shared/WeekPageLink";
import { weeksAndDays } from "../shared/weeksAndDays";
import { IvfChart } from "./IvfChart";
import { ivfEntries } from "./ivfEntries";

export interface IvfResultProps {
  answer: Extract<IvfAnswer, { ok: true }>;
  /** A frozen embryo; changes the wording only. */
  isFrozen: boolean;
  fetuses: string;
  today: string;
  isRemembered: boolean;
  onForget: () => void;
}

const weekday = { day: "numeric", month: "long", year: "numeric", weekday: "long" } as const;

/** The due date in words first, then the bar, the calculation and notes on it. */
export function IvfResult({ answer, isFrozen, fetuses, today, isRemembered, onForget }: IvfResultProps) {
  const t = useTexts();
  const language = useLanguage();
  const date = (value: string) => formatDate(value, language);
  const { stage, test, event, eventAgeDays } = answer;
  const isTransfer = answer.embryoAgeDays > 0;
  const page = String(Math.max(1, answer.completedWeeks));
  const named = (key: string) => t(key === "test" ? "ivf.entry.test" : `ivf.milestone.${key}`);
  return (
    <>
      <p>{t(stage === "planned" || stage === "waiting" ? "ivf.dueIf" : "ivf.due")}</p>
      <p css={bigAnswer}>
        {date(answer.edd)}
        <small>
          {formatDate(answer.edd, language, weekday)}
          {stage === "pregnant" &&
            ` · ${t("ivf.today", { age: weeksAndDays(t, answer.completedWeeks, answer.day), trimester: answer.trimester })}`}
        </small>
      </p>
      <IvfChart answer={answer} />
      {stage === "planned" && <p>{t("ivf.planned", { date: date(answer.date) })}</p>}
      {stage === "waiting" && <p>{t("ivf.waiting", { age: weeksAndDays(t, answer.completedWeeks, answer.day) })}</p>}
      {stage === "over" && <p>{t("ivf.over")}</p>}
      {(stage === "planned" || stage === "waiting") && (
        <p>
          <strong>{t("ivf.test")}</strong> {test ? t("ivf.testDates", { from: date(test.from), to: date(test.to) }) : t("ivf.testUnknown")}
        </p>
      )}
      {stage === "pregnant" && answer.daysLeft >= 0 && <p data-gentle-hides="">{t("ivf.daysLeft", { count: answer.daysLeft })}</p>}
      {stage === "pregnant" && answer.daysLeft < 0 && <p>{t("ivf.daysPast", { count: -answer.daysLeft })}</p>}
      <ResultSum>
        <p>
          {t("ivf.sum", { date: date(answer.date), age: answer.embryoAgeDays, added: answer.addedDays, edd: date(answer.edd) })}{" "}
          {t("ivf.counted", {
            fertilisation: date(answer.fertilisation),
            lmp: date(answer.lmp),
            age: weeksAndDays(t, Math.floor(eventAgeDays / 7), eventAgeDays % 7),
          })}
        </p>
      </ResultSum>
      {isTransfer && isFrozen && <p>{t("ivf.frozenNote")}</p>}
      {(event === "transfer-day6" || event === "transfer-day7") && <p>{t("ivf.slowNote")}</p>}
      {event === "iui" && <p>{t("ivf.iuiNote")}</p>}
      {fetuses !== "one" && <p>{t(fetuses === "two" ? "ivf.twinNote" : "ivf.tripletNote")}</p>}
      <p>{t("ivf.uncertain")}</p>
      {stage === "pregnant" && <WeekPageLink week={page}>{t("ivf.readWeek", { week: page })}</WeekPageLink>}
      <ResultActions
        isRemembered={isRemembered}
        onForget={onForget}
        calendar={{
          fileName: "ninni-ivf.ics",
          entries: () => ivfEntries(answer, named, today, t("ivf.entry.text")),
        }}
      />
    </>
  );
}
