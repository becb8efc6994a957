/** Pregnancy apart from its weeks: checklists, nutrition, symptoms, remedies. Over 200 lines: fields with descriptions, and a row for each type. */

import { z } from "zod";
import { type RouteId, routeIds, routeOf } from "../../routes/routes";
import { calledAfterMonth, calledAfterWeek, description, dish, food, inOrder, link, question, recordKey, trust } from "./common";
import {
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
  wordLists,
  wordMatching,
  yesNo,
} from "./fields";
import { weekLook } from "./pregnancy";
import { drawn, pageByKey, pageBySlug, type RecordType, upTo } from "./recordType";
import { pageSign } from "./triage";

const checklistItem = group("ChecklistItem", "An item of a checklist.", {
  key: key("Identifier under which the tick is saved on the device."),
  text: text("The task; the action comes before any details.", 120),
  why: text("Reason in one sentence.", 220),
  link: optional(link),
});

/** “womb” stands for the drawing of the week itself. */
const entryPicture = wordMatching(
  "Its drawing in the list, without .svg: the womb of the week, or the path of a file, icons/… in static/illustrations, any other in static.",
  (name) => name === "womb" || /^(?:[a-z]+\/)+[a-z-]+$/.test(name),
  "must be womb or the path of a drawing",
);

const pregnancyChecklist = z
  .strictObject({
    key: recordKey,
    week: whole("Completed weeks of pregnancy.", 1, 42),
    picture: entryPicture,
    lead: text("Subject of this week's list, in one or two sentences.", 200),
    description,
    groups: list(
      group("ChecklistGroup", "A part of a checklist.", {
        group: distinct(oneOf("Part of the checklist.", ["health", "visits", "papers", "home", "couple"])),
        items: list(checklistItem, "Items of the part.", 1),
      }),
      "The parts of the checklist, with 8 to 14 items in total.",
      3,
    ),
    ...trust,
  })
  .refine(calledAfterWeek.check, calledAfterWeek.fault);

const pregnancyNutritionMonth = z
  .strictObject({
    key: recordKey,
    month: whole("Month of pregnancy, counted from 1.", 1, 9),
    picture: entryPicture,
    lead: text("What matters this month, in one or two sentences.", 240),
    description,
    eating: texts("Eating this month: appetite, energy, changes."),
    nutrients: list(
      group("NutrientAdvice", "A nutrient and its recommended amount.", {
        name: shortText("The nutrient in everyday words.", 60),
        amount: text("Amount per day, with the unit and whose recommendation it is.", 120),
        why: text("Why it matters this month.", 240),
        foods: shortText("Foods that contain it, with everyday portions.", 240),
      }),
      "Three to five nutrients that matter this month.",
      3,
    ),
    menu: list(dish, "Menu for a day with food of Türkiye and portions.", 5),
    limit: list(food, "Foods to limit, avoid or cook through.", 3),
    supplements: texts("Supplements of Türkiye's national programme."),
    movement: texts("Exercise."),
    sleep: texts("Sleep and rest."),
    teeth: text("Teeth and gums."),
    mind: texts("Mental wellbeing and mood."),
    ...trust,
  })
  .refine(calledAfterMonth.check, calledAfterMonth.fault);

/** The signs of one stage; their tiers are in the sign records. */
const advice = group("Advice", "Advice about a complaint in one stage.", {
  stage: distinct(
    oneOf("Stage the advice is for; any if it is the same throughout pregnancy.", ["any", "before20", "from20", "afterBirth"]),
  ),
  signs: list(pageSign, "Danger signs for which to call or see somebody, shown by urgency.", 1),
  home: optional(text("When self-care at home is enough and when it no longer is; left out if there is no safe self-care.", 320)),
});

/** Route ids of the pages about remedies, which are the keys of their records. */
const remedyRoutes = routeIds.filter((id) => routeOf(id).template === "pregnancy/remedy");

const symptom = z.strictObject({
  key: recordKey,
  slug: slugs("Slug: last part of the page's address."),
  order: whole("Position in lists.", 1, 99),
  title: shortText("The symptom in everyday words, without “in pregnancy”.", 60),
  lead: text("How common it is and what to do or watch for, in one to three sentences.", 320),
  description,
  body: oneOf("Part of the body under which it is listed.", ["head", "chest", "belly", "intimate", "limbs", "skin", "mind", "whole"]),
  weeks: list(
    z
      .strictObject({
        weekFrom: whole("First completed week of pregnancy in which it is typical.", 0, 42),
        weekTo: whole("Last completed week of pregnancy in which it is typical.", 0, 42),
      })
      .refine(inOrder.check, inOrder.fault)
      .meta({ description: "A range of weeks in which it is typical.", typeName: "TypicalWeeks" }),
    "Weeks in which it is typical; empty if at any time.",
  ),
  words: wordLists("Everyday search words, including inflected forms."),
  common: optional(text("How common it is; left out if there is no reliable figure.", 320)),
  isEmergency: yesNo("True for an emergency: no home care, no grades, and `help` is for the time of waiting and the way to hospital."),
  needsTest: optional(yesNo("True if self-care may begin only after a test on the same day, as for a urinary infection.")),
  grades: optional(
    group("SymptomGrades", "Levels of severity in everyday words, for self-assessment.", {
      mild: text("What a mild case is like.", 160),
      moderate: text("What a moderate case is like.", 160),
      severe: text("What a severe case is like.", 160),
    }),
  ),
  turn: optional(
    group("SymptomTurn", "Danger sign that the symptom list shows beside home care: one that is common, of the urgency shown.", {
      sign: one("Sign", "The sign; one of those in `advice`."),
      text: text("The sign as a short condition, shown with its urgency: “{text} hemen”, “now if {text}”.", 30),
    }),
  ),
  advice: list(advice, "Advice by stage.", 1),
  isOnlyPregnancy: optional(
    yesNo("True if nobody has it after the birth, or another guide is about it then; otherwise `advice` must have the stage afterBirth."),
  ),
  help: texts("What helps at home; for an emergency, what to do while waiting and on the way to hospital."),
  avoid: texts("What not to do or take."),
  causes: texts("Causes."),
  atHospital: optional(texts("What happens at the hospital or the visit: names of tests and treatments.")),
  terms: optional(
    list(
      group("MedicalTerm", "A medical term used at a scan or in a report.", {
        term: shortText("The term.", 60),
        meaning: text("Its meaning for the reader.", 320),
      }),
      "Medical terms explained.",
      1,
    ),
  ),
  confusedWith: text("Conditions it is easily confused with, and how to tell them apart.", 500),
  phone: text("Example of what to say on the phone; in both languages, so that it can also be shown to somebody.", 160),
  questions: optional(list(question, "Questions readers ask.")),
  remedy: nullable(oneOf("Route id of its remedy page; null if there is none.", remedyRoutes, "RemedyRoute")),
  related: many("Symptom", "Related symptoms."),
  ...trust,
});

