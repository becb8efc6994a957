import type { ReactNode } from "react";
import { leaf, media, use } from "../../ui/theme/tokens";

export interface FormulaProps {
  children: ReactNode;
}

/** The formula a tool uses, in words and figures. */
export function Formula({ children }: FormulaProps) {
  return (
    <p css={{ background: use.tintSage, borderRadius: leaf.l, padding: "1.25rem 1.375rem", [media.print]: { padding: 0 } }}>{children}</p>
  );
}
