/** Published tables that calculators and tools use. Over 200 lines: a short list of fields for each table. */
import { z } from "zod";
import { inOrder, link, recordKey } from "./common";
import { day, decimal, group, key, list, many, nullable, oneOf, optional, text, whole, word, wordLists, yesNo } from "./fields";

export const zodiacSign = z.strictObject({
  key: recordKey,
  element: oneOf("Its element in astrology.", ["fire", "earth", "air", "water"]),
  quality: oneOf("Its quality in astrology.", ["cardinal", "fixed", "mutable"]),
  from: word("First day of the sign, MM-DD."),
  to: word("Last day of the sign, MM-DD; Capricorn runs over the new year."),
  computedFrom: word("Earliest first day by the Sun in Istanbul time, 1960 to 2035, MM-DD; computed, not published."),
  computedTo: word("Latest first day by the Sun in Istanbul time, 1960 to 2035, MM-DD; computed, not published."),
  sources: many("Source", "Where the first and last days are printed.", 1),
});

export const zodiacAspect = z.strictObject({
  key: recordKey,
  distance: whole("Signs between the two, the shorter way round.", 0, 6),
  score: whole("The site's own points, for fun: no source gives them.", 55, 95),
  sources: many("Source", "Where signs are compared like this; none of them gives these points.", 1),
});

export const pregnancySign = z.strictObject({
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

export const pregnancySignBand = z.strictObject({
  key: recordKey,
  pointsFrom: decimal("First points of the band, the site's own.", 0, 99),
  pointsTo: decimal("Last points of the band, the site's own.", 0, 99),
  sources: many("Source", "Questionnaires that rank the answers alike; none of them gives these borders.", 1),
});

export const scanRedating = z
  .strictObject({
    key: recordKey,
    weekFrom: whole("First completed week by the last period, on the day of the scan.", 0, 42),
    weekTo: whole("Last completed week of the row; 42 when it stays open until birth.", 0, 42),
    limitDays: whole("The scan's date is taken when the two ages differ by more days than this.", 0, 30),
    sources: many("Source", "Where the limit is printed.", 1),
  })
  .refine(inOrder.check, inOrder.fault);

export const ivfEvent = z.strictObject({
  key: recordKey,
  embryoAgeDays: whole("Age of the embryo on the day, in days since egg collection.", 0, 7),
  testFromDay: nullable(whole("First day after it for a pregnancy blood test; null where no source names one.", 1, 30)),
  testToDay: nullable(whole("Last such day.", 1, 30)),
  sources: many("Source", "Where the day is counted so.", 1),
});

export const ivfMilestone = z.strictObject({
  key: recordKey,
  fromDay: whole("First day, in days since the last period the due date leads back to.", 0, 300),
  toDay: nullable(whole("Last day; null for a single day.", 0, 300)),
  sources: many("Source", "Where the days are printed.", 1),
});

export const caffeineDrink = z.strictObject({
  key: recordKey,
  servingMl: nullable(whole("A portion in millilitres; null for 50 g of chocolate.", 10, 1000)),
  mg: whole("Milligrams of caffeine in it.", 0, 300),
  mgMost: whole("The most another laboratory found in it; the same where they agree.", 0, 300),
  sources: many("Source", "Who measured it.", 1),
});

export const leaveParameter = z.strictObject({
  key: recordKey,
  amount: decimal("How much of the unit.", 0, 10_000),
  unit: oneOf("What is counted; `thirds` of the daily earnings, `liraMonthly` every month.", [
    "weeks",
    "days",
    "months",
    "hours",
    "thirds",
    "lira",
    "liraMonthly",
  ]),
  law: text("The article, regulation or office it comes from.", 120),
  since: nullable(day("The day it came into force or is dated; null where an older rule simply goes on.")),
  checked: day("The day it was last compared with its sources."),
  sources: many("Source", "Where it is printed.", 1),
});

export const weightGainRange = z.strictObject({
  key: recordKey,
  bmiFrom: decimal("First body mass index of the row, before the pregnancy.", 0, 100),
  bmiTo: decimal("The index below which the row ends.", 0, 100),
  lowKg: decimal("Least kilograms by term with one baby.", 0, 40),
  highKg: decimal("Most kilograms by term with one baby.", 0, 40),
  twinsLowKg: nullable(decimal("Least kilograms by term with twins; null where none are published.", 0, 40)),
  twinsHighKg: nullable(decimal("Most kilograms by term with twins.", 0, 40)),
  earlyLowKg: decimal("Least kilograms of the first 12 weeks.", 0, 5),
  earlyHighKg: decimal("Most kilograms of the first 12 weeks.", 0, 5),
  weeklyKg: decimal("Mean kilograms a week after that, with one baby.", 0, 1),
  sources: many("Source", "Where the row is printed.", 1),
});

export const whoContact = z.strictObject({
  key: recordKey,
  contact: whole("Which of the eight contacts.", 1, 8),
  week: whole("Completed week; the first contact is by its end.", 1, 42),
  sources: many("Source", "Where the schedule is published.", 1),
});

export const childFollowUp = z.strictObject({
  key: recordKey,
  kind: oneOf("What it is.", ["visit", "screening"]),
  monthFrom: whole("First completed month of life of the window.", 0, 60),
  monthTo: whole("Last completed month of life of the window, the whole of it.", 0, 60),
  title: text("Name of the visit or screening.", 80),
  line: text("What happens there, in a line.", 200),
  sources: many("Source", "Who advises it.", 1),
});

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

export const vaccineSchedule = z.strictObject({
  key: oneOf("Whose schedule it is.", ["TR", "UK", "US", "WHO"]),
  since: nullable(day("The day this version came into force, null where only the year is known.")),
  year: whole("Year of the version.", 2013, 2100),
  checked: day("The day it was last compared with its sources."),
  sources: many("Source", "Where the schedule is printed.", 1),
  doses: list(vaccineDose, "The doses.", 1),
  extras: list(vaccineExtra, "Vaccines outside the routine schedule."),
  cohorts: list(vaccineCohort, "Children who were vaccinated by an earlier version."),
});

export const chineseGenderRow = z
  .strictObject({
    key: recordKey,
    lunarAge: whole("The mother's lunar age at conception, a row of the chart.", 18, 45),
    months: word("A letter for each lunar month of conception, 1 to 12: B boy, G girl."),
    sources: many("Source", "Where the chart is printed.", 1),
  })
  .refine(({ key, lunarAge }) => key === String(lunarAge), { message: "must be the lunar age", path: ["key"] })
  .refine(({ months }) => /^[BG]{12}$/.test(months), { message: "must be twelve letters B or G", path: ["months"] });

export const chineseLunarYear = z
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

export const budgetItem = z.strictObject({
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
});

export const stateSupport = z.strictObject({
  key: recordKey,
  order: whole("Place on the page of the budget.", 1, 9),
  link,
  sources: many("Source", "The law, circular or office it comes from.", 1),
});

export const unkindInitials = z.strictObject({
  key: recordKey,
  words: wordLists("Words of capital letters that initials may spell."),
});
