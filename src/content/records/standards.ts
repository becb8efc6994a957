/** Published tables that calculators and tools use. Over 200 lines: a short list of fields for each table. */
import { z } from "zod";
import { inOrder, link, recordKey } from "./common";
import {
  day,
  decimal,
  distinct,
  group,
  identifier,
  key,
  list,
  many,
  nullable,
  oneOf,
  optional,
  route,
  shortText,
  text,
  whole,
  word,
  wordLists,
  yesNo,
} from "./fields";
import { type RecordType, shownElsewhere, upTo } from "./recordType";

const zodiacSign = z.strictObject({
  key: recordKey,
  element: oneOf("Its element in astrology.", ["fire", "earth", "air", "water"]),
  quality: oneOf("Its quality in astrology.", ["cardinal", "fixed", "mutable"]),
  from: word("First day of the sign, MM-DD."),
  to: route("Last day of the sign, MM-DD; Capricorn spans the new year."),
  computedFrom: word("Earliest first day by the Sun in Istanbul time, 1960 to 2035, MM-DD; computed, not published."),
  computedTo: word("Latest first day by the Sun in Istanbul time, 1960 to 2035, MM-DD; computed, not published."),
  sources: many("Source", "Publications with the first and last days.", 1),
});

const zodiacAspect = z.strictObject({
  key: recordKey,
  distance: whole("Distance of the two signs, in signs, the shorter way round the zodiac; 0 for the same sign.", 0, 6),
  score: whole("The site's own points, for entertainment; no source gives them.", 55, 95),
  sources: many("Source", "Publications that compare signs in this way; none of them gives these points.", 1),
});

const pregnancySign = z.strictObject({
  key: recordKey,
  answers: list(
    group("PregnancySignAnswer", "An answer and its points.", {
      answer: distinct(word("Identifier of the answer, like 1-6-days.", "identifier")),
      points: decimal("The site's own points; no validated score was found.", 0, 4),
    }),
    "Possible answers.",
    2,
  ),
  sources: many("Source", "Publications that describe or ask about the sign; none of them gives these points.", 1),
});

const pregnancySignBand = z.strictObject({
  key: recordKey,
  pointsFrom: decimal("Lowest total of the range, in the site's own points.", 0, 99),
  pointsTo: decimal("Highest total of the range, in the site's own points.", 0, 99),
  sources: many("Source", "Questionnaires that rank the answers in the same way; none of them gives these limits.", 1),
});

const scanRedating = z
  .strictObject({
    key: recordKey,
    weekFrom: whole("First completed week of gestational age by LMP on the day of the scan.", 0, 42),
    weekTo: whole("Last completed week of the row; 42 if it is open until birth.", 0, 42),
    limitDays: whole("Limit in days: the due date by scan is used if the two gestational ages differ by more.", 0, 30),
    sources: many("Source", "Publications with the limit.", 1),
  })
  .refine(inOrder.check, inOrder.fault);

const ivfEvent = z.strictObject({
  key: recordKey,
  embryoAgeDays: whole("Age of the embryo on the day of the event, in days since egg collection.", 0, 7),
  testFromDay: nullable(whole("First day for a pregnancy blood test, in days after the event; null if no source gives one.", 1, 30)),
  testToDay: nullable(whole("Last day for a pregnancy blood test, in days after the event; null if no source gives one.", 1, 30)),
  sources: many("Source", "Publications that count the day in this way.", 1),
});

const ivfMilestone = z.strictObject({
  key: recordKey,
  fromDay: whole("First day, in days of gestational age, counted from the LMP that matches the due date.", 0, 300),
  toDay: nullable(whole("Last day, counted in the same way; null for a single day.", 0, 300)),
  sources: many("Source", "Publications with the days.", 1),
});

const caffeineDrink = z.strictObject({
  key: recordKey,
  servingMl: nullable(whole("Portion in millilitres; null for 50 g of chocolate.", 10, 1000)),
  mg: whole("Caffeine in the portion, in milligrams.", 0, 300),
  mgMost: whole("Highest amount another laboratory found, in milligrams; equal to `mg` if they agree.", 0, 300),
  sources: many("Source", "Publications of the measurements.", 1),
});