const remedy = z.strictObject({
  key: oneOf("Route id of the page.", remedyRoutes),
  order: whole("Position in lists.", 1, 10),
  title: shortText("Headline, like “Gebelikte baş ağrısına ne iyi gelir?”.", 90),
  name: shortText("The complaint in everyday words.", 60),
  lead: text("The answer in two or three sentences.", 320),
  description,
  why: texts("Why it occurs in pregnancy."),
  helps: list(
    group("RemedyHelp", "A remedy.", {
      title: shortText("What to do.", 80),
      text: text("How to do it, and what to expect.", 400),
      evidence: oneOf("Strength of the evidence that it helps.", ["good", "some", "weak", "none"]),
    }),
    "Remedies, those with the best evidence first.",
    3,
  ),
  habits: list(
    group("Habit", "A herb, home remedy or habit, with a verdict.", {
      name: shortText("The herb, drink or practice.", 80),
      verdict: oneOf("Verdict for pregnancy.", ["fine", "limit", "avoid", "unknown"]),
      text: text("Reason for the verdict.", 320),
    }),
    "Herbs, home remedies and habits.",
    2,
  ),
  avoid: texts("What to avoid in pregnancy, and why."),
  advice: list(advice, "Advice by stage.", 1),
  questions: list(question, "Questions readers ask.", 2),
  symptoms: many("Symptom", "Related symptom guides.", 1),
  ...trust,
});

export const pregnancyGuidesTypes = {
  PregnancyChecklist: {
    description: "A checklist for a week of pregnancy.",
    folder: "pregnancy-checklists",
    fields: pregnancyChecklist,
    checks: "health",
    expected: upTo(1, 42),
    sourceTopic: "pregnancy",
    leastWords: {},
    page: pageByKey("pregnancyChecklist"),
    list: {
      id: "pregnancyChecklists",
      position: "week",
      teaser: "lead",
      name: null,
      part: null,
      picture: "picture",
      sections: { pregnancy: 3 },
    },
    search: { kind: "list", title: { texts: "pregnancyChecklist", number: "week" }, line: "lead" },
    sharePicture: weekLook,
    publishedIn: null,
    namesItems: null,
  },
  PregnancyNutritionMonth: {
    description: "Nutrition, exercise and health in a month of pregnancy.",
    folder: "pregnancy-nutrition-months",
    fields: pregnancyNutritionMonth,
    checks: "health",
    expected: upTo(1, 9),
    sourceTopic: "pregnancy",
    leastWords: {},
    page: pageByKey("pregnancyNutritionMonth"),
    list: {
      id: "pregnancyNutritionMonths",
      position: "month",
      teaser: "lead",
      name: null,
      part: null,
      picture: "picture",
      sections: { pregnancy: 4 },
    },
    search: { kind: "food", title: { texts: "pregnancyNutritionMonth", number: "month" }, line: "lead" },
    sharePicture: { ground: "sand", drawing: drawn("icons/nutrition-mother") },
    publishedIn: "nutrition",
    namesItems: { fields: ["eating", "limit", "supplements"], least: 1 },
  },
  Symptom: {
    description: "A symptom of pregnancy: how common it is, whom to call and when, what helps.",
    folder: "symptoms",
    fields: symptom,
    checks: "health",
    expected: ["bleeding", "reduced-movements", "waters", "pre-eclampsia", "preterm-labour"],
    sourceTopic: "pregnancy",
    leastWords: {},
    page: pageBySlug("symptom"),
    list: {
      id: "symptoms",
      position: "order",
      teaser: "lead",
      name: "title",
      part: "body",
      picture: null,
      sections: { pregnancy: 2, planning: 5 },
    },
    search: { kind: "symptom", title: "title", line: "lead" },
    sharePicture: { ground: "sage", drawing: drawn("icons/symptoms") },
    publishedIn: "symptoms",
    namesItems: null,
  },
  Remedy: {
    description: "Remedies for a complaint in pregnancy, with the strength of the evidence.",
    folder: "remedies",
    fields: remedy,
    checks: "health",
    expected: remedyRoutes,
    sourceTopic: "pregnancy",
    leastWords: {},
    page: { pageOf: ({ key }) => ({ route: key as RouteId, params: {} }), linkedAs: [] },
    list: null,
    search: { kind: "remedy", title: "title", line: "lead" },
    sharePicture: { ground: "sage", drawing: drawn("icons/symptoms") },
    publishedIn: null,
    namesItems: { fields: ["helps", "habits", "avoid"], least: 1 },
  },
} as const satisfies Record<string, RecordType>;
