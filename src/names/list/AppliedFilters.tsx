import { useTexts } from "../../text/useTexts";
import { chip, ghostButton } from "../../ui/Button.styles";
import { Icon } from "../../ui/Icon";
import { type NameFilters, noFilters } from "../nameFilter";
import { useFilterWords } from "./useFilterWords";

export interface AppliedFiltersProps {
  filters: NameFilters;
  onRemove: (name: keyof NameFilters) => void;
  onClear: () => void;
}

/** The current filters of a list, each with a button to remove it. */
export function AppliedFilters({ filters, onRemove, onClear }: AppliedFiltersProps) {
  const t = useTexts();
  const say = useFilterWords();
  const applied = (Object.keys(noFilters) as (keyof NameFilters)[]).filter((name) => filters[name] !== "" && name !== "sort");
  if (applied.length === 0) return null;
  return (
    <div className="applied">
      {applied.map((name) => (
        <button key={name} type="button" css={chip} onClick={() => onRemove(name)}>
          <span className="visually-hidden">{t("names.remove")}</span>
          {say(name, filters[name])} <Icon name="close" />
        </button>
      ))}
      {applied.length > 1 && (
        <button type="button" css={ghostButton} onClick={onClear}>
          {t("names.clear")}
        </button>
      )}
    </div>
  );
}
