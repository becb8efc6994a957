import { Icon } from "./Icon";
import { use } from "./theme/tokens";

export interface LinkListProps {
  links: readonly { readonly path: string; readonly title: string; readonly note?: string }[];
}

const styles = {
  "& li": { borderBottom: `1px solid ${use.line}` },
  "& a": {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    gap: "0.5rem",
    alignItems: "center",
    minHeight: "3.25rem",
    paddingBlock: "0.5rem",
    color: use.ink,
    fontWeight: 600,
    lineHeight: 1.35,
    textDecoration: "none",
    "&:hover": { color: use.linkHover },
    "& small": { display: "block", fontWeight: 400, color: use.muted },
    "& .icon": { width: "1.125rem", color: use.muted },
  },
} as const;

/** Links in rows large enough to tap. Not numbered, because they are not ranked. */
export function LinkList({ links }: LinkListProps) {
  return (
    <ul css={styles}>
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
    </ul>
  );
}
