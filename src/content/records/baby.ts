/** Baby and child: weeks, what is due in them, nutrition, milestones, activities, first aid. */
import { z } from "zod";
import { calledAfterMonth, calledAfterWeek, description, dish, food, fullInWindow, inOrder, question, recordKey, trust } from "./common";
import { decimal, group, key, list, many, nullable, one, oneOf, optional, slugs, text, texts, whole, yesNo } from "./fields";
import { signOfWeek } from "./triage";

export const babyWeek = z
  .strictObject({
    key: recordKey,
    week: whole("Running week of life: week 1 is days 0 to 6.", 1, 52),
    lead: text("What is special about this week, in one or two sentences.", 200),
    description,
    growth: texts("How the baby grows and what it learns."),
    feeding: texts("Feeding."),
    sleep: texts("Sleep."),
    care: texts("Care."),
    play: texts("Play."),
    parents: texts("The parents."),
    sign: signOfWeek,
    questions: list(question, "What parents ask in this week."),
    ...trust,
  })
  .refine(calledAfterWeek.check, calledAfterWeek.fault);

export const babyCareItem = z
  .strictObject({
    key: recordKey,
    kind: oneOf("What it is.", ["visit", "vaccine", "screening", "supplement", "paper"]),
    weekFrom: whole("First running week of life of the window.", 1, 52),
    weekTo: whole("Last running week of life of the window.", 1, 52),
    optional: yesNo("True when it is not for everyone."),
    title: text("Name of the visit, vaccine, screening, supplement or paper.", 80),
    text: text("What happens and why then.", 600),
    line: text("The same in a line, for the weeks in which nothing changes.", 160),
    fullWeeks: list(whole("A week.", 1, 52), "Weeks that show it in full: where it begins, changes or ends.", 1),
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
    sources: many("Source", "The tables the medians are from.", 1),
  })
  .refine(calledAfterWeek.check, calledAfterWeek.fault);

export const babyNutritionMonth = z
  .strictObject({
    key: recordKey,
    month: whole("Completed months of age.", 0, 24),
    lead: text("What matters this month, in one or two sentences.", 240),
    description,
    milk: texts("Milk."),
    meals: text("Meals a day and how much; before solids, how often the baby feeds.", 500),
    texture: optional(texts("Texture and how to offer it.")),
    menu: optional(list(dish, "A day's menu with dishes of Türkiye.", 3)),
    recipes: optional(
      list(
        group("Recipe", "A small recipe.", {
          key: key("Anchor of the recipe."),
          title: text("Name of the dish.", 80),
          ingredients: texts("Ingredients with amounts."),
          steps: texts("Steps."),
          note: text("Texture, allergens and how to keep it.", 300),
        }),
        "Two recipes from month 6 on.",
        2,
      ),
    ),
    notYet: list(food, "What is not for this age yet.", 2),
    allergens: optional(texts("Allergens one by one.")),
    choking: optional(texts("Shapes that choke and how to cut them.")),
    iron: texts("Iron and vitamin D of the national programme."),
    signs: texts("When to ask the doctor."),
    ...trust,
  })
  .refine(calledAfterMonth.check, calledAfterMonth.fault);

export const milestoneChecklist = z
  .strictObject({
    key: recordKey,
    month: whole("Age in months.", 2, 60),
    lead: text("What this age is like, without fear.", 240),
    description,
    domains: list(
      group("MilestoneDomain", "One of the four domains.", {
        domain: oneOf("Which domain.", ["social", "language", "cognitive", "motor"]),
        items: list(
          group("Milestone", "A thing most children do by this age.", {
            key: key("Name under which a tick is remembered on the device."),
            text: text("What the child does.", 160),
          }),
          "Milestones.",
          2,
        ),
        play: group("FiveMinutePlay", "A five-minute play for the domain.", {
          title: text("Name of the play.", 60),
          text: text("How to play it, with things from home.", 400),
        }),
      }),
      "The four domains.",
      4,
    ),
    redFlags: texts("What to show a doctor at this age, and how soon."),
    ask: texts("What to tell or ask at the visit."),
    ...trust,
  })
  .refine(calledAfterMonth.check, calledAfterMonth.fault);

export const babyActivity = z
  .strictObject({
    key: recordKey,
    week: whole("Running week of life.", 1, 52),
    title: text("Name of the play.", 60),
    lead: text("What it is, in a sentence or two.", 200),
    description,
    domain: oneOf("What it builds most.", ["social", "language", "cognitive", "motor"]),
    minutes: whole("How long it takes.", 2, 10),
    material: texts("What is needed, from home."),
    steps: texts("Steps."),
    builds: texts("What it builds."),
    safety: texts("Safety."),
    tired: text("A variation for a tired day.", 300),
    milestones: one("MilestoneChecklist", "Milestones of the same age."),
    ...trust,
  })
  .refine(calledAfterWeek.check, calledAfterWeek.fault);

export const firstAidTopic = z.strictObject({
  key: recordKey,
  slug: slugs("End of its address."),
  order: whole("Place in the list.", 1, 30),
  title: text("What has happened, in everyday words.", 60),
  lead: text("What matters first, in one or two short sentences.", 200),
  description,
  recognise: texts("How to tell."),
  call: texts("When to call 112; UZEM 114 for poisoning."),
  parts: list(
    group("FirstAidPart", "Steps for one age or case.", {
      key: key("Anchor of the part."),
      age: oneOf("For whom.", ["all", "under1", "over1"]),
      title: text("What the steps are for.", 80),
      picture: nullable(
        oneOf("Drawing of the position of hands or body.", [
          "abdominal-thrusts",
          "back-blows-child",
          "back-blows-infant",
          "breaths-infant",
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
    "Steps, in order.",
    1,
  ),
  doNot: texts("What not to do."),
  doctor: texts("When to see a doctor afterwards."),
  guideline: text("Guideline and year the steps follow.", 160),
  isPoison: yesNo("True when UZEM 114 is called too."),
  ...trust,
});
