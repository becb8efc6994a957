/** Position of the heading of the reader’s own day on its panel: the page renders the heading, the script renders the panel below it. */
import { size } from "./tokens";

const inset = "clamp(1.25rem, 3vw, 2.5rem)";
export const dayPanel = { inset, below: `calc(${inset} + ${size.display} * 1.06 + 0.875rem)` } as const;
