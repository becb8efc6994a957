import { useTranslation } from "react-i18next";
import { pathTo } from "../../routes/routes";
import { formatDate } from "../../text/formatDate";
import { useLanguage } from "../../text/useLanguage";
import { button } from "../../ui/Button.styles";
import { Icon } from "../../ui/Icon";
import { bullets } from "../../ui/theme/globalStyles";
import { leaf, use } from "../../ui/theme/tokens";
import { actionRow, bigAnswer } from "../shared/calculator.styles";
import { ResultActions } from "../shared/ResultActions";
import { type ChineseGenderAnswer, chartRows } from "./chineseGender";

export interface ChineseGenderResultProps {
  answer: Extract<ChineseGenderAnswer, { ok: true }>;
  isRemembered: boolean;
  onForget: () => void;
}

/** The row of the chart that was used, one cell for each month. */
const strip = {
  display: "grid",
  gridTemplateColumns: "repeat(12, 1fr)",
  gap: 3,
  "& li": {
    background: use.button,
    color: use.buttonText,
    display: "grid",
    placeItems: "center",
    minHeight: "3rem",
    minWidth: 0,
    lineHeight: 1.2,
    fontWeight: 600,
    "& small": { fontWeight: 500 },
  },
  "& [aria-current]": { background: use.accent, color: use.buttonHoverText, borderRadius: leaf.s, outline: "2px solid currentColor" },
} as const;

/** The chart's answer with a note on how little it is worth, then the cell, the dates behind it and the neighbouring cells. */
export function ChineseGenderResult({ answer, isRemembered, onForget }: ChineseGenderResultProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const date = (value: string) => formatDate(value, language);
  const { sex, lunarAge, chartMonth, conceptionLunar, birthLunar, others, week } = answer;
  const months = [...(chartRows.find((row) => row.lunarAge === lunarAge)?.months ?? "")];
  return (
    <>
      <p css={bigAnswer}>
        {t(`chinese.says.${sex}`)}
        <small>{t("chinese.cell", { age: lunarAge, month: chartMonth })}</small>
      </p>
      <p>
        <strong>{t("chinese.coin")}</strong> {t("chinese.sweden")}
      </p>
      <ol aria-label={t("chinese.row", { age: lunarAge })} css={strip}>
        {months.map((letter, i) => {
          const month = i + 1;
          const name = letter === "B" ? "boy" : "girl";
          return (
            <li key={month} aria-current={month === chartMonth ? "true" : undefined} aria-label={t(`chinese.rowMonth.${name}`, { month })}>
              <small>{month}</small>
              {t(`chinese.letter.${name}`)}
            </li>
          );
        })}
      </ol>
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
      {week !== null && (
        <p css={actionRow}>
          <a href={pathTo("pregnancyWeek", language, { hafta: String(week) })} css={button}>
            {t("chinese.readWeek", { week })} <Icon name="arrow" />
          </a>
        </p>
      )}
      <ResultActions isRemembered={isRemembered} onForget={onForget} />
    </>
  );
}
