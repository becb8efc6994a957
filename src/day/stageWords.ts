/** Texts for stages and entries, the same on the home page, on “My day” and in the calendar file. */

import { weeksAndDays } from "../calculators/shared/weeksAndDays";
import type { Translate } from "../text/textsFor";
import type { AgendaEntry } from "./careCalendar";
import type { ChildStage, Pregnant } from "./stages";

/**
 * An age in words.
 * @example ageWords(t, { months: 5, days: 4, week: 23 }) // "5 months 4 days"
 */
export function ageWords(t: Translate, { months, days }: { months: number; days: number }): string {
  if (months === 0) return t("day.age.days", { count: days });
  if (months < 24) return [t("day.age.months", { count: months }), ...(days > 0 ? [t("day.age.days", { count: days })] : [])].join(" ");
  const rest = months % 12;
  return [t("day.age.years", { count: Math.floor(months / 12) }), ...(rest > 0 ? [t("day.age.months", { count: rest })] : [])].join(" ");
}

/**
 * Gestational age in words.
 * @example pregnancyWords(t, stage) // "24 weeks 4 days"
 */
export const pregnancyWords = (t: Translate, { weeks, day }: Pregnant): string => weeksAndDays(t, weeks, day);

/**
 * The child’s name, or a general word for it.
 * @example childName(t, child) // "Ada", or "Your baby"
 */
export const childName = (t: Translate, { child: { name } }: ChildStage): string => name ?? t("day.child");

/**
 * Title of an entry. A vaccine visit is named after its age, because its doses are in the vaccine calendar.
 * @example entryTitle({ title: "First visit", … }, t) // "First visit"
 */
export function entryTitle({ title, age }: AgendaEntry, t: Translate): string {
  if (!age) return title;
  return age.value === 0 ? t("day.vaccine.birth") : t(`day.vaccine.${age.unit}`, { n: age.value });
}
