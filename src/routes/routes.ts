/** What follows from the two tables of this folder: `paths.ts`, the addresses, and `pages.ts`, what draws them. */
import type { Language } from "./languages";
import type { NameGender, NameList } from "./nameLists";
import type { Page } from "./page";
import { pages } from "./pages";
import { routePaths } from "./paths";

export { defaultLanguage, type Language, languageOfPath, languages } from "./languages";

export type RouteId = keyof typeof routePaths;
/** Every route, in the order of the table. */
export const routeIds = /* @__PURE__ */ Object.keys(routePaths) as RouteId[];
export type Route = Record<Language, string> & Page;

type ParamNames<Path extends string> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer Tail}`
    ? Name | ParamNames<`/${Tail}`>
    : Rest
  : never;

/** The placeholders of a route and their values: `RouteParams<"pregnancyWeek">` is `{ hafta: string }`. */
export type RouteParams<Id extends RouteId> = Record<ParamNames<(typeof routePaths)[Id]["tr"]>, string>;

/** The routes whose address has no placeholder: pages that are linked by their id alone. */
export type PlainRouteId = { [Id in RouteId]: keyof RouteParams<Id> extends never ? Id : never }[RouteId];

type ParamsArgument<Id extends RouteId> = keyof RouteParams<Id> extends never
  ? [params?: Record<string, never>]
  : [params: RouteParams<Id>];

/**
 * The address of a page, without a trailing slash. Throws when a placeholder has no value.
 * @example pathTo("pregnancyWeek", "en", { hafta: "24" }) // "/en/week-week-pregnancy-tracking-development/24"
 */
export function pathTo<Id extends RouteId>(id: Id, language: Language, ...[params]: ParamsArgument<Id>): string {
  return fillPath(id, language, params ?? {});
}

/**
 * As pathTo, for addresses whose id and values come from data and cannot be checked by the compiler.
 * @example fillPath("article", "tr", { mom: "hamile", category: "beslenme", article: "MT-0-6" })
 */
export function fillPath(id: RouteId, language: Language, params: Record<string, string>): string {
  return routePaths[id][language].replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (!value) throw new Error(`pathTo requires a value for :${name} in ${routePaths[id][language]}, got ${JSON.stringify(params)}`);
    return encodeURIComponent(value);
  });
}

/** The content as files: week by week, food months, symptoms, play, articles, the zodiac, and what one may eat, do and take. */
export type DataFile = "trackers" | "nutrition" | "symptoms" | "activities" | "articles" | "zodiac" | "foods" | "everyday" | "medicines";

/** @example dataFile("symptoms", "tr") // "/data/tr/symptoms.json" */
export const dataFile = (file: DataFile, language: Language): `/${string}` => `/data/${language}/${file}.json`;

/** Address of the file with all names of a side, for the lists and for whoever wants to use them. */
export const nameFile = (side: NameGender, language: Language): `/${string}` => `/data/${language}/${side}-names.json`;

/** @example feedFile("en") // "/en/articles.atom", the articles for feed readers */
export const feedFile = (language: Language): `/${string}` => (language === "tr" ? "/makaleler.atom" : "/en/articles.atom");

/** @example manifestFile("en") // "/en/app.webmanifest", what a home screen has to know */
export const manifestFile = (language: Language): `/${string}` => (language === "tr" ? "/app.webmanifest" : "/en/app.webmanifest");

/** Address of the file with what “My day” says of each week and age: one for all of them, so that asking for it tells nobody which is read. */
export const dayFile = (language: Language): `/${string}` => `/day/${language}.json`;

/** Address of the cards that offer the app or the need guides, which a page asks for when it shows one: HTML, but no page. */
export const promoFile = (language: Language): `/${string}` => `/promo/${language}.txt`;

/** Address of the file that says what a section is made of that can be kept for when there is no network. */
export const offlineFile = (language: Language): `/${string}` => `/data/${language}/offline.json`;

/** Address of the pages every visitor gets for when there is no network, packed. */
export const firstFile = (language: Language): `/${string}` => `/data/${language}/first.json`;

/** Addresses and page of a route with their optional fields, for code that walks over all routes. */
export function routeOf(id: RouteId): Route {
  const page: Page = pages[id];
  return { ...routePaths[id], ...page };
}

/** @example nameListRoute("modern", "girl") // "modernGirlNames" */
export const nameListRoute = (list: NameList, side: NameGender) =>
  list === "all" ? (`${side}Names` as const) : (`${list}${side === "girl" ? "Girl" : "Boy"}Names` as const);
