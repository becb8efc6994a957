import { memo } from "react";
import { useLanguage } from "../../text/useLanguage";
import { useTexts } from "../../text/useTexts";
import { media, use } from "../../ui/theme/tokens";
import type { NameGender } from "../../vocabulary/nameLists";
import type { NameEntry } from "../nameEntry";
import { byLetter, type NameOrder } from "../nameFilter";
import { nameId } from "../nameId";
import { NameRow } from "./NameRow";
import { useRowsDrawn } from "./useRowsDrawn";

export interface NameGroupsProps {
  names: readonly NameEntry[];
  /** Number of names to show. */
  shown: number;
  side: NameGender;
  /** alphabet: grouped by letter; popularity: with their places; relevance: by how closely they match. */
  sort: NameOrder;
  /** Names on the shortlist, as it stores them. */
  saved: readonly string[];
  onToggle: (id: string) => void;
}

const group = {
  display: "grid",
  gridTemplateColumns: "3.25rem minmax(0, 1fr)",
  columnGap: "1.25rem",
  borderTop: `1px solid ${use.line}`,
  paddingBlock: "0.5rem",
  "& > h2": {
    fontSize: "2.5rem",
    lineHeight: 1,
    color: use.brandText,
    paddingTop: "0.875rem",
    position: "sticky",
    top: "5rem",
    alignSelf: "start",
  },
  [media.mobile]: { gridTemplateColumns: "2.25rem minmax(0, 1fr)", columnGap: "0.75rem", "& > h2": { fontSize: "2rem" } },
} as const;
const ranked = { borderTop: `1px solid ${use.line}` } as const;
const rows = {
  "& > li:last-of-type": { borderBottom: 0 },
  // Two columns where there is room: below the filters, and beside them on a wide screen.
  display: "grid",
  columnGap: "2.5rem",
  gridTemplateColumns: "minmax(0, 1fr)",
  [media.pair]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
  [media.aside]: { gridTemplateColumns: "minmax(0, 1fr)" },
  [media.wide]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
} as const;

/** Names in their given order, grouped by letter or with their places. Not rendered again for a key that changes none of its props. */
export const NameGroups = memo(
  function NameGroups({ names, shown, side, sort, saved, onToggle }: NameGroupsProps) {
    const t = useTexts();
    const language = useLanguage();
    const row = (entry: NameEntry) => (
      <NameRow
        key={entry.slug}
        entry={entry}
        side={side}
        isSaved={saved.includes(nameId(side, entry.slug))}
        onToggle={() => onToggle(nameId(side, entry.slug))}
        hasPlace={sort === "popularity"}
      />
    );
    const first = names.slice(0, useRowsDrawn(names, shown));
    if (sort !== "alphabet")
      return (
        <section aria-labelledby="in-order" css={ranked}>
          <h2 id="in-order" className="visually-hidden">
            {t(`names.sort.${sort}`)}
          </h2>
          <ol css={rows}>{first.map(row)}</ol>
        </section>
      );
    return (
      <>
        {byLetter(first, language).map(({ letter, names: entries }) => (
          <section key={letter} aria-labelledby={`group-${letter}`} css={group}>
            <h2 id={`group-${letter}`}>{letter}</h2>
            <ul css={rows}>{entries.map(row)}</ul>
          </section>
        ))}
      </>
    );
  },
  (before, after) =>
    before.names === after.names &&
    before.shown === after.shown &&
    before.sort === after.sort &&
    before.side === after.side &&
    before.saved === after.saved,
);
