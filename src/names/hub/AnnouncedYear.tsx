import { pathTo } from "../../routes/routes";
import { formatNumber } from "../../text/formatNumber";
import { slug } from "../../text/letters";
import { useLanguage } from "../../text/useLanguage";
import { useTexts } from "../../text/useTexts";
import { figureTable } from "../../ui/Table.styles";
import { TableBox } from "../../ui/TableBox";
import { size, use } from "../../ui/theme/tokens";
import type { NameGender } from "../../vocabulary/nameLists";

interface Announced {
  readonly name: string;
  /** Place in the list; null if the announcement has no order. */
  readonly place: number | null;
  /** Number of babies given the name; null if not announced. */
  readonly count: number | null;
}

export interface AnnouncedYearProps {
  year: number;
  girls: readonly Announced[];
  boys: readonly Announced[];
}

const styles = {
  ...figureTable,
  width: "100%",
  maxWidth: "none",
  "& tbody tr:last-child > *": { borderBottom: 0 },
  "& caption": { textAlign: "left", fontWeight: 650, color: use.ink, paddingBottom: "0.25rem" },
  "& th, & td": { ...figureTable["& th, & td"], padding: "0.375rem 0.75rem 0.375rem 0" },
  "& td": { width: "40%" },
  "& tbody th": { width: "20%", paddingTop: "0.875rem", fontFeatureSettings: '"tnum"' },
  "& a": { display: "inline-flex", alignItems: "center", minHeight: "2.75rem", fontWeight: 600 },
  "& small": { display: "block", fontSize: size.small, color: use.muted },
  "& ul": { display: "flex", flexWrap: "wrap", columnGap: "0.875rem" },
} as const;

/** The most given names of a year: first those with a place, with the number of babies if announced, then those announced without an order. */
export function AnnouncedYear({ year, girls, boys }: AnnouncedYearProps) {
  const t = useTexts();
  const language = useLanguage();
  const sides = [
    { side: "girl", names: girls },
    { side: "boy", names: boys },
  ] as const;
  const link = (side: NameGender, name: string) => <a href={pathTo(`${side}Name`, language, { name: slug(name, "tr") })}>{name}</a>;
  const places = [...new Set([...girls, ...boys].flatMap(({ place }) => place ?? []))].sort((a, b) => a - b);
  const hasUnordered = [...girls, ...boys].some(({ place }) => place === null);
  return (
    <TableBox>
      <table css={styles}>
        <caption>{t("hub.years.caption", { year })}</caption>
        <thead>
          <tr>
            <th scope="col">{t("hub.years.place")}</th>
            <th scope="col">{t("hub.years.girl")}</th>
            <th scope="col">{t("hub.years.boy")}</th>
          </tr>
        </thead>
        <tbody>
          {places.map((place) => (
            <tr key={place}>
              <th scope="row">{formatNumber(place, language)}</th>
              {sides.map(({ side, names }) => (
                <td key={side}>
                  {names
                    .filter((one) => one.place === place)
                    .map(({ name, count }) => (
                      <span key={name}>
                        {link(side, name)}
                        {count !== null && <small>{t("hub.years.babies", { babies: formatNumber(count, language) })}</small>}
                      </span>
                    ))}
                </td>
              ))}
            </tr>
          ))}
          {hasUnordered && (
            <tr>
              <th scope="row">{t("hub.years.unordered")}</th>
              {sides.map(({ side, names }) => (
                <td key={side}>
                  <ul>
                    {names
                      .filter(({ place }) => place === null)
                      .map(({ name }) => (
                        <li key={name}>{link(side, name)}</li>
                      ))}
                  </ul>
                </td>
              ))}
            </tr>
          )}
        </tbody>
      </table>
    </TableBox>
  );
}
