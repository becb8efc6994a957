/** Preparing for the birth: wishes for the birth plan, what to pack, phrases to show at the hospital. Both languages are always shown. */
import { z } from "zod";
import { stages } from "../../vocabulary/tiers";
import { recordKey, trust } from "./common";
import { group, key, list, many, nullable, one, oneOf, optional, shortText, text, whole } from "./fields";
import { type RecordType, shownElsewhere } from "./recordType";

const order = whole("Position among the parts of the page.", 1, 20);
const title = shortText("Heading of the part, on the page and on the printed sheet.", 60);

const birthPlanGroup = z.strictObject({
  key: recordKey,
  order,
  title,
  wishes: list(
    group("BirthWish", "A wish a hospital can answer with yes or no.", {
      key: key("Identifier under which the choice is saved and shared."),
      text: text("The wish as said to the midwife, short enough for half a line of the printed sheet.", 70),
      why: text("Explanation, and how hospitals differ.", 240),
      sources: many("Source", "Sources of its medical statements."),
    }),
    "The wishes, in the order in which they come up on the day.",
    2,
  ),
  ...trust,
});

const hospitalBagPart = z.strictObject({
  key: recordKey,
  order,
  kind: oneOf("Whether the things are to be packed and ticked off, or left at home.", ["pack", "leave"]),
  title,
  guide: nullable(one("NeedGuide", "Need guide these things are taken from; null if there is none.")),
  items: list(
    group("BagItem", "A thing, with its quantity.", {
      key: key("Identifier under which the tick is saved and shared."),
      text: text("The thing, short enough for half a line of the printed sheet.", 75),
      why: optional(text("Reason, or what to look for.", 160)),
    }),
    "The things, in packing order.",
    2,
  ),
  ...trust,
});

const hospitalPhraseGroup = z.strictObject({
  key: recordKey,
  order,
  title,
  stage: optional(oneOf("Stage that determines the urgency of its signs.", stages, "SignStage")),
  phrases: list(
    group("HospitalPhrase", "A sentence to show; “…” marks where the reader fills in a number or a name.", {
      key: key("Anchor of the sentence."),
      text: text("The sentence, about the speaker or the baby.", 90),
      sign: optional(one("Sign", "Danger sign it describes; the urgency is in the sign's record.")),
    }),
    "The sentences, most urgent first.",
    4,
  ),
  ...trust,
});

export const birthTypes = {
  BirthPlanGroup: {
    description: "A group of wishes for the birth plan, in both languages.",
    folder: "birth-plan",
    fields: birthPlanGroup,
    checks: "health",
    expected: [],
    sourceTopic: null,
    ...shownElsewhere,
  },
  HospitalBagPart: {
    description: "A part of the hospital bag list: things to pack or to leave at home, in both languages.",
    folder: "hospital-bag",
    fields: hospitalBagPart,
    checks: "health",
    expected: [],
    sourceTopic: null,
    ...shownElsewhere,
  },
  HospitalPhraseGroup: {
    description: "A group of sentences to show at the hospital, in both languages.",
    folder: "hospital-phrases",
    fields: hospitalPhraseGroup,
    checks: "health",
    expected: [],
    sourceTopic: null,
    ...shownElsewhere,
  },
} as const satisfies Record<string, RecordType>;
