/** “Can I …?”: food and drink, everyday things, and medicines, which say whom to ask and give no verdict. */
import { z } from "zod";
import { itemGroups } from "../../vocabulary/itemGroups";
import { stages } from "../../vocabulary/tiers";
import { recordKey, trust } from "./common";
import {
  distinct,
  facts,
  group,
  list,
  many,
  nullable,
  oneOf,
  optional,
  shortText,
  slugs,
  text,
  texts,
  whole,
  wordLists,
  yesNo,
} from "./fields";
import { drawn, pageBySlug, type RecordType } from "./recordType";

const common = {
  key: recordKey,
  slug: slugs("Slug: the {id} in the page's address."),
  title: shortText("Everyday name.", 60),
  words: wordLists("Search words: other names, inflected forms, misspellings."),
  answer: text("The answer in one sentence, understandable without its context.", 200),
};

const afterwards = {
  signs: optional(
    list(
      group("CanISigns", "Danger signs to watch for afterwards; the urgency is in the signs' records.", {
        stage: distinct(oneOf("Stage for which the urgency is shown.", [...stages], "SignStage")),
        signs: many("Sign", "The signs.", 1),
      }),
      "Signs to watch for, by stage.",
    ),
  ),
  facts: optional(facts("Identifier of a fact in the editors' fact files, like F:tulum.")),
};

const label = text("Verdict in two or three words, with its condition.", 28);
const reason = text("Explanation of the verdict, with the limit in figures if there is one.", 360);

const foodVerdict = (typeName: string, description: string) =>
  group(typeName, description, {
    verdict: oneOf("Verdict: fine, limit it, cook it, avoid it, or ask first.", ["yes", "limit", "cook", "avoid", "ask"]),
    label,
    text: reason,
  });

export const food = z.strictObject({
  ...common,
  group: oneOf("Group under which it is listed.", itemGroups.foods),
  pregnancy: foodVerdict("FoodInPregnancy", "Advice for pregnancy."),
  breastfeeding: foodVerdict("FoodInBreastfeeding", "Advice for breastfeeding."),
  baby: group("FoodForBaby", "Advice for babies.", {
    verdict: oneOf("Verdict from the age `fromMonths` on; later if it is not for the first two years.", [
      "yes",
      "limit",
      "cook",
      "avoid",
      "ask",
      "later",
    ]),
    fromMonths: nullable(whole("Earliest age in completed months; null if it is not for babies.", 0, 24)),
    label,
    text: reason,
    ages: optional(
      list(
        group("FoodAtAge", "Advice from an age on.", {
          fromMonths: whole("Age in completed months from which it applies; 0 in the first entry.", 0, 24),
          verdict: oneOf("Verdict at that age; later if the baby is still too young for it.", ["yes", "limit", "cook", "avoid", "later"]),
          label,
          text: text("Explanation in one or two short sentences.", 140),
        }),
        "Advice by age, youngest first; only for the foods that the page of every month of baby nutrition shows.",
        1,
      ),
    ),
  }),
  safely: optional(texts("How to eat it safely in a Turkish kitchen, in no particular order.")),
  lookFor: optional(text("Words to look for on the label or at the counter.", 240)),
  eaten: texts("What to do if it has already been eaten; in a calm tone, with when to call."),
  why: texts("Reasons for the advice."),
  instead: many("Food", "Foods to eat instead."),
  similar: many("Food", "Similar foods and drinks."),
  ...afterwards,
  ...trust,
});

const thingVerdict = (typeName: string, description: string) =>
  group(typeName, description, {
    verdict: oneOf("Verdict: fine, limit it, avoid it, or ask first.", ["yes", "limit", "avoid", "ask"]),
    label,
    text: reason,
  });

export const everydayThing = z.strictObject({
  ...common,
  group: oneOf("Group under which it is listed.", itemGroups.things),
  pregnancy: thingVerdict("ThingInPregnancy", "Advice for pregnancy."),
  breastfeeding: thingVerdict("ThingInBreastfeeding", "Advice for breastfeeding."),
  safely: optional(texts("How to do it safely, in no particular order.")),
  done: texts("What to do if it has already been done; in a calm tone, with when to call."),
  why: texts("Reasons for the advice."),
  similar: many("EverydayThing", "Similar things."),
  ...afterwards,
  ...trust,
});

const standing = (typeName: string, description: string) =>
  group(typeName, description, {
    standing: oneOf("Use of the medicine: usual, only if a doctor says so, not from week 20 on, or not at all.", [
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
  group: oneOf("Group under which it is listed.", itemGroups.medicines),
  isPrescribed: yesNo("True if a doctor prescribes it, so that nobody should stop it on their own."),
  pregnancy: standing("MedicineInPregnancy", "Advice for pregnancy."),
  weeks: optional(text("Differences by week of pregnancy.", 240)),
  breastfeeding: standing("MedicineInBreastfeeding", "Advice for breastfeeding."),
  known: texts("What is known about its use, in plain words."),
  questions: texts("Questions for the doctor, midwife or pharmacist."),
  whom: text("Whom to ask.", 120),
  selfCare: optional(text("Published dose for self-care, with its limits.", 300)),
  taken: texts("What to do if it has already been taken, or too much of it."),
  similar: many("Medicine", "Similar substances."),
  ...afterwards,
  ...trust,
});

export const canITypes = {
  Food: {
    description: "A food or drink, with advice for pregnancy, breastfeeding and babies.",
    folder: "foods",
    fields: food,
    checks: "health",
    expected: [],
    sourceTopic: null,
    leastWords: {},
    page: pageBySlug("canIEatItem"),
    list: null,
    search: { kind: "canEat", title: "title", line: "lead" },
    sharePicture: { ground: "sand", drawing: drawn("article-food") },
    publishedIn: "foods",
    namesItems: null,
  },
  EverydayThing: {
    description: "An everyday thing, like hair dye or flying, with advice for pregnancy and breastfeeding.",
    folder: "everyday",
    fields: everydayThing,
    checks: "health",
    expected: [],
    sourceTopic: null,
    leastWords: {},
    page: pageBySlug("canIDoItem"),
    list: null,
    search: { kind: "canDo", title: "title", line: "lead" },
    sharePicture: { ground: "sage", drawing: drawn("icons/pregnancy-weeks") },
    publishedIn: "everyday",
    namesItems: null,
  },
  Medicine: {
    description: "A medicine: what is known about its use in pregnancy and breastfeeding and whom to ask, without a verdict.",
    folder: "medicines",
    fields: medicine,
    checks: "health",
    expected: [],
    sourceTopic: null,
    leastWords: {},
    page: pageBySlug("medicine"),
    list: null,
    search: { kind: "medicine", title: "title", line: "lead" },
    sharePicture: { ground: "mint", drawing: drawn("icons/medicines") },
    publishedIn: "medicines",
    namesItems: null,
  },
} as const satisfies Record<string, RecordType>;
