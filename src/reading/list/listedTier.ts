import type { Tier } from "../../triage/tiers";

/**
 * How soon to tell somebody about a symptom when nothing is added to it: an emergency now, what needs a test first today, the rest may be seen to at
 * home. The signs beside it, which its page names, have tiers of their own.
 * @example listedTier({ isEmergency: true, needsTest: null }) // "now"
 */
export const listedTier = ({ isEmergency, needsTest }: { readonly isEmergency: boolean; readonly needsTest: boolean | null }): Tier =>
  isEmergency ? "now" : needsTest ? "today" : "home";
