import { Icon } from "./Icon";
import { font, use } from "./theme/tokens";

export interface LinkListProps {
  links: readonly { readonly path: string; readonly title: string; readonly note?: string }[];
}

const styles = {
  counterReset: "line",
  "& li": { borderBottom: `1px solid ${use.line}`, counterIncrement: "line" },
  "& a": {
    display: "grid",
    gridTemplateColumns: "2.25rem 1fr auto",
    gap: "0.5rem",
    alignItems: "center",
    minHeight: "3.5rem",
    paddingBlock: "0.5rem",
    color: use.ink,
    fontWeight: 600,
    lineHeight: 1.35,
    textDecoration: "none",
    "&::before": { content: "counter(line)", font: `500 1.5rem/1 ${font.heading}`, color: use.brandText },
    "&:hover": { color: use.linkHover },
    "& small": { display: "block", fontWeight: 400, color: use.muted },
  },
} as const;

/** Numbered links in rows a finger can hit. */
export function LinkList({ links }: LinkListProps) {
  return (
    <ol css={styles}>
      {links.map(({ path, title, note }) => (
        <li key={title}>
          <a href={path}>
            <span>
              {title}
              {note && <small>{note}</small>}
            </span>
            <Icon name="right" />
          </a>
        </li>
      ))}
    </ol>
  );
}
