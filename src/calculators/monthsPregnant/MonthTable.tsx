import { pathTo } from "../../routes/routes";
import { useLanguage } from "../../text/useLanguage";
import { useTexts } from "../../text/useTexts";
import { figureTable } from "../../ui/Table.styles";
import { TableBox } from "../../ui/TableBox";
import { leaf, media, use } from "../../ui/theme/tokens";
import { monthTable } from "../shared/gestation";

/** Each month also has a bar that shows its weeks within the pregnancy. */
const monthsTable = {
  ...figureTable,
  maxWidth: "none",
  "& td > div": { display: "flex", flexWrap: "wrap", gap: "0.375rem 1.5rem", alignItems: "center" },
  "& td a": { flex: "0 1 auto", [media.split]: { flexShrink: 0, width: "18.5rem", whiteSpace: "nowrap" } },
  "& tbody th": { whiteSpace: "nowrap" },
  "& .weeks": { flex: "1 1 10rem", height: "0.625rem", background: use.tintSage, borderRadius: leaf.tag },
  "& .weeks > span": { display: "block", height: "100%", background: use.brand, borderRadius: leaf.tag },
} as const;

/** A number of weeks as a share of all weeks, in percent, for the position of a bar. */
const onLine = (weeks: number): string => `${((weeks / ((monthTable.at(-1)?.weekTo ?? 42) + 1)) * 100).toFixed(1)}%`;

/** The months with their weeks, each with a link to its first week and a bar. */
export function MonthTable() {
  const t = useTexts();
  const language = useLanguage();
  return (
    <TableBox>
      <table css={monthsTable}>
        <thead>
          <tr>
            <th scope="col">{t("months.col.month")}</th>
            <th scope="col">{t("months.col.completed")}</th>
          </tr>
        </thead>
        <tbody>
          {monthTable.map(({ month, weekFrom, weekTo }) => (
            <tr key={month}>
              <th scope="row">{t("months.monthName", { month })}</th>
              <td>
                <div>
                  <a href={pathTo("pregnancyWeek", language, { hafta: String(Math.max(1, weekFrom)) })}>
                    {t("months.daysRange", { from: weekFrom, to: weekTo })}
                  </a>
                  <span className="weeks">
                    <span style={{ marginLeft: onLine(weekFrom), width: onLine(weekTo + 1 - weekFrom) }} />
                  </span>
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableBox>
  );
}
