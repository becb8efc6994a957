import { formatDate } from "../../text/formatDate";
import { formatNumber } from "../../text/formatNumber";
import { useLanguage } from "../../text/useLanguage";
import { useTexts } from "../../text/useTexts";
import { bullets } from "../../ui/theme/globalStyles";
import { use } from "../../ui/theme/tokens";
import { ResultSum } from "../shared/ResultSum";
import type { PregnancyQuizAnswer } from "./pregnancyQuiz";
import { type Fields, toInput } from "./pregnancyQuizFields";
import { bands } from "./pregnancySigns";

export interface PregnancyQuizDatesProps {
  answer: Extract<PregnancyQuizAnswer, { ok: true }>;
  fields: Fields;
  /** `YYYY-MM-DD` */
  today: string;
}

/** Decimals to show: points are whole or end in a half. */
const decimalsIn = (points: number): number => (Number.isInteger(points) ? 0 : 1);

/** When to test and when to test again, and the calculation with its figures. */
export function PregnancyQuizDates({ answer, fields, today }: PregnancyQuizDatesProps) {
  const t = useTexts();
  const language = useLanguage();
  const date = (value: string | null | undefined) => (value ? formatDate(value, language) : "");
  const number = (points: number) => formatNumber(points, language, decimalsIn(points));
  const { testDate, lastSex, lmp, cycleLength } = toInput(fields);
  const { outcome, points, gapDays, periodDue, testFrom, sureFrom, isSureFromSex, retestFrom, retestTo, wouldBe } = answer;
  const isLatest = testFrom === sureFrom && !isSureFromSex;
  const band = bands.find(({ key }) => key === outcome);

  const when: string[] = [];
  if (testFrom)
    when.push(testFrom <= today ? t("quiz.test.now") : t(isLatest ? "quiz.test.latest" : "quiz.test.from", { date: date(testFrom) }));
  if (retestFrom && retestTo)
    when.push(
      retestFrom === retestTo
        ? t("quiz.retest.on", { date: date(retestFrom) })
        : t("quiz.retest.window", { from: date(retestFrom), to: date(retestTo) }),
    );
  if (sureFrom && ![testFrom, retestFrom].includes(sureFrom))
    when.push(t(isSureFromSex ? "quiz.sure.sex" : "quiz.sure.today", { date: date(sureFrom) }));
  if (wouldBe)
    when.push(
      t("quiz.wouldBe", {
        weeks: t("weeksCount", { count: wouldBe.completedWeeks }),
        days: t("quiz.days", { count: wouldBe.day }),
        edd: date(wouldBe.edd),
      }),
    );

  const sums: string[] = [];
  if (periodDue) sums.push(t("quiz.sum.due", { lmp: date(lmp), cycle: cycleLength ?? "", due: date(periodDue) }));
  if (gapDays !== null)
    sums.push(gapDays < 0 ? t("quiz.sum.after") : t("quiz.sum.gap", { count: gapDays, sex: date(lastSex), test: date(testDate) }));
  if (points !== null && band) sums.push(t("quiz.sum.points", { points: number(points), from: number(band.pointsFrom) }));
  return (
    <>
      {answer.isLateAtOdds && (
        <p>
          <strong>{t("quiz.atOdds", { due: date(periodDue) })}</strong>
        </p>
      )}
      {when.length > 0 && (
        <ul css={{ ...bullets, "& li::marker": { color: use.accent } }}>
          {when.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {sums.length > 0 && (
        <ResultSum>
          {sums.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </ResultSum>
      )}
    </>
  );
}
