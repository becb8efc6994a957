import type { ReactNode } from "react";
import { font, leaf, use } from "../../ui/theme/tokens";

export interface EntryNumberProps {
  children: ReactNode;
}

const styles = {
  display: "grid",
  placeItems: "center",
  width: "3.25rem",
  height: "3.25rem",
  background: use.tintSage,
  borderRadius: leaf.tile,
  color: use.ink,
  font: `500 1.5rem/1 ${font.heading}`,
  "& svg.icon": { width: "1.625rem" },
} as const;

/** The number or icon before an entry of a list. */
export function EntryNumber({ children }: EntryNumberProps) {
  return (
    <span aria-hidden="true" css={styles}>
      {children}
    </span>
  );
}
