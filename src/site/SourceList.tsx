import { size, use } from "../ui/theme/tokens";

export interface SourceLine {
  readonly key: string;
  readonly publisher: string;
  readonly title: string;
  readonly year: number | null;
  /** None for open data known only by whose storage it lies in. */
  readonly url: string | null;
}

export interface SourceListProps {
  sources: readonly SourceLine[];
}

/** The part at the end of a page that says how it was made. */
export const madeSection = {
  borderTop: `3px solid ${use.brand}`,
  paddingTop: "1.5rem",
  marginTop: "3.5rem",
  "& h2": { fontSize: size.h3 },
} as const;

const styles = {
  listStyle: "decimal",
  paddingLeft: "1.25rem",
  overflowWrap: "anywhere",
  "& li + li": { marginTop: "0.5rem" },
} as const;

/** What a page rests on, most important first; a note in the text can lead to each. */
export function SourceList({ sources }: SourceListProps) {
  return (
    <ol css={styles}>
      {sources.map(({ key, publisher, title, year, url }) => (
        <li key={key} id={`source-${key}`}>
          {publisher}. {url ? <a href={url}>{title}</a> : title}
          {year ? `, ${year}` : ""}
        </li>
      ))}
    </ol>
  );
}
