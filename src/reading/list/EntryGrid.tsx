import type { ReactNode } from "react";
import { cardRows } from "../../ui/Columns.styles";
import { card } from "../../ui/theme/globalStyles";
import { size, use } from "../../ui/theme/tokens";

export interface Entry {
  key: string;
  path: string;
  name: string;
  /** A label above the name. */
  label?: string;
  teaser: string;
  drawing: ReactNode;
}

export interface EntryGridProps {
  entries: readonly Entry[];
  /** Whether the text of an entry is cut to three lines. */
  isShort?: boolean;
}

const styles = {
  "& > li": {
    ...card,
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr)",
    columnGap: "1rem",
    alignItems: "center",
    padding: "0.75rem 1rem 0.75rem 0.75rem",
    "&:has([aria-current])": { outline: `2px solid ${use.accent}` },
  },
  "& > li > div:only-child": { gridColumn: "span 2", paddingLeft: "0.5rem" },
  "& > li > span > *": { width: "4.5rem" },
  "& h3": { fontSize: "1.1875rem" },
  "& p": { fontSize: size.small, lineHeight: 1.4, color: use.muted },
  "& h3 + p": { marginTop: "0.25rem" },
} as const;

const cut = { display: "-webkit-box", WebkitBoxOrient: "vertical", WebkitLineClamp: 3, overflow: "hidden" } as const;

/** Entries of a list as cards in full rows, each with its drawing. */
export function EntryGrid({ entries, isShort = false }: EntryGridProps) {
  return (
    <ul css={{ ...styles, ...cardRows(entries.length, 3), gap: "0.75rem" }}>
      {entries.map(({ key, path, name, label, teaser, drawing }) => (
        <li key={key}>
          {drawing && <span>{drawing}</span>}
          <div>
            {label && <p>{label}</p>}
            <h3>
              <a href={path}>{name}</a>
            </h3>
            <p css={isShort ? cut : undefined}>{teaser}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
