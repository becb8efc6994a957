import { useTexts } from "../text/useTexts";
import { withBehaviour } from "../ui/device/behaviour";
import { Icon } from "../ui/Icon";
import type { TocProps } from "../ui/Toc";
import { leaf, media, use } from "../ui/theme/tokens";

const styles = {
  background: use.surface,
  borderRadius: leaf.m,
  // When it is hidden, the first heading needs no space above it.
  [media.aside]: { display: "none", "&&&:first-child + h2": { marginTop: 0 } },
  "& summary": {
    display: "grid",
    gridTemplateColumns: "1.375rem minmax(0, 1fr) 1.375rem",
    gap: "0.75rem",
    alignItems: "center",
    minHeight: "3.25rem",
    padding: "0.5rem 1.125rem",
    fontWeight: 600,
    color: use.ink,
    cursor: "pointer",
    listStyle: "none",
    "&::-webkit-details-marker": { display: "none" },
    "& .icon:last-child": { transition: "transform .2s" },
  },
  "&[open] summary .icon:last-child": { transform: "rotate(180deg)" },
  "& ul": { padding: "0 1.125rem 0.75rem" },
  "& a": {
    display: "flex",
    alignItems: "center",
    minHeight: "2.75rem",
    lineHeight: 1.35,
    paddingLeft: "0.875rem",
    borderLeft: `2px solid ${use.line}`,
    color: use.text,
    textDecoration: "none",
    "&[aria-current]": { color: use.ink, fontWeight: 650, borderColor: use.brand },
  },
} as const;

/** The contents of the page, folded, where there is no room for them beside the text. */
export function PhoneContents({ entries }: Pick<TocProps, "entries">) {
  const t = useTexts();
  return (
    <details {...withBehaviour("contents")} className="no-print" css={styles}>
      <summary>
        <Icon name="menu" />
        {t("contents", { count: entries.length })}
        <Icon name="down" />
      </summary>
      <ul>
        {entries.map(({ anchor, name }) => (
          <li key={anchor}>
            <a href={`#${anchor}`}>{name}</a>
          </li>
        ))}
      </ul>
    </details>
  );
}