const leaveParameter = z.strictObject({
  key: recordKey,
  amount: decimal("Amount in the given unit.", 0, 10_000),
  unit: oneOf("Unit of the amount; `thirds` are of the daily earnings, `liraMonthly` is lira per month.", [
    "weeks",
    "days",
    "months",
    "hours",
    "thirds",
    "lira",
    "liraMonthly",
  ]),
  law: text("Article of law, regulation or authority it comes from.", 120),
  since: nullable(day("Date it came into force or is dated, YYYY-MM-DD; null if an older rule simply continues.")),
  checked: day("Date it was last compared with its sources, YYYY-MM-DD."),
  sources: many("Source", "Publications with the rule.", 1),
});

const weightGainRange = z.strictObject({
  key: recordKey,
  bmiFrom: decimal("Lowest body mass index of the row before pregnancy, in kg/m².", 0, 100),
  bmiTo: decimal("Upper limit of the body mass index, not included, in kg/m².", 0, 100),
  lowKg: decimal("Minimum gain by term with one baby, in kg.", 0, 40),
  highKg: decimal("Maximum gain by term with one baby, in kg.", 0, 40),
  twinsLowKg: nullable(decimal("Minimum gain by term with twins, in kg; null if none is published.", 0, 40)),
  twinsHighKg: nullable(decimal("Maximum gain by term with twins, in kg; null if none is published.", 0, 40)),
  earlyLowKg: decimal("Minimum gain in the first 12 weeks, in kg.", 0, 5),
  earlyHighKg: decimal("Maximum gain in the first 12 weeks, in kg.", 0, 5),
  weeklyKg: decimal("Mean gain per week after that with one baby, in kg.", 0, 1),
  sources: many("Source", "Publications with the row.", 1),
});

const whoContact = z.strictObject({
  key: recordKey,
  contact: whole("Number of the contact, 1 to 8.", 1, 8),
  week: whole("Completed week of pregnancy; the first contact takes place by the end of it.", 1, 42),
  sources: many("Source", "Publications of the schedule.", 1),
});

const childFollowUp = z.strictObject({
  key: recordKey,
  kind: oneOf("Kind of item.", ["visit", "screening"]),
  monthFrom: whole("First completed month of life of the window.", 0, 60),
  monthTo: whole("Last completed month of life of the window, included as a whole.", 0, 60),
  title: shortText("Name of the visit or screening.", 80),
  line: text("What happens there, in one line.", 200),
  sources: many("Source", "Publications that recommend it.", 1),
});

const vaccineAge = group("VaccineAge", "An age in whole units.", {
  value: whole("Number of units.", 0, 200),
  unit: oneOf("Unit of the age.", ["days", "weeks", "months", "years"]),
});

const vaccineDose = group("VaccineDose", "A dose of a schedule: due at the age `at`, up to `until`, caught up by `notAfter`.", {
  key: key("Identifier under which the tick is saved on the device."),
  vaccine: identifier("Identifier of the vaccine; its name is an interface text."),
  dose: identifier("Identifier of the dose, like 1 or booster; its name is an interface text."),
  timing: oneOf("Whether it is due at the age (day) or possible from that age on (from).", ["day", "from"]),
  at: vaccineAge,
  until: optional(vaccineAge),
  notAfter: optional(vaccineAge),
  bornFrom: optional(day("First date of birth it applies to, YYYY-MM-DD.")),
  bornTo: optional(day("Last date of birth it applies to, YYYY-MM-DD.")),
  since: optional(day("Date the dose was added to the schedule, YYYY-MM-DD, if later than the others.")),
  isOptional: yesNo("True if it is not for every child or not counted in the series; it is never shown as overdue."),
  hasNote: yesNo("True if the interface texts have a note about it."),
  sources: many("Source", "Sources of the row.", 1),
});

const vaccineExtra = group("VaccineExtra", "A vaccine outside the routine schedule.", {
  key: key("Identifier of the vaccine; its name and text are interface texts."),
  cost: oneOf("Availability: paid for by the parents, to be asked about, or only for children at risk.", ["paid", "ask", "risk"]),
  sources: many("Source", "Sources of the row.", 1),
});

