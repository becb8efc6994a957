import { useTexts } from "../text/useTexts";
import { DoDontList } from "../ui/DoDontList";
import { leaf, media, size, use } from "../ui/theme/tokens";

export interface SummaryBoxProps {
  /** Three to five sentences that make sense without the article. */
  sentences: readonly string[];
}

const styles = {
  background: use.tintSage,
  borderRadius: leaf.xl,
  padding: "clamp(1.25rem, 1rem + 1.5vw, 2rem)",
  display: "grid",
  gap: "0.75rem",
  "& h2": { fontSize: size.h3 },
  [media.print]: { background: "none", border: `1px solid ${use.lineStrong}` },
} as const;

/** “In short”: enough to know what to do for a reader who reads nothing else. */
export function SummaryBox({ sentences }: SummaryBoxProps) {
  const t = useTexts();
  return (
    <section aria-labelledby="summary" css={styles}>
      <h2 id="summary">{t("summary")}</h2>
      <DoDontList items={sentences} />
    </section>
  );
}
