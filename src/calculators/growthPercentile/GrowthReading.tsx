import { addDays } from "../../text/calendar";
import { useTexts } from "../../text/useTexts";
import { bigAnswer } from "../shared/calculator.styles";
import { type GrowthFields, toInput } from "./growthFields";
import type { GrowthAnswer } from "./growthPercentile";
import type { Indicator } from "./growthValue";
import { daysOfVisit, durationText } from "./typedAge";
import { UnlikelyMeasure } from "./UnlikelyMeasure";
import { useGrowthWords } from "./useGrowthWords";
import type { Visit } from "./visitList";

export interface GrowthReadingProps {
  fields: GrowthFields;
  visit: Visit;
  answer: GrowthAnswer;
  indicator: Indicator;
  onConfirm: () => void;
  onEdit: () => void;
}

/** The latest measure in words; if it is unlikely, first a question whether it is right. */
export function GrowthReading({ fields, visit, answer, indicator, onConfirm, onEdit }: GrowthReadingProps) {
  const t = useTexts();
  const words = useGrowthWords();
  const { birthDate, sex, standard } = toInput(fields, visit, indicator, null);
  const { score, ageDays, correctedDays, usedDays, lengthChange, isPositionDoubtful } = answer;
  const isByAge = daysOfVisit(visit.date) !== null;
  const age = words.age(birthDate, visit.date);
  const value = words.value(answer.value, indicator);
  const who = t(`growth.who.${sex === "boy" ? "boy" : "girl"}`);
  if (!score) return <p>{t(usedDays < 0 ? "growth.beforeTerm" : "growth.beyondTable", { age })}</p>;
  if (score.isUnlikely && !visit.isSure) return <UnlikelyMeasure value={value} age={age} onConfirm={onConfirm} onEdit={onEdit} />;
  const isByLength = indicator === "forLength";
  const isApproximate = standard === "TR-Neyzi";
  // The printed BMI lines of Neyzi end at 5 and 95, all others at 3 and 97.
  const hasOuterFive = isApproximate && indicator === "bmi";
  const z = words.z(score, isApproximate);
  const correctedAge =
    correctedDays !== null &&
    correctedDays >= 0 &&
    (isByAge ? words.age("", durationText(correctedDays)) : words.age(addDays(birthDate, ageDays - correctedDays), visit.date));
  const range = {
    low: words.value(score.low, indicator),
    high: words.value(score.high, indicator),
    median: words.value(score.median, indicator),
    length: words.value(answer.at, "length"),
  };
  const isUsual = answer.value >= score.low && answer.value <= score.high;
  return (
    <>
      <p css={bigAnswer}>
        {words.percentile(score)}
        <small>{t("growth.which", { date: words.day(visit.date), age, value, who }).replace(isByAge ? `${age} · ` : "", "")}</small>
      </p>
      <p>
        {score.outside
          ? t(isByLength ? "growth.beyond.forLength" : "growth.beyond", { who })
          : t(`growth.say.${indicator}`, { count: Math.round(score.percentile), who })}{" "}
        {t(isUsual ? "growth.usual" : hasOuterFive ? "growth.unusual.lines" : "growth.unusual")}
      </p>
      <p>
        {t(isByLength ? "growth.range.forLength" : hasOuterFive ? "growth.range.neyziBmi" : "growth.range", range)}{" "}
        {t(isApproximate ? "growth.z.about" : "growth.z", { z })}
      </p>
      {isByAge && <p>{t("growth.note.byAge", { age, days: t("growth.days", { count: ageDays }) })}</p>}
      {isApproximate && <p>{t("growth.note.neyzi")}</p>}
      {correctedAge && <p>{t(usedDays === ageDays ? "growth.note.notCorrected" : "growth.note.corrected", { age, correctedAge })}</p>}
      {lengthChange !== 0 && (
        <p>
          {t(lengthChange > 0 ? "growth.note.standing" : "growth.note.lying", {
            value: isByLength ? words.value(answer.at, "length") : value,
          })}
        </p>
      )}
      {isPositionDoubtful && (indicator === "length" || indicator === "bmi" || indicator === "forLength") && (
        <p>{t("growth.note.doubtful")}</p>
      )}
      {ageDays <= 7 && (indicator === "weight" || indicator === "bmi") && <p>{t("growth.note.newborn")}</p>}
    </>
  );
}
