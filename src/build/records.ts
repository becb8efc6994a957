/**
 * The shape of every content record, field by field: checks.ts refuses what does not fit, schema.ts turns it into GraphQL types,
 * and the descriptions are what GraphiQL shows.
 */
import { z } from "zod";
import {
  address,
  day,
  decimal,
  group,
  key,
  list,
  many,
  maybe,
  one,
  oneOf,
  optional,
  slugs,
  text,
  texts,
  whole,
  word,
  yesNo,
} from "./fields";

/** Author's dates and sources: every health record ends with these three. */
const trust = {
  sources: many("Source", "What the record rests on, most important first.", 1),
  written: day("The day the text was written or last rewritten, like 2026-11-21."),
  nextReview: day("The day by which the whole record is to be checked again."),
};
const recordKey = key("The record's own name; the file is called after it.");
const description = text("One sentence for search results and shared links, at most 170 characters.", 170);

const link = group("RecordLink", "A link to another page of the site.", {
  to: word("Route id, like privacy."),
  record: maybe(word("Key of the record the page shows, null for a page without one.")),
  text: text("The words of the link."),
});
const section = group("TextSection", "A heading and what stands under it.", {
  key: key("Anchor of the section."),
  heading: text("The heading."),
  text: texts("Paragraphs."),
  list: optional(texts("Bullet points after the paragraphs.")),
  links: optional(list(link, "Links after the text.")),
});

const site = z.strictObject({
  key: recordKey,
  name: word("The brand."),
  url: address("Address of the site, without a slash at the end."),
  email: word("Where readers write to."),
  since: whole("Year the site began.", 2024, 2100),
  stores: group("Stores", "Where the mobile app is to be had.", { android: address("Google Play."), ios: address("App Store.") }),
  social: list(address("A profile."), "Profiles of the site elsewhere."),
});

const source = z.strictObject({
  key: recordKey,
  publisher: word("Who published it, like World Health Organization."),
  title: word("Title of the page, guideline or article in its own language."),
  year: maybe(whole("Year of publication where it is known.", 1950, 2100)),
  url: address("Where it can be read."),
});

/** A window of weeks has to end where it begins or later. */
const inOrder = {
  check: (window: { weekFrom: number; weekTo: number }) => window.weekFrom <= window.weekTo,
  fault: { message: "must not be before weekFrom", path: ["weekTo"] },
};
/** A record that stands for a week is called after it. */
const calledAfterWeek = {
  check: (record: { key: string; week: number }) => record.key === String(record.week),
  fault: { message: "must be the week", path: ["key"] },
};

const pregnancyWeek = z
  .strictObject({
    key: recordKey,
    week: whole("Completed weeks since the first day of the last period: week 24 is 24 weeks 0 to 6 days.", 1, 42),
    lead: text("What is special about this week, in one or two sentences.", 200),
    description,
    baby: texts("The baby's development this week."),
    body: texts("The mother's body and mind this week."),
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
    ...trust,
  })
  .refine(calledAfterWeek.check, calledAfterWeek.fault);

const careItem = z
  .strictObject({
    key: recordKey,
    kind: oneOf("What it is.", ["visit", "test", "vaccine", "supplement", "paper"]),
    weekFrom: whole("First completed week of the window.", 0, 42),
    weekTo: whole("Last completed week of the window; 42 when it stays open until birth.", 0, 42),
    optional: yesNo("True when it is not for everyone."),
    title: text("Name of the visit, test, vaccine, supplement or paper.", 80),
    text: text("What happens and why in this window."),
    ...trust,
  })
  .refine(inOrder.check, inOrder.fault);

const actionCard = z
  .strictObject({
    key: recordKey,
    level: oneOf("How urgent it is.", ["emergency", "urgent", "selfcare"]),
    weekFrom: whole("First completed week the card is for.", 0, 42),
    weekTo: whole("Last completed week the card is for.", 0, 42),
    title: text("One instruction.", 60),
    items: texts("Three to five signs."),
    closing: text("What to say and whom to call."),
    ...trust,
  })
  .refine(inOrder.check, inOrder.fault);

