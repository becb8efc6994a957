import type { PlainRouteId, RouteId } from "../../routes/routes";
import type { SharedIconName } from "../../ui/sharedIcons";

interface MenuEntry {
  to: PlainRouteId;
  /** Key of the link text in the common texts. */
  label: string;
  /** Anchor on the page. */
  anchor?: string;
}

export interface MenuGroup extends MenuEntry {
  icon: SharedIconName;
  /** What is inside; empty for a group that is one page. */
  links: MenuEntry[];
}

/** The seven groups of the menu with everything inside. */
export const menuGroups: readonly MenuGroup[] = [
  {
    to: "pregnancyWeeks",
    label: "nav.pregnancyShort",
    icon: "calendar",
    links: [
      { to: "pregnancyWeeks", label: "nav.weekByWeek" },
      { to: "myDay", label: "nav.myDay" },
      { to: "pregnancyChecklists", label: "nav.checklists" },
      { to: "pregnancyNutritionMonths", label: "nav.pregnancyFood" },
      { to: "pregnancyFaq", label: "nav.pregnancyFaq" },
      { to: "pregnancy", label: "nav.pregnancyAll" },
      { to: "birth", label: "nav.birthAll" },
      { to: "birthPlan", label: "nav.birthPlan" },
      { to: "hospitalBag", label: "nav.hospitalBag" },
      { to: "planning", label: "nav.planning" },
      { to: "products", label: "nav.products" },
    ],
  },
  {
    to: "babyWeeks",
    label: "nav.baby",
    icon: "people",
    links: [
      { to: "babyWeeks", label: "nav.weekByWeek" },
      { to: "myDay", label: "nav.myDay" },
      { to: "babyNutritionMonths", label: "nav.babyFood" },
      { to: "milestoneChecklists", label: "nav.milestones" },
      { to: "babyActivities", label: "nav.play" },
      { to: "vaccineCalendar", label: "nav.vaccines" },
      { to: "growthPercentile", label: "nav.growth" },
      { to: "babyFaq", label: "nav.babyFaq" },
      { to: "child", label: "nav.childAll" },
    ],
  },
  { to: "symptoms", label: "nav.symptomShort", icon: "pulse", links: [] },
  {
    to: "canIEat",
    label: "nav.food",
    icon: "leaf",
    links: [
      { to: "canIEat", label: "nav.canIEat" },
      { to: "babyNutritionMonths", label: "nav.babyFood" },
      { to: "pregnancyNutritionMonths", label: "nav.pregnancyFood" },
      { to: "pregnancy", label: "nav.remedies", anchor: "remedies" },
      { to: "canIDo", label: "nav.canIDo" },
      { to: "medicines", label: "nav.medicines" },
      { to: "caffeine", label: "nav.caffeine" },
    ],
  },
  { to: "firstAidTopics", label: "nav.firstAid", icon: "heart", links: [] },
  {
    to: "names",
    label: "nav.names",
    icon: "book",
    links: [
      { to: "girlNames", label: "nav.girlNames" },
      { to: "boyNames", label: "nav.boyNames" },
      { to: "names", label: "nav.namesHub" },
    ],
  },
  {
    to: "tools",
    label: "nav.toolsShort",
    icon: "calc",
    links: [
      { to: "monthsPregnant", label: "nav.monthsPregnant" },
      { to: "dueDate", label: "nav.dueDate" },
      { to: "growthPercentile", label: "nav.growth" },
      { to: "vaccineCalendar", label: "nav.vaccines" },
      { to: "pregnancyQuiz", label: "nav.pregnancyQuiz" },
      { to: "ovulation", label: "nav.ovulation" },
      { to: "budget", label: "nav.budget" },
      { to: "hospitalPhrases", label: "nav.hospitalPhrases" },
      { to: "tools", label: "nav.allTools" },
    ],
  },
];

/** The groups in the header; first aid has its own button there, and its own line in the menu. */
export const groupsInHeader = menuGroups.filter(({ to }) => to !== "firstAidTopics");

/** Pages that belong to a group although it does not list them, like the page of one week. */
const ofGroup: Partial<Record<RouteId, RouteId>> = {
  pregnancyNutritionMonths: "canIEat",
  babyNutritionMonths: "canIEat",
  headPercentile: "tools",
};

/**
 * The menu group a page belongs to, by the section it names; undefined if it belongs to none.
 * @example menuGroup("girlNames") // "names"
 */
export function menuGroup(section: RouteId | undefined): RouteId | undefined {
  // The reader’s own day and the things to buy belong to every stage.
  if (!section || section === "myDay" || section === "products") return undefined;
  const own = ofGroup[section] ?? section;
  return (menuGroups.find(({ to }) => to === own) ?? menuGroups.find(({ links }) => links.some(({ to }) => to === own)))?.to;
}

/** The tab bar on a phone: four tabs; the fifth is the menu. With a stored date the second one links to the reader’s own week. */
export const tabBar: readonly (MenuEntry & { icon: SharedIconName })[] = [
  { to: "home", label: "nav.home", icon: "home" },
  { to: "pregnancyWeeks", label: "nav.pregnancyShort", icon: "calendar" },
  { to: "babyWeeks", label: "nav.baby", icon: "people" },
  { to: "symptoms", label: "nav.symptomShort", icon: "pulse" },
];

/** The tabs that replace those of weeks in quiet mode. */
export const quietTabs: readonly (MenuEntry & { icon: SharedIconName })[] = [
  { to: "search", label: "nav.search", icon: "search" },
  { to: "lossSupport", label: "nav.support", icon: "moon" },
];

interface FooterColumn {
  title: string;
  /** True for a long list, which has two columns of its own. */
  isWide?: boolean;
  /** `isLong` marks a text that needs the width of both columns. */
  links: readonly (MenuEntry & { isLong?: boolean })[];
}

/** The link columns of the footer. */
export const footerColumns: readonly FooterColumn[] = [
  {
    title: "footer.guide",
    isWide: true,
    links: [
      { to: "myDay", label: "nav.myDay" },
      { to: "planning", label: "nav.planning" },
      { to: "pregnancy", label: "nav.pregnancy" },
      { to: "symptoms", label: "nav.symptoms" },
      { to: "birth", label: "nav.birth" },
      { to: "child", label: "nav.child" },
      { to: "firstAidTopics", label: "nav.firstAid" },
      { to: "products", label: "nav.products" },
      { to: "tools", label: "nav.tools" },
      { to: "names", label: "nav.names" },
      { to: "community", label: "nav.community" },
      { to: "comingSoon", label: "nav.comingSoon" },
      { to: "lossSupport", label: "nav.lossAsked", isLong: true },
    ],
  },
  {
    title: "footer.trust",
    links: [
      { to: "editorialPolicy", label: "nav.editorialPolicy" },
      { to: "sources", label: "nav.sources" },
      { to: "accessibility", label: "nav.accessibility" },
    ],
  },
  {
    title: "footer.ninni",
    links: [
      { to: "about", label: "nav.about" },
      { to: "privacy", label: "nav.privacy" },
      { to: "terms", label: "nav.terms" },
      { to: "contact", label: "nav.contact" },
    ],
  },
];
