/** Baby and child: weeks, what is due in them, nutrition, milestones, activities, first aid. Over 200 lines: fields with descriptions, and a row for each type. */
import { z } from "zod";
import { milestoneMonths } from "../../vocabulary/sameAge";
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
import { childAt, drawn, pageByKey, pageBySlug, type RecordType, shownElsewhere, upTo, weeksOfMonth, weekVariables } from "./recordType";
import { signOfWeek } from "./triage";

const babyWeek = z
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

const babyCareItem = z
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

const babySize = z
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

const babyNutritionMonth = z
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

const milestoneChecklist = z
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

const babyActivity = z
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

const firstAidTopic = z.strictObject({
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

export const babyTypes = {
  BabyWeek: {
    description: "A week of the baby's first year.",
    folder: "baby-weeks",
    fields: babyWeek,
    checks: "health",
    expected: upTo(1, 52),
    sourceTopic: "baby",
    leastWords: { "growth feeding sleep care play": 220 },
    page: { ...pageByKey("babyWeek"), variables: weekVariables },
    list: { id: "babyWeeks", position: "week", teaser: "lead", name: null, part: null, picture: null, sections: { birth: 1, child: 7 } },
    search: { kind: "babyWeek", title: { texts: "babyWeek", number: "week" }, line: "lead" },
    sharePicture: ({ week }) => ({ ground: "rose", drawing: childAt(Number(week) / weeksOfMonth) }),
    publishedIn: "trackers",
    namesItems: { fields: ["feeding", "care"], least: 2, reader: "baby" },
  },
  BabySize: {
    description: "Median weight and length by completed week of the first year (WHO).",
    folder: "standards/baby-sizes",
    fields: babySize,
    checks: { none: "numbers only" },
    expected: upTo(0, 52),
    sourceTopic: null,
    ...shownElsewhere,
  },
  BabyCareItem: {
    description: "A visit, vaccine, screening, supplement or paperwork in the baby's first year, with the weeks in which it is due.",
    folder: "baby-care",
    fields: babyCareItem,
    checks: "health",
    expected: [],
    sourceTopic: "baby",
    ...shownElsewhere,
  },
  BabyNutritionMonth: {
    description: "Feeding a baby in a month of life, up to two years.",
    folder: "baby-nutrition-months",
    fields: babyNutritionMonth,
    checks: "health",
    expected: upTo(0, 24),
    sourceTopic: "baby",
    leastWords: {},
    page: pageByKey("babyNutritionMonth"),
    list: {
      id: "babyNutritionMonths",
      position: "month",
      teaser: "lead",
      name: null,
      part: null,
      picture: null,
      sections: { birth: 2, child: 3 },
    },
    search: { kind: "babyFood", title: { texts: "babyNutritionMonth", number: "month" }, line: "lead" },
    sharePicture: { ground: "sand", drawing: drawn("icons/baby-food") },
    publishedIn: "nutrition",
    namesItems: { fields: ["milk", "notYet", "allergens", "choking"], least: 1, reader: "baby" },
  },
  MilestoneChecklist: {
    description: "A checklist of milestones that most children reach by an age.",
    folder: "milestone-checklists",
    fields: milestoneChecklist,
    checks: "health",
    expected: milestoneMonths.map(String),
    sourceTopic: "baby",
    leastWords: {},
    page: pageByKey("milestoneChecklist"),
    list: {
      id: "milestoneChecklists",
      position: "month",
      teaser: "lead",
      name: null,
      part: null,
      picture: null,
      sections: { birth: 8, child: 1 },
    },
    search: { kind: "list", title: { texts: "milestoneChecklist", number: "month" }, line: "lead" },
    sharePicture: ({ month }) => ({ ground: "rose", drawing: childAt(Number(month)) }),
    publishedIn: null,
    namesItems: null,
  },
  BabyActivity: {
    description: "A short game to play with a baby in a week of life.",
    folder: "baby-activities",
    fields: babyActivity,
    checks: "health",
    expected: upTo(1, 52),
    sourceTopic: "baby",
    leastWords: {},
    page: { ...pageByKey("babyActivity"), variables: ({ week }) => ({ week: Number(week) }) },
    list: { id: "babyActivities", position: "week", teaser: "lead", name: "title", part: null, picture: null, sections: { child: 2 } },
    search: { kind: "play", title: "title", line: "lead" },
    sharePicture: ({ week }) => ({ ground: "rose", drawing: childAt(Number(week) / weeksOfMonth) }),
    publishedIn: "activities",
    namesItems: null,
  },
  FirstAidTopic: {
    description: "First aid for babies and children, step by step.",
    folder: "first-aid",
    fields: firstAidTopic,
    checks: "health",
    expected:
      "allergy bites burns button-battery choking cpr cuts dehydration drowning electric febrile-seizure fever head-injury nosebleed poisoning sepsis-meningitis".split(
        " ",
      ),
    sourceTopic: "firstAid",
    leastWords: {},
    page: pageBySlug("firstAidTopic"),
    list: {
      id: "firstAidTopics",
      position: "order",
      teaser: "lead",
      name: "title",
      part: null,
      picture: null,
      sections: { birth: 5, child: 5 },
    },
    search: { kind: "firstAid", title: "title", line: "lead" },
    sharePicture: ({ key }) => ({ ground: "mint", drawing: drawn(`icons/aid-${key}`) }),
    publishedIn: null,
    namesItems: null,
  },
} as const satisfies Record<string, RecordType>;
