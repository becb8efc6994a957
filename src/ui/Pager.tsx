import { useTexts } from "../text/useTexts";
import { twoColumns } from "./Columns.styles";
import { SharedIcon } from "./SharedIcon";
import { leaf, size, use } from "./theme/tokens";

export interface PagerLink {
  href: string;
  name: string;
}

export interface PagerProps {
  /** What the pages are, for screen readers. */
  label: string;
  previous: PagerLink | null;
  next: PagerLink | null;
}

const styles = {
  display: "grid",
  gridTemplateColumns: twoColumns("7.5rem"),
  gap: "0.75rem",
  marginTop: "2.5rem",
  "& a": {
    display: "flex",
    alignItems: "center",
    gap: "0.75rem",
    minHeight: "4.5rem",
    padding: "0.75rem 1rem",
    borderRadius: leaf.l,
    background: use.surface,
    color: use.ink,
    textDecoration: "none",
    fontWeight: 600,
    lineHeight: 1.3,
    "&:hover": { background: use.buttonHover, color: use.buttonHoverText },
  },
  "& a[rel=next]": { gridColumn: "-2 / -1", justifyContent: "flex-end", textAlign: "right" },
  "& small": { display: "block", fontWeight: 400, fontSize: size.small },
} as const;

/** Links to the previous and the next page. */
export function Pager({ label, previous, next }: PagerProps) {
  const t = useTexts();
  return (
    <nav aria-label={label} className="no-print" css={styles}>
      {previous && (
        <a href={previous.href} rel="prev">
          <SharedIcon name="left" />
          <span>
            <small>{t("previous")}</small> {previous.name}
          </span>
        </a>
      )}
      {next && (
        <a href={next.href} rel="next">
          <span>
            <small>{t("next")}</small> {next.name}
          </span>
          <SharedIcon name="right" />
        </a>
      )}
    </nav>
  );
}
