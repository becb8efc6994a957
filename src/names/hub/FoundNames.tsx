import { pathTo } from "../../routes/routes";
import { useLanguage } from "../../text/useLanguage";
import { useTexts } from "../../text/useTexts";
import { chip } from "../../ui/Button.styles";
import { toFragment } from "../../ui/device/shareState";
import { Icon } from "../../ui/Icon";
import { Tag } from "../../ui/Tag";
import type { SidedName } from "../search/bothSides";

export interface FoundNamesProps {
  found: readonly SidedName[];
  /** The typed text. */
  query: string;
}

/** Largest number of results; the lists show all names. */
const mostShown = 8;

/** The names found, each with its sides, and links to all of them in the lists. */
export function FoundNames({ found, query }: FoundNamesProps) {
  const t = useTexts();
  const language = useLanguage();
  return (
    <>
      <ul className="names">
        {found.slice(0, mostShown).map(({ entry, sides }) => (
          <li key={entry.slug}>
            <a href={pathTo(`${sides[0] ?? "girl"}Name`, language, { name: entry.slug })}>{entry.name}</a>
            {sides.map((side) => (
              <Tag key={side}>{t(`side.${side}`)}</Tag>
            ))}
            <p>{entry.meaning}</p>
          </li>
        ))}
      </ul>
      <p className="row">
        {(["girl", "boy"] as const).map((side) => {
          const count = found.filter(({ sides }) => sides.includes(side)).length;
          return (
            count > 0 && (
              <a key={side} css={chip} href={pathTo(`${side}Names`, language) + toFragment({ q: query })}>
                {t(`hub.search.all.${side}`, { n: count })} <Icon name="arrow" />
              </a>
            )
          );
        })}
      </p>
    </>
  );
}
