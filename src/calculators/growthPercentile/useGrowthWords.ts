import { formatDate } from "../../text/formatDate";
import { formatNumber } from "../../text/formatNumber";
import { useLanguage } from "../../text/useLanguage";
import { useTexts } from "../../text/useTexts";
import { calendarAge } from "../shared/growthAge";
import type { GrowthScore } from "./growthPercentile";
import type { Indicator } from "./growthValue";
import { ageInMonths, daysOfVisit } from "./typedAge";

/** Age in days up to which parents count in weeks. */
const threeMonths = 91;

/** Functions that write ages, values and percentiles of growth in the language of the page. */
export function useGrowthWords() {
  const t = useTexts();
  const language = useLanguage();
  const age = (from: string, to: string): string => {
    const typedDays = daysOfVisit(to);
    const { months, days } = typedDays === null ? calendarAge(from, to) : ageInMonths(typedDays);
    // A young baby's age without a date is written in weeks.
    if (typedDays && typedDays < threeMonths && typedDays % 7 === 0 && days > 0) return t("growth.weeks", { count: typedDays / 7 });
    const [inMonths, inDays] = [t("growth.months", { count: months }), t("growth.days", { count: days })];
    if (months === 0) return inDays;
    return days === 0 ? inMonths : t("growth.age", { months: inMonths, days: inDays });
  };
  /** When a visit was: its date, or the age if it has no date. */
  const day = (date: string): string => (daysOfVisit(date) === null ? formatDate(date, language) : age("", date));
  const number = (value: number, indicator: Indicator): string =>
    formatNumber(value, language, indicator === "weight" || indicator === "forLength" ? 2 : 1);
  const value = (amount: number, indicator: Indicator): string => t(`growth.value.${indicator}`, { value: number(amount, indicator) });
  const percentile = ({ percentile, outside }: GrowthScore): string =>
    outside
      ? t(`growth.outside.${outside.side}`, { percentile: outside.percentile })
      : t("growth.percentile", { n: Math.round(percentile) });
  /** The percentile in short, for use under a heading that says what it is. */
  const shortPercentile = ({ percentile, outside }: GrowthScore): string =>
    outside ? `${outside.side === "below" ? "<" : ">"} ${outside.percentile}` : String(Math.round(percentile));
  /** Approximate scores get one decimal; a zero has no sign. */
  const z = ({ z: score }: GrowthScore, isApproximate: boolean): string => {
    const places = isApproximate ? 1 : 2;
    return formatNumber(Math.round(score * 10 ** places) / 10 ** places || 0, language, places);
  };
  return { age, day, value, percentile, shortPercentile, z };
}
