import { cardRows, twoColumns } from "../ui/Columns.styles";
import { leaf, media, use } from "../ui/theme/tokens";
import type { Tone } from "../ui/theme/verdicts";
import { VerdictChip } from "./VerdictChip";

export interface ItemLinksProps {
  items: readonly {
    readonly path: string;
    readonly title: string;
    /** Null if there is no verdict. */
    readonly tone: Tone | null;
    readonly label: string;
  }[];
  /** For whom the answers are, where no heading says so. */
  of?: string;
}

const styles = {
  "& > li": { maxWidth: "none" },
  "& a": {
    display: "flex",
    flexDirection: "column",
    gap: "0.375rem",
    alignItems: "flex-start",
    height: "100%",
    padding: "0.875rem 1rem",
    borderRadius: leaf.l,
    background: use.surface,
    color: use.ink,
    fontWeight: 600,
    lineHeight: 1.3,
    textDecoration: "none",
    "&:hover": { background: use.buttonHover, color: use.buttonHoverText },
  },
  "& small": { fontWeight: 400, color: use.muted },
  "& a:hover small": { color: "inherit" },
} as const;

/** Full rows at every width: two per row on phones, where the last of an odd number has a row for itself. */
const rows = (count: number) => ({
  ...cardRows(count, 3),
  gap: "0.625rem",
  gridTemplateColumns: twoColumns("8rem"),
  [media.belowPair]: { "& > :last-of-type:nth-of-type(odd)": { gridColumn: "1 / -1" } },
});

/** Other items, each with its answer. */
export function ItemLinks({ items, of }: ItemLinksProps) {
  const named = (label: string) => (of ? `${of}: ${label}` : label);
  return (
    <ul css={{ ...styles, ...rows(items.length) }}>
      {items.map(({ path, title, tone, label }) => (
        <li key={path}>
          <a href={path}>
            {title}
            {tone ? <VerdictChip tone={tone} label={named(label)} /> : <small>{named(label)}</small>}
          </a>
        </li>
      ))}
    </ul>
  );
}
