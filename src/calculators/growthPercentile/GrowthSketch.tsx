import { media } from "../../ui/theme/tokens";

/** As wide as the panel: the words it stands among keep a fifth of that free at either side. */
const styles = {
  display: "none",
  [media.halves]: { display: "block", position: "absolute", bottom: "2rem", width: "167%", maxWidth: "none" },
} as const;

/** Lines of a chart without a child on it. It lies over the panel, so that nothing moves when it comes. */
export const GrowthSketch = () => <img src="/illustrations/growth-lines.svg" alt="" loading="lazy" css={styles} />;
