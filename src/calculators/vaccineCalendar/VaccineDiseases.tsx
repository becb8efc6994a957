import { useTexts } from "../../text/useTexts";
import { figureTable } from "../../ui/Table.styles";
import { TableBox } from "../../ui/TableBox";
import { scheduleIn, vaccineCountries } from "../shared/vaccineSchedules";

/** Every vaccine of the four schedules once, Türkiye's first. */
const vaccines = [...new Set(vaccineCountries.flatMap((country) => scheduleIn(country).doses.map(({ vaccine }) => vaccine)))];

/** What each vaccine protects against. */
export function VaccineDiseases() {
  const t = useTexts();
  return (
    <TableBox>
      <table css={figureTable}>
        <thead>
          <tr>
            <th scope="col">{t("vaccine.col.vaccine")}</th>
            <th scope="col">{t("vaccine.col.against")}</th>
          </tr>
        </thead>
        <tbody>
          {vaccines.map((vaccine) => (
            <tr key={vaccine}>
              <th scope="row">{t(`vaccine.name.${vaccine}`)}</th>
              <td>{t(`vaccine.against.${vaccine}`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableBox>
  );
}
