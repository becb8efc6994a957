import { formatNumber } from "../../text/formatNumber";
import { useLanguage } from "../../text/useLanguage";
import { useTexts } from "../../text/useTexts";
import { figureTable } from "../../ui/Table.styles";
import { TableBox } from "../../ui/TableBox";
import { type WeightRow, weightRows } from "./weightRanges";
import { kiloRange } from "./weightWords";

/** The recommended gain for each group of body mass index, with one baby and with twins. */
export function WeightTable() {
  const t = useTexts();
  const language = useLanguage();
  const number = (value: number, decimals = 1) => formatNumber(value, language, decimals);
  /** Limits as guidelines print them: 18.5–24.9, then 25. */
  const bmiWords = ({ bmiFrom, bmiTo }: WeightRow): string => {
    if (bmiFrom === 0) return t("weight.table.below", { to: number(bmiTo) });
    if (bmiTo === 100) return t("weight.table.above", { from: number(bmiFrom, 0) });
    return t("weight.table.between", { from: number(bmiFrom, Number.isInteger(bmiFrom) ? 0 : 1), to: number(bmiTo - 0.1) });
  };
  return (
    <TableBox>
      <table css={figureTable}>
        <thead>
          <tr>
            <th scope="col">{t("weight.table.bmi")}</th>
            <th scope="col">{t("weight.table.one")}</th>
            <th scope="col">{t("weight.table.twins")}</th>
            <th scope="col">{t("weight.table.weekly")}</th>
          </tr>
        </thead>
        <tbody>
          {weightRows.map((row) => {
            const { key, twinsLowKg, twinsHighKg, weeklyKg } = row;
            const hasTwins = twinsLowKg !== null && twinsHighKg !== null;
            return (
              <tr key={key}>
                <th scope="row">{bmiWords(row)}</th>
                <td>{kiloRange(t, language, row)}</td>
                <td>{hasTwins ? kiloRange(t, language, { lowKg: twinsLowKg, highKg: twinsHighKg }) : t("weight.table.ask")}</td>
                <td>{t("weight.kg", { n: number(weeklyKg) })}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </TableBox>
  );
}
