import { useTexts } from "../../text/useTexts";
import { ghostButton } from "../../ui/Button.styles";
import { Picture } from "../../ui/Picture";
import type { NameFilters } from "../nameFilter";
import type { Removal } from "../suggestRemoval";
import { useFilterWords } from "./useFilterWords";

export interface NoNamesProps {
  filters: NameFilters;
  /** The one filter whose removal helps; null if one is not enough. */
  removal: Removal | null;
  onRemove: (filter: keyof NameFilters) => void;
  onClear: () => void;
}

/** Shown when no name fits: says what helps, with the button that does it. */
export function NoNames({ filters, removal, onRemove, onClear }: NoNamesProps) {
  const t = useTexts();
  const say = useFilterWords();
  const filter = removal ? say(removal.filter, filters[removal.filter]) : "";
  return (
    <div css={{ display: "grid", gap: "1rem", justifyItems: "start", paddingBlock: "2rem", "& img": { width: "9rem" } }}>
      <Picture name="empty" />
      <p>{removal ? t("names.none.but", { filter, count: removal.count }) : t("names.none")}</p>
      <button type="button" css={ghostButton} onClick={() => (removal ? onRemove(removal.filter) : onClear())}>
        {removal ? t("names.none.remove", { filter }) : t("names.clear")}
      </button>
    </div>
  );
}
