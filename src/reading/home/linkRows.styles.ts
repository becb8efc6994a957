import { media } from "../../ui/theme/tokens";

/** Rows in two columns where there is room. */
export const linkRows = {
  [media.halves]: { "& > ul": { display: "grid", gridTemplateColumns: "1fr 1fr", columnGap: "clamp(2rem, 5vw, 5rem)" } },
} as const;
