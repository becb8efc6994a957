import { useTexts } from "../../text/useTexts";
import { fixed, leaf, media, size, use } from "../../ui/theme/tokens";

export interface LookForProps {
  /** The words to look for on the label or at the counter. */
  text: string;
}

const styles = {
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: "0.75rem 1.5rem",
  alignItems: "center",
  background: use.tintHoney,
  borderRadius: leaf.xl,
  padding: "clamp(1.25rem, 3vw, 2rem)",
  marginBlock: "1.5rem 2.5rem",
  breakInside: "avoid",
  "& svg": { width: "7rem" },
  "& h2": { fontSize: size.h3 },
  "& p": { marginTop: "0.375rem", maxWidth: "60ch" },
  [media.small]: { gridTemplateColumns: "1fr", "& svg": { width: "6rem" } },
  [media.print]: { padding: 0, "& svg": { display: "none" } },
} as const;

/** What to look for on the label, next to a drawn label with that line marked. */
export function LookFor({ text }: LookForProps) {
  const t = useTexts();
  return (
    <section aria-labelledby="label" css={styles}>
      <svg viewBox="0 0 160 90" aria-hidden="true">
        <path d="M8 4h144v70a12 12 0 0 1-12 12H8Z" fill={fixed.onDark} />
        <path d="M8 4h144v22H8Z" fill={fixed.brand} />
        <path d="M20 15h64" stroke={fixed.moon} strokeWidth="6" strokeLinecap="round" />
        <path d="M22 42h100M22 76h66" stroke={fixed.ring} strokeWidth="5" strokeLinecap="round" />
        <path d="M18 51h112v16H18Z" fill={use.accent} />
        <path d="M26 59h92" stroke={fixed.onAccent} strokeWidth="5" strokeLinecap="round" />
      </svg>
      <div>
        <h2 id="label">{t("food.label")}</h2>
        <p>{text}</p>
      </div>
    </section>
  );
}
