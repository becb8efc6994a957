import { useTexts } from "../../text/useTexts";
import { size, use } from "../../ui/theme/tokens";

export interface PartDotsProps {
  /** Number of the part, from 1. */
  place: number;
  count: number;
}

const styles = {
  display: "flex",
  alignItems: "center",
  gap: "0.375rem",
  fontSize: size.small,
  fontWeight: 600,
  color: use.ink,
  "& i": { width: "0.75rem", height: "0.75rem", borderRadius: "50% 50% 50% 0", border: `1.5px solid ${use.brand}` },
  "& i.past": { background: use.brand },
  "& span": { marginLeft: "0.375rem" },
} as const;

/** “Part 2 of 5”, and a leaf for each part. */
export function PartDots({ place, count }: PartDotsProps) {
  const t = useTexts();
  return (
    <p css={styles}>
      {Array.from({ length: count }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the leaves never change their order
        <i key={i} aria-hidden="true" className={i < place ? "past" : undefined} />
      ))}
      <span>{t("place", { n: place, count })}</span>
    </p>
  );
}
