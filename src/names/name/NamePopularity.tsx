import { useTranslation } from "react-i18next";
import { formatNumber } from "../../text/letters";
import { useLanguage } from "../../text/useLanguage";
import { figureTable } from "../../ui/Table.styles";
import { size, use } from "../../ui/theme/tokens";
import { AnnouncedYears, type AnnouncedYearsProps } from "./AnnouncedYears";
import { type RanksInTurkiye, ranksInTurkiye } from "./nameRanks";

export interface NamePopularityProps {
  isUnisex: boolean;
  turkiye:
    | (RanksInTurkiye & { readonly firstTop100: number | null; readonly lastTop100: number | null; readonly yearsInTop100: number | null })
    | null;
  /** Year by year, on the side of the page. */
  announced: AnnouncedYearsProps["years"];
  englandWales: { readonly rank: number; readonly sex: string; readonly count: number } | null;
  unitedStates: { readonly rank: number } | null;
}

const table = { ...figureTable, "& small": { display: "block", fontSize: size.small, fontWeight: 400, color: use.muted } } as const;

/** How common a name is, as far as published lists tell; no guess where they do not. */
export function NamePopularity({ isUnisex, turkiye, announced, englandWales, unitedStates }: NamePopularityProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (!turkiye && announced.length === 0 && !englandWales && !unitedStates) return <p>{t("popularity.none")}</p>;
  const rows = [
    ...(turkiye ? ranksInTurkiye(turkiye) : []).map(({ year, place, side, source, isBest }) => ({
      list: t(side ? `popularity.turkiye.${side}` : "popularity.turkiye", { year }),
      note: isBest ? t("popularity.best") : null,
      place,
      source: t(`popularity.source.${source}`),
    })),
    ...(englandWales
      ? [
          {
            list: t(`popularity.england.${englandWales.sex}`),
            note: t("popularity.babies", { n: formatNumber(englandWales.count, language) }),
            place: englandWales.rank,
            source: t("popularity.source.ons"),
          },
        ]
      : []),
    ...(unitedStates ? [{ list: t("popularity.states"), note: null, place: unitedStates.rank, source: t("popularity.source.ssa") }] : []),
  ];
  const { firstTop100, lastTop100, yearsInTop100 } = turkiye ?? {};
  return (
    <>
      {rows.length > 0 && (
        <table css={table}>
          <caption className="visually-hidden">{t("popularity.caption")}</caption>
          <thead>
            <tr>
              <th scope="col">{t("popularity.list")}</th>
              <th scope="col">{t("popularity.place")}</th>
              <th scope="col">{t("popularity.source")}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ list, note, place, source }) => (
              <tr key={`${list} ${place}`}>
                <th scope="row">
                  {list}
                  {note && <small>{note}</small>}
                </th>
                <td className="number">{formatNumber(place, language)}</td>
                <td>{source}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {yearsInTop100 && <p>{t("popularity.top", { count: yearsInTop100, first: firstTop100, last: lastTop100 })}</p>}
      {!turkiye && announced.length === 0 && <p>{t("popularity.noTurkiye")}</p>}
      {announced.length > 0 && <AnnouncedYears years={announced} />}
      {isUnisex && turkiye && <p>{t("popularity.unisex")}</p>}
      {(englandWales || unitedStates) && <p>{t("popularity.abroad")}</p>}
      <p>{t("popularity.incomplete")}</p>
    </>
  );
}
