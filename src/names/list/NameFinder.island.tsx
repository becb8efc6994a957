import { startTransition, useDeferredValue, useMemo, useRef, useState } from "react";
import { useLanguage } from "../../text/useLanguage";
import { useTexts } from "../../text/useTexts";
import { chip, ghostButton } from "../../ui/Button.styles";
import type { NameGender, NameList } from "../../vocabulary/nameLists";
import type { NameEntry } from "../nameEntry";
import { chosenOrder, defaultOrder, filterNames, orderFor } from "../nameFilter";
import { useSearchedNames } from "../search/useSearchedNames";
import { suggestRemoval } from "../suggestRemoval";
import { useShortlist } from "../useShortlist";
import { AppliedFilters } from "./AppliedFilters";
import { LetterRail } from "./LetterRail";
import { MoreFilters, type MoreFiltersProps } from "./MoreFilters";
import { NameFilterForm } from "./NameFilterForm";
import { finderGrid } from "./NameFinder.styles";
import { NameGroups } from "./NameGroups";
import { NameOffers } from "./NameOffers";
import { NameOrderSelect } from "./NameOrderSelect";
import { NoNames } from "./NoNames";
import { ShortlistBar } from "./ShortlistBar";
import { ShortlistLink } from "./ShortlistLink";
import { useNameFilters } from "./useNameFilters";
import { useOffers } from "./useOffers";

export interface NameFinderProps {
  side: NameGender;
  list: NameList;
  /** The first names, in the order of the list; the others are fetched when they are needed. */
  first: readonly NameEntry[];
  /** Number of all names in the list; `counts` has those under each letter. */
  total: number;
  counts: Readonly<Record<string, number>>;
  choices: MoreFiltersProps["choices"];
  /** Addresses of the same list on both sides. */
  pages: Record<NameGender, string>;
}

/** Id of the form, for the select of the order, which is elsewhere on the page. */
const formId = "name-filters";
const step = 48;
const none: readonly NameEntry[] = [];

/** A list of names with search, filters and shortlist; the first names are visible without scripts. */
export default function NameFinder({ side, list, first, total, counts, choices, pages }: NameFinderProps) {
  const t = useTexts();
  const language = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const { filters: typed, set, clear } = useNameFilters(language, defaultOrder(list), form);
  // A choice is shown at once; the names it finds may appear a moment later.
  const filters = useDeferredValue(typed);
  const { saved, toggle } = useShortlist();
  const [shown, setShown] = useState(first.length);
  const [isAsked, setAsked] = useState(false);
  const [areFiltersOpen, setFiltersOpen] = useState(false);

  const order = orderFor(list, filters.q);
  const sort = chosenOrder(filters.sort, order);
  const isFiltered = Object.values(filters).some((value) => value !== "");
  const { content, retry } = useSearchedNames(isAsked || isFiltered ? side : null);
  const entries = typeof content === "string" ? null : content;
  const found = useMemo(
    () => entries && filterNames(entries, { ...filters, sort }, list, language),
    [entries, filters, sort, list, language],
  );
  // The numbers beside the choices are updated after the names.
  const choiceCounts = useDeferredValue(found?.counts ?? null);
  const offers = useOffers({ entries, found: found?.names ?? none, filters, side, list });
  const names = found?.names ?? (isFiltered ? none : first);
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
        <p className="sides">
          {(["girl", "boy"] as const).map((one) => (
            <a key={one} css={chip} href={pages[one]} aria-current={one === side ? "page" : undefined}>
              {t(`names.of.${one}`)}
            </a>
          ))}
          <ShortlistLink count={saved.length} />
        </p>
        <NameFilterForm id={formId} form={form} query={typed.q} onType={(q) => change({ q })} onNear={() => setAsked(true)}>
          <MoreFilters
            // While folded, it is not updated at every key.
            counts={areFiltersOpen ? choiceCounts : null}
            found={areFiltersOpen ? count : null}
            filters={typed}
            onChange={change}
            choices={choices}
            hasEnglishApart={language === "tr" && list === "all"}
            onOpen={(isOpen) => startTransition(() => setFiltersOpen(isOpen))}
          />
        </NameFilterForm>
        <LetterRail counts={choiceCounts?.letter ?? counts} letter={filters.letter} onChoose={(letter) => change({ letter })} />
      </div>
      <div>
        <div className="summary">
          <p role="status">{says}</p>
          <NameOrderSelect form={formId} filters={typed} order={orderFor(list, typed.q)} onChange={change} onNear={() => setAsked(true)} />
          {content === "failed" && (
            <button type="button" css={ghostButton} onClick={retry}>
              {t("names.retry")}
            </button>
          )}
          <AppliedFilters filters={filters} onRemove={(name) => change({ [name]: "" })} onClear={clear} />
        </div>
        <NameOffers {...offers} onChoose={(q) => change({ q })} onEnglish={() => change({ english: "1" })} />
        <NameGroups names={names} shown={shown} side={side} sort={sort} saved={saved} onToggle={toggle} />
        {entries !== null && count === 0 && offers.isKnown && offers.near.length === 0 && offers.elsewhere === null && (
          <NoNames
            filters={filters}
            removal={suggestRemoval(entries, filters, list, language)}
            onRemove={(filter) => change({ [filter]: "" })}
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
