import { useTranslation } from "react-i18next";
import { formatNumber } from "../../text/letters";
import { useLanguage } from "../../text/useLanguage";
import { figureTable } from "../../ui/Table.styles";

export interface AnnouncedYearsProps {
  /** A year each; no place where the report states no order, no count where none was announced. */
  years: readonly { readonly year: number; readonly place: number | null; readonly count: number | null }[];
}

/** What was announced of a name in Türkiye, year by year. */
export function AnnouncedYears({ years }: AnnouncedYearsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <>
      <h3 id="announced">{t("announced.title")}</h3>
      <table aria-labelledby="announced" css={figureTable}>
        <thead>
          <tr>
            <th scope="col">{t("announced.year")}</th>
            <th scope="col">{t("announced.place")}</th>
            <th scope="col">{t("announced.babies")}</th>
          </tr>
        </thead>
        <tbody>
          {years.map(({ year, place, count }) => (
            <tr key={year}>
              <th scope="row">{year}</th>
              <td>{place === null ? t("announced.noOrder") : formatNumber(place, language)}</td>
              <td>{count === null ? t("announced.noCount") : formatNumber(count, language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{t("announced.source")}</p>
    </>
  );
}