const vaccineCohort = group("VaccineCohort", "A range of birth dates for which an earlier schedule applied.", {
  key: key("Identifier of the group; its text is an interface text."),
  bornFrom: optional(day("First date of birth, YYYY-MM-DD.")),
  bornTo: optional(day("Last date of birth, YYYY-MM-DD.")),
  sources: many("Source", "Sources of the row.", 1),
});

const vaccineSchedule = z.strictObject({
  key: oneOf("Country or organisation of the schedule.", ["TR", "UK", "US", "WHO"]),
  since: nullable(day("Date this version came into force, YYYY-MM-DD; null if only the year is known.")),
  year: whole("Year of the version.", 2013, 2100),
  checked: day("Date it was last compared with its sources, YYYY-MM-DD."),
  sources: many("Source", "Publications of the schedule.", 1),
  doses: list(vaccineDose, "The doses.", 1),
  extras: list(vaccineExtra, "Vaccines outside the routine schedule."),
  cohorts: list(vaccineCohort, "Groups of children who were vaccinated by an earlier version."),
});

const chineseGenderRow = z
  .strictObject({
    key: recordKey,
    lunarAge: whole("The mother's lunar age at conception, a row of the chart.", 18, 45),
    months: word("A letter for each lunar month of conception, 1 to 12: B for boy, G for girl."),
    sources: many("Source", "Publications of the chart.", 1),
  })
  .refine(({ key, lunarAge }) => key === String(lunarAge), { message: "must be the lunar age", path: ["key"] })
  .refine(({ months }) => /^[BG]{12}$/.test(months), { message: "must be twelve letters B or G", path: ["months"] });

const chineseLunarYear = z
  .strictObject({
    key: recordKey,
    lunarYear: whole("The Gregorian year in which the lunar year begins.", 1955, 2050),
    newYear: day("First day of its first month, YYYY-MM-DD."),
    leapMonth: whole("Number of the month that is followed by a leap month; 0 if there is none.", 0, 12),
    months: word("Lengths of its months in order, including the leap month: S for 29 days, L for 30 days."),
    sources: many("Source", "Sources of the conversion.", 1),
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
  optional: yesNo("True if many families do without it."),
});

const stateSupport = z.strictObject({
  key: recordKey,
  order: whole("Position on the budget page.", 1, 9),
  link,
  sources: many("Source", "Law, circular or authority it comes from.", 1),
});

const unkindInitials = z.strictObject({
  key: recordKey,
  words: wordLists("Words in capital letters that initials may spell."),
});

