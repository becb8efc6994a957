/** Danger signs: how urgent each is in each stage, and the sets of signs that week pages show. */
import { z } from "zod";
import { signTiers, stages } from "../../vocabulary/tiers";
import { inOrder, recordKey, trust } from "./common";
import { distinct, group, list, many, one, oneOf, optional, text, whole, yesNo } from "./fields";
import { type RecordType, shownElsewhere } from "./recordType";

const weekFrom = whole("First week in which it is a danger sign: completed week of pregnancy, or week of life counted from 1.", 1, 52);
const weekTo = whole("Last week in which it is a danger sign, counted in the same way.", 1, 52);

const sign = z.strictObject({
  key: recordKey,
  whose: oneOf("Who has the sign.", ["mother", "baby"]),
  order: whole("Position among the signs of the same urgency.", 1, 999),
  text: text("The sign as a clause with a verb, without a full stop.", 200),
  tiers: list(
    group("SignTier", "Urgency of the sign in one stage.", {
      stage: distinct(oneOf("The stage.", stages, "SignStage")),
      tier: oneOf("Whom to call and how soon: 112, the maternity unit or hospital now, or today.", signTiers, "Tier"),
    }),
    "Urgency by stage, for the whole site; in a stage that is not listed it is no danger sign.",
    1,
  ),
  weekFrom: optional(weekFrom),
  weekTo: optional(weekTo),
  ...trust,
});

const warningSigns = z
  .strictObject({
    key: recordKey,
    whose: oneOf("Whose weeks: of pregnancy (mother) or of life (baby).", ["mother", "baby"]),
    weekFrom: whole("First week the set is for.", 1, 52),
    weekTo: whole("Last week the set is for.", 1, 52),
    openWeeks: list(whole("A week.", 1, 52), "Weeks whose page shows the set expanded.", 1),
    signs: many("Sign", "Danger signs of the set, shown by urgency.", 3),
    ...trust,
  })
  .refine(inOrder.check, inOrder.fault);

/** True for the signs of a stage after a loss; the list of core signs is then a different one. */
export const isAfterLoss = optional(
  yesNo(
    "True for somebody whose pregnancy has ended without a child to take home: the core signs and the words of the cards are those after a loss.",
  ),
);

/**
 * The signs nobody in a stage may miss. They are those that official lists tell every mother or parent of that stage, whatever she came to ask
 * (after the birth AWHONN POST-BIRTH and CDC Hear Her; in pregnancy the ministry’s list and CDC; of a baby NICE NG143 red and NHS), and that a page
 * of another subject is most likely to leave out. How much bleeding is too much after a loss is not in the list, because it depends on whether the
 * miscarriage is confirmed: each page says it.
 */
const coreSigns = z.strictObject({
  key: recordKey,
  whose: oneOf("Who has the signs.", ["mother", "baby"]),
  order: whole("Position on the page with the whole list.", 1, 20),
  stage: oneOf("The stage the list is for.", stages, "SignStage"),
  isAfterLoss,
  core: many("Sign", "Signs that a card for this stage must not lack if it is to be read as complete.", 3),
  more: many("Sign", "Further signs of the stage, shown with the core signs on the page with the whole list."),
  ...trust,
});

/** A sign with the week page’s own sentence about it. */
export const signOfWeek = group("SignOfWeek", "The most important danger sign of the week.", {
  sign: one("Sign", "The danger sign; its record contains the urgency."),
  text: text("The sign and what to do, in a full sentence.", 320),
});

/** A sign on a page, if needed with the page’s own words. */
export const pageSign = group("PageSign", "A danger sign on a page, if needed with the page's own wording.", {
  sign: one("Sign", "The danger sign; its record contains the urgency."),
  text: optional(text("The sign in the page's own wording.", 200)),
});

export const triageTypes = {
  Sign: {
    description: "A danger sign and its urgency by stage; every page that shows the sign takes the urgency from here.",
    folder: "signs",
    fields: sign,
    checks: "health",
    expected: [],
    sourceTopic: null,
    ...shownElsewhere,
  },
  WarningSigns: {
    description: "A set of danger signs for a range of weeks.",
    folder: "warning-signs",
    fields: warningSigns,
    checks: "health",
    expected: [
      "pregnancy-01-13",
      "pregnancy-14-19",
      "pregnancy-20-36",
      "pregnancy-37-42",
      "baby-01-04",
      "baby-05-13",
      "baby-14-26",
      "baby-27-52",
    ],
    sourceTopic: null,
    ...shownElsewhere,
  },
  CoreSigns: {
    description: "The danger signs nobody in a stage may miss, with the other signs of the page that lists all of them.",
    folder: "core-signs",
    fields: coreSigns,
    checks: "health",
    expected: ["before-20", "from-20", "after-birth", "after-loss", "first-month", "under-3-months", "from-3-months", "from-6-months"],
    sourceTopic: null,
    ...shownElsewhere,
  },
} as const satisfies Record<string, RecordType>;
