import { media } from "../../ui/theme/tokens";

/** As wide as the panel, although the surrounding text leaves a fifth of it free at each side. */
const styles = {
  display: "none",
  [media.halves]: { display: "block", position: "absolute", bottom: "2rem", width: "167%", maxWidth: "none" },
} as const;

/** The lines of a chart without a child's points. It is laid over the panel, so that nothing moves when it loads. */
export const GrowthSketch = () => <img src="/illustrations/growth-lines.svg" alt="" loading="lazy" css={styles} />;
