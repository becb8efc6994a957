import { formatDate } from "../../text/formatDate";
import { useLanguage } from "../../text/useLanguage";
import { useTexts } from "../../text/useTexts";
import { bullets } from "../../ui/theme/globalStyles";
import { bigAnswer } from "../shared/calculator.styles";
import { ResultActions } from "../shared/ResultActions";
import { WeekPageLink } from "../shared/WeekPageLink";
import { ChartRow } from "./ChartRow";
import type { ChineseGenderAnswer } from "./chineseGender";

export interface ChineseGenderResultProps {
  answer: Extract<ChineseGenderAnswer, { ok: true }>;
  isRemembered: boolean;
  onForget: () => void;
}

/** The chart's answer with a note on how little it is worth, then the cell, the dates behind it and the neighbouring cells. */
export function ChineseGenderResult({ answer, isRemembered, onForget }: ChineseGenderResultProps) {
  const t = useTexts();
  const language = useLanguage();
  const date = (value: string) => formatDate(value, language);
  const { sex, lunarAge, chartMonth, conceptionLunar, birthLunar, others, week } = answer;
  return (
    <>
      <p css={bigAnswer}>
        {t(`chinese.says.${sex}`)}
        <small>{t("chinese.cell", { age: lunarAge, month: chartMonth })}</small>
      </p>
      <p>
        <strong>{t("chinese.coin")}</strong> {t("chinese.sweden")}
      </p>
      <ChartRow lunarAge={lunarAge} chartMonth={chartMonth} />
      <p>
        {t("chinese.sum", {
          date: date(answer.conception),
          year: conceptionLunar.lunarYear,
          birthYear: birthLunar.lunarYear,
          age: lunarAge,
        })}{" "}
        {t(conceptionLunar.isLeapMonth ? "chinese.leapDates" : "chinese.monthDates", {
          month: conceptionLunar.month,
          day: conceptionLunar.day,
          start: date(conceptionLunar.monthStart),
          end: date(conceptionLunar.monthEnd),
          chartMonth,
        })}
      </p>
      {others.length > 0 && (
        <>
          <p>
            <strong>{t("chinese.close")}</strong>
          </p>
          <ul css={bullets}>
            {others.map((other) => (
              <li key={other.from}>
                {t(`chinese.other.${other.sex ?? "none"}`, {
                  days: other.from === other.to ? date(other.from) : `${date(other.from)} – ${date(other.to)}`,
                  age: other.lunarAge,
                  month: other.chartMonth,
                })}
              </li>
            ))}
          </ul>
        </>
      )}
      <p>{t("chinese.twins")}</p>
      {week !== null && <WeekPageLink week={week}>{t("chinese.readWeek", { week })}</WeekPageLink>}
      <ResultActions isRemembered={isRemembered} onForget={onForget} />
    </>
  );
}
