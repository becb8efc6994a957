import { fixed, media } from "../../ui/theme/tokens";

/** As wide as the panel: the words it stands among keep a fifth of that free at either side. */
const styles = {
  display: "none",
  [media.halves]: { display: "block", position: "absolute", bottom: "2rem", width: "167%", maxWidth: "none" },
} as const;

/** Lines of a chart without a child on it. */
export const GrowthSketch = () => (
  <svg viewBox="0 0 300 120" aria-hidden="true" fill="none" stroke={fixed.badgeLine} opacity=".6" css={styles}>
    <path d="M0 88Q90 24 300 4M0 98Q90 46 300 30M0 104Q90 60 300 48M0 110Q90 74 300 68M0 118Q90 92 300 90" />
  </svg>
);
