import type { ReactNode, RefObject } from "react";
import { useTexts } from "../../text/useTexts";
import { searchInput } from "../../ui/form/searchInput";
import { filterFormStyles } from "./NameFilterForm.styles";
import { TypedField } from "./TypedField";

interface NameFilterFormProps {
  /** Id of the form, which the select of the order refers to from above the names. */
  id: string;
  form: RefObject<HTMLFormElement>;
  /** The text in the search field. */
  query: string;
  onType: (query: string) => void;
  /** Called when the pointer or focus reaches the form, because the names will be needed. */
  onNear: () => void;
  /** The folded filters. */
  children: ReactNode;
}

/** The form that filters a list of names: the search, and the folded filters. */
export function NameFilterForm({ id, form, query, onType, onNear, children }: NameFilterFormProps) {
  const t = useTexts();
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
      <TypedField label={t("names.q")} {...searchInput} placeholder={t("names.q.example")} value={query} onType={onType} />
      {children}
    </form>
  );
}