const fetalSize = z
  .strictObject({
    key: recordKey,
    week: whole("Completed weeks.", 5, 42),
    crownRumpCm: maybe(decimal("Crown-rump length, head to bottom, in cm; null where no table gives it.", 0, 60)),
    crownRumpLowCm: maybe(decimal("3rd centile of the crown-rump length in cm.", 0, 60)),
    crownRumpHighCm: maybe(decimal("97th centile of the crown-rump length in cm.", 0, 60)),
    crownHeelCm: maybe(decimal("Crown-heel length, head to heel, in cm; null where no table gives it.", 0, 60)),
    bornLengthLowCm: maybe(decimal("10th centile of the length of babies born in this week, girls and boys, in cm.", 0, 60)),
    bornLengthHighCm: maybe(decimal("90th centile of the length of babies born in this week, girls and boys, in cm.", 0, 60)),
    weightG: maybe(decimal("Median weight in g.", 0, 6000)),
    weightLowG: maybe(decimal("10th centile of the weight in g.", 0, 6000)),
    weightHighG: maybe(decimal("90th centile of the weight in g.", 0, 6000)),
    otherWeightG: maybe(decimal("Median of another chart where charts disagree, in g.", 0, 6000)),
    sources: many("Source", "The tables the figures are from.", 1),
  })
  .refine(calledAfterWeek.check, calledAfterWeek.fault);

const pregnancyMonth = z
  .strictObject({
    key: recordKey,
    month: whole("Running month of pregnancy.", 1, 9),
    weekFrom: whole("First running week of the month; running week 25 is 24 weeks 0 to 6 days.", 1, 42),
    weekTo: whole("Last running week of the month.", 1, 42),
    sources: many("Source", "Charts that print these borders.", 1),
  })
  .refine(inOrder.check, inOrder.fault);

const zodiacSign = z.strictObject({
  key: recordKey,
  element: oneOf("Its element in astrology.", ["fire", "earth", "air", "water"]),
  quality: oneOf("Its quality in astrology.", ["cardinal", "fixed", "mutable"]),
  from: word("First day of the sign, MM-DD."),
  to: word("Last day of the sign, MM-DD; Capricorn runs over the new year."),
  computedFrom: word("Earliest first day by the Sun in Istanbul time, 1960 to 2035, MM-DD; computed, not published."),
  computedTo: word("Latest first day by the Sun in Istanbul time, 1960 to 2035, MM-DD; computed, not published."),
  sources: many("Source", "Where the first and last days are printed.", 1),
});

const zodiacAspect = z.strictObject({
  key: recordKey,
  distance: whole("Signs between the two, the shorter way round.", 0, 6),
  score: whole("The site's own points, for fun: no source gives them.", 55, 95),
  sources: many("Source", "Where signs are compared like this; none of them gives these points.", 1),
});

const pregnancySign = z.strictObject({
  key: recordKey,
  answers: list(
    group("PregnancySignAnswer", "An answer and its points.", {
      answer: word("The answer, like 1-6-days."),
      points: decimal("The site's own points: no tested score was found.", 0, 4),
    }),
    "The answers one can give.",
    2,
  ),
  sources: many("Source", "Where the sign is described or asked for; none of them gives these points.", 1),
});

const pregnancySignBand = z.strictObject({
  key: recordKey,
  pointsFrom: decimal("First points of the band, the site's own.", 0, 99),
  pointsTo: decimal("Last points of the band, the site's own.", 0, 99),
  sources: many("Source", "Questionnaires that rank the answers alike; none of them gives these borders.", 1),
});

const scanRedating = z
  .strictObject({
    key: recordKey,
    weekFrom: whole("First completed week by the last period, on the day of the scan.", 0, 42),
    weekTo: whole("Last completed week of the row; 42 when it stays open until birth.", 0, 42),
    limitDays: whole("The scan's date is taken when the two ages differ by more days than this.", 0, 30),
    sources: many("Source", "Where the limit is printed.", 1),
  })
  .refine(inOrder.check, inOrder.fault);

