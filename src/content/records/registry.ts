/**
 * Every type of content record: schema.ts makes GraphQL types from them, checks.ts refuses records that do not match, and GraphiQL shows the
 * descriptions. The fields of each type are in the other files of this folder. Over 200 lines: one table with an entry for each type.
 */
import type { z } from "zod";
import type { ListId } from "../../routes/pages";
import { abroad } from "./abroad";
import { babyActivity, babyCareItem, babyNutritionMonth, babySize, babyWeek, firstAidTopic, milestoneChecklist } from "./baby";
import { birthPlanGroup, hospitalBagPart, hospitalPhraseGroup } from "./birth";
import { calculator } from "./calculators";
import { everydayThing, food, medicine } from "./canI";
import { lossTopic } from "./loss";
import { announcedNames, babyName, nameTable } from "./names";
import { careItem, comparison, fetalSize, pregnancyMonth, pregnancyWeek } from "./pregnancy";
import { pregnancyChecklist, pregnancyNutritionMonth, remedy, symptom } from "./pregnancyGuides";
import { faq } from "./questions";
import { article, articlePart, communityQuestion, needGuide, needTopic, topic, trend } from "./reading";
import { houseRule } from "./rules";
import { danger, dangerConcept, searchSynonyms, searchWords } from "./search";
import { publisher, site, source, staticPage } from "./site";
import {
  budgetItem,
  caffeineDrink,
  childFollowUp,
  chineseGenderRow,
  chineseLunarYear,
  ivfEvent,
  ivfMilestone,
  leaveParameter,
  pregnancySign,
  pregnancySignBand,
  scanRedating,
  stateSupport,
  unkindInitials,
  vaccineSchedule,
  weightGainRange,
  whoContact,
  zodiacAspect,
  zodiacSign,
} from "./standards";
import { coreSigns, sign, warningSigns } from "./triage";

/**
 * Which checks read the texts of a type of record: “health” where a parent may act on them (tone, doses, publishers of the sources, readability),
 * “plain” where they give no advice (tone), or none, with the reason.
 */
export type RecordChecks = "health" | "plain" | { none: string };

/** A type of record: its description in GraphiQL, the location of its files and its fields. */
export interface RecordType {
  description: string;
  /** A folder in data/ with one record in each file, or the name of a file there with an array of records. */
  folder: string;
  fields: z.ZodObject;
  /** Which checks read its texts. Required, so that no new kind of record is published unread. */
  checks: RecordChecks;
  /** The list of the site these records are in, the fields it shows, and the field by which it is divided (`part`). */
  list?: { id: ListId; position: string; teaser: string; name?: string; part?: string };
}

