import { pathTo } from "../../routes/routes";
import { useLanguage } from "../../text/useLanguage";
import { leaf, media, use } from "../../ui/theme/tokens";
import type { NameGender } from "../../vocabulary/nameLists";
import { letterAnchor } from "../letterAnchor";

export interface NameIndexProps {
  title: string;
  text: string;
  /** Prefix of the anchors, for a page with more than one index. */
  prefix?: string;
  letters: readonly { readonly letter: string; readonly names: readonly { readonly name: string; readonly slug: string }[] }[];
  side: NameGender;
}

const styles = {
  paddingTop: "3rem",
  // Letters side by side; an open one takes the whole row for its names.
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(8rem, 1fr))",
  columnGap: "1.5rem",
  // Long and below the first view: when a list above it changes, it need not be laid out and painted at every key.
  contentVisibility: "auto",
  containIntrinsicSize: "auto 40rem",
  [media.print]: { contentVisibility: "visible" },
  "& > h2, & > p, & > details[open], & > details:target": { gridColumn: "1 / -1" },
  "& > p": { margin: "0.5rem 0 1rem", maxWidth: "60ch" },
  "& details": { borderTop: `1px solid ${use.line}` },
  // A letter of the rail shows its names alone, without scripts; in a browser that cannot open them by CSS, one more tap is needed.
  "&:has(details:target) details:not(:target)": { display: "none" },
  "& details:target::details-content": { contentVisibility: "visible", blockSize: "auto" },
  "& summary": {
    display: "flex",
    alignItems: "center",
    gap: "0.75rem",
    minHeight: "3rem",
    fontWeight: 600,
    color: use.ink,
    cursor: "pointer",
    "& small": { color: use.muted, fontWeight: 400 },
    "&:hover": { color: use.linkHover },
  },
  "& ul": { display: "flex", flexWrap: "wrap", gap: "0.25rem", paddingBottom: "1rem" },
  "& ul a": {
    display: "inline-flex",
    alignItems: "center",
    minHeight: "2.75rem",
    paddingInline: "0.75rem",
    borderRadius: leaf.s,
    background: use.surface,
    textDecoration: "none",
    "&:hover": { background: use.buttonHover, color: use.buttonHoverText },
  },
} as const;

/** All names of a page by letter, folded; readable without scripts. */
export function NameIndex({ title, text, prefix = "", letters, side }: NameIndexProps) {
  const language = useLanguage();
  const id = `${prefix}letters`;
  return (
    <section aria-labelledby={id} className="no-print" css={styles}>
      <h2 id={id}>{title}</h2>
      <p>{text}</p>
      {letters.map(({ letter, names }) => (
        <details key={letter} id={prefix + letterAnchor(letter)}>
          <summary>
            {letter} <small>{names.length}</small>
          </summary>
          <ul>
            {names.map(({ name, slug }) => (
              <li key={slug}>
                <a href={pathTo(`${side}Name`, language, { name: slug })}>{name}</a>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </section>
  );
}
