/** Pregnancy: weeks, what is due in them, and the tables of size and months. */
import { z } from "zod";
import { calledAfterWeek, description, fullInWindow, inOrder, question, recordKey, trust } from "./common";
import { decimal, group, key, list, many, nullable, oneOf, optional, text, texts, whole, yesNo } from "./fields";
import { signOfWeek } from "./triage";

export const pregnancyWeek = z
  .strictObject({
    key: recordKey,
    week: whole("Completed weeks since the first day of the last period: week 24 is 24 weeks 0 to 6 days.", 1, 42),
    lead: text("What is special about this week, in one or two sentences.", 200),
    description,
    baby: texts("The baby's development this week."),
    likened: optional(texts("Sentences of `baby` that compare its size with a thing; a reader can hide them.")),
    body: texts("The mother's body and mind this week."),
    sign: nullable(signOfWeek),
    common: many("Symptom", "Symptoms that begin, peak or change this week: at most eight, never an emergency."),
    todo: list(
      group("TodoItem", "One thing to do.", {
        key: key("Name under which a tick is remembered on the device."),
        text: text("The thing to do."),
      }),
      "Three to five things to do this week.",
      3,
    ),
    ask: texts("Questions for the next visit."),
    partner: texts("What the partner can do."),
    twins: text("What differs with twins."),
    questions: list(question, "What women ask in this week.", 1),
    ...trust,
  })
  .refine(calledAfterWeek.check, calledAfterWeek.fault);

export const careItem = z
  .strictObject({
    key: recordKey,
    kind: oneOf("What it is.", ["visit", "test", "vaccine", "supplement", "paper"]),
    weekFrom: whole("First completed week of the window.", 0, 42),
    weekTo: whole("Last completed week of the window; 42 when it stays open until birth.", 0, 42),
    optional: yesNo("True when it is not for everyone."),
    title: text("Name of the visit, test, vaccine, supplement or paper.", 80),
    text: text("What happens and why in this window."),
    line: text("The same in a line, for the weeks in which nothing changes.", 160),
    fullWeeks: list(whole("A week.", 0, 42), "Weeks that show it in full: where it begins, changes or ends.", 1),
    ...trust,
  })
  .refine(inOrder.check, inOrder.fault)
  .refine(fullInWindow.check, fullInWindow.fault);

export const fetalSize = z
  .strictObject({
    key: recordKey,
    week: whole("Completed weeks.", 5, 42),
    crownRumpCm: nullable(decimal("Crown-rump length, head to bottom, in cm; null where no table gives it.", 0, 60)),
    crownRumpLowCm: nullable(decimal("3rd centile of the crown-rump length in cm.", 0, 60)),
    crownRumpHighCm: nullable(decimal("97th centile of the crown-rump length in cm.", 0, 60)),
    crownHeelCm: nullable(decimal("Crown-heel length, head to heel, in cm; null where no table gives it.", 0, 60)),
    bornLengthLowCm: nullable(decimal("10th centile of the length of babies born in this week, girls and boys, in cm.", 0, 60)),
    bornLengthHighCm: nullable(decimal("90th centile of the length of babies born in this week, girls and boys, in cm.", 0, 60)),
    weightG: nullable(decimal("Median weight in g by the WHO fetal growth charts of 2017, weeks 14 to 40; null outside them.", 0, 6000)),
    weightLowG: nullable(decimal("10th centile of the weight in g.", 0, 6000)),
    weightHighG: nullable(decimal("90th centile of the weight in g.", 0, 6000)),
    sources: many("Source", "The tables the figures are from.", 1),
  })
  .refine(calledAfterWeek.check, calledAfterWeek.fault);

export const pregnancyMonth = z
  .strictObject({
    key: recordKey,
    month: whole("Month of pregnancy.", 1, 9),
    weekFrom: whole("First completed week of the month.", 0, 42),
    weekTo: whole("Last completed week of the month.", 0, 42),
    sources: many("Source", "Charts that print these borders.", 1),
  })
  .refine(inOrder.check, inOrder.fault);

export const comparison = z
  .strictObject({
    key: recordKey,
    week: whole("Completed weeks.", 5, 42),
    name: text("A food about as long as the baby, with its article.", 60),
    lengthCm: decimal("Length it is drawn at, in cm.", 0.05, 60),
    picture: key("File in static/foods, without .svg."),
  })
  .refine(calledAfterWeek.check, calledAfterWeek.fault);
