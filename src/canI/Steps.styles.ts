import { font, use } from "../ui/theme/tokens";

/** Numbered steps in running text. */
export const steps = {
  counterReset: "step",
  display: "grid",
  gap: "0.75rem",
  "& > li": {
    display: "grid",
    gridTemplateColumns: "1.75rem 1fr",
    gap: "0.75rem",
    counterIncrement: "step",
    lineHeight: 1.5,
    "&::before": { content: "counter(step)", font: `500 1.375rem/1.2 ${font.heading}`, color: use.brandText },
  },
} as const;
