import { useTexts } from "../text/useTexts";
import { chip } from "./Button.styles";
import { layout, media } from "./theme/tokens";

export interface GroupChipsProps {
  groups: readonly { readonly anchor: string; readonly name: string }[];
  /** Shown on wide screens too, for pages without a table of contents beside them. */
  isAlways?: boolean;
}

const styles = {
  minWidth: 0,
  "& ul": {
    display: "flex",
    gap: "0.5rem",
    overflowX: "auto",
    paddingBottom: "0.25rem",
    marginInline: `calc(-1 * ${layout.gutter})`,
    paddingInline: layout.gutter,
  },
  "& li": { flex: "none" },
  "& a": chip,
} as const;
const whereNarrow = { ...styles, [media.aside]: { display: "none" } } as const;

/** Links to the groups of a long list, where there is no room for a table of contents beside it. */
export function GroupChips({ groups, isAlways = false }: GroupChipsProps) {
  const t = useTexts();
  return (
    <nav aria-label={t("jumpTo")} className="no-print" css={isAlways ? styles : whereNarrow}>
      <ul>
        {groups.map(({ anchor, name }) => (
          <li key={anchor}>
            <a href={`#${anchor}`}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
