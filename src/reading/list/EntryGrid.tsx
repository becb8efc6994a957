import type { ReactNode } from "react";
import { card } from "../../ui/theme/globalStyles";
import { size, use } from "../../ui/theme/tokens";

export interface Entry {
  key: string;
  path: string;
  name: string;
  /** A word above the name. */
  label?: string;
  teaser: string;
  drawing: ReactNode;
  /** What it is found by, where the list can be searched: words, and the weeks it is typical in. */
  found?: { words: string; weeks: string };
}

export interface EntryGridProps {
  entries: readonly Entry[];
}

const styles = {
  display: "grid",
  gap: "0.75rem",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 21rem), 1fr))",
  "& > li": {
    ...card,
    display: "grid",
    gridTemplateColumns: "auto 1fr",
    columnGap: "1rem",
    alignItems: "center",
    padding: "0.875rem 1.125rem",
    "&[hidden]": { display: "none" },
  },
  "& svg": { width: "4rem" },
  "& h3": { fontSize: "1.1875rem" },
  "& p": { fontSize: size.small, lineHeight: 1.45, color: use.muted },
} as const;

/** Entries of a list as cards, each with its drawing. */
export function EntryGrid({ entries }: EntryGridProps) {
  return (
    <ul css={styles}>
      {entries.map(({ key, path, name, label, teaser, drawing, found }) => (
        <li key={key} data-words={found?.words} data-weeks={found?.weeks}>
          {drawing && <span>{drawing}</span>}
          <div css={drawing ? undefined : { gridColumn: "span 2" }}>
            {label && <p>{label}</p>}
            <h3>
              <a href={path}>{name}</a>
            </h3>
            <p>{teaser}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
