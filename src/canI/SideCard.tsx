import type { ReactNode } from "react";
import { font, leaf, media, use } from "../ui/theme/tokens";

export interface SideCardProps {
  title: string;
  children: ReactNode;
}

const styles = {
  background: use.tintSage,
  borderRadius: leaf.l,
  padding: "1.125rem 1.25rem",
  display: "grid",
  gap: "0.5rem",
  alignSelf: "start",
  "& h2": { font: `500 1.1875rem/1.3 ${font.heading}` },
  "& li a": { display: "flex", alignItems: "center", minHeight: "2.75rem", lineHeight: 1.3 },
  [media.aside]: { position: "sticky", top: "6rem" },
} as const;

/** A card with links to other pages, beside the text, or after it on a phone. */
export function SideCard({ title, children }: SideCardProps) {
  return (
    <aside className="no-print" aria-label={title} css={styles}>
      <h2>{title}</h2>
      {children}
    </aside>
  );
}
