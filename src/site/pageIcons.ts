import type { PlainRouteId } from "../routes/routes";

/** The drawing of each kind of page in static/illustrations/icons: one meaning each, the same wherever the page is led to. */
export const pageIcons = {
  babyActivities: "play",
  babyFaq: "faq",
  babyNutritionMonths: "baby-food",
  babyWeeks: "baby-weeks",
  birthPlan: "birth-plan",
  budget: "budget",
  caffeine: "calculators",
  canIEat: "can-i-eat",
  careTimeline: "care",
  chineseGender: "chinese-chart",
  community: "community",
  contractionTimer: "contraction-timer",
  dueDate: "due-date",
  firstAidTopics: "first-aid",
  growthPercentile: "growth",
  headPercentile: "head",
  hospitalBag: "hospital-bag",
  hospitalPhrases: "hospital-phrases",
  ivf: "ivf",
  leavePlanner: "leave",
  medicines: "medicines",
  milestoneChecklists: "milestones",
  monthsPregnant: "months",
  names: "names",
  ovulation: "fertile-days",
  pregnancyChecklists: "checklist",
  pregnancyFaq: "faq",
  pregnancyNutritionMonths: "nutrition-mother",
  pregnancyQuiz: "pregnancy-test",
  pregnancyWeeks: "pregnancy-weeks",
  products: "needs-guide",
  symptoms: "symptoms",
  vaccineCalendar: "vaccine",
  weightGain: "weight-gain",
  zodiac: "zodiac",
} as const satisfies Partial<Record<PlainRouteId, string>>;

/** A page that has a drawing. */
export type PicturedRouteId = keyof typeof pageIcons;

/** @example iconOf("budget") // "icons/budget", for Picture */
export const iconOf = (page: PicturedRouteId): string => `icons/${pageIcons[page]}`;
