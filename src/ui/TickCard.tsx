import { cardRows } from "./Columns.styles";
import { Icon } from "./Icon";
import type { IconName } from "./iconPaths";
import { Picture } from "./Picture";
import { tickBox } from "./TickBox.styles";
import { fixed, layout, leaf, media, size, use } from "./theme/tokens";

export interface TickItem {
  /** Value of its box, unique on the page. */
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

/** A card with its drawing beside the text, if two cards share a row. */
const lying = { "& label": { flexWrap: "nowrap" }, "& label > img": { flex: "0 0 45%" } } as const;

/** The cards of a section in full rows; on a phone and on paper they are rows of a list. */
function drawingRows(count: number) {
  const rows = cardRows(count, 4, lying, lying);
  return {
    ...rows,
    gap: 0,
    [media.pairOnScreen]: { gap: layout.gap },
    ...(count === 2 && { [media.aside]: { "& > *": { gridColumn: "span 6", ...lying } } }),
    [media.print]: { display: "block" },
  } as const;
}

/**
 * Styles with drawings: the whole row is the checkbox, and a ticked item is marked instead of struck out. If there is room, each item is a card with
 * its drawing above the text, and the section has no card around it.
 */
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
  // Below this width the text would be too narrow beside the drawing, so it moves below it.
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
  [media.pairOnScreen]: {
    background: "none",
    boxShadow: "none",
    padding: "0 0 1rem",
    "& li": { padding: 0, border: 0, borderRadius: leaf.l, overflow: "hidden", background: use.raised, boxShadow: use.shadowCard },
    "& label": { height: "100%", alignContent: "start", padding: 0, borderRadius: 0 },
    "& label > img": { flex: "1 0 100%", borderRadius: 0 },
    "& label > span": { paddingBlock: "0.875rem", paddingRight: "1rem" },
    "& input": { order: 0, marginLeft: "1rem" },
  },
} as const;

/** One section of a checklist: items to tick off, each with its reason and a link to more. */
export function TickCard({ title, icon, items }: TickCardProps) {
  const isPictured = items.some(({ picture }) => picture);
  return (
    <section css={isPictured ? pictured : styles}>
      <header>
        <Icon name={icon} />
        <h2 css={{ fontSize: size.h3 }}>{title}</h2>
        <span data-count="/">{`0/${items.length}`}</span>
      </header>
      <ul css={isPictured ? drawingRows(items.length) : undefined}>
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