const ivfEvent = z.strictObject({
  key: recordKey,
  embryoAgeDays: whole("Age of the embryo on the day, in days since egg collection.", 0, 7),
  testFromDay: maybe(whole("First day after it for a pregnancy blood test; null where no source names one.", 1, 30)),
  testToDay: maybe(whole("Last such day.", 1, 30)),
  sources: many("Source", "Where the day is counted so.", 1),
});

const ivfMilestone = z.strictObject({
  key: recordKey,
  fromDay: whole("First day, in days since the last period the due date leads back to.", 0, 300),
  toDay: maybe(whole("Last day; null for a single day.", 0, 300)),
  sources: many("Source", "Where the days are printed.", 1),
});

const comparison = z
  .strictObject({
    key: recordKey,
    week: whole("Completed weeks.", 5, 42),
    name: text("A food or kitchen thing about as long as the baby, with its article.", 60),
    lengthCm: decimal("Length it is drawn at, in cm.", 0.05, 60),
    picture: key("File in static/foods, without .svg."),
  })
  .refine(calledAfterWeek.check, calledAfterWeek.fault);

const vaccineAge = group("VaccineAge", "An age in whole units.", {
  value: whole("How many of them.", 0, 200),
  unit: oneOf("What is counted.", ["days", "weeks", "months", "years"]),
});
const vaccineDose = group("VaccineDose", "A dose as its schedule prints it.", {
  key: key("Name under which a tick is remembered on the device."),
  vaccine: key("Which vaccine; its name is an interface text."),
  dose: key("Which dose of it; its name is an interface text."),
  timing: oneOf("Whether it is due at the age, or possible from it.", ["day", "from"]),
  at: vaccineAge,
  until: optional(vaccineAge),
  notAfter: optional(vaccineAge),
  bornFrom: optional(day("First day of birth it applies to.")),
  bornTo: optional(day("Last day of birth it applies to.")),
  since: optional(day("The day the schedule took the dose in, where later than the rest.")),
  isOptional: yesNo("True when it is not for every child or not counted in the series: never called overdue."),
  hasNote: yesNo("True when an interface text says more about it."),
  sources: many("Source", "What the row rests on.", 1),
});
const vaccineExtra = group("VaccineExtra", "A vaccine outside the routine schedule.", {
  key: key("Its name; name and text are interface texts."),
  cost: oneOf("What it costs or whom it is for.", ["paid", "ask", "risk"]),
  sources: many("Source", "What the row rests on.", 1),
});
const vaccineCohort = group("VaccineCohort", "Days of birth for which the schedule was another.", {
  key: key("Its name; its text is an interface text."),
  bornFrom: optional(day("First day of birth.")),
  bornTo: optional(day("Last day of birth.")),
  sources: many("Source", "What the row rests on.", 1),
});
const vaccineSchedule = z.strictObject({
  key: oneOf("Whose schedule it is.", ["TR", "UK", "US", "WHO"]),
  since: maybe(day("The day this version came into force, null where only the year is known.")),
  year: whole("Year of the version.", 2013, 2100),
  checked: day("The day it was last compared with its sources."),
  sources: many("Source", "Where the schedule is printed.", 1),
  doses: list(vaccineDose, "The doses.", 1),
  extras: list(vaccineExtra, "Vaccines outside the routine schedule."),
  cohorts: list(vaccineCohort, "Children who were vaccinated by an earlier version."),
});

const chineseGenderRow = z
  .strictObject({
    key: recordKey,
    lunarAge: whole("The mother's lunar age at conception, a row of the chart.", 18, 45),
    months: word("A letter for each lunar month of conception, 1 to 12: B boy, G girl."),
    sources: many("Source", "Where the chart is printed.", 1),
  })
  .refine(({ key, lunarAge }) => key === String(lunarAge), { message: "must be the lunar age", path: ["key"] })
  .refine(({ months }) => /^[BG]{12}$/.test(months), { message: "must be twelve letters B or G", path: ["months"] });

