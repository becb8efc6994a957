import { useTexts } from "../../text/useTexts";
import { leaf, media, use } from "../../ui/theme/tokens";
import { chosenOrder, type NameFilters, type NameOrder } from "../nameFilter";

export interface NameOrderSelectProps {
  /** Id of the form it belongs to, which is elsewhere on the page. */
  form: string;
  filters: NameFilters;
  /** Order of the list unless another one is chosen. */
  order: NameOrder;
  onChange: (change: Partial<NameFilters>) => void;
  /** Called when it gets the focus, because the names will be needed. */
  onNear: () => void;
}

const styles = {
  minHeight: "2.75rem",
  maxWidth: "100%",
  padding: "0.375rem 0.625rem",
  border: `1px solid ${use.lineStrong}`,
  borderRadius: leaf.s,
  background: use.raised,
  color: use.text,
  fontWeight: 600,
  [media.printOrNoScript]: { display: "none" },
} as const;

/** Select for the order of the names, beside their number. */
export function NameOrderSelect({ form, filters, order, onChange, onNear }: NameOrderSelectProps) {
  const t = useTexts();
  const orders: readonly NameOrder[] = order === "relevance" ? [order, "alphabet", "popularity"] : ["alphabet", "popularity"];
  return (
    <select
      name="sort"
      form={form}
      aria-label={t("names.sort")}
      css={styles}
      value={chosenOrder(filters.sort, order)}
      onFocus={onNear}
      onChange={({ target: { value } }) => onChange({ sort: value === order ? "" : value })}
    >
      {orders.map((sort) => (
        <option key={sort} value={sort}>
          {t(`names.sort.${sort}`)}
        </option>
      ))}
    </select>
  );
}
