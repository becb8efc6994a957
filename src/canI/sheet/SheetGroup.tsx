import { VerdictChip } from "../../guides/VerdictChip";
import { media, size, use } from "../../ui/theme/tokens";
import type { Tone } from "../../ui/theme/verdicts";

export interface SheetGroupProps {
  tone: Tone;
  heading: string;
  /** A note below the foods. */
  note?: string;
  foods: readonly { readonly path: string; readonly title: string; readonly label: string | null }[];
}

const styles = {
  padding: "1rem 0",
  borderTop: `2px solid ${use.line}`,
  "& h2": { fontSize: size.h3, marginBottom: "0.625rem" },
  "& ul": { columns: "4 9.5rem", columnGap: "1.5rem" },
  "& li": { breakInside: "avoid", lineHeight: 1.35, padding: "0.1875rem 0" },
  "& a": { color: use.ink, textDecorationColor: use.lineStrong, textUnderlineOffset: "0.2em" },
  "& small": { fontSize: size.caption, color: use.muted },
  "& ul + p": { marginTop: "0.75rem" },
  // The whole sheet must fit on one page.
  [media.print]: {
    padding: "4pt 0",
    "& h2": { fontSize: "11pt", marginBottom: "2pt" },
    "& ul": { columns: 4, columnGap: "10pt" },
    "& p": { fontSize: "8pt" },
    "& li": { fontSize: "7.5pt", lineHeight: 1.25, padding: 0 },
    "& small": { fontSize: "6.5pt" },
    "& a": { textDecoration: "none" },
  },
} as const;

/** A section of the sheet; empty if no food belongs to it. */
export function SheetGroup({ tone, heading, note, foods }: SheetGroupProps) {
  if (foods.length === 0) return null;
  return (
    <section css={styles}>
      <h2>
        <VerdictChip tone={tone} label={heading} />
      </h2>
      <ul>
        {foods.map(({ path, title, label }) => (
          <li key={path}>
            <a href={path}>{title}</a> {label && <small>{label}</small>}
          </li>
        ))}
      </ul>
      {note && <p>{note}</p>}
    </section>
  );
}
