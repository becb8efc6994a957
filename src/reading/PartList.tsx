import { useTexts } from "../text/useTexts";
import { Icon } from "../ui/Icon";
import { font, leaf, size, use } from "../ui/theme/tokens";

export interface PartListProps {
  parts: readonly { readonly key: string; readonly title: string; readonly path: string; readonly minutes: number }[];
  /** Key of the part being read. */
  current?: string;
}

const styles = {
  counterReset: "part",
  background: use.surface,
  borderRadius: leaf.l,
  paddingBlock: "0.375rem",
  "& li": { counterIncrement: "part", maxWidth: "none" },
  "& li + li": { borderTop: `1px solid ${use.line}` },
  "& a": {
    display: "grid",
    gridTemplateColumns: "2rem minmax(0, 1fr) 1.375rem",
    gap: "0.75rem",
    alignItems: "center",
    minHeight: "3.75rem",
    padding: "0.625rem 1.125rem",
    color: use.ink,
    fontWeight: 600,
    lineHeight: 1.35,
    textDecoration: "none",
    "&::before": { content: "counter(part)", font: `500 1.5rem/1 ${font.heading}`, color: use.brandText },
    "&:hover": { color: use.linkHover },
    "&[aria-current]": { background: use.tintSage },
  },
  "& small": { display: "block", fontWeight: 400, fontSize: size.caption, color: use.muted },
} as const;

/** The parts of a long article in order, with the minutes of each. */
export function PartList({ parts, current }: PartListProps) {
  const t = useTexts();
  return (
    <ol css={styles}>
      {parts.map(({ key, title, path, minutes }) => (
        <li key={key}>
          <a href={path} aria-current={key === current ? "page" : undefined}>
            <span>
              {title} <small>{t("article.minutes", { count: minutes })}</small>
            </span>
            <Icon name="right" />
          </a>
        </li>
      ))}
    </ol>
  );
}
