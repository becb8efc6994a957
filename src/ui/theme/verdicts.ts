/** The colours of a verdict, which are always used together with its words and its icon. */
import { use } from "./tokens";

/** Kinds of verdict. */
export type Tone = "yes" | "limit" | "cook" | "no" | "later" | "ask";

/** Background and text colour of each verdict, in both schemes; the border is visible in forced-colours mode. */
export const verdictColours: Record<Tone, { background: string; color: string; border: string }> = {
  yes: { background: use.homeBody, color: use.homeStrong, border: "1px solid transparent" },
  limit: { background: use.todayBody, color: use.todayStrong, border: "1px solid transparent" },
  cook: { background: use.nowBody, color: use.nowStrong, border: "1px solid transparent" },
  no: { background: use.call112Body, color: use.call112Strong, border: "1px solid transparent" },
  later: { background: use.tintNight, color: use.brandText, border: "1px solid transparent" },
  ask: { background: use.infoBody, color: use.infoStrong, border: "1px solid transparent" },
};
