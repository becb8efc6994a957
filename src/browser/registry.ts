/**
 * Every island and behaviour by the name used in the HTML, with the file that exports it by default. Each file is loaded when it is needed, never
 * before.
 */
import type { ComponentType } from "react";
import type { IslandName } from "../islands/islandNames";
import type { Behaviour } from "../ui/device/behaviour";
import type { BehaviourName } from "../ui/device/behaviourNames";

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
    load: () => import("../calculators/budget/BudgetCalculator.island"),
  },
  caffeine: {
    texts: ["caffeine"],
    wakesBy: "page",
    load: () => import("../calculators/caffeine/CaffeineCalculator.island"),
  },
  careTimeline: {
    texts: ["careTimeline"],
    wakesBy: "page",
    load: () => import("../calculators/careTimeline/CareTimelineCalculator.island"),
  },
  chineseGender: {
    texts: ["chineseGender"],
    wakesBy: "page",
    load: () => import("../calculators/chineseGender/ChineseGenderCalculator.island"),
  },
  contractionTimer: {
    texts: ["contractionTimer", "triage"],
    wakesBy: "page",
    load: () => import("../calculators/contractionTimer/ContractionTimer.island"),
  },
  dayCard: {
    texts: ["day"],
    wakesBy: "day",
    load: () => import("../day/DayCard.island"),
  },
  dueDate: {
    texts: ["dueDate"],
    wakesBy: "page",
    load: () => import("../calculators/dueDate/DueDateCalculator.island"),
  },
  findMyWeek: {
    texts: ["home"],
    wakesBy: "self",
    load: () => import("../reading/home/FindMyWeek.island"),
  },
  growthPercentile: {
    texts: ["growthPercentile", "children"],
    wakesBy: "page",
    load: () => import("../calculators/growthPercentile/GrowthPercentileCalculator.island"),
  },
  ivf: {
    texts: ["ivf", "triage"],
    wakesBy: "page",
    load: () => import("../calculators/ivf/IvfCalculator.island"),
  },
  leavePlanner: {
    texts: ["leavePlanner"],
    wakesBy: "page",
    load: () => import("../calculators/leavePlanner/LeavePlannerCalculator.island"),
  },
  monthsPregnant: {
    texts: ["monthsPregnant"],
    wakesBy: "page",
    load: () => import("../calculators/monthsPregnant/MonthsPregnantCalculator.island"),
  },
  myDay: {
    texts: ["day"],
    wakesBy: "page",
    // With a stored date, the part that shows what follows from it is loaded before the first rendering.
    load: async () => {
      const hasDate = document.documentElement.dataset.day !== undefined;
      const [myDay] = await Promise.all([import("../day/MyDay.island"), hasDate && import("../day/KnownDay")]);
      if (hasDate) await myDay.KnownDay.load();
      return myDay;
    },
  },
  nameFinder: {
    texts: ["names", "nameList"],
    wakesBy: "page",
    load: () => import("../names/list/NameFinder.island"),
  },
  nameMatches: {
    texts: ["names", "namesHub"],
    wakesBy: "self",
    load: () => import("../names/match/NameMatches.island"),
  },
  nameSearch: {
    texts: ["names", "namesHub"],
    wakesBy: "self",
    load: () => import("../names/hub/NameSearch.island"),
  },
  ovulation: {
    texts: ["ovulation"],
    wakesBy: "page",
    load: () => import("../calculators/ovulation/OvulationCalculator.island"),
  },
  pregnancyQuiz: {
    texts: ["pregnancyQuiz", "triage"],
    wakesBy: "page",
    load: () => import("../calculators/pregnancyQuiz/PregnancyQuizCalculator.island"),
  },
  shortlist: {
    texts: ["names", "namesHub"],
    wakesBy: "page",
    load: () => import("../names/shortlist/Shortlist.island"),
  },
  vaccineCalendar: {
    texts: ["vaccineCalendar", "children"],
    wakesBy: "page",
    load: () => import("../calculators/vaccineCalendar/VaccineCalendarCalculator.island"),
  },
  shareTicks: {
    texts: ["birth"],
    wakesBy: "page",
    load: () => import("../birth/shared/ShareTicks.island"),
  },
  weightGain: {
    texts: ["weightGain"],
    wakesBy: "page",
    load: () => import("../calculators/weightGain/WeightGainCalculator.island"),
  },
  zodiac: {
    texts: ["zodiac"],
    wakesBy: "page",
    load: () => import("../calculators/zodiac/ZodiacCalculator.island"),
  },
} as const satisfies Record<IslandName, IslandEntry>;

/** Behaviours without React, by the value of `data-behaviour`. */
export const behaviours = {
  askQuestion: () => import("../reading/community/askQuestion.behaviour"),
  askToCount: () => import("../firebase/askToCount.behaviour"),
  apps: () => import("../reading/apps/sendToStore.behaviour"),
  callHospital: () => import("../triage/callHospital.behaviour"),
  contents: () => import("../ui/device/markCurrent.behaviour"),
  deviceData: () => import("../day/showDeviceData.behaviour"),
  favourite: () => import("../names/favourite.behaviour"),
  hideSizes: () => import("../site/quiet/hideSizes.behaviour"),
  itemFinder: () => import("../canI/list/findItems.behaviour"),
  // Both are in one named file, which the build stores with the page for use without a network.
  saveSection: () => import(/* webpackChunkName: "offline" */ "../site/offline/saveSection.behaviour"),
  savedPages: () => import(/* webpackChunkName: "offline" */ "../site/offline/listSavedPages.behaviour"),
  fields: () => import("../ui/device/rememberFields.behaviour"),
  lazySection: () => import("../reading/home/fillWhenSeen.behaviour"),
  promo: () => import("../site/promo/showPromo.behaviour"),
  quietMode: () => import("../loss/list/switchQuiet.behaviour"),
  search: () => import("../search/browser/answerSearch.behaviour"),
  questionFinder: () => import("../reading/community/findQuestions.behaviour"),
  showAnyway: () => import("../site/quiet/showAnyway.behaviour"),
  share: () => import("../site/record/sharePage.behaviour"),
  symptomFinder: () => import("../reading/list/findSymptoms.behaviour"),
  ticks: () => import("../ui/device/rememberTicks.behaviour"),
} as const satisfies Record<BehaviourName, () => Promise<{ default: Behaviour }>>;
