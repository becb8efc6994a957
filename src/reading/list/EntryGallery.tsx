import { card } from "../../ui/theme/globalStyles";
import { layout, leaf, media, size, use } from "../../ui/theme/tokens";
import type { Entry } from "./EntryGrid";

export interface EntryGalleryProps {
  entries: readonly Entry[];
  /** Each entry has several drawings, which stand above its words on phones too. */
  isCollage?: boolean;
}

/**
 * How many cards of a group are half a row wide instead of a third, so that no row has a gap.
 * @param count cards of the group, 2 or more
 * @example wideCards(13) // 4: two rows of two, then three of three
 */
export const wideCards = (count: number): number => [0, 4, 2][count % 3] ?? 0;

const beside = { gridTemplateColumns: "minmax(0, 6fr) minmax(0, 5fr)", alignItems: "center", alignContent: "center" } as const;
const above = { gridTemplateColumns: "minmax(0, 1fr)", alignContent: "start", paddingBottom: "1.125rem" } as const;

const styles = {
  display: "grid",
  gap: `min(1rem, ${layout.gap})`,
  "& > li": {
    ...card,
    display: "grid",
    gridTemplateColumns: "8.5rem minmax(0, 1fr)",
    gap: "0.75rem 1rem",
    alignItems: "center",
    padding: "0.5rem",
  },
  "& > li > div": { padding: "0 0.5rem" },
  "& img": { aspectRatio: "4/3", objectFit: "cover", borderRadius: leaf.m },
  "& h3": { fontSize: "1.1875rem" },
  "& p": { fontSize: size.small, lineHeight: 1.4, color: use.muted },
  "& h3 + p": {
    marginTop: "0.25rem",
    display: "-webkit-box",
    WebkitBoxOrient: "vertical",
    WebkitLineClamp: 3,
    overflow: "hidden",
  },
  [media.pair]: {
    gap: layout.gap,
    gridTemplateColumns: "repeat(6, minmax(0, 1fr))",
    "& > li": { ...card, display: "grid", gridColumn: "span 3", gap: "0.875rem 1rem", padding: "0.625rem", ...above },
    "& h3": { fontSize: size.h3 },
  },
  [`${media.pair} and (max-width: 999px)`]: {
    "& > li:first-of-type:nth-last-of-type(odd)": { gridColumn: "span 6", ...beside, paddingBottom: "0.625rem" },
  },
  [media.aside]: {
    "& > li": { gridColumn: "span 2" },
    "& > li[data-wide]": { gridColumn: "span 3", ...beside, paddingBottom: "0.625rem" },
  },
} as const;

const collage = {
  ...styles,
  "& > li": { ...styles["& > li"], ...above, alignItems: "start" },
} as const;

/** Entries of a list as cards led by their drawings: a row each on phones, in full rows of two or three where there is room. */
export function EntryGallery({ entries, isCollage = false }: EntryGalleryProps) {
  const wide = wideCards(entries.length);
  return (
    <ul css={isCollage ? collage : styles}>
      {entries.map(({ key, path, name, label, teaser, drawing }, place) => (
        <li key={key} data-wide={place < wide ? "" : undefined}>
          {drawing}
          <div>
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
