/** Danger signs: how urgent each is in each stage, and the sets of signs that week pages show. */
import { z } from "zod";
import { signTiers, stages } from "../../triage/tiers";
import { inOrder, recordKey, trust } from "./common";
import { group, list, many, one, oneOf, optional, text, whole } from "./fields";

const weekFrom = whole("First week in which it is a sign: completed week of pregnancy, or running week of life.", 1, 52);
const weekTo = whole("Last week in which it is a sign.", 1, 52);

export const sign = z.strictObject({
  key: recordKey,
  whose: oneOf("Who has it.", ["mother", "baby"]),
  order: whole("Place among the signs of its tier.", 1, 999),
  text: text("The sign as a clause with a verb, without a full stop.", 200),
  tiers: list(
    group("SignTier", "How urgent the sign is in one stage.", {
      stage: oneOf("The stage.", stages, "SignStage"),
      tier: oneOf("Whom to call and how soon: 112, the maternity unit or hospital now, or today.", signTiers, "Tier"),
    }),
    "The one place that says how urgent it is, by stage; a stage that is not named has no such sign.",
    1,
  ),
  weekFrom: optional(weekFrom),
  weekTo: optional(weekTo),
  ...trust,
});

export const warningSigns = z
  .strictObject({
    key: recordKey,
    whose: oneOf("Whose weeks.", ["mother", "baby"]),
    weekFrom: whole("First week the set is for.", 1, 52),
    weekTo: whole("Last week the set is for.", 1, 52),
    openWeeks: list(whole("A week.", 1, 52), "Weeks whose page shows the set unfolded.", 1),
    signs: many("Sign", "The signs, shown by tier.", 3),
    ...trust,
  })
  .refine(inOrder.check, inOrder.fault);

/** A sign with the week page’s own sentence about it. */
export const signOfWeek = group("SignOfWeek", "The one sign that matters this week.", {
  sign: one("Sign", "Which sign: its tier is read there."),
  text: text("The sign and what to do, in a full sentence.", 320),
});

/** A sign on a page, if needed with the page’s own words. */
export const pageSign = group("PageSign", "A sign of a page, with the page's own words where it needs them.", {
  sign: one("Sign", "Which sign: its tier is read there."),
  text: optional(text("The sign in the page's own words.", 200)),
});
