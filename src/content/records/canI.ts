/** “Can I …?”: food and drink, everyday things, and medicines, which say whom to ask and give no verdict. */
import { z } from "zod";
import { itemGroups } from "../../canI/groups";
import { stages } from "../../triage/tiers";
import { recordKey, trust } from "./common";
import { group, list, many, nullable, oneOf, optional, slugs, text, texts, whole, word, wordLists, yesNo } from "./fields";

const common = {
  key: recordKey,
  slug: slugs("The {id} of its address."),
  title: text("Its everyday name.", 60),
  words: wordLists("What people type who look for it: other names, inflected forms, misspellings."),
  answer: text("The answer in one sentence that stands alone.", 200),
};

const afterwards = {
  signs: optional(
    list(
      group("CanISigns", "Signs to watch for afterwards; their tiers stand in the signs' own records.", {
        stage: oneOf("The stage whose tiers are shown.", [...stages], "SignStage"),
        signs: many("Sign", "The signs.", 1),
      }),
      "Signs to watch for, by stage.",
    ),
  ),
  facts: optional(list(word("Identifier of a fact in the editors' fact files, like F:tulum."), "What the figures rest on.")),
};

const label = text("The verdict in two or three words, with its condition.", 28);
const reason = text("What that means, with the limit in figures where there is one.", 360);

const foodVerdict = (typeName: string, description: string) =>
  group(typeName, description, {
    verdict: oneOf("What to do.", ["yes", "limit", "cook", "avoid", "ask"]),
    label,
    text: reason,
  });

export const food = z.strictObject({
  ...common,
  group: oneOf("Where it stands in the list.", itemGroups.foods),
  pregnancy: foodVerdict("FoodInPregnancy", "In pregnancy."),
  breastfeeding: foodVerdict("FoodInBreastfeeding", "While breastfeeding."),
  baby: group("FoodForBaby", "For the baby.", {
    verdict: oneOf("What to do once the age is reached; later when it is nothing for the first two years.", [
      "yes",
      "limit",
      "cook",
      "avoid",
      "ask",
      "later",
    ]),
    fromMonths: nullable(whole("Earliest age in completed months; null when it is nothing for babies.", 0, 24)),
    label,
    text: reason,
    ages: optional(
      list(
        group("FoodAtAge", "What holds from an age on.", {
          fromMonths: whole("Completed months from which it holds; the first from birth.", 0, 24),
          verdict: oneOf("What to do at that age; later when the age for it is still to come.", ["yes", "limit", "cook", "avoid", "later"]),
          label,
          text: text("What to do, in one or two short sentences.", 140),
        }),
        "The answer age by age, youngest first, for what every food month is asked about.",
        1,
      ),
    ),
  }),
  safely: optional(texts("How to eat it safely in a Turkish kitchen, in no order.")),
  lookFor: optional(text("The words to look for on the label or at the counter.", 240)),
  eaten: texts("What to do when it is already eaten: calm, with when to call."),
  why: texts("Why."),
  instead: many("Food", "What to eat instead."),
  similar: many("Food", "Foods and drinks much like it."),
  ...afterwards,
  ...trust,
});

const thingVerdict = (typeName: string, description: string) =>
  group(typeName, description, {
    verdict: oneOf("What to do.", ["yes", "limit", "avoid", "ask"]),
    label,
    text: reason,
  });

export const everydayThing = z.strictObject({
  ...common,
  group: oneOf("Where it stands in the list.", itemGroups.things),
  pregnancy: thingVerdict("ThingInPregnancy", "In pregnancy."),
  breastfeeding: thingVerdict("ThingInBreastfeeding", "While breastfeeding."),
  safely: optional(texts("How to do it safely, in no order.")),
  done: texts("What to do when it is already done: calm, with when to call."),
  why: texts("Why."),
  similar: many("EverydayThing", "Things much like it."),
  ...afterwards,
  ...trust,
});

const standing = (typeName: string, description: string) =>
  group(typeName, description, {
    standing: oneOf("What is known of its use: usually used, only when the doctor says so, not from week 20 on, not at all.", [
      "usual",
      "doctor",
      "notFrom20",
      "no",
    ]),
    label,
    text: reason,
  });

export const medicine = z.strictObject({
  ...common,
  group: oneOf("Where it stands in the list.", itemGroups.medicines),
  isPrescribed: yesNo("Whether a doctor prescribes it: never stopped on one's own."),
  pregnancy: standing("MedicineInPregnancy", "In pregnancy."),
  weeks: optional(text("How that differs by week of pregnancy.", 240)),
  breastfeeding: standing("MedicineInBreastfeeding", "While breastfeeding."),
  known: texts("What is known, in plain words."),
  questions: texts("What to ask the doctor, midwife or pharmacist."),
  whom: text("Whom to ask.", 120),
  selfCare: optional(text("The published self-care dose, with its limits.", 300)),
  taken: texts("What to do when it was already taken, or too much of it."),
  similar: many("Medicine", "Substances much like it."),
  ...afterwards,
  ...trust,
});
