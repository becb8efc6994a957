/** Preparing for the birth: wishes for the birth plan, what to pack, phrases to show at the hospital. Both languages are always shown. */
import { z } from "zod";
import { stages } from "../../triage/tiers";
import { recordKey, trust } from "./common";
import { group, key, list, many, nullable, one, oneOf, optional, text, whole } from "./fields";

const order = whole("Place among the parts of the page.", 1, 20);
const title = text("Heading of the part, as it stands on the printed sheet too.", 60);

export const birthPlanGroup = z.strictObject({
  key: recordKey,
  order,
  title,
  wishes: list(
    group("BirthWish", "A wish a hospital can answer with yes or no.", {
      key: key("Name under which the choice is remembered and shared."),
      text: text("The wish as it is said to the midwife, short enough for half a line of a sheet.", 70),
      why: text("What it means, and where hospitals differ.", 240),
      sources: many("Source", "What a medical statement in it rests on."),
    }),
    "The wishes, in the order of the day.",
    2,
  ),
  ...trust,
});

export const hospitalBagPart = z.strictObject({
  key: recordKey,
  order,
  kind: oneOf("Whether its things are packed and ticked off, or stay at home.", ["pack", "leave"]),
  title,
  guide: nullable(one("NeedGuide", "The need guide these things are from.")),
  items: list(
    group("BagItem", "A thing, with its number.", {
      key: key("Name under which the tick is remembered and shared."),
      text: text("The thing, short enough for half a line of a sheet.", 75),
      why: optional(text("Why, or what to look for.", 160)),
    }),
    "The things, in the order in which they are packed.",
    2,
  ),
  ...trust,
});

export const hospitalPhraseGroup = z.strictObject({
  key: recordKey,
  order,
  title,
  stage: optional(oneOf("The stage in which its signs are read.", stages, "SignStage")),
  phrases: list(
    group("HospitalPhrase", "A sentence to show; … is where the reader writes a number or a name.", {
      key: key("Anchor of the sentence."),
      text: text("The sentence as one says it of oneself or of the baby.", 90),
      sign: optional(one("Sign", "The sign it tells of: its tier is read there.")),
    }),
    "The sentences, most urgent first.",
    4,
  ),
  ...trust,
});
