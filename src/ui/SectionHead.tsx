import type { ReactNode } from "react";
import { use } from "./theme/tokens";

export interface SectionHeadProps {
  id: string;
  title: string;
  lead?: string;
  /** A link to the complete list. */
  children?: ReactNode;
}

/** A link to the complete list of which a section shows a few: words and an arrow that moves under the pointer. */
export const arrowLink = {
  display: "inline-flex",
  alignItems: "center",
  gap: "0.375rem",
  fontWeight: 600,
  minHeight: "2.75rem",
  textDecoration: "none",
  "& .icon": { width: "1.125em", height: "1.125em", transition: "transform .2s" },
  "&:hover .icon": { transform: "translateX(0.25rem)" },
} as const;

const styles = {
  display: "flex",
  flexWrap: "wrap",
  gap: "0.25rem 2rem",
  alignItems: "baseline",
  justifyContent: "space-between",
  marginBottom: "clamp(1.5rem, 1rem + 1.6vw, 2.5rem)",
  "& p": { maxWidth: "54ch", color: use.muted, marginTop: "0.5rem", textWrap: "balance" },
  "& > a": arrowLink,
} as const;

/** Heading of a section, its line of explanation and a link to the complete list. */
export function SectionHead({ id, title, lead, children }: SectionHeadProps) {
  return (
    <div css={styles}>
      <div>
        <h2 id={id}>{title}</h2>
        {lead && <p>{lead}</p>}
      </div>
      {children}
    </div>
  );
}
