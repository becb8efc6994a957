import type { ReactNode } from "react";
import { size } from "./theme/tokens";

export interface PageIntroProps {
  title: string;
  lead: string;
  /** A line after the lead. */
  children?: ReactNode;
}

/** Headline and lead of a page without a picture. */
export function PageIntro({ title, lead, children }: PageIntroProps) {
  return (
    <header css={{ display: "grid", gap: "0.75rem", paddingBottom: "1.75rem" }}>
      <h1>{title}</h1>
      <p css={{ fontSize: size.lead, lineHeight: 1.5, maxWidth: "52ch" }}>{lead}</p>
      {children}
    </header>
  );
}
