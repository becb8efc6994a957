import { dayNumber } from "../../text/calendar";
import { formatDate } from "../../text/formatDate";
import { formatNumber } from "../../text/formatNumber";
import { useLanguage } from "../../text/useLanguage";
import { useTexts } from "../../text/useTexts";
import { ChoiceField } from "../../ui/form/ChoiceField";
import { TableBox } from "../../ui/TableBox";
import { leaf, media, use } from "../../ui/theme/tokens";
import { actionRow, panelButton } from "../shared/calculator.styles";
import { ResultActions } from "../shared/ResultActions";
import { ResultSum } from "../shared/ResultSum";
import { GrowthChart } from "./GrowthChart";
import { GrowthReading } from "./GrowthReading";
import { GrowthVisits } from "./GrowthVisits";
import { growthCsv } from "./growthCsv";
import { isMeasured, toInput } from "./growthFields";
import { type GrowthAnswer, growthPercentile, tableForAge } from "./growthPercentile";
import type { GrowthPercentileResultProps } from "./growthResult.types";
import type { GrowthTable } from "./growthTable";
import { weightTrend } from "./growthTrend";
import type { Indicator } from "./growthValue";
import { useGrowthWords } from "./useGrowthWords";
import type { Visit } from "./visitList";

export interface GrowthSheetProps {
  /** The props of the result. */
  result: GrowthPercentileResultProps;
  /** Table of the reference, the sex and the measure that is shown. */
  table: GrowthTable;
  /** The measure that is shown; `measured` lists all that were measured. */
  indicator: Indicator;
  measured: readonly Indicator[];
  onChoose: (indicator: string) => void;
}

const sheet = {
  background: use.raised,
  color: use.text,
  borderRadius: leaf.l,
  padding: "1rem",
  display: "grid",
  gap: "1rem",
  zIndex: 1,
  minWidth: 0,
  // The panel's pale focus ring would be invisible on the sheet.
  "& :focus-visible": { outlineColor: use.focus },
  // Four columns need nearly all of a phone's width.
  [media.mobile]: { marginInline: "-1rem", padding: "0.75rem" },
  [media.print]: { background: "none", padding: 0, "& fieldset": { display: "none" } },
} as const;

/** The latest measure in words, then the chart, the table of visits and the calculation: everything that needs the table of the reference. */
export function GrowthSheet({ result, table, indicator, measured, onChoose }: GrowthSheetProps) {
  const t = useTexts();
  const language = useLanguage();
  const words = useGrowthWords();
  const { check, today, isRemembered, onChange, onEdit, onForget } = result;
  const { fields, visits } = check;
  const { sex = "girl", standard, birthDate } = toInput(fields, { date: "" }, indicator, null);
  const rows = visits
    .filter((visit) => isMeasured(visit, indicator))
    .map((visit) => ({ visit, answer: growthPercentile(toInput(fields, visit, indicator, table), today) }));
  const answered = rows.flatMap(({ visit, answer }) => (answer.ok ? [{ visit, answer }] : []));
  const latest = answered[answered.length - 1];
  const isDrawn = ({ visit, answer }: { visit: Visit; answer: GrowthAnswer }) => !answer.score?.isUnlikely || visit.isSure;
  const isByLength = indicator === "forLength";
  // A chart by length is for children who lie or for those who stand; the latest visit decides.
  const chart = tableForAge(table, isByLength ? (latest?.answer.usedDays ?? 0) : 0);
  const isOnChart = ({ usedDays, score }: GrowthAnswer) => !isByLength || (score !== null && tableForAge(table, usedDays) === chart);
  const drawn = answered
    .filter(isDrawn)
    .map(({ answer }) => answer)
    .filter(isOnChart);
  const early = drawn.flatMap(({ correctedDays, value }) =>
    correctedDays !== null && correctedDays >= 0 && !isByLength ? [{ at: correctedDays, value }] : [],
  );
  const trend =
    indicator === "weight"
      ? weightTrend(drawn.flatMap(({ ageDays, score }) => (score ? [{ ageDays, z: score.z }] : [])))
      : ({ isFaltering: false } as const);
  const number = (value: number, decimals: number) => formatNumber(value, language, decimals);
  const isDaily = standard === "WHO";
  const { lms } = latest?.answer.score ?? {};
  const edit = (visit: Visit) => onEdit(visit, words.day(visit.date));
  const confirm = (sure: Visit) => onChange(visits.map((visit) => (visit === sure ? { ...visit, isSure: true } : visit)));
  return (
    <>
      {latest && (
        <GrowthReading
          {...latest}
          fields={fields}
          indicator={indicator}
          onConfirm={() => confirm(latest.visit)}
          onEdit={() => edit(latest.visit)}
        />
      )}
      {trend.isFaltering && (
        <p>
          <strong>{t(trend.spaces === null ? "growth.trend.low" : "growth.trend.fall", { count: trend.spaces ?? 0 })}</strong>{" "}
          {t("growth.trend.act")}
        </p>
      )}
      <div css={sheet}>
        <ChoiceField
          legend={t("growth.show")}
          name="show"
          value={indicator}
          choices={measured.map((value) => ({ value, label: t(`growth.indicator.${value}`) }))}
          onChange={onChoose}
        />
        <GrowthChart
          table={chart}
          indicator={indicator}
          sex={sex}
          points={drawn.map(({ at, value }) => ({ at, value }))}
          corrected={early}
        />
        {dayNumber(birthDate) !== null && <p>{t("growth.born", { date: formatDate(birthDate, language) })}</p>}
        <TableBox>
          <GrowthVisits
            fields={fields}
            rows={rows}
            indicator={indicator}
            onConfirm={confirm}
            onEdit={edit}
            onRemove={(gone) => onChange(visits.filter((visit) => visit !== gone))}
          />
        </TableBox>
        <p>{t("growth.path")}</p>
      </div>
      {latest && lms && (
        <ResultSum>
          <p>
            {t(isByLength ? "growth.sumByLength" : isDaily ? "growth.sum" : "growth.sumNeyzi", {
              days: latest.answer.usedDays,
              length: number(latest.answer.at, 1),
              value: number(latest.answer.value, 2),
              L: number(lms.L, 4),
              M: number(lms.M, 4),
              S: number(lms.S, 5),
            })}
          </p>
        </ResultSum>
      )}
      <p css={actionRow}>
        <button type="button" css={panelButton} onClick={() => onEdit(null)}>
          {t("growth.addAnother")}
        </button>
      </p>
      <ResultActions
        isRemembered={isRemembered}
        onForget={onForget}
        table={{
          fileName: t("growth.file"),
          content: () =>
            growthCsv(
              { visits, scored: answered.map(({ visit, answer: { ageDays, score } }) => ({ visit, ageDays, score })), indicator },
              t,
              language,
            ),
        }}
      />
    </>
  );
}