export const recordTypes = {
  Brand: { description: "The site itself: name, addresses, app stores.", folder: "site", fields: site, checks: "plain" },
  Source: {
    description: "A publication cited as a source of the content.",
    folder: "sources",
    fields: source,
    checks: { none: "a publication is printed as its publisher titled it" },
  },
  Publisher: {
    description: "A publisher accepted as a source for pages on health or money.",
    folder: "standards/publishers",
    fields: publisher,
    checks: { none: "a publisher’s name and tier" },
  },
  PregnancyWeek: {
    description: "A week of pregnancy, counted in completed weeks.",
    folder: "pregnancy-weeks",
    fields: pregnancyWeek,
    checks: "health",
    list: { id: "pregnancyWeeks", position: "week", teaser: "lead" },
  },
  CareItem: {
    description: "A visit, test, vaccine, supplement or paperwork, with the weeks it is due.",
    folder: "care",
    fields: careItem,
    checks: "health",
  },
  Sign: {
    description: "A danger sign and its urgency by stage; every page that shows the sign takes the urgency from here.",
    folder: "signs",
    fields: sign,
    checks: "health",
  },
  HouseRule: {
    description:
      "A fact with one figure or tier for the whole site, and how a sentence about it is recognised; the checks compare every text with it.",
    folder: "rules",
    fields: houseRule,
    checks: "health",
  },
  WarningSigns: {
    description: "A set of danger signs for a range of weeks.",
    folder: "warning-signs",
    fields: warningSigns,
    checks: "health",
  },
  CoreSigns: {
    description: "The danger signs nobody in a stage may miss, with the other signs of the page that lists all of them.",
    folder: "core-signs",
    fields: coreSigns,
    checks: "health",
  },
  FetalSize: {
    description: "Published size of the baby by completed week of pregnancy.",
    folder: "standards/fetal-size",
    fields: fetalSize,
    checks: { none: "numbers only" },
  },
  PregnancyMonth: {
    description: "The completed weeks a month of pregnancy covers; the whole site uses this table.",
    folder: "standards/pregnancy-months",
    fields: pregnancyMonth,
    checks: { none: "numbers only" },
  },
  ZodiacSign: {
    description: "A zodiac sign and its dates, for entertainment.",
    folder: "standards/zodiac-signs",
    fields: zodiacSign,
    checks: "plain",
  },
  ZodiacAspect: {
    description: "A distance between two zodiac signs and the points for it, for entertainment.",
    folder: "standards/zodiac-aspects",
    fields: zodiacAspect,
    checks: "plain",
  },
  PregnancySign: {
    description: "A question of the questionnaire “Am I pregnant?”, with the points of its answers; the site's own scoring.",
    folder: "standards/pregnancy-signs",
    fields: pregnancySign,
    checks: "health",
  },
  PregnancySignBand: {
    description: "A range of total points of the questionnaire “Am I pregnant?”; the site's own scoring.",
    folder: "standards/pregnancy-sign-bands",
    fields: pregnancySignBand,
    checks: "health",
  },
  ScanRedating: {
    description: "How many days the dates by scan and by last period (LMP) must differ before the due date is changed (ACOG 700).",
    folder: "standards/scan-redating",
    fields: scanRedating,
    checks: { none: "numbers only" },
  },
  IvfEvent: {
    description: "A step of fertility treatment, with the embryo's age on that day and the days for the pregnancy blood test.",
    folder: "standards/ivf-events",
    fields: ivfEvent,
    checks: "health",
  },
  CaffeineDrink: {
    description: "A portion of a drink or food, with its caffeine content.",
    folder: "standards/caffeine-drinks",
    fields: caffeineDrink,
    checks: "health",
  },
  WhoContact: {
    description: "An antenatal contact recommended by the World Health Organization.",
    folder: "standards/who-contacts",
    fields: whoContact,
    checks: "health",
  },
  ChildFollowUp: {
    description: "A visit or screening of a child up to the fifth birthday, by month of life; BabyCareItem has those by week.",
    folder: "standards/child-follow-ups",
    fields: childFollowUp,
    checks: "health",
  },
  IvfMilestone: {
    description: "A test, scan or milestone of a pregnancy after fertility treatment, by day.",
    folder: "standards/ivf-milestones",
    fields: ivfMilestone,
    checks: "health",
  },
  LeaveParameter: {
    description: "A duration, share or amount in Türkiye's rules on leave and pay around a birth, with its law and date.",
    folder: "standards/leave-parameters",
    fields: leaveParameter,
    checks: "health",
  },
  WeightGainRange: {
    description: "Recommended weight gain in pregnancy by body mass index before it (Institute of Medicine, 2009).",
    folder: "standards/weight-gain",
    fields: weightGainRange,
    checks: { none: "numbers only" },
  },
  SizeComparison: {
    description: "A food about as long as the baby in a week of pregnancy.",
    folder: "standards/size-comparisons",
    fields: comparison,
    checks: "plain",
  },
  UnkindInitials: {
    description: "Initials that spell an unpleasant word, chosen by the editors.",
    folder: "standards/unkind-initials",
    fields: unkindInitials,
    checks: { none: "letters only" },
  },
  ChineseGenderRow: {
    description: "A row of the Chinese gender chart, for entertainment.",
    folder: "standards/chinese-gender-chart",
    fields: chineseGenderRow,
    checks: { none: "numbers only" },
  },
  ChineseLunarYear: {
    description: "A year of the Chinese calendar: new year, leap month, month lengths.",
    folder: "standards/chinese-lunar-years",
    fields: chineseLunarYear,
    checks: { none: "numbers only" },
  },
  VaccineSchedule: {
    description: "A routine vaccine schedule in one version: doses with their ages.",
    folder: "standards/vaccine-schedules",
    fields: vaccineSchedule,
    checks: "health",
  },
  BudgetItem: {
    description: "A suggested row of the budget, without a price.",
    folder: "standards/budget-items",
    fields: budgetItem,
    checks: "health",
  },
  StateSupport: {
    description: "A state payment or free service around a birth in Türkiye, with a link to the page about it.",
    folder: "standards/state-support",
    fields: stateSupport,
    checks: "health",
  },
  PregnancyChecklist: {
    description: "A checklist for a week of pregnancy.",
    folder: "pregnancy-checklists",
    fields: pregnancyChecklist,
    checks: "health",
    list: { id: "pregnancyChecklists", position: "week", teaser: "lead" },
  },
  PregnancyNutritionMonth: {
    description: "Nutrition, exercise and health in a month of pregnancy.",
    folder: "pregnancy-nutrition-months",
    fields: pregnancyNutritionMonth,
    checks: "health",
    list: { id: "pregnancyNutritionMonths", position: "month", teaser: "lead" },
  },
  Symptom: {
    description: "A symptom of pregnancy: how common it is, whom to call and when, what helps.",
    folder: "symptoms",
    fields: symptom,
    checks: "health",
    list: { id: "symptoms", position: "order", teaser: "lead", name: "title", part: "body" },
  },
  BirthPlanGroup: {
    description: "A group of wishes for the birth plan, in both languages.",
    folder: "birth-plan",
    fields: birthPlanGroup,
    checks: "health",
  },
  HospitalBagPart: {
    description: "A part of the hospital bag list: things to pack or to leave at home, in both languages.",
    folder: "hospital-bag",
    fields: hospitalBagPart,
    checks: "health",
  },
  HospitalPhraseGroup: {
    description: "A group of sentences to show at the hospital, in both languages.",
    folder: "hospital-phrases",
    fields: hospitalPhraseGroup,
    checks: "health",
  },
  Remedy: {
    description: "Remedies for a complaint in pregnancy, with the strength of the evidence.",
    folder: "remedies",
    fields: remedy,
    checks: "health",
  },
  BabyWeek: {
    description: "A week of the baby's first year.",
    folder: "baby-weeks",
    fields: babyWeek,
    checks: "health",
    list: { id: "babyWeeks", position: "week", teaser: "lead" },
  },
  BabySize: {
    description: "Median weight and length by completed week of the first year (WHO).",
    folder: "standards/baby-sizes",
    fields: babySize,
    checks: { none: "numbers only" },
  },
  BabyCareItem: {
    description: "A visit, vaccine, screening, supplement or paperwork in the baby's first year, with the weeks in which it is due.",
    folder: "baby-care",
    fields: babyCareItem,
    checks: "health",
  },
  BabyNutritionMonth: {
    description: "Feeding a baby in a month of life, up to two years.",
    folder: "baby-nutrition-months",
    fields: babyNutritionMonth,
    checks: "health",
    list: { id: "babyNutritionMonths", position: "month", teaser: "lead" },
  },
  MilestoneChecklist: {
    description: "A checklist of milestones that most children reach by an age.",
    folder: "milestone-checklists",
    fields: milestoneChecklist,
    checks: "health",
    list: { id: "milestoneChecklists", position: "month", teaser: "lead" },
  },
  BabyActivity: {
    description: "A short game to play with a baby in a week of life.",
    folder: "baby-activities",
    fields: babyActivity,
    checks: "health",
    list: { id: "babyActivities", position: "week", teaser: "lead", name: "title" },
  },
  FirstAidTopic: {
    description: "First aid for babies and children, step by step.",
    folder: "first-aid",
    fields: firstAidTopic,
    checks: "health",
    list: { id: "firstAidTopics", position: "order", teaser: "lead", name: "title" },
  },
  BabyName: { description: "A given name, with its meaning, origin and statistics.", folder: "names", fields: babyName, checks: "plain" },
  NameTable: {
    description: "The hundred most given names of a year in Türkiye, as counted by TÜİK.",
    folder: "standards/name-tables",
    fields: nameTable,
    checks: { none: "names as published, with their counts" },
  },
  AnnouncedNames: {
    description: "The most given names of a year in Türkiye, as announced by the population directorate (NVİ).",
    folder: "announced-names",
    fields: announcedNames,
    checks: { none: "names as published" },
  },
  Faq: { description: "A question readers ask, with a short and a fuller answer.", folder: "faqs", fields: faq, checks: "health" },
  Topic: { description: "A topic under which articles are listed.", folder: "topics", fields: topic, checks: "plain" },
  Article: { description: "An article.", folder: "articles", fields: article, checks: "health" },
  ArticlePart: {
    description: "A part of a long article, with a page of its own.",
    folder: "article-parts",
    fields: articlePart,
    checks: "health",
  },
  Calculator: { description: "Sources and dates of a calculator's page.", folder: "calculators", fields: calculator, checks: "health" },
  CommunityQuestion: {
    description: "A question mothers often ask, in their words, with an answer based on the site's pages.",
    folder: "community-questions",
    fields: communityQuestion,
    checks: "health",
  },
  LossTopic: {
    description: "A page for readers who have lost a pregnancy or a baby.",
    folder: "loss-topics",
    fields: lossTopic,
    checks: "health",
  },
  Food: {
    description: "A food or drink, with advice for pregnancy, breastfeeding and babies.",
    folder: "foods",
    fields: food,
    checks: "health",
  },
  EverydayThing: {
    description: "An everyday thing, like hair dye or flying, with advice for pregnancy and breastfeeding.",
    folder: "everyday",
    fields: everydayThing,
    checks: "health",
  },
  Medicine: {
    description: "A medicine: what is known about its use in pregnancy and breastfeeding and whom to ask, without a verdict.",
    folder: "medicines",
    fields: medicine,
    checks: "health",
  },
  Abroad: {
    description: "What a reader outside Türkiye needs on pages about a subject: other units, strengths, numbers and rules, by country.",
    folder: "abroad",
    fields: abroad,
    checks: "health",
  },
  NeedTopic: { description: "A topic under which need guides are listed.", folder: "need-topics", fields: needTopic, checks: "plain" },
  NeedGuide: {
    description: "Whether an item is needed and what to look for, without brands.",
    folder: "need-guides",
    fields: needGuide,
    checks: "health",
  },
  Trend: { description: "Pages recommended by the editors in a calendar month.", folder: "trends", fields: trend, checks: "plain" },
  StaticPage: {
    description: "A page about the site; its index determines the address.",
    folder: "static-pages",
    fields: staticPage,
    checks: "health",
  },
  SearchSynonyms: {
    description: "Words that the search treats as the same.",
    folder: "search/synonyms",
    fields: searchSynonyms,
    checks: { none: "what readers type, slips and slang included" },
  },
  SearchWords: {
    description: "Additional search words for a page.",
    folder: "search/words",
    fields: searchWords,
    checks: { none: "what readers type, slips and slang included" },
  },
  DangerConcept: {
    description: "Something a frightened reader may write of: a part of the body, an event, an amount; with its words in both languages.",
    folder: "search/concepts",
    fields: dangerConcept,
    checks: { none: "what readers type, slips and slang included" },
  },
  Danger: {
    description: "What concepts together tell of a danger sign; the search shows whom to call before any page.",
    folder: "search/dangers",
    fields: danger,
    checks: { none: "names of concepts and signs" },
  },
} as const satisfies Record<string, RecordType>;

export type RecordTypeName = keyof typeof recordTypes;

/** The names of all types of record, in the order of the registry. */
export const recordTypeNames = Object.keys(recordTypes) as RecordTypeName[];

type Records = { [Type in RecordTypeName]: z.infer<(typeof recordTypes)[Type]["fields"]> };
/**
 * TypeScript type of a record whose shape has been checked.
 * @example RecordOf<"Sign">["whose"] // "mother" | "baby"
 */
export type RecordOf<Type extends RecordTypeName> = Records[Type];
