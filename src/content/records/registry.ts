/**
 * Every type of content record: schema.ts makes GraphQL types from them, checks.ts refuses records that do not match, and GraphiQL shows the
 * descriptions. The fields of each type are in the other files of this folder. Over 200 lines: one table with an entry for each type.
 */
import type { z } from "zod";
import type { ListId } from "../../routes/pages";
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
import { redFlagQuery, searchSynonyms, searchWords } from "./search";
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
import { sign, warningSigns } from "./triage";

/** A type of record: its description in GraphiQL, the location of its files and its fields. */
export interface RecordType {
  description: string;
  /** A folder in data/ with one record in each file, or the name of a file there with an array of records. */
  folder: string;
  fields: z.ZodObject;
  /** The list of the site these records are in, the fields it shows, and the field by which it is divided (`part`). */
  list?: { id: ListId; position: string; teaser: string; name?: string; part?: string };
}

export const recordTypes = {
  Brand: { description: "The site itself: name, addresses, stores.", folder: "site", fields: site },
  Source: { description: "A publication the content rests on.", folder: "sources", fields: source },
  Publisher: {
    description: "A publisher that a page on health or money may rest on.",
    folder: "standards/publishers",
    fields: publisher,
  },
  PregnancyWeek: {
    description: "A week of pregnancy, counted in completed weeks.",
    folder: "pregnancy-weeks",
    fields: pregnancyWeek,
    list: { id: "pregnancyWeeks", position: "week", teaser: "lead" },
  },
  CareItem: { description: "A visit, test, vaccine, supplement or paper and the weeks it is due.", folder: "care", fields: careItem },
  Sign: {
    description: "A sign of danger and how urgent it is, stage by stage: read by every page that names it.",
    folder: "signs",
    fields: sign,
  },
  WarningSigns: { description: "The signs of some weeks, as their pages show them.", folder: "warning-signs", fields: warningSigns },
  FetalSize: { description: "Published size of the baby by completed week.", folder: "standards/fetal-size", fields: fetalSize },
  PregnancyMonth: {
    description: "The completed weeks a month of pregnancy covers: the one table of the site.",
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
  CaffeineDrink: {
    description: "A portion of something with caffeine in it.",
    folder: "standards/caffeine-drinks",
    fields: caffeineDrink,
  },
  WhoContact: {
    description: "An antenatal contact the World Health Organization advises.",
    folder: "standards/who-contacts",
    fields: whoContact,
  },
  ChildFollowUp: {
    description: "A visit or screening of a child up to the fifth birthday that is counted in months; those by week are BabyCareItem.",
    folder: "standards/child-follow-ups",
    fields: childFollowUp,
  },
  IvfMilestone: {
    description: "A test, scan or border of a pregnancy after fertility treatment, by its days.",
    folder: "standards/ivf-milestones",
    fields: ivfMilestone,
  },
  LeaveParameter: {
    description: "A length, share or amount of leave and pay around a birth in Türkiye, with its law and its date.",
    folder: "standards/leave-parameters",
    fields: leaveParameter,
  },
  WeightGainRange: {
    description: "How much weight is gained in pregnancy, by the body mass index before it (Institute of Medicine, 2009).",
    folder: "standards/weight-gain",
    fields: weightGainRange,
  },
  SizeComparison: {
    description: "A food about as long as the baby in a week.",
    folder: "standards/size-comparisons",
    fields: comparison,
  },
  UnkindInitials: {
    description: "Initials one would rather not carry, a choice of the house.",
    folder: "standards/unkind-initials",
    fields: unkindInitials,
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
  StateSupport: {
    description: "What the state pays or gives free around a birth in Türkiye, with the page that says more.",
    folder: "standards/state-support",
    fields: stateSupport,
  },
  PregnancyChecklist: {
    description: "What to do in a week of pregnancy, to tick off.",
    folder: "pregnancy-checklists",
    fields: pregnancyChecklist,
    list: { id: "pregnancyChecklists", position: "week", teaser: "lead" },
  },
  PregnancyNutritionMonth: {
    description: "Eating, movement and health in a month of pregnancy.",
    folder: "pregnancy-nutrition-months",
    fields: pregnancyNutritionMonth,
    list: { id: "pregnancyNutritionMonths", position: "month", teaser: "lead" },
  },
  Symptom: {
    description: "A symptom of pregnancy: how usual it is, when to call whom, what helps.",
    folder: "symptoms",
    fields: symptom,
    list: { id: "symptoms", position: "order", teaser: "lead", name: "title", part: "body" },
  },
  BirthPlanGroup: { description: "Wishes of a birth plan, in both languages.", folder: "birth-plan", fields: birthPlanGroup },
  HospitalBagPart: {
    description: "What goes into a part of the hospital bag, or stays at home, in both languages.",
    folder: "hospital-bag",
    fields: hospitalBagPart,
  },
  HospitalPhraseGroup: {
    description: "Sentences to show at the hospital, in both languages.",
    folder: "hospital-phrases",
    fields: hospitalPhraseGroup,
  },
  Remedy: { description: "What helps against a complaint of pregnancy, and how well that is known.", folder: "remedies", fields: remedy },
  BabyWeek: {
    description: "A week of the baby's first year.",
    folder: "baby-weeks",
    fields: babyWeek,
    list: { id: "babyWeeks", position: "week", teaser: "lead" },
  },
  BabySize: {
    description: "Median weight and length by completed week of the first year (WHO).",
    folder: "standards/baby-sizes",
    fields: babySize,
  },
  BabyCareItem: {
    description: "A visit, vaccine, screening, supplement or paper of the first year.",
    folder: "baby-care",
    fields: babyCareItem,
  },
  BabyNutritionMonth: {
    description: "Feeding a baby in a month of life, up to two years.",
    folder: "baby-nutrition-months",
    fields: babyNutritionMonth,
    list: { id: "babyNutritionMonths", position: "month", teaser: "lead" },
  },
  MilestoneChecklist: {
    description: "What most children do by an age, to tick off.",
    folder: "milestone-checklists",
    fields: milestoneChecklist,
    list: { id: "milestoneChecklists", position: "month", teaser: "lead" },
  },
  BabyActivity: {
    description: "A five-minute play for a week of life.",
    folder: "baby-activities",
    fields: babyActivity,
    list: { id: "babyActivities", position: "week", teaser: "lead", name: "title" },
  },
  FirstAidTopic: {
    description: "First aid for babies and children, step by step.",
    folder: "first-aid",
    fields: firstAidTopic,
    list: { id: "firstAidTopics", position: "order", teaser: "lead", name: "title" },
  },
  BabyName: { description: "A name, its meaning and what is known of it.", folder: "names", fields: babyName },
  NameTable: {
    description: "The hundred most given names of a year in Türkiye, as TÜİK counted them.",
    folder: "standards/name-tables",
    fields: nameTable,
  },
  AnnouncedNames: {
    description: "The most given names of a year in Türkiye, as the population directorate (NVİ) announced them.",
    folder: "announced-names",
    fields: announcedNames,
  },
  Faq: { description: "A question readers ask, with a short and a fuller answer.", folder: "faqs", fields: faq },
  Topic: { description: "A topic under which articles are listed.", folder: "topics", fields: topic },
  Article: { description: "An article.", folder: "articles", fields: article },
  ArticlePart: { description: "A part of a long article, with a page of its own.", folder: "article-parts", fields: articlePart },
  Calculator: { description: "What a calculator's page rests on, and when it was written.", folder: "calculators", fields: calculator },
  CommunityQuestion: {
    description: "A question mothers often ask, in their words, answered from the site's own pages.",
    folder: "community-questions",
    fields: communityQuestion,
  },
  LossTopic: { description: "A page for readers who have lost a pregnancy or a baby.", folder: "loss-topics", fields: lossTopic },
  Food: { description: "May I eat or drink it: in pregnancy, while breastfeeding, as a baby.", folder: "foods", fields: food },
  EverydayThing: { description: "May I do it: hair dye, hamam, flying.", folder: "everyday", fields: everydayThing },
  Medicine: {
    description: "What is known of a medicine in pregnancy and breastfeeding, and whom to ask: a signpost, not a verdict.",
    folder: "medicines",
    fields: medicine,
  },
  NeedTopic: { description: "A list of need guides.", folder: "need-topics", fields: needTopic },
  NeedGuide: { description: "Whether a thing is needed and what to look for, without brands.", folder: "need-guides", fields: needGuide },
  Trend: { description: "What to look at in a month: the editors' choice.", folder: "trends", fields: trend },
  StaticPage: { description: "A page about the site, chosen by its index number.", folder: "static-pages", fields: staticPage },
  SearchSynonyms: { description: "Words the search takes for one.", folder: "search/synonyms", fields: searchSynonyms },
  SearchWords: { description: "What people type who look for a page.", folder: "search/words", fields: searchWords },
  RedFlagQuery: {
    description: "A question that tells of danger: the search answers it with whom to call, before any page.",
    folder: "search/red-flags",
    fields: redFlagQuery,
  },
} as const satisfies Record<string, RecordType>;

export type RecordTypeName = keyof typeof recordTypes;

type Records = { [Type in RecordTypeName]: z.infer<(typeof recordTypes)[Type]["fields"]> };
/**
 * TypeScript type of a record whose shape has been checked.
 * @example RecordOf<"Sign">["whose"] // "mother" | "baby"
 */
export type RecordOf<Type extends RecordTypeName> = Records[Type];