const chineseLunarYear = z
  .strictObject({
    key: recordKey,
    lunarYear: whole("The Gregorian year in which the lunar year begins.", 1955, 2050),
    newYear: day("First day of its first month."),
    leapMonth: whole("Number of the month a leap month follows, 0 for none.", 0, 12),
    months: word("Lengths of its months in order, the leap month included: S 29 days, L 30 days."),
    sources: many("Source", "Where the conversion is from.", 1),
  })
  .refine(({ key, lunarYear }) => key === String(lunarYear), { message: "must be the lunar year", path: ["key"] })
  .refine(({ months, leapMonth }) => /^[SL]+$/.test(months) && months.length === (leapMonth === 0 ? 12 : 13), {
    message: "must be twelve letters S or L, thirteen with a leap month",
    path: ["months"],
  });

const budgetItem = z.strictObject({
  key: recordKey,
  group: oneOf("Part of the budget.", [
    "pregnancy",
    "birth",
    "room",
    "transport",
    "feeding",
    "care",
    "clothes",
    "health",
    "childcare",
    "other",
    "income",
  ]),
  kind: oneOf("How it is paid.", ["one-off", "monthly"]),
  optional: yesNo("True when many do without it."),
  sources: many("Source", "Lists that name such costs.", 1),
});

const budgetExample = z.strictObject({
  key: recordKey,
  amount: decimal("The amount as published.", 0, 100_000),
  currency: oneOf("Currency it was published in.", ["GBP"]),
  per: oneOf("What it is for.", ["once", "year"]),
  sources: many("Source", "Where it was published.", 1),
});

const topic = z.strictObject({
  key: recordKey,
  section: oneOf("Part of the site it belongs to.", ["pregnancy", "planning", "birth", "child"]),
  slug: slugs("The {category} of its articles' addresses."),
  title: text("Name of the topic.", 60),
  description,
});

const article = z.strictObject({
  key: recordKey,
  topic: one("Topic", "The topic it belongs to."),
  stage: oneOf("The reader's stage.", ["planning", "pregnant", "new-mother", "mother"]),
  order: whole("Place within its topic.", 1, 99),
  title: text("Headline.", 80),
  description,
  lead: text("The answer in one or two sentences.", 320),
  picture: key("Drawing that stands above it."),
  sections: list(section, "The text.", 3),
  related: many("Article", "Articles to read next."),
  weeks: list(whole("A pregnancy week.", 1, 42), "Pregnancy weeks it belongs to."),
  ...trust,
});

const needTopic = z.strictObject({
  key: recordKey,
  group: oneOf("Whose needs.", ["pregnancy", "baby"]),
  title: text("Name of the topic.", 60),
  description,
  lead: text("What the guides help to decide.", 320),
});

const needGuide = z.strictObject({
  key: recordKey,
  topic: one("NeedTopic", "The topic it belongs to."),
  order: whole("Place within its topic.", 1, 99),
  level: oneOf("How much it is needed.", ["must", "useful", "skip"]),
  picture: key("File in static/objects, without .svg."),
  title: text("Name of the thing.", 60),
  summary: text("Two short sentences.", 140),
  why: texts("Why it is needed, or not."),
  lookFor: texts("What to look for."),
  avoid: texts("What to leave alone."),
  safeUse: texts("How to use it safely."),
  secondHand: text("Whether it can be second-hand, and why."),
  ...trust,
});

const trendItem = group("TrendItem", "One link of the month.", {
  title: text("What the reader finds there.", 80),
  to: word("Route id."),
  record: maybe(word("Key of the record the page shows.")),
});
const trend = z.strictObject({
  key: recordKey,
  month: whole("Calendar month, 1 to 12.", 1, 12),
  pregnancy: list(trendItem, "For readers who are pregnant.", 3),
  baby: list(trendItem, "For readers with a baby.", 3),
});

const staticPage = z.strictObject({
  key: recordKey,
  index: whole("Index number that chooses the page's address.", 1, 7),
  title: text("Headline.", 80),
  description,
  lead: text("What the page says, in a sentence or two.", 320),
  sections: list(section, "The text.", 1),
  written: trust.written,
  nextReview: trust.nextReview,
});

/** A kind of record: what GraphiQL says of it, where its files lie and what they hold. */
export interface RecordType {
  description: string;
  /** Folder under data/ with one record a file, or a file there with an array of records. */
  folder: string;
  fields: z.ZodObject;
  /** The list of the site (content type 1 to 9) these records stand in, and which of their fields it shows. */
  list?: { contentType: number; position: string; teaser: string };
}

