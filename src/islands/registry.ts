/**
 * Every island and behaviour by the name used in the HTML, with the file that exports it by default. Each file is loaded when it is needed, never
 * before.
 */
import type { ComponentType } from "react";
import type { Behaviour } from "./behaviour";

export interface IslandEntry {
  /** Namespaces of interface texts it uses in addition to `common`. */
  texts: readonly string[];
  // biome-ignore lint/suspicious/noExplicitAny: the props were written into the page by Island, which checked them against the component
  load: () => Promise<{ default: ComponentType<any> }>;
  /**
   * When it is hydrated. `page`: at the first sign of the reader on the page. `self`: when it is itself pointed at, touched or focused. `day`: at
   * once where the device has a stored date.
   */
  wakesBy: "page" | "self" | "day";
}

/** Parts of a page that run with React. */
export const islands = {
  budget: {
    texts: ["budget"],
    wakesBy: "page",
    load: () => import("../calculators/budget/BudgetCalculator"),
  },
  caffeine: {
    texts: ["caffeine"],
    wakesBy: "page",
    load: () => import("../calculators/caffeine/CaffeineCalculator"),
  },
  careTimeline: {
    texts: ["careTimeline"],
    wakesBy: "page",
    load: () => import("../calculators/careTimeline/CareTimelineCalculator"),
  },
  chineseGender: {
    texts: ["chineseGender"],
    wakesBy: "page",
    load: () => import("../calculators/chineseGender/ChineseGenderCalculator"),
  },
  contractionTimer: {
    texts: ["contractionTimer", "triage"],
    wakesBy: "page",
    load: () => import("../calculators/contractionTimer/ContractionTimer"),
  },
  dayCard: {
    texts: ["day"],
    wakesBy: "day",
    load: () => import("../day/DayCard"),
  },
  dueDate: {
    texts: ["dueDate"],
    wakesBy: "page",
    load: () => import("../calculators/dueDate/DueDateCalculator"),
  },
  findMyWeek: {
    texts: ["home"],
    wakesBy: "self",
    load: () => import("../reading/home/FindMyWeek"),
  },
  growthPercentile: {
    texts: ["growthPercentile", "children"],
    wakesBy: "page",
    load: () => import("../calculators/growthPercentile/GrowthPercentileCalculator"),
  },
  ivf: {
    texts: ["ivf", "triage"],
    wakesBy: "page",
    load: () => import("../calculators/ivf/IvfCalculator"),
  },
  leavePlanner: {
    texts: ["leavePlanner"],
    wakesBy: "page",
    load: () => import("../calculators/leavePlanner/LeavePlannerCalculator"),
  },
  monthsPregnant: {
    texts: ["monthsPregnant"],
    wakesBy: "page",
    load: () => import("../calculators/monthsPregnant/MonthsPregnantCalculator"),
  },
  myDay: {
    texts: ["day"],
    wakesBy: "page",
    // With a stored date, the part that shows what follows from it is loaded before the first rendering.
    load: async () => {
      const hasDate = document.documentElement.dataset.day !== undefined;
      const [myDay] = await Promise.all([import("../day/MyDay"), hasDate && import("../day/KnownDay")]);
      if (hasDate) await myDay.KnownDay.load();
      return myDay;
    },
  },
  nameFinder: {
    texts: ["names", "nameList"],
    wakesBy: "page",
    load: () => import("../names/list/NameFinder"),
  },
  nameMatches: {
    texts: ["names", "namesHub"],
    wakesBy: "self",
    load: () => import("../names/match/NameMatches"),
  },
  nameSearch: {
    texts: ["names", "namesHub"],
    wakesBy: "self",
    load: () => import("../names/hub/NameSearch"),
  },
  ovulation: {
    texts: ["ovulation"],
    wakesBy: "page",
    load: () => import("../calculators/ovulation/OvulationCalculator"),
  },
  pregnancyQuiz: {
    texts: ["pregnancyQuiz", "triage"],
    wakesBy: "page",
    load: () => import("../calculators/pregnancyQuiz/PregnancyQuizCalculator"),
  },
  shortlist: {
    texts: ["names", "namesHub"],
    wakesBy: "page",
    load: () => import("../names/shortlist/Shortlist"),
  },
  vaccineCalendar: {
    texts: ["vaccineCalendar", "children"],
    wakesBy: "page",
    load: () => import("../calculators/vaccineCalendar/VaccineCalendarCalculator"),
  },
  shareTicks: {
    texts: ["birth"],
    wakesBy: "page",
    load: () => import("../birth/shared/ShareTicks"),
  },
  weightGain: {
    texts: ["weightGain"],
    wakesBy: "page",
    load: () => import("../calculators/weightGain/WeightGainCalculator"),
  },
  zodiac: {
    texts: ["zodiac"],
    wakesBy: "page",
    load: () => import("../calculators/zodiac/ZodiacCalculator"),
  },
} as const satisfies Record<string, IslandEntry>;

export type IslandName = keyof typeof islands;

/** Behaviours without React, by the value of `data-behaviour`. */
export const behaviours = {
  askQuestion: () => import("../reading/community/askQuestion"),
  askToCount: () => import("../site/askToCount"),
  apps: () => import("../reading/apps/sendToStore"),
  callHospital: () => import("../triage/callHospital"),
  contents: () => import("../ui/device/markCurrent"),
  deviceData: () => import("../day/showDeviceData"),
  favourite: () => import("../names/favourite"),
  hideSizes: () => import("../site/hideSizes"),
  itemFinder: () => import("../canI/list/findItems"),
  // Both are in one named file, which the build stores with the page for use without a network.
  saveSection: () => import(/* webpackChunkName: "offline" */ "../site/offline/saveSection"),
  savedPages: () => import(/* webpackChunkName: "offline" */ "../site/offline/listSavedPages"),
  fields: () => import("../ui/device/rememberFields"),
  lazySection: () => import("../reading/home/fillWhenSeen"),
  promo: () => import("../site/showPromo"),
  quietMode: () => import("../loss/list/switchQuiet"),
  search: () => import("../search/browser/answerSearch"),
  questionFinder: () => import("../reading/community/findQuestions"),
  showAnyway: () => import("../site/showAnyway"),
  share: () => import("../site/sharePage"),
  symptomFinder: () => import("../reading/list/findSymptoms"),
  ticks: () => import("../ui/device/rememberTicks"),
} as const satisfies Record<string, () => Promise<{ default: Behaviour }>>;

export type BehaviourName = keyof typeof behaviours;
