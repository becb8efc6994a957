import { useTexts } from "../../text/useTexts";
import { figureTable } from "../../ui/Table.styles";
import { TableBox } from "../../ui/TableBox";
import { leaf, use } from "../../ui/theme/tokens";
import { chartRows } from "./chineseGender";

const months = Array.from({ length: 12 }, (_, i) => i + 1);

/** Thirteen columns on a phone: narrow cells with a centred letter. */
const chartStyles = {
  ...figureTable,
  tableLayout: "fixed",
  borderCollapse: "separate",
  borderSpacing: "2px",
  "& th, & td": { textAlign: "center", padding: "0.25rem 0", lineHeight: 1.45, borderRadius: leaf.tag },
  "& thead th": { ...figureTable["& thead th"], whiteSpace: "nowrap" },
  "& thead th:first-of-type": { width: "2.5rem" },
  // Neither pink nor blue: the letter shows which it is.
  "& .girl": { background: use.tileHoney, color: use.ink },
  "& .boy": { background: use.tileGreen, color: use.ink },
} as const;

/** The chart: a row for each lunar age of the mother, a column for each month of conception. */
export function ChineseChart() {
  const t = useTexts();
  return (
    <TableBox>
      <table css={chartStyles}>
        <caption className="visually-hidden">{t("chinese.chartTitle")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("chinese.age")}</th>
            {months.map((month) => (
              <th key={month} scope="col">
                {month}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {chartRows.map(({ lunarAge, months: letters }) => (
            <tr key={lunarAge}>
              <th scope="row">{lunarAge}</th>
              {months.map((month) => {
                const sex = letters[month - 1] === "B" ? "boy" : "girl";
                return (
                  <td key={month} className={sex}>
                    {t(`chinese.letter.${sex}`)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </TableBox>
  );
}
