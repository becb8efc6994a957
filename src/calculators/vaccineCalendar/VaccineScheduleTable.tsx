import { formatDate } from "../../text/formatDate";
import { useLanguage } from "../../text/useLanguage";
import { useTexts } from "../../text/useTexts";
import { figureTable } from "../../ui/Table.styles";
import { TableBox } from "../../ui/TableBox";
import { scheduleIn, type VaccineCountry, type VaccineDose } from "../shared/vaccineSchedules";
import { ageWords, doseWords, versionTexts } from "../shared/vaccineWords";

export interface VaccineScheduleTableProps {
  country: VaccineCountry;
}

/** Keeps each age on one line. */
const styles = { ...figureTable, "& tbody th": { whiteSpace: "nowrap" } } as const;

/** Approximate days in each unit, used only to sort the rows. */
const unitDays = { days: 1, weeks: 7, months: 30.44, years: 365.25 } as const;
const daysUntilDose = ({ at }: VaccineDose): number => at.value * unitDays[at.unit];

/** A schedule by age, as published; readable without a date and without scripts. */
export function VaccineScheduleTable({ country }: VaccineScheduleTableProps) {
  const t = useTexts();
  const language = useLanguage();
  const rows = new Map<string, string[]>();
  for (const dose of [...scheduleIn(country).doses].sort((a, b) => daysUntilDose(a) - daysUntilDose(b))) {
    const age = ageWords(dose.at, t);
    const words = [
      doseWords(dose, t),
      dose.bornFrom && t("vaccine.bornFrom", { date: formatDate(dose.bornFrom, language) }),
      dose.bornTo && t("vaccine.bornTo", { date: formatDate(dose.bornTo, language) }),
    ];
    rows.set(age, [...(rows.get(age) ?? []), words.filter(Boolean).join(" ")]);
  }
  return (
    <>
      <p>
        <strong>{t("vaccine.version", versionTexts(country, t, language))}</strong> {t(`vaccine.about.${country}`)}
      </p>
      <TableBox>
        <table css={styles}>
          <caption className="visually-hidden">{t(`vaccine.schedule.${country}`)}</caption>
          <thead>
            <tr>
              <th scope="col">{t("vaccine.col.age")}</th>
              <th scope="col">{t("vaccine.col.dose")}</th>
            </tr>
          </thead>
          <tbody>
            {[...rows].map(([age, doses]) => (
              <tr key={age}>
                <th scope="row">{age}</th>
                <td>
                  {doses.map((dose) => (
                    <div key={dose}>{dose}</div>
                  ))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableBox>
    </>
  );
}
