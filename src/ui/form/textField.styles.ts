import { leaf, use } from "../theme/tokens";

/** A box for a line of text or a choice, as wide as its container. */
export const textField = {
  minHeight: "3rem",
  padding: "0.625rem 0.875rem",
  border: `1px solid ${use.lineStrong}`,
  borderRadius: leaf.s,
  background: use.raised,
  width: "100%",
} as const;
