/** Pregnancy apart from its weeks: checklists, nutrition, symptoms, remedies. */

import { z } from "zod";
import { routeIds, routeOf } from "../../routes/routes";
import { calledAfterMonth, calledAfterWeek, description, dish, food, inOrder, link, question, recordKey, trust } from "./common";
import { group, key, list, many, nullable, one, oneOf, optional, slugs, text, texts, whole, wordLists, yesNo } from "./fields";
import { pageSign } from "./triage";

const checklistItem = group("ChecklistItem", "One thing to tick off.", {
  key: key("Name under which a tick is remembered on the device."),
  text: text("The thing to do, beginning with what to do.", 120),
  why: text("Why, in a sentence.", 220),
  link: optional(link),
});

export const pregnancyChecklist = z
  .strictObject({
    key: recordKey,
    week: whole("Completed weeks.", 1, 42),
    lead: text("What this week's list is about, in one or two sentences.", 200),
    description,
    groups: list(
      group("ChecklistGroup", "A part of the list.", {
        group: oneOf("Which part.", ["health", "visits", "papers", "home", "couple"]),
        items: list(checklistItem, "What to tick off.", 1),
      }),
      "The parts of the list, 8 to 14 items together.",
      3,
    ),
    ...trust,
  })
  .refine(calledAfterWeek.check, calledAfterWeek.fault);

export const pregnancyNutritionMonth = z
  .strictObject({
    key: recordKey,
    month: whole("Running month of pregnancy.", 1, 9),
    lead: text("What matters this month, in one or two sentences.", 240),
    description,
    eating: texts("Eating this month: appetite, energy, what changes."),
    nutrients: list(
      group("NutrientAdvice", "A nutrient and how much of it.", {
        name: text("The nutrient in everyday words.", 60),
        amount: text("How much a day, with the unit and whose figure it is.", 120),
        why: text("What it is for now.", 240),
        foods: text("Foods that have it, with everyday portions.", 240),
      }),
      "Three to five nutrients that matter this month.",
      3,
    ),
    menu: list(dish, "A day's menu with food of Türkiye and portions.", 5),
    limit: list(food, "What to limit, leave out or cook through.", 3),
    supplements: texts("Supplements of the national programme."),
    movement: texts("Movement."),
    sleep: texts("Sleep and rest."),
    teeth: text("Teeth and gums."),
    mind: texts("Mind and mood."),
    ...trust,
  })
  .refine(calledAfterMonth.check, calledAfterMonth.fault);

/** The signs of one stage; their tiers are in the sign records. */
const advice = group("Advice", "What to do about a complaint in one stage.", {
  stage: oneOf("For whom; any where the advice is the same all through pregnancy.", ["any", "before20", "from20", "afterBirth"]),
  signs: list(pageSign, "Signs that need somebody's help, shown by their tier.", 1),
  home: optional(text("When home is enough, and what ends that; left out where there is no safe home care.", 320)),
});

/** Route ids of the pages about remedies, which are the keys of their records. */
export const remedyRoutes = routeIds.filter((id) => routeOf(id).template === "pregnancy/remedy");

export const symptom = z.strictObject({
  key: recordKey,
  slug: slugs("End of its address."),
  order: whole("Place in lists.", 1, 99),
  title: text("The symptom in everyday words, without “in pregnancy”.", 60),
  lead: text("How usual it is and what to mind, in one to three sentences.", 320),
  description,
  body: oneOf("Part of the body it is found under.", ["head", "chest", "belly", "intimate", "limbs", "skin", "mind", "whole"]),
  weeks: list(
    z
      .strictObject({
        weekFrom: whole("First completed week in which it is typical.", 0, 42),
        weekTo: whole("Last completed week.", 0, 42),
      })
      .refine(inOrder.check, inOrder.fault)
      .meta({ description: "Weeks in which it is typical.", typeName: "TypicalWeeks" }),
    "When it is typical; empty when at any time.",
  ),
  words: wordLists("Everyday words a reader may look for it by, inflected forms too."),
  common: optional(text("How common it is; left out where no sound figure exists.", 320)),
  isEmergency: yesNo("True for a page about an emergency: no home care, no grades, and help means while you wait or on the way."),
  needsTest: optional(yesNo("True where home care begins only after a test the same day, as with a urinary infection.")),
  grades: optional(
    group("SymptomGrades", "Grade it yourself, in everyday terms.", {
      mild: text("Mild.", 160),
      moderate: text("Moderate.", 160),
      severe: text("Severe.", 160),
    }),
  ),
  turn: optional(
    group("SymptomTurn", "The sign the list names beside home care: one it is easily met with, of the tier the list shows.", {
      sign: one("Sign", "Which sign of `advice`."),
      text: text("It as a short condition, read with the tier: “{text} hemen”, “now if {text}”.", 30),
    }),
  ),
  advice: list(advice, "What to do, by stage.", 1),
  help: texts("What helps at home; on the page of an emergency, what to do while you wait and on the way."),
  avoid: texts("What not to do or take."),
  causes: texts("Where it comes from."),
  atHospital: optional(texts("What happens at the hospital or the visit: tests and treatment by name.")),
  terms: optional(
    list(
      group("MedicalTerm", "A word she hears in the scan room or reads on a paper.", {
        term: text("The word.", 60),
        meaning: text("What it means for her.", 320),
      }),
      "Words explained.",
      1,
    ),
  ),
  confusedWith: text("What it is easily mistaken for, and how to tell.", 500),
  phone: text("What one can say on the phone, in both languages so that it can be shown.", 160),
  questions: optional(list(question, "Questions readers ask.")),
  remedy: nullable(oneOf("Route id of the remedy page it has.", remedyRoutes, "RemedyRoute")),
  related: many("Symptom", "Symptoms that go with it."),
  ...trust,
});

export const remedy = z.strictObject({
  key: oneOf("Its route id.", remedyRoutes),
  order: whole("Place in lists.", 1, 10),
  title: text("Headline, like “Gebelikte baş ağrısına ne iyi gelir?”.", 90),
  name: text("The complaint in everyday words.", 60),
  lead: text("The answer in two or three sentences.", 320),
  description,
  why: texts("Why it comes in pregnancy."),
  helps: list(
    group("RemedyHelp", "A thing that helps.", {
      title: text("What to do.", 80),
      text: text("How to do it, and what to expect.", 400),
      evidence: oneOf("How well it is known to help.", ["good", "some", "weak", "none"]),
    }),
    "What helps, best known first.",
    3,
  ),
  habits: list(
    group("Habit", "A herb or an old habit, judged.", {
      name: text("What people do or drink.", 80),
      verdict: oneOf("What to make of it in pregnancy.", ["fine", "limit", "avoid", "unknown"]),
      text: text("Why.", 320),
    }),
    "Herbs and old habits.",
    2,
  ),
  avoid: texts("What to leave alone in pregnancy, and why."),
  advice: list(advice, "What to do, by stage.", 1),
  questions: list(question, "Questions readers ask.", 2),
  symptoms: many("Symptom", "Symptom guides that go with it.", 1),
  ...trust,
});
