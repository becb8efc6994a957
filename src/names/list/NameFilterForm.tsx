import type { RefObject } from "react";
import { useTranslation } from "react-i18next";
import { chip } from "../../ui/Button.styles";
import { leaf, media, use } from "../../ui/theme/tokens";
import { chosenOrder, type FilterCounts, type NameFilters, type NameOrder } from "../nameFilter";
import { MoreFilters } from "./MoreFilters";

export interface NameFilterFormProps {
  form: RefObject<HTMLFormElement>;
  filters: NameFilters;
  onChange: (change: Partial<NameFilters>) => void;
  /** The values there are to choose from. */
  choices: { origins: readonly string[]; themes: readonly string[] };
  /** Order the list is shown in unless another one is chosen. */
  order: NameOrder;
  /** How many names each choice would give; null before the names have come. */
  counts: FilterCounts | null;
  /** True when the list leaves out names in English use. */
  hasEnglishApart: boolean;
  /** Called when someone comes near: the names are going to be needed. */
  onNear: () => void;
}

const field = {
  minHeight: "3rem",
  padding: "0.625rem 0.875rem",
  border: `1px solid ${use.lineStrong}`,
  borderRadius: leaf.s,
  background: use.raised,
  width: "100%",
};

const styles = {
  display: "grid",
  gap: "1.25rem",
  "& .field": { display: "grid", gap: "0.375rem", fontWeight: 650, color: use.ink },
  "& input[type=search], & input[type=text], & select": { ...field, fontWeight: 400 },
  "& legend": { fontWeight: 650, color: use.ink, marginBottom: "0.375rem" },
  "& fieldset > div": { display: "flex", flexWrap: "wrap", gap: "0.5rem" },
  // On a phone the orders take one row, so that the names come sooner.
  "& > fieldset > div": { [media.mobile]: { flexWrap: "nowrap", overflowX: "auto", scrollbarWidth: "none", "& label": { flex: "none" } } },
  "& label:has(:disabled)": { color: use.muted, textDecoration: "line-through", cursor: "default", background: "none" },
  "& .tick": {
    display: "flex",
    gap: "0.625rem",
    alignItems: "center",
    minHeight: "2.75rem",
    "& input": { width: "1.25rem", height: "1.25rem", flex: "none" },
  },
  "& summary": {
    display: "flex",
    alignItems: "center",
    gap: "0.5rem",
    minHeight: "2.75rem",
    fontWeight: 650,
    color: use.ink,
    cursor: "pointer",
    listStyle: "none",
    "&::-webkit-details-marker": { display: "none" },
    "& .icon:last-child": { marginLeft: "auto" },
  },
  "& details > div": { display: "grid", gap: "1.25rem", paddingTop: "0.75rem" },
  [media.noScript]: { display: "none" },
} as const;

/** What a list of names is filtered by. */
export function NameFilterForm({ form, filters, onChange, choices, order, counts, hasEnglishApart, onNear }: NameFilterFormProps) {
  const { t } = useTranslation();
  const orders: readonly NameOrder[] = order === "relevance" ? [order, "alphabet", "popularity"] : ["alphabet", "popularity"];
  return (
    <form
      method="dialog"
      ref={form}
      aria-label={t("names.filters")}
      css={styles}
      onFocus={onNear}
      onPointerEnter={onNear}
      onSubmit={(event) => event.preventDefault()}
    >
      <label className="field">
        {t("names.q")}
        <input
          type="search"
          name="q"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          placeholder={t("names.q.example")}
          value={filters.q}
          onChange={(event) => onChange({ q: event.target.value })}
        />
      </label>
      <fieldset>
        <legend>{t("names.sort")}</legend>
        <div>
          {orders.map((sort) => (
            <label key={sort} css={chip}>
              <input
                type="radio"
                name="sort"
                value={sort}
                checked={chosenOrder(filters.sort, order) === sort}
                onChange={() => onChange({ sort: sort === order ? "" : sort })}
              />
              {t(`names.sort.${sort}`)}
            </label>
          ))}
        </div>
      </fieldset>
      <MoreFilters counts={counts} filters={filters} onChange={onChange} choices={choices} hasEnglishApart={hasEnglishApart} />
    </form>
  );
}
