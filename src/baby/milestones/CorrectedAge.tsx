import { useTexts } from "../../text/useTexts";
import { Disclosure } from "../../ui/Disclosure";
import { figureTable } from "../../ui/Table.styles";
import { TableBox } from "../../ui/TableBox";

export interface CorrectedAgeProps {
  /** Age of the list in months. */
  month: number;
  /** Completed weeks of pregnancy at birth, and how many weeks later the list applies. */
  births: readonly { week: number; weeksLater: number }[];
}

/** When the list for an age applies to a baby born early. */
export function CorrectedAge({ month, births }: CorrectedAgeProps) {
  const t = useTexts();
  return (
    <Disclosure summary={t("corrected")}>
      <TableBox>
        <table css={figureTable}>
          <thead>
            <tr>
              <th scope="col">{t("corrected.born")}</th>
              <th scope="col">{t("corrected.look")}</th>
            </tr>
          </thead>
          <tbody>
            {births.map(({ week, weeksLater }) => (
              <tr key={week}>
                <th scope="row">{t("corrected.week", { n: week })}</th>
                <td>{t("corrected.when", { month, weeks: weeksLater })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableBox>
      <p>{t("corrected.note")}</p>
    </Disclosure>
  );
}
