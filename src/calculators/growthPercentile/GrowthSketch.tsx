import { fixed, media } from "../../ui/theme/tokens";

const styles = {
  display: "none",
  position: "absolute",
  // From edge to edge: the words it stands among keep a fifth of the width free at either side.
  inset: "auto -33.4% 2rem",
  width: "166.8%",
  maxWidth: "none",
  fill: "none",
  stroke: fixed.badgeLine,
  strokeWidth: 1.5,
  opacity: 0.55,
  [media.halves]: { display: "block" },
} as const;

/** Lines of a chart without a child on it. */
export const GrowthSketch = () => (
  <svg viewBox="0 0 300 130" aria-hidden="true" css={styles}>
    <path d="M0 88Q90 24 300 4M0 98Q90 46 300 30M0 110Q90 74 300 68M0 118Q90 92 300 90" />
    <path d="M0 104Q90 60 300 48" strokeDasharray="6 5" />
  </svg>
);
