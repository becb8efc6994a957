/** Everything of a page that runs in the browser, by the name its HTML carries. Each is fetched when it is needed, never before. */
import type { ComponentType } from "react";
import type { Behaviour } from "./behaviour";

export interface IslandEntry {
  /** Namespaces of interface text it uses beside `common`. */
  texts: readonly string[];
  // biome-ignore lint/suspicious/noExplicitAny: the props were written into the page by Island, which checked them against the component
  load: () => Promise<ComponentType<any>>;
  /** `page`: at the first sign of the reader on the page. `self`: when it is pointed at, touched or focused itself. `day`: at once where she has left a date. */
  wakesBy: "page" | "self" | "day";
}

/** Pieces that work with React. */
export const islands = {
  budget: {
    texts: ["budget"],
    wakesBy: "page",
    load: () => import("../calculators/budget/BudgetCalculator").then(({ BudgetCalculator }) => BudgetCalculator),
  },
  caffeine: {
    texts: ["caffeine"],
    wakesBy: "page",
    load: () => import("../calculators/caffeine/CaffeineCalculator").then(({ CaffeineCalculator }) => CaffeineCalculator),
  },
  careTimeline: {
    texts: ["careTimeline"],
    wakesBy: "page",
    load: () => import("../calculators/careTimeline/CareTimelineCalculator").then(({ CareTimelineCalculator }) => CareTimelineCalculator),
  },
  chineseGender: {
    texts: ["chineseGender"],
    wakesBy: "page",
    load: () =>
      import("../calculators/chineseGender/ChineseGenderCalculator").then(({ ChineseGenderCalculator }) => ChineseGenderCalculator),
  },
  contractionTimer: {
    texts: ["contractionTimer", "triage"],
    wakesBy: "page",
    load: () => import("../calculators/contractionTimer/ContractionTimer").then(({ ContractionTimer }) => ContractionTimer),
  },
  dayCard: {
    texts: ["day"],
    wakesBy: "day",
    load: () => import("../day/DayCard").then(({ DayCard }) => DayCard),
  },
  dueDate: {
    texts: ["dueDate"],
    wakesBy: "page",
    load: () => import("../calculators/dueDate/DueDateCalculator").then(({ DueDateCalculator }) => DueDateCalculator),
  },
  findMyWeek: {
    texts: ["home"],
    wakesBy: "self",
    load: () => import("../reading/home/FindMyWeek").then(({ FindMyWeek }) => FindMyWeek),
  },
  growthPercentile: {
    texts: ["growthPercentile", "children"],
    wakesBy: "page",
    load: () =>
      import("../calculators/growthPercentile/GrowthPercentileCalculator").then(
        ({ GrowthPercentileCalculator }) => GrowthPercentileCalculator,
      ),
  },
  ivf: {
    texts: ["ivf", "triage"],
    wakesBy: "page",
    load: () => import("../calculators/ivf/IvfCalculator").then(({ IvfCalculator }) => IvfCalculator),
  },
  leavePlanner: {
    texts: ["leavePlanner"],
    wakesBy: "page",
    load: () => import("../calculators/leavePlanner/LeavePlannerCalculator").then(({ LeavePlannerCalculator }) => LeavePlannerCalculator),
  },
  monthsPregnant: {
    texts: ["monthsPregnant"],
    wakesBy: "page",
    load: () =>
      import("../calculators/monthsPregnant/MonthsPregnantCalculator").then(({ MonthsPregnantCalculator }) => MonthsPregnantCalculator),
  },
  myDay: {
    texts: ["day"],
    wakesBy: "page",
    // Where a date is on the device, what follows from it is there with the first drawing.
    load: async () => {
      const hasDate = document.documentElement.dataset.day !== undefined;
      const [{ MyDay, KnownDay }] = await Promise.all([import("../day/MyDay"), hasDate && import("../day/KnownDay")]);
      if (hasDate) await KnownDay.load();
      return MyDay;
    },
  },
  nameFinder: {
    texts: ["names", "nameList"],
    wakesBy: "page",
    load: () => import("../names/list/NameFinder").then(({ NameFinder }) => NameFinder),
  },
  nameMatches: {
    texts: ["names", "namesHub"],
    wakesBy: "self",
    load: () => import("../names/match/NameMatches").then(({ NameMatches }) => NameMatches),
  },
  nameSearch: {
    texts: ["names", "namesHub"],
    wakesBy: "self",
    load: () => import("../names/hub/NameSearch").then(({ NameSearch }) => NameSearch),
  },
  ovulation: {
    texts: ["ovulation"],
    wakesBy: "page",
    load: () => import("../calculators/ovulation/OvulationCalculator").then(({ OvulationCalculator }) => OvulationCalculator),
  },
  pregnancyQuiz: {
    texts: ["pregnancyQuiz", "triage"],
    wakesBy: "page",
    load: () =>
      import("../calculators/pregnancyQuiz/PregnancyQuizCalculator").then(({ PregnancyQuizCalculator }) => PregnancyQuizCalculator),
  },
  shortlist: {
    texts: ["names", "namesHub"],
    wakesBy: "page",
    load: () => import("../names/shortlist/Shortlist").then(({ Shortlist }) => Shortlist),
  },
  vaccineCalendar: {
    texts: ["vaccineCalendar", "children"],
    wakesBy: "page",
    load: () =>
      import("../calculators/vaccineCalendar/VaccineCalendarCalculator").then(({ VaccineCalendarCalculator }) => VaccineCalendarCalculator),
  },
  shareTicks: {
    texts: ["birth"],
    wakesBy: "page",
    load: () => import("../birth/shared/ShareTicks").then(({ ShareTicks }) => ShareTicks),
  },
  weightGain: {
    texts: ["weightGain"],
    wakesBy: "page",
    load: () => import("../calculators/weightGain/WeightGainCalculator").then(({ WeightGainCalculator }) => WeightGainCalculator),
  },
  zodiac: {
    texts: ["zodiac"],
    wakesBy: "page",
    load: () => import("../calculators/zodiac/ZodiacCalculator").then(({ ZodiacCalculator }) => ZodiacCalculator),
  },
} as const satisfies Record<string, IslandEntry>;

