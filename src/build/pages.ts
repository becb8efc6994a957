/** One loop: routes with a template × their records × languages → pages. */
import type { CreatePagesArgs } from "gatsby";
import { defaultLanguage, fillPath, type Language, languages, type RouteId, routeOf, routes } from "../routes";
import { faultsOf, report } from "./checks";
import { readContent } from "./content";
import { type Find, pageOfRecord, type RawRecord } from "./recordPath";
import type { RecordTypeName } from "./records";

/** What a page knows beside what its query fetches. */
export interface PageContext {
  /** Route id. */
  id: RouteId;
  /** Key of the record the page shows, null for a page of the route alone. */
  key: string | null;
  language: Language;
  /** The language once more, for queries that ask for it as an enum. */
  lang: Language;
  namespaces: string[];
  /** The page's own address in both languages. */
  paths: Record<Language, string>;
  contentType: number | null;
  /** Month of the build, 1 to 12, for what belongs to a season. */
  month: number;
}

/** Record types with a page each; the rest of the built routes are single pages. */
const pagedTypes: RecordTypeName[] = ["PregnancyWeek", "Topic", "Article", "NeedTopic", "StaticPage"];

/** Hook: checks the content, then makes every page of both languages. */
export function createPages({ actions, getNodesByType, reporter }: Pick<CreatePagesArgs, "actions" | "getNodesByType" | "reporter">): void {
  const { files, broken } = readContent("data");
  const faults = [...broken, ...faultsOf(files)];
  if (faults.length > 0) {
    reporter.panicOnBuild(report(faults));
    return;
  }
  makePages(actions.createPage, (type) => getNodesByType(type) as unknown as RawRecord[], new Date().getMonth() + 1);
}

/**
 * Calls createPage for every page of the site.
 * @param recordsOf all records of a type
 * @param month calendar month of the build, 1 to 12
 */
export function makePages(
  createPage: CreatePagesArgs["actions"]["createPage"],
  recordsOf: (type: RecordTypeName) => RawRecord[],
  month: number,
): void {
  const find: Find = (type, key) => recordsOf(type).find((record) => record.key === key);
  const recordPages = pagedTypes.flatMap((type) =>
    recordsOf(type).map((record) => {
      const { route } = pageOfRecord(type, record, defaultLanguage, find);
      const params = (language: Language) => pageOfRecord(type, record, language, find).params;
      // A week page also asks for what is due in it and in the four weeks to come, the page of sources for all of them.
      const extra =
        type === "PregnancyWeek"
          ? { week: Number(record.week), weekSoon: Number(record.week) + 4 }
          : type === "StaticPage"
            ? { listsSources: route === "sources" }
            : {};
      return { route, key: record.key, params, extra };
    }),
  );
  const withRecords = new Set(recordPages.map(({ route }) => route));
  const singlePages = (Object.keys(routes) as RouteId[])
    .filter((route) => routeOf(route).template && !withRecords.has(route) && !routeOf(route).tr.includes(":"))
    .map((route) => ({ route, key: null, params: () => ({}), extra: {} }));

  for (const { route, key, params, extra } of [...singlePages, ...recordPages]) {
    const { template, texts = [], contentType = null } = routeOf(route);
    const paths = Object.fromEntries(languages.map((language) => [language, fillPath(route, language, params(language))])) as Record<
      Language,
      string
    >;
    for (const language of languages) {
      const namespaces = ["common", ...texts];
      const context: PageContext = { id: route, key, language, lang: language, namespaces, paths, contentType, month };
      createPage({
        path: paths[language],
        // An unknown address gets the 404 of its language, in the browser too.
        ...(route === "notFound" && { matchPath: language === "tr" ? "/*" : "/en/*" }),
        component: `${process.cwd()}/src/templates/${template}.tsx`,
        // The i18n plugin leaves a page alone that brings this object.
        context: {
          ...context,
          ...extra,
          i18n: { language, languages, defaultLanguage, originalPath: paths.tr, routed: false, path: paths[language] },
        },
      });
    }
  }
}
