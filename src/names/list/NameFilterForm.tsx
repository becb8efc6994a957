import type { RefObject } from "react";
import { useTranslation } from "react-i18next";
import { searchInput } from "../../ui/form/searchInput";
import type { FilterCounts, NameFilters } from "../nameFilter";
import { MoreFilters } from "./MoreFilters";
import { filterFormStyles } from "./NameFilterForm.styles";
import { TypedField } from "./TypedField";

export interface NameFilterFormProps {
  /** Known to the order of the names, which stands above them. */
  id: string;
  form: RefObject<HTMLFormElement>;
  filters: NameFilters;
  onChange: (change: Partial<NameFilters>) => void;
  /** The values there are to choose from. */
  choices: { origins: readonly string[]; themes: readonly string[] };
  /** How many names each choice would give; null before the names have come. */
  counts: FilterCounts | null;
  /** How many names are found. */
  found: number;
  /** True when the list leaves out names in English use. */
  hasEnglishApart: boolean;
  /** Whether the folded filters are open, and what tells so. */
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  /** Called when someone comes near: the names are going to be needed. */
  onNear: () => void;
}

/** What a list of names is filtered by: the search, and the filters folded away. */
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
        // Folded away it need not follow every key.
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
