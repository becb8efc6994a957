import { Icon } from "./Icon";
import type { IconName } from "./iconPaths";
import { Picture } from "./Picture";
import { tickBox } from "./TickBox.styles";
import { fixed, leaf, media, size, use } from "./theme/tokens";

export interface TickItem {
  /** Value of its box, one of its kind on the page. */
  readonly value: string;
  readonly text: string;
  readonly why?: string;
  /** A drawing of it in static/illustrations, without .svg. */
  readonly picture?: string;
  readonly link?: { readonly path: string; readonly text: string } | null;
}

export interface TickCardProps {
  title: string;
  icon: IconName;
  items: readonly TickItem[];
}

const styles = {
  background: use.raised,
  borderRadius: leaf.l,
  boxShadow: use.shadowCard,
  padding: "1.25rem 1.25rem 0.5rem",
  "& > header": { display: "flex", gap: "0.75rem", alignItems: "center", paddingBottom: "0.75rem" },
  "& header .icon": { width: "2.5rem", height: "2.5rem", padding: "0.5rem", background: use.tileSage, borderRadius: leaf.tile },
  "& header span": { marginLeft: "auto", color: use.muted, fontSize: size.small, fontFeatureSettings: '"tnum"' },
  "& li": { borderTop: `1px solid ${use.line}`, paddingBlock: "0.75rem", breakInside: "avoid" },
  "& label": { display: "flex", gap: "0.875rem", alignItems: "flex-start", cursor: "pointer", lineHeight: 1.45, fontWeight: 600 },
  "& h2, & label > span": { minWidth: 0 },
  "& label:has(:checked)": { color: use.muted, textDecoration: "line-through" },
  "& input": tickBox,
  "& p": { fontSize: size.small, lineHeight: 1.5, color: use.muted, paddingLeft: "2.5rem" },
  [media.print]: {
    boxShadow: "none",
    border: `1px solid ${fixed.printLine}`,
    padding: "0.25cm 0.4cm",
    "& li": { paddingBlock: "0.1cm" },
    "& p": { display: "none" },
    "& h2": { fontSize: "12pt" },
    "& > header": { paddingBottom: "0.1cm" },
    "& header .icon, & label > img": { display: "none" },
  },
} as const;

/** Rows with a drawing: all of the row is the box to tick, and what was seen is marked, not struck out. */
const pictured = {
  ...styles,
  "& li": { ...styles["& li"], paddingBlock: "0.5rem" },
  "& label": {
    ...styles["& label"],
    flexWrap: "wrap",
    alignItems: "center",
    padding: "0.375rem",
    borderRadius: leaf.m,
    transition: "background .2s",
    "&:hover": { background: use.tintSage },
    [media.print]: { padding: 0 },
  },
  "& label:has(:checked)": { background: use.tintSage },
  // Narrower than this the words would not be read beside the drawing: they go below it.
  "& label > span": { flex: "1 1 4rem", minWidth: 0 },
  "& label > img": {
    order: -1,
    width: "clamp(6.5rem, 30%, 9rem)",
    maxWidth: "100%",
    aspectRatio: "4 / 3",
    objectFit: "cover",
    objectPosition: "50% 70%",
    borderRadius: leaf.m,
    flex: "none",
  },
  "& input": { ...tickBox, order: 1 },
} as const;

/** One part of a checklist: what to tick off, why, and where to read on. */
export function TickCard({ title, icon, items }: TickCardProps) {
  return (
    <section css={items.some(({ picture }) => picture) ? pictured : styles}>
      <header>
        <Icon name={icon} />
        <h2 css={{ fontSize: size.h3 }}>{title}</h2>
        <span data-count="/">{`0/${items.length}`}</span>
      </header>
      <ul>
        {items.map(({ value, text, why, link, picture }) => (
          <li key={value}>
            <label>
              <input type="checkbox" name="tick" value={value} />
              <span>{text}</span>
              {picture && <Picture name={picture} />}
            </label>
            {(why || link) && (
              <p>
                {why} {link && <a href={link.path}>{link.text}</a>}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