export const standardsTypes = {
  ZodiacSign: {
    description: "A zodiac sign and its dates, for entertainment.",
    folder: "standards/zodiac-signs",
    fields: zodiacSign,
    checks: "plain",
    expected: "aries taurus gemini cancer leo virgo libra scorpio sagittarius capricorn aquarius pisces".split(" "),
    sourceTopic: null,
    ...shownElsewhere,
    publishedIn: "zodiac",
  },
  ZodiacAspect: {
    description: "A distance between two zodiac signs and the points for it, for entertainment.",
    folder: "standards/zodiac-aspects",
    fields: zodiacAspect,
    checks: "plain",
    expected: "conjunction semi-sextile sextile square trine quincunx opposition".split(" "),
    sourceTopic: null,
    ...shownElsewhere,
  },
  PregnancySign: {
    description: "A question of the questionnaire “Am I pregnant?”, with the points of its answers; the site's own scoring.",
    folder: "standards/pregnancy-signs",
    fields: pregnancySign,
    checks: "health",
    expected:
      "sex late lastPeriodLight nausea breasts tired urination smell-taste spotting cramps-bloating mood constipation-discharge".split(" "),
    sourceTopic: null,
    ...shownElsewhere,
  },
  PregnancySignBand: {
    description: "A range of total points of the questionnaire “Am I pregnant?”; the site's own scoring.",
    folder: "standards/pregnancy-sign-bands",
    fields: pregnancySignBand,
    checks: "health",
    expected: ["few", "some", "several"],
    sourceTopic: null,
    ...shownElsewhere,
  },
  ScanRedating: {
    description: "How many days the dates by scan and by last period (LMP) must differ before the due date is changed (ACOG 700).",
    folder: "standards/scan-redating",
    fields: scanRedating,
    checks: { none: "numbers only" },
    expected: ["0-8", "9-13", "14-15", "16-21", "22-27", "28-42"],
    sourceTopic: null,
    ...shownElsewhere,
  },
  IvfEvent: {
    description: "A step of fertility treatment, with the embryo's age on that day and the days for the pregnancy blood test.",
    folder: "standards/ivf-events",
    fields: ivfEvent,
    checks: "health",
    expected: "egg-retrieval iui transfer-day2 transfer-day3 transfer-day4 transfer-day5 transfer-day6 transfer-day7".split(" "),
    sourceTopic: null,
    ...shownElsewhere,
  },
  CaffeineDrink: {
    description: "A portion of a drink or food, with its caffeine content.",
    folder: "standards/caffeine-drinks",
    fields: caffeineDrink,
    checks: "health",
    expected: [],
    sourceTopic: null,
    ...shownElsewhere,
  },
  WhoContact: {
    description: "An antenatal contact recommended by the World Health Organization.",
    folder: "standards/who-contacts",
    fields: whoContact,
    checks: "health",
    expected: [],
    sourceTopic: null,
    ...shownElsewhere,
  },
  ChildFollowUp: {
    description: "A visit or screening of a child up to the fifth birthday, by month of life; BabyCareItem has those by week.",
    folder: "standards/child-follow-ups",
    fields: childFollowUp,
    checks: "health",
    expected: [],
    sourceTopic: null,
    ...shownElsewhere,
  },
  IvfMilestone: {
    description: "A test, scan or milestone of a pregnancy after fertility treatment, by day.",
    folder: "standards/ivf-milestones",
    fields: ivfMilestone,
    checks: "health",
    expected: "first-scan combined-test second-trimester anomaly-scan third-trimester term full-term due".split(" "),
    sourceTopic: null,
    ...shownElsewhere,
  },
  LeaveParameter: {
    description: "A duration, share or amount in Türkiye's rules on leave and pay around a birth, with its law and date.",
    folder: "standards/leave-parameters",
    fields: leaveParameter,
    checks: "health",
    expected: [],
    sourceTopic: null,
    ...shownElsewhere,
  },
  WeightGainRange: {
    description: "Recommended weight gain in pregnancy by body mass index before it (Institute of Medicine, 2009).",
    folder: "standards/weight-gain",
    fields: weightGainRange,
    checks: { none: "numbers only" },
    expected: [],
    sourceTopic: null,
    ...shownElsewhere,
  },
  UnkindInitials: {
    description: "Initials that spell an unpleasant word, chosen by the editors.",
    folder: "standards/unkind-initials",
    fields: unkindInitials,
    checks: { none: "letters only" },
    expected: [],
    sourceTopic: null,
    ...shownElsewhere,
  },
  ChineseGenderRow: {
    description: "A row of the Chinese gender chart, for entertainment.",
    folder: "standards/chinese-gender-chart",
    fields: chineseGenderRow,
    checks: { none: "numbers only" },
    expected: upTo(18, 45),
    sourceTopic: null,
    ...shownElsewhere,
  },
  ChineseLunarYear: {
    description: "A year of the Chinese calendar: new year, leap month, month lengths.",
    folder: "standards/chinese-lunar-years",
    fields: chineseLunarYear,
    checks: { none: "numbers only" },
    expected: upTo(1955, 2050),
    sourceTopic: null,
    ...shownElsewhere,
  },
  VaccineSchedule: {
    description: "A routine vaccine schedule in one version: doses with their ages.",
    folder: "standards/vaccine-schedules",
    fields: vaccineSchedule,
    checks: "health",
    expected: ["TR", "UK", "US", "WHO"],
    sourceTopic: null,
    ...shownElsewhere,
  },
  BudgetItem: {
    description: "A suggested row of the budget, without a price.",
    folder: "standards/budget-items",
    fields: budgetItem,
    checks: "health",
    expected: [],
    sourceTopic: null,
    ...shownElsewhere,
  },
  StateSupport: {
    description: "A state payment or free service around a birth in Türkiye, with a link to the page about it.",
    folder: "standards/state-support",
    fields: stateSupport,
    checks: "health",
    expected: [],
    sourceTopic: null,
    ...shownElsewhere,
  },
} as const satisfies Record<string, RecordType>;
