import { size, use } from "../../ui/theme/tokens";

export interface SourceLine {
  readonly key: string;
  readonly publisher: string;
  readonly title: string;
  readonly year: number | null;
  /** Null for open data known only by its repository and for a printed document without a page. */
  readonly url: string | null;
}

export interface SourceListProps {
  sources: readonly SourceLine[];
}

/** Styles of the section at the end of a page that says how it was made. */
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

/** The sources of a page, most important first; notes in the text can link to each. */
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
