import { useTexts } from "../../text/useTexts";
import { figureTable } from "../../ui/Table.styles";
import { TableBox } from "../../ui/TableBox";
import { redatingRows } from "./scanRedating";

/** The differences from which a scan moves the due date, by week of the scan. */
export function RedatingTable() {
  const t = useTexts();
  return (
    <TableBox>
      <table css={figureTable}>
        <thead>
          <tr>
            <th scope="col">{t("due.redatingWeeks")}</th>
            <th scope="col">{t("due.redatingLimit")}</th>
          </tr>
        </thead>
        <tbody>
          {redatingRows.map(({ weekFrom, weekTo, limitDays }) => (
            <tr key={weekFrom}>
              <th scope="row">
                {weekTo >= 42 ? t("due.redatingOpen", { from: weekFrom }) : t("due.redatingRange", { from: weekFrom, to: weekTo })}
              </th>
              <td>{t("due.redatingDays", { days: limitDays })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableBox>
  );
}
