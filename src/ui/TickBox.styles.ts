import { leaf, use } from "./theme/tokens";

/** A box to tick, drawn the same in both schemes and in print. */
export const tickBox = {
  appearance: "none",
  flex: "none",
  width: "1.625rem",
  height: "1.625rem",
  border: `1.5px solid ${use.lineStrong}`,
  borderRadius: leaf.tag,
  background: use.raised,
  margin: 0,
  display: "grid",
  placeItems: "center",
  cursor: "pointer",
  "&:checked": { background: use.button, borderColor: use.buttonBorder, printColorAdjust: "exact" },
  "&:checked::before": {
    content: '""',
    width: "0.5rem",
    height: "0.8125rem",
    border: `solid ${use.buttonText}`,
    borderWidth: "0 2.5px 2.5px 0",
    transform: "translateY(-1px) rotate(42deg)",
  },
} as const;
