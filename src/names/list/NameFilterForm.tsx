import type { RefObject } from "react";
import { useTranslation } from "react-i18next";
import { searchInput } from "../../ui/form/searchInput";
import type { FilterCounts, NameFilters } from "../nameFilter";
import { MoreFilters } from "./MoreFilters";
import { filterFormStyles } from "./NameFilterForm.styles";
import { TypedField } from "./TypedField";

export interface NameFilterFormProps {
  /** Id of the form, which the select of the order refers to from above the names. */
  id: string;
  form: RefObject<HTMLFormElement>;
  filters: NameFilters;
  onChange: (change: Partial<NameFilters>) => void;
  /** The values that can be chosen. */
  choices: { origins: readonly string[]; themes: readonly string[] };
  /** Number of names for each choice; null before the names are loaded. */
  counts: FilterCounts | null;
  /** Number of names found. */
  found: number;
  /** True when the list leaves out names in English use. */
  hasEnglishApart: boolean;
  /** Whether the folded filters are open; `onOpen` is called when that changes. */
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  /** Called when the pointer or focus reaches the form, because the names will be needed. */
  onNear: () => void;
}

/** The form that filters a list of names: the search, and the folded filters. */
export function NameFilterForm({
  id,
  form,
  filters,
  onChange,
  choices,
  counts,
  found,
  hasEnglishApart,
  isOpen,
  onOpen,
  onNear,
}: NameFilterFormProps) {
  const { t } = useTranslation();
  return (
    <form
      id={id}
      method="dialog"
      ref={form}
      aria-label={t("names.filters")}
      css={filterFormStyles}
      onFocus={onNear}
      onPointerEnter={onNear}
      onSubmit={(event) => event.preventDefault()}
    >
      <TypedField
        label={t("names.q")}
        {...searchInput}
        placeholder={t("names.q.example")}
        value={filters.q}
        onType={(q) => onChange({ q })}
      />
      <MoreFilters
        // While folded, it is not updated at every key.
        counts={isOpen ? counts : null}
        found={isOpen ? found : null}
        filters={filters}
        onChange={onChange}
        choices={choices}
        hasEnglishApart={hasEnglishApart}
        onOpen={onOpen}
      />
    </form>
  );
}
