/** Baby and child: weeks, what is due in them, nutrition, milestones, activities, first aid. */
import { z } from "zod";
import { calledAfterMonth, calledAfterWeek, description, dish, food, fullInWindow, inOrder, question, recordKey, trust } from "./common";
import {
  decimal,
  distinct,
  group,
  key,
  list,
  many,
  nullable,
  one,
  oneOf,
  optional,
  shortText,
  slugs,
  text,
  texts,
  whole,
  yesNo,
} from "./fields";
import { signOfWeek } from "./triage";

export const babyWeek = z
  .strictObject({
    key: recordKey,
    week: whole("Week of life, counted from 1: week 1 is days 0 to 6.", 1, 52),
    lead: text("The baby, or what she wants to know tonight, understood without reading on; lists and search show it uncut.", 110),
    description,
    growth: texts("The baby's growth and new skills."),
    feeding: texts("Feeding."),
    sleep: texts("Sleep."),
    care: texts("Everyday care of the baby."),
    play: texts("Play."),
    parents: texts("Advice for the parents themselves."),
    sign: signOfWeek,
    questions: list(question, "Questions parents ask in this week."),
    ...trust,
  })
  .refine(calledAfterWeek.check, calledAfterWeek.fault);

export const babyCareItem = z
  .strictObject({
    key: recordKey,
    kind: oneOf("Kind of item.", ["visit", "vaccine", "screening", "supplement", "paper"]),
    weekFrom: whole("First week of life of the window; week 1 is days 0 to 6.", 1, 52),
    weekTo: whole("Last week of life of the window; week 1 is days 0 to 6.", 1, 52),
    optional: yesNo("True if it is not for everyone."),
    title: shortText("Name of the visit, vaccine, screening, supplement or paperwork.", 80),
    text: text("What happens and why at this age.", 600),
    line: text("One-line version, for weeks in which nothing changes.", 160),
    fullWeeks: list(whole("A week.", 1, 52), "Weeks whose page shows the full text: those in which it begins, changes or ends.", 1),
    ...trust,
  })
  .refine(inOrder.check, inOrder.fault)
  .refine(fullInWindow.check, fullInWindow.fault);

export const babySize = z
  .strictObject({
    key: recordKey,
    week: whole("Completed weeks of life.", 0, 52),
    girlWeightKg: decimal("Median weight of girls, in kg.", 1, 20),
    girlLengthCm: decimal("Median length of girls, in cm.", 40, 100),
    boyWeightKg: decimal("Median weight of boys, in kg.", 1, 20),
    boyLengthCm: decimal("Median length of boys, in cm.", 40, 100),
    sources: many("Source", "Tables the medians are taken from.", 1),
  })
  .refine(calledAfterWeek.check, calledAfterWeek.fault);

export const babyNutritionMonth = z
  .strictObject({
    key: recordKey,
    month: whole("Completed months of age.", 0, 24),
    lead: text("What matters this month, in one or two sentences.", 240),
    description,
    milk: texts("Breast milk and formula."),
    meals: text("Number and size of meals per day; before solids, how often the baby feeds.", 500),
    texture: optional(texts("Texture of the food and how to offer it.")),
    menu: optional(list(dish, "Menu for a day with dishes of Türkiye.", 3)),
    recipes: optional(
      list(
        group("Recipe", "A small recipe.", {
          key: key("Anchor of the recipe."),
          title: shortText("Name of the dish.", 80),
          ingredients: texts("Ingredients with amounts."),
          steps: texts("Steps."),
          note: text("Texture, allergens and how to store it.", 300),
        }),
        "Two recipes from month 6 on.",
        2,
      ),
    ),
    notYet: list(food, "Foods that are not suitable at this age yet.", 2),
    allergens: optional(texts("Advice on single allergens.")),
    choking: optional(texts("Foods that can cause choking, and how to cut them.")),
    iron: texts("Iron and vitamin D in Türkiye's national programme."),
    signs: texts("Reasons to see a doctor."),
    ...trust,
  })
  .refine(calledAfterMonth.check, calledAfterMonth.fault);

export const milestoneChecklist = z
  .strictObject({
    key: recordKey,
    month: whole("Age in months.", 2, 60),
    lead: text("What this age is like, in reassuring words.", 240),
    description,
    domains: list(
      group("MilestoneDomain", "A developmental domain with its milestones.", {
        domain: distinct(oneOf("Developmental domain.", ["social", "language", "cognitive", "motor"])),
        items: list(
          group("Milestone", "A skill that most children have by this age.", {
            key: key("Identifier under which the tick is saved on the device."),
            text: text("What the child does.", 160),
          }),
          "Milestones.",
          2,
        ),
        play: group("FiveMinutePlay", "A five-minute game for the domain.", {
          title: shortText("Name of the game.", 60),
          text: text("How to play it, with household things.", 400),
        }),
      }),
      "The four developmental domains.",
      4,
    ),
    redFlags: texts("Warning signs to show a doctor at this age, and how soon."),
    ask: texts("What to mention or ask at the visit."),
    ...trust,
  })
  .refine(calledAfterMonth.check, calledAfterMonth.fault);

export const babyActivity = z
  .strictObject({
    key: recordKey,
    week: whole("Week of life, counted from 1: week 1 is days 0 to 6.", 1, 52),
    title: shortText("Name of the game.", 60),
    lead: text("Summary in one or two sentences.", 200),
    description,
    domain: oneOf("Developmental domain it supports most.", ["social", "language", "cognitive", "motor"]),
    minutes: whole("Duration in minutes.", 2, 10),
    material: texts("Household things that are needed."),
    steps: texts("Steps."),
    builds: texts("Skills it supports."),
    safety: texts("Safety."),
    tired: text("A variation for a tired day.", 300),
    milestones: one("MilestoneChecklist", "Milestone checklist of the same age."),
    ...trust,
  })
  .refine(calledAfterWeek.check, calledAfterWeek.fault);

export const firstAidTopic = z.strictObject({
  key: recordKey,
  slug: slugs("Slug: last part of the page's address."),
  order: whole("Position in the list.", 1, 30),
  title: shortText("The emergency in everyday words.", 60),
  lead: text("What matters first, in one or two short sentences.", 200),
  description,
  recognise: texts("How to recognise it."),
  call: texts("When to call 112, or for poisoning the poison centre UZEM on 114."),
  parts: list(
    group("FirstAidPart", "Steps for one age or case.", {
      key: key("Anchor of the part."),
      age: oneOf("Age group: all, under one year, or over one year.", ["all", "under1", "over1"]),
      title: shortText("Heading of the steps.", 80),
      picture: nullable(
        oneOf("Drawing of the position of hands or body; null if there is none.", [
          "abdominal-thrusts",
          "back-blows-child",
          "back-blows-infant",
          "breaths-infant",
          "chest-thrusts-infant",
          "compressions-child",
          "compressions-infant",
          "cool-burn",
          "epipen",
          "eye-rinse",
          "febrile-seizure",
          "head-injury-watch",
          "pinch-nose",
          "press-wound",
          "recovery-child",
          "recovery-infant",
        ]),
      ),
      steps: texts("Steps of at most 12 words each."),
    }),
    "Parts of the instructions, in order.",
    1,
  ),
  doNot: texts("What not to do."),
  doctor: texts("When to see a doctor afterwards."),
  guideline: text("Guideline the steps follow, with its year.", 160),
  isPoison: yesNo("True if the poison centre UZEM (114) is to be called as well."),
  ...trust,
});
