/** The colours of a verdict: always beside its word and its icon, never alone. */
import { use } from "./tokens";

/** What one may do, as the site colours it. */
export type Tone = "yes" | "limit" | "cook" | "no" | "later" | "ask";

/** Ground and letters of each verdict, in the colours of both schemes; the border shows where a reader's own colours replace them. */
export const verdictColours: Record<Tone, { background: string; color: string; border: string }> = {
  yes: { background: use.homeBody, color: use.homeStrong, border: "1px solid transparent" },
  limit: { background: use.todayBody, color: use.todayStrong, border: "1px solid transparent" },
  cook: { background: use.nowBody, color: use.nowStrong, border: "1px solid transparent" },
  no: { background: use.call112Body, color: use.call112Strong, border: "1px solid transparent" },
  later: { background: use.tintNight, color: use.brandText, border: "1px solid transparent" },
  ask: { background: use.infoBody, color: use.infoStrong, border: "1px solid transparent" },
};