export const recordTypes = {
  Brand: { description: "The site itself: name, addresses, stores.", folder: "site", fields: site },
  Source: { description: "A publication the content rests on.", folder: "sources", fields: source },
  PregnancyWeek: {
    description: "A week of pregnancy, counted in completed weeks.",
    folder: "pregnancy-weeks",
    fields: pregnancyWeek,
    list: { contentType: 1, position: "week", teaser: "lead" },
  },
  CareItem: { description: "A visit, test, vaccine, supplement or paper and the weeks it is due.", folder: "care", fields: careItem },
  ActionCard: { description: "Signs and whom to call, the same on every page of a stage.", folder: "action-cards", fields: actionCard },
  FetalSize: { description: "Published size of the baby by completed week.", folder: "standards/fetal-size", fields: fetalSize },
  PregnancyMonth: {
    description: "The running weeks a month of pregnancy covers: the one table of the site.",
    folder: "standards/pregnancy-months",
    fields: pregnancyMonth,
  },
  ZodiacSign: { description: "A sign of the zodiac and its days, for fun.", folder: "standards/zodiac-signs", fields: zodiacSign },
  ZodiacAspect: {
    description: "How far two signs lie apart and the points for it, for fun.",
    folder: "standards/zodiac-aspects",
    fields: zodiacAspect,
  },
  PregnancySign: {
    description: "A question of “am I pregnant?” and the points of its answers: the site's own proposal.",
    folder: "standards/pregnancy-signs",
    fields: pregnancySign,
  },
  PregnancySignBand: {
    description: "What the points of “am I pregnant?” add up to: the site's own proposal.",
    folder: "standards/pregnancy-sign-bands",
    fields: pregnancySignBand,
  },
  ScanRedating: {
    description: "By how many days a scan has to differ from the last period before the due date is changed (ACOG 700).",
    folder: "standards/scan-redating",
    fields: scanRedating,
  },
  IvfEvent: {
    description: "A day of fertility treatment: how old the embryo is on it, and when the blood test follows.",
    folder: "standards/ivf-events",
    fields: ivfEvent,
  },
  IvfMilestone: {
    description: "A test, scan or border of a pregnancy after fertility treatment, by its days.",
    folder: "standards/ivf-milestones",
    fields: ivfMilestone,
  },
  SizeComparison: {
    description: "A food or kitchen thing about as long as the baby in a week.",
    folder: "standards/size-comparisons",
    fields: comparison,
  },
  ChineseGenderRow: {
    description: "A row of the Chinese gender chart, a pastime.",
    folder: "standards/chinese-gender-chart",
    fields: chineseGenderRow,
  },
  ChineseLunarYear: {
    description: "A year of the Chinese calendar: new year, leap month, lengths of its months.",
    folder: "standards/chinese-lunar-years",
    fields: chineseLunarYear,
  },
  VaccineSchedule: {
    description: "A country's routine vaccines with their ages, in one version.",
    folder: "standards/vaccine-schedules",
    fields: vaccineSchedule,
  },
  BudgetItem: { description: "A row the budget offers, without a price.", folder: "standards/budget-items", fields: budgetItem },
  BudgetExample: {
    description: "A published cost, shown as an example and never put into the budget.",
    folder: "standards/budget-examples",
    fields: budgetExample,
  },
  Topic: { description: "A topic under which articles are listed.", folder: "topics", fields: topic },
  Article: { description: "An article.", folder: "articles", fields: article },
  NeedTopic: { description: "A list of need guides.", folder: "need-topics", fields: needTopic },
  NeedGuide: { description: "Whether a thing is needed and what to look for, without brands.", folder: "need-guides", fields: needGuide },
  Trend: { description: "What to look at in a month: the editors' choice.", folder: "trends", fields: trend },
  StaticPage: { description: "A page about the site, chosen by its index number.", folder: "static-pages", fields: staticPage },
} as const satisfies Record<string, RecordType>;

export type RecordTypeName = keyof typeof recordTypes;
