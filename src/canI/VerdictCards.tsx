import { useId } from "react";
import { toneIcons } from "../guides/verdicts";
import { Icon } from "../ui/Icon";
import { fixed, font, leaf, media, size, use } from "../ui/theme/tokens";
import { type Tone, verdictColours } from "../ui/theme/verdicts";

export interface VerdictCardsProps {
  verdicts: readonly {
    /** For whom, like “Hamilelikte”. */
    readonly of: string;
    /** Null for a card without a verdict of its own, as for a medicine. */
    readonly tone: Tone | null;
    readonly label: string;
    readonly text: string;
  }[];
}

const plain = { background: use.surface, color: use.ink, border: "1px solid transparent" } as const;

const styles = {
  display: "grid",
  gap: "1rem",
  gridTemplateColumns: "minmax(0, 1fr)",
  [media.halves]: { gridAutoFlow: "column", gridAutoColumns: "minmax(0, 1fr)", gridTemplateColumns: "none", gap: "1.25rem" },
  "& > section": { background: use.raised, borderRadius: leaf.l, boxShadow: use.shadowCard, overflow: "hidden", breakInside: "avoid" },
  "& header": { display: "flex", gap: "0.875rem", alignItems: "center", padding: "1rem 1.25rem" },
  "& header .icon": { width: "1.75rem", height: "1.75rem", strokeWidth: 2.5 },
  "& h2": { font: `650 ${size.small}/1.3 ${font.text}`, letterSpacing: 0, color: "inherit" },
  "& h2 b": { display: "block", marginTop: "0.125rem", font: `500 ${size.h3}/1.2 ${font.heading}`, color: "inherit" },
  "& section > p": { padding: "1rem 1.25rem 1.25rem", lineHeight: 1.5 },
  [media.print]: {
    gridAutoFlow: "row",
    "& > section": { border: `1px solid ${fixed.printLine}`, boxShadow: "none" },
    "& header": { padding: "0.5rem 1rem", background: "none", color: fixed.printInk },
    "& section > p": { padding: "0 1rem 0.75rem" },
  },
} as const;

/** The answers for pregnancy, for breastfeeding and for the baby, side by side: each with a word, a colour, an icon and a sentence. */
export function VerdictCards({ verdicts }: VerdictCardsProps) {
  const id = useId();
  return (
    <div css={styles}>
      {verdicts.map(({ of, tone, label, text }, i) => (
        <section key={of} aria-labelledby={`${id}${i}`}>
          <header css={tone ? verdictColours[tone] : plain}>
            {tone && <Icon name={toneIcons[tone]} />}
            <h2 id={`${id}${i}`}>
              {of} <b>{label}</b>
            </h2>
          </header>
          <p>{text}</p>
        </section>
      ))}
    </div>
  );
}
