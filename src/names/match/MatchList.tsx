import { pathTo } from "../../routes/routes";
import { useLanguage } from "../../text/useLanguage";
import { useTexts } from "../../text/useTexts";
import { Tag } from "../../ui/Tag";
import type { NameGender } from "../../vocabulary/nameLists";
import { FavouriteButton } from "../FavouriteButton";
import { nameId } from "../nameId";
import { useShortlist } from "../useShortlist";
import type { SecondName } from "./secondNames";
import type { Sibling } from "./siblings";

export interface MatchListProps {
  siblings: readonly Sibling[];
  seconds: readonly SecondName[];
  side: NameGender;
}

/** The names found, each with the reason and its heart. */
export function MatchList({ siblings, seconds, side }: MatchListProps) {
  const t = useTexts();
  const language = useLanguage();
  const { saved, toggle } = useShortlist();
  const rows = [
    ...siblings.map(({ entry, common: { theme, origin, list, syllables } }) => ({
      name: entry.name,
      slug: entry.slug,
      why: [
        ...(theme ? [t(`theme.${theme}`)] : []),
        ...(origin ? [t(`origin.${origin}`)] : []),
        ...(list ? [t(`list.${list}`)] : []),
        ...(syllables ? [t("match.syllables", { count: syllables })] : []),
      ],
    })),
    ...seconds.map(({ entry, both, known, syllables }) => ({
      name: both,
      // A double name in the dictionary has its own page; for any other, the link leads to its second half.
      slug: known ?? entry.slug,
      why: [...(known ? [t("match.known")] : []), t("match.syllables", { count: syllables })],
    })),
  ];
  return (
    <ul className="names">
      {rows.map(({ name, slug, why }) => {
        const id = nameId(side, slug);
        return (
          <li key={slug}>
            <div>
              <a href={pathTo(`${side}Name`, language, { name: slug })}>{name}</a>
              <p>
                {why.map((one) => (
                  <Tag key={one}>{one}</Tag>
                ))}
              </p>
            </div>
            <FavouriteButton name={name} state={{ isSaved: saved.includes(id), onToggle: () => toggle(id) }} />
          </li>
        );
      })}
    </ul>
  );
}
