import { formatDate } from "../../text/formatDate";
import { useLanguage } from "../../text/useLanguage";
import { useTexts } from "../../text/useTexts";
import { figureTable } from "../../ui/Table.styles";
import { TableBox } from "../../ui/TableBox";
import { size, use } from "../../ui/theme/tokens";
import { groupOf, leaveParameters, type parameterGroups } from "../shared/leaveParameters";
import { amountWords } from "./leaveWords";

export interface LeaveParameterTableProps {
  group: (typeof parameterGroups)[number];
}

/** The rules of the planner: the amounts, by which law, since when, and when they were last checked. */
export function LeaveParameterTable({ group }: LeaveParameterTableProps) {
  const t = useTexts();
  const language = useLanguage();
  const rows = leaveParameters.filter(({ key }) => groupOf(key) === group);
  const checked = rows.map((row) => row.checked).sort()[0] ?? "";
  return (
    <>
      <TableBox>
        <table css={{ ...figureTable, "& small": { display: "block", fontSize: size.small, color: use.muted, fontWeight: 400 } }}>
          <thead>
            <tr>
              <th scope="col">{t("leave.rules.what")}</th>
              <th scope="col">{t("leave.rules.amount")}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, amount, unit, law, since }) => (
              <tr key={key}>
                <th scope="row">
                  {t(`leave.rule.${key}`)}
                  <small>
                    {law[language]}
                    {since && ` · ${t("leave.rules.since", { date: formatDate(since, language) })}`}
                  </small>
                </th>
                <td>{amountWords(t, language, amount, unit)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableBox>
      <p>{t("leave.rules.checked", { date: formatDate(checked, language) })}</p>
    </>
  );
}