export type IslandName = keyof typeof islands;

/** Improvements without React, by what stands in `data-behaviour`. */
export const behaviours = {
  askQuestion: () => import("../reading/community/askQuestion").then(({ askQuestion }) => askQuestion),
  askToCount: () => import("../site/askToCount").then(({ askToCount }) => askToCount),
  apps: () => import("../reading/apps/sendToStore").then(({ sendToStore }) => sendToStore),
  callHospital: () => import("../triage/callHospital").then(({ callHospital }) => callHospital),
  contents: () => import("../ui/device/markCurrent").then(({ markCurrent }) => markCurrent),
  deviceData: () => import("../day/showDeviceData").then(({ showDeviceData }) => showDeviceData),
  favourite: () => import("../names/favourite").then(({ favourite }) => favourite),
  hideSizes: () => import("../site/hideSizes").then(({ hideSizes }) => hideSizes),
  itemFinder: () => import("../canI/list/findItems").then(({ findItems }) => findItems),
  // Both in one file by name, which the build lays up with the page for when there is no network.
  saveSection: () => import(/* webpackChunkName: "offline" */ "../site/offline/saveSection").then(({ saveSection }) => saveSection),
  savedPages: () => import(/* webpackChunkName: "offline" */ "../site/offline/listSavedPages").then(({ listSavedPages }) => listSavedPages),
  fields: () => import("../ui/device/rememberFields").then(({ rememberFields }) => rememberFields),
  leave: () => import("../site/leave").then(({ leave }) => leave),
  lazySection: () => import("../reading/home/fillWhenSeen").then(({ fillWhenSeen }) => fillWhenSeen),
  promo: () => import("../site/showPromo").then(({ showPromo }) => showPromo),
  quietMode: () => import("../loss/list/switchQuiet").then(({ switchQuiet }) => switchQuiet),
  search: () => import("../search/answerSearch").then(({ answerSearch }) => answerSearch),
  questionFinder: () => import("../reading/community/findQuestions").then(({ findQuestions }) => findQuestions),
  showAnyway: () => import("../site/showAnyway").then(({ showAnyway }) => showAnyway),
  share: () => import("../site/sharePage").then(({ sharePage }) => sharePage),
  symptomFinder: () => import("../reading/list/findSymptoms").then(({ findSymptoms }) => findSymptoms),
  ticks: () => import("../ui/device/rememberTicks").then(({ rememberTicks }) => rememberTicks),
} as const satisfies Record<string, () => Promise<Behaviour>>;

export type BehaviourName = keyof typeof behaviours;
