import { use } from "../../ui/theme/tokens";
import type { SourceLine } from "./SourceList";

export interface SourceIndexProps {
  sources: readonly SourceLine[];
}

/** Every source of the site, by publisher. */
export function SourceIndex({ sources }: SourceIndexProps) {
  return (
    <ul
      css={{
        "& li": {
          borderTop: `1px solid ${use.line}`,
          paddingBlock: "0.625rem",
          lineHeight: 1.45,
          maxWidth: "none",
          overflowWrap: "anywhere",
        },
      }}
    >
      {sources.map(({ key, publisher, title, year, url }) => (
        <li key={key} id={`source-${key}`}>
          <b>{publisher}</b>. {url ? <a href={url}>{title}</a> : title}
          {year ? `, ${year}` : ""}
        </li>
      ))}
    </ul>
  );
}
