/** Pregnancy: weeks, what is due in them, and the tables of size and months. */
import { z } from "zod";
import { calledAfterWeek, description, fullInWindow, inOrder, question, recordKey, trust } from "./common";
import { decimal, group, identifier, key, list, many, nullable, oneOf, optional, shortText, text, texts, whole, yesNo } from "./fields";
import {
  drawn,
  type FindRaw,
  pageByKey,
  type RawRecord,
  type RecordType,
  type ShareLook,
  shownElsewhere,
  upTo,
  weekVariables,
} from "./recordType";
import { signOfWeek } from "./triage";

const pregnancyWeek = z
  .strictObject({
    key: recordKey,
    week: whole("Gestational age in completed weeks since the first day of the last period (LMP): week 24 is 24 weeks 0 to 6 days.", 1, 42),
    lead: text("The baby, or what she wants to know tonight, understood without reading on; lists and search show it uncut.", 110),
    description,
    baby: texts("The baby's development this week."),
    likened: optional(texts("Sentences of `baby` that compare the baby's size with a thing; readers can hide them.", "excerpt")),
    body: texts("The mother's body and mind this week."),
    sign: nullable(signOfWeek),
    common: many("Symptom", "Symptoms that begin, peak or change this week; at most eight, no emergencies."),
    todo: list(
      group("TodoItem", "One thing to do.", {
        key: key("Identifier under which the tick is saved on the device."),
        text: text("The thing to do."),
      }),
      "Three to five things to do this week.",
      3,
    ),
    ask: texts("Questions to ask at the next antenatal visit."),
    partner: texts("What the partner can do."),
    twins: text("What differs with twins."),
    questions: list(question, "Questions women ask in this week.", 1),
    ...trust,
  })
  .refine(calledAfterWeek.check, calledAfterWeek.fault);

const careItem = z
  .strictObject({
    key: recordKey,
    kind: oneOf("Kind of item.", ["visit", "test", "vaccine", "supplement", "paper"]),
    weekFrom: whole("First completed week of the window.", 0, 42),
    weekTo: whole("Last completed week of the window; 42 if it is open until birth.", 0, 42),
    optional: yesNo("True if it is not for everyone."),
    title: shortText("Name of the visit, test, vaccine, supplement or paperwork.", 80),
    text: text("What happens and why it is due in this window."),
    line: text("One-line version, for weeks in which nothing changes.", 160),
    fullWeeks: list(whole("A week.", 0, 42), "Weeks whose page shows the full text: those in which it begins, changes or ends.", 1),
    ...trust,
  })
  .refine(inOrder.check, inOrder.fault)
  .refine(fullInWindow.check, fullInWindow.fault);

const fetalSize = z
  .strictObject({
    key: recordKey,
    week: whole("Completed weeks of pregnancy.", 5, 42),
    crownRumpCm: nullable(decimal("Crown-rump length (CRL, head to bottom) in cm; null if no table gives it.", 0, 60)),
    crownRumpLowCm: nullable(decimal("3rd percentile of the crown-rump length in cm; null if no table gives it.", 0, 60)),
    crownRumpHighCm: nullable(decimal("97th percentile of the crown-rump length in cm; null if no table gives it.", 0, 60)),
    crownHeelCm: nullable(decimal("Crown-heel length (head to heel) in cm; null if no table gives it.", 0, 60)),
    bornLengthLowCm: nullable(
      decimal("10th percentile of length at birth in this week, both sexes, in cm; null if no table gives it.", 0, 60),
    ),
    bornLengthHighCm: nullable(
      decimal("90th percentile of length at birth in this week, both sexes, in cm; null if no table gives it.", 0, 60),
    ),
    weightG: nullable(decimal("Median weight in g by the WHO fetal growth charts of 2017, weeks 14 to 40; null outside them.", 0, 6000)),
    weightLowG: nullable(decimal("10th percentile of the weight in g; null if no table gives it.", 0, 6000)),
    weightHighG: nullable(decimal("90th percentile of the weight in g; null if no table gives it.", 0, 6000)),
    sources: many("Source", "Tables the figures are taken from.", 1),
  })
  .refine(calledAfterWeek.check, calledAfterWeek.fault);

const pregnancyMonth = z
  .strictObject({
    key: recordKey,
    month: whole("Month of pregnancy.", 1, 9),
    weekFrom: whole("First completed week of the month.", 0, 42),
    weekTo: whole("Last completed week of the month.", 0, 42),
    sources: many("Source", "Charts with these week ranges.", 1),
  })
  .refine(inOrder.check, inOrder.fault);

const comparison = z
  .strictObject({
    key: recordKey,
    week: whole("Completed weeks of pregnancy.", 5, 42),
    name: shortText("Food about as long as the baby, with an article, like “a lentil”.", 60),
    lengthCm: decimal("Length of the food as drawn, in cm.", 0.05, 60),
    picture: identifier("Name of the drawing in static/foods, without .svg."),
  })
  .refine(calledAfterWeek.check, calledAfterWeek.fault);

/** The sharing picture of a week: the food the baby is about as long as, if there is one. */
export const weekLook = ({ week }: RawRecord, find: FindRaw): ShareLook => {
  const comparison = find("SizeComparison", String(week));
  return { ground: "sage", drawing: comparison ? `static/foods/${comparison.picture}.svg` : drawn("icons/pregnancy-weeks") };
};

export const pregnancyTypes = {
  PregnancyWeek: {
    description: "A week of pregnancy, counted in completed weeks.",
    folder: "pregnancy-weeks",
    fields: pregnancyWeek,
    checks: "health",
    expected: upTo(1, 42),
    sourceTopic: "pregnancy",
    leastWords: { baby: 180, body: 180 },
    page: { ...pageByKey("pregnancyWeek"), variables: weekVariables },
    list: {
      id: "pregnancyWeeks",
      position: "week",
      teaser: "lead",
      name: null,
      part: null,
      picture: null,
      sections: { pregnancy: 1, planning: 4 },
    },
    search: { kind: "week", title: { texts: "pregnancyWeek", number: "week" }, line: "lead" },
    sharePicture: weekLook,
    publishedIn: "trackers",
    namesItems: { fields: ["body", "todo", "questions", "partner"], least: 2 },
  },
  CareItem: {
    description: "A visit, test, vaccine, supplement or paperwork, with the weeks it is due.",
    folder: "care",
    fields: careItem,
    checks: "health",
    expected: [],
    sourceTopic: "pregnancy",
    ...shownElsewhere,
  },
  FetalSize: {
    description: "Published size of the baby by completed week of pregnancy.",
    folder: "standards/fetal-size",
    fields: fetalSize,
    checks: { none: "numbers only" },
    expected: upTo(5, 42),
    sourceTopic: null,
    ...shownElsewhere,
  },
  PregnancyMonth: {
    description: "The completed weeks a month of pregnancy covers; the whole site uses this table.",
    folder: "standards/pregnancy-months",
    fields: pregnancyMonth,
    checks: { none: "numbers only" },
    expected: upTo(1, 9),
    sourceTopic: null,
    ...shownElsewhere,
  },
  SizeComparison: {
    description: "A food about as long as the baby in a week of pregnancy.",
    folder: "standards/size-comparisons",
    fields: comparison,
    checks: "plain",
    expected: upTo(5, 40),
    sourceTopic: null,
    ...shownElsewhere,
  },
} as const satisfies Record<string, RecordType>;
