import type { ReactNode } from "react";

export interface TableBoxProps {
  /** The table. */
  children: ReactNode;
}

/** A box around a table: if large text makes the table too wide, it scrolls sideways in its box and the page does not. */
export const TableBox = ({ children }: TableBoxProps) => <div css={{ "@media screen": { overflowX: "auto" } }}>{children}</div>;
