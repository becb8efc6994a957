import summary from "../../../static/growth/summary.json";
import { formatNumber } from "../../text/formatNumber";
import { useLanguage } from "../../text/useLanguage";
import { useTexts } from "../../text/useTexts";
import { figureTable } from "../../ui/Table.styles";
import { TableBox } from "../../ui/TableBox";
import { use } from "../../ui/theme/tokens";
import { daysInMonth } from "../shared/growthAge";
import { type GrowthTable, linesAt } from "./growthTable";

export interface GrowthSummaryProps {
  indicator: "weight" | "length" | "head";
}

const tables = summary as unknown as Record<string, GrowthTable>;

/** The usual range month by month, for girls and boys; readable without scripts. */
export function GrowthSummary({ indicator }: GrowthSummaryProps) {
  const t = useTexts();
  const language = useLanguage();
  const girls = tables[`${indicator}-girl`];
  const boys = tables[`${indicator}-boy`];
  if (!girls?.months || !boys) throw new Error(`GrowthSummary requires static/growth/summary.json to hold ${indicator}`);
  const cell = (table: GrowthTable, month: number) => {
    const [low = Number.NaN, , median = Number.NaN, , high = Number.NaN] = linesAt(table, month * daysInMonth) ?? [];
    const [first, middle, last] = [low, median, high].map((value) => formatNumber(value, language, 1));
    return t("growth.table.cell", { low: first, median: middle, high: last });
  };
  return (
    <TableBox>
      <table css={figureTable}>
        <caption css={{ textAlign: "left", fontWeight: 650, color: use.ink }}>{t(`growth.table.${indicator}`)}</caption>
        <thead>
          <tr>
            <th scope="col">{t("growth.table.age")}</th>
            <th scope="col">{t("growth.sex.girl")}</th>
            <th scope="col">{t("growth.sex.boy")}</th>
          </tr>
        </thead>
        <tbody>
          {girls.months.map((month) => (
            <tr key={month}>
              <th scope="row">{month === 0 ? t("growth.table.birth") : t("growth.months", { count: month })}</th>
              <td>{cell(girls, month)}</td>
              <td>{cell(boys, month)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableBox>
  );
}
