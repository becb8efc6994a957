import type { ReactNode } from "react";
import { media } from "./theme/tokens";

export interface TableBoxProps {
  /** The table. */
  children: ReactNode;
}

/** Room for a table: where letters are so large that it does not fit, it scrolls sideways in its box, and the page does not. */
export function TableBox({ children }: TableBoxProps) {
  return <div css={{ overflowX: "auto", [media.print]: { overflow: "visible" } }}>{children}</div>;
}
