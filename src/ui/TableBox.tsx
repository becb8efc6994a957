import type { ReactNode } from "react";

export interface TableBoxProps {
  /** The table. */
  children: ReactNode;
}

/** Room for a table: where letters are so large that it does not fit, it scrolls sideways in its box, and the page does not. */
export const TableBox = ({ children }: TableBoxProps) => <div css={{ "@media screen": { overflowX: "auto" } }}>{children}</div>;
