import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { NameGender, NameList } from "../../routes/pages";
import { nameFile, type PlainRouteId, pathTo } from "../../routes/routes";
import { useLanguage } from "../../text/useLanguage";
import { chip, ghostButton } from "../../ui/Button.styles";
import { useFetched } from "../../ui/device/useFetched";
import { defaultOrder, filterNames, type NameEntry } from "../nameFilter";
import { nameId } from "../nameId";
import { useShortlist } from "../useShortlist";
import { AppliedFilters } from "./AppliedFilters";
import { LetterRail } from "./LetterRail";
import { NameFilterForm, type NameFilterFormProps } from "./NameFilterForm";
import { finderGrid } from "./NameFinder.styles";
import { NameGroups } from "./NameGroups";
import { NoNames } from "./NoNames";
import { ShortlistBar } from "./ShortlistBar";
import { useNameFilters } from "./useNameFilters";

export interface NameFinderProps {
  side: NameGender;
  list: NameList;
  /** The first names, in the order of the list; the others are fetched when they are asked for. */
  first: readonly NameEntry[];
  /** Number of all names of the list, and of those under each letter. */
  total: number;
  counts: Readonly<Record<string, number>>;
  choices: NameFilterFormProps["choices"];
  /** The same list on both sides. */
  pages: Record<NameGender, PlainRouteId>;
}

const step = 48;

/** A list of names to search, filter and keep; the first names are there without script. */
export function NameFinder({ side, list, first, total, counts, choices, pages }: NameFinderProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const order = defaultOrder(list);
  const { filters, set, clear } = useNameFilters(language, order, form);
  const { saved, toggle } = useShortlist();
  const [shown, setShown] = useState(first.length);
  const [isAsked, setAsked] = useState(false);

  const sort = filters.sort || order;
  const isFiltered = Object.entries(filters).some(([, value]) => value !== "");
  const { content, retry } = useFetched<NameEntry[]>(isAsked || isFiltered ? nameFile(side, language) : null);
  const found = typeof content === "string" ? null : filterNames(content, { ...filters, sort }, list, language);
  const names = found?.names ?? (isFiltered ? [] : first);
  const count = found?.names.length ?? total;
  const change: typeof set = (next) => {
    set(next);
    setShown(first.length);
  };
  const more = () => {
    setAsked(true);
    setShown(shown + step);
  };
  const says =
    content === "failed" ? t("names.failed") : isFiltered && content === "loading" ? t("names.loading") : t("names.count", { count });

  return (
    <div css={finderGrid}>
      <div className="filters no-print">
        <NameFilterForm
          form={form}
          filters={filters}
          onChange={change}
          choices={choices}
          order={order}
          onNear={() => setAsked(true)}
          hasEnglishApart={language === "tr" && list === "all"}
        />
        <LetterRail counts={found?.counts ?? counts} letter={filters.letter} onChoose={(letter) => change({ letter })} />
        <p className="sides">
          {(["girl", "boy"] as const).map((one) => (
            <a key={one} css={chip} href={pathTo(pages[one], language)} aria-current={one === side ? "page" : undefined}>
              {t(`names.of.${one}`)}
            </a>
          ))}
        </p>
      </div>
      <div className="found">
        <div className="summary">
          <p role="status">{says}</p>
          {content === "failed" && (
            <button type="button" css={ghostButton} onClick={retry}>
              {t("names.retry")}
            </button>
          )}
          <AppliedFilters filters={filters} onRemove={(name) => change({ [name]: "" })} onClear={clear} />
        </div>
        <NameGroups
          names={names.slice(0, shown)}
          side={side}
          isByLetter={sort === "alphabet"}
          isSaved={(slug) => saved.includes(nameId(side, slug))}
          onToggle={(slug) => toggle(nameId(side, slug))}
        />
        {found !== null && count === 0 && (
          <NoNames
            isLetterAlone={filters.letter !== "" && Object.keys(found.counts).length > 0}
            onAnyLetter={() => change({ letter: "" })}
            onClear={clear}
          />
        )}
        {shown < count && count > 0 && (
          <p className="more">
            <button type="button" data-waits="" css={ghostButton} onClick={more}>
              {t("names.showMore", { count: Math.min(step, count - shown) })}
            </button>
          </p>
        )}
        <ShortlistBar count={saved.length} />
      </div>
    </div>
  );
}
