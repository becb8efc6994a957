/** Links and addresses derived from the two tables of this folder: `paths.ts`, the addresses, and `pages.ts`, what renders them. */

import type { NameGender, NameList } from "../vocabulary/nameLists";
import type { Language } from "./languages";
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
 * The address of a page, without a trailing slash.
 * @throws if a placeholder has no value
 * @example pathTo("pregnancyWeek", "en", { hafta: "24" }) // "/en/week-week-pregnancy-tracking-development/24"
 */
export function pathTo<Id extends RouteId>(id: Id, language: Language, ...[params]: ParamsArgument<Id>): string {
  return fillPath(id, language, params ?? {});
}

/**
 * Like pathTo, for addresses whose id and values come from data and cannot be checked by the compiler.
 * @throws if a placeholder has no value
 * @example fillPath("article", "tr", { mom: "hamile", category: "beslenme", article: "MT-0-6" }) // "/makaleler/hamile/beslenme/MT-0-6"
 */
export function fillPath(id: RouteId, language: Language, params: Record<string, string>): string {
  return routePaths[id][language].replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (!value) throw new Error(`pathTo requires a value for :${name} in ${routePaths[id][language]}, got ${JSON.stringify(params)}`);
    return encodeURIComponent(value);
  });
}

/** The content published as files: week by week, food months, symptoms, play, articles, the zodiac, and what is safe to eat, do and take. */
export const dataFiles = [
  "trackers",
  "nutrition",
  "symptoms",
  "activities",
  "articles",
  "zodiac",
  "foods",
  "everyday",
  "medicines",
] as const;
export type DataFile = (typeof dataFiles)[number];

/**
 * Address of a data file.
 * @example dataFile("symptoms", "tr") // "/data/tr/symptoms.json"
 */
export const dataFile = (file: DataFile, language: Language): `/${string}` => `/data/${language}/${file}.json`;

/**
 * Address of the file with all names of a gender, for the lists and for anyone who wants to use the data.
 * @example nameFile("girl", "en") // "/data/en/girl-names.json"
 */
export const nameFile = (side: NameGender, language: Language): `/${string}` => `/data/${language}/${side}-names.json`;

/**
 * Address of the feed of articles.
 * @example feedFile("en") // "/en/articles.atom"
 */
export const feedFile = (language: Language): `/${string}` => (language === "tr" ? "/makaleler.atom" : "/en/articles.atom");

/**
 * Address of the web app manifest, for the home screen of a device.
 * @example manifestFile("en") // "/en/app.webmanifest"
 */
export const manifestFile = (language: Language): `/${string}` => (language === "tr" ? "/app.webmanifest" : "/en/app.webmanifest");

/**
 * Address of the description by which a browser searches the site from its own address bar.
 * @example openSearchFile("en") // "/en/opensearch.xml"
 */
export const openSearchFile = (language: Language): `/${string}` => (language === "tr" ? "/opensearch.xml" : "/en/opensearch.xml");

/**
 * Address of the file with the texts of “My day” for every week and age. One file for all, so that requesting it does not reveal which one is read.
 * @example dayFile("en") // "/day/en.json"
 */
export const dayFile = (language: Language): `/${string}` => `/day/${language}.json`;

/**
 * Address of the cards that offer the app or the need guides, which a page loads before it shows one: HTML, but not a page.
 * @example promoFile("en") // "/promo/en.txt"
 */
export const promoFile = (language: Language): `/${string}` => `/promo/${language}.txt`;

/**
 * Address of the file that lists what to load for each section that can be saved for use without a network.
 * @example offlineFile("en") // "/data/en/offline.json"
 */
export const offlineFile = (language: Language): `/${string}` => `/data/${language}/offline.json`;

/**
 * Address of the packed pages that every visitor gets for use without a network.
 * @example firstFile("en") // "/data/en/first.json"
 */
export const firstFile = (language: Language): `/${string}` => `/data/${language}/first.json`;

/**
 * The addresses and page of a route, typed with all optional fields, for code that works on any route.
 * @example routeOf("home").en // "/en"
 */
export function routeOf(id: RouteId): Route {
  const page: Page = pages[id];
  return { ...routePaths[id], ...page };
}

/**
 * Route of a list of names.
 * @example nameListRoute("modern", "girl") // "modernGirlNames"
 */
export const nameListRoute = (list: NameList, side: NameGender) =>
  list === "all" ? (`${side}Names` as const) : (`${list}${side === "girl" ? "Girl" : "Boy"}Names` as const);
