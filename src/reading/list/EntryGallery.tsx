import { cardRows } from "../../ui/Columns.styles";
import { card } from "../../ui/theme/globalStyles";
import { leaf, media, size, use } from "../../ui/theme/tokens";
import type { Entry } from "./EntryGrid";

export interface EntryGalleryProps {
  entries: readonly Entry[];
  /** Whether each entry has several drawings, which are above its text on phones too. */
  isCollage?: boolean;
}

const above = { gridTemplateColumns: "minmax(0, 1fr)", alignContent: "start", padding: "0.5rem 0.5rem 1.125rem" } as const;
const beside = {
  gridTemplateColumns: "minmax(0, 6fr) minmax(0, 5fr)",
  alignItems: "center",
  alignContent: "center",
  paddingBottom: "0.625rem",
} as const;

const item = {
  ...card,
  display: "grid",
  gridTemplateColumns: "8.5rem minmax(0, 1fr)",
  gap: "0.75rem 1rem",
  alignItems: "center",
  padding: "0.5rem",
  "& > div": { padding: "0 0.5rem" },
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
  [media.pair]: { ...above, gap: "0.875rem 1rem", padding: "0.625rem 0.625rem 1.125rem", "& h3": { fontSize: size.h3 } },
} as const;

const collage = { ...item, ...above, alignItems: "start" } as const;

/** Entries of a list as cards with large drawings: one in a row on phones, full rows of two or three where there is room. */
export function EntryGallery({ entries, isCollage = false }: EntryGalleryProps) {
  return (
    <ul css={cardRows(entries.length, 3, beside)}>
      {entries.map(({ key, path, name, label, teaser, drawing }) => (
        <li key={key} css={isCollage ? collage : item}>
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
