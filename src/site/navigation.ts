import { isBuilt, type RouteId } from "../routes/routes";
import type { IconName } from "../ui/iconPaths";

interface MenuEntry {
  to: RouteId;
  /** Key of the link's words in the common texts. */
  label: string;
}

const builtOnly = <Entry extends { to: RouteId }>(entries: readonly Entry[]): Entry[] => entries.filter(({ to }) => isBuilt(to));

/** The main menu; a section appears in it with its first page. */
export const mainMenu = builtOnly<MenuEntry>([
  { to: "pregnancyWeeks", label: "nav.pregnancy" },
  { to: "babyWeeks", label: "nav.baby" },
  { to: "symptoms", label: "nav.symptoms" },
  { to: "tools", label: "nav.tools" },
  { to: "names", label: "nav.names" },
  { to: "products", label: "nav.products" },
]);

/** The bar at the bottom of a phone: four places at most, the menu is the fifth. */
export const tabBar = builtOnly<MenuEntry & { icon: IconName }>([
  { to: "home", label: "nav.home", icon: "home" },
  { to: "pregnancyWeeks", label: "nav.myWeek", icon: "leaf" },
  { to: "symptoms", label: "nav.symptom", icon: "pulse" },
  { to: "tools", label: "nav.toolsShort", icon: "calc" },
  { to: "products", label: "nav.needs", icon: "check" },
]).slice(0, 4);

/** The link columns of the footer. */
export const footerColumns = [
  {
    title: "footer.guide",
    links: builtOnly<MenuEntry>([
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
    ]),
  },
  {
    title: "footer.trust",
    links: builtOnly<MenuEntry>([
      { to: "editorialPolicy", label: "nav.editorialPolicy" },
      { to: "sources", label: "nav.sources" },
      { to: "accessibility", label: "nav.accessibility" },
    ]),
  },
  {
    title: "footer.ninni",
    links: builtOnly<MenuEntry>([
      { to: "about", label: "nav.about" },
      { to: "privacy", label: "nav.privacy" },
      { to: "terms", label: "nav.terms" },
      { to: "contact", label: "nav.contact" },
    ]),
  },
] as const;
