/** Creates all pages: every route × its records × both languages. */
import type { CreatePagesArgs } from "gatsby";
import { calculatorKey } from "../content/calculatorKey";
import { allPages, type Find, findAmong, listsOfSection, pagedTypes, type RawRecord } from "../content/recordPages";
import type { PageVariables } from "../content/records/recordType";
import { type RecordTypeName, rowOf } from "../content/records/registry";
import { defaultLanguage, fillPath, type Language, languages, type RouteId, routeIds, routeOf } from "../routes/routes";
import type { PageContext } from "../site/shell/PageContext";
import { turkishDate } from "../text/calendar";
import { sectionOfFaq } from "../vocabulary/faqGroups";
import { quietTopics } from "../vocabulary/quiet";
import { sectionIds } from "../vocabulary/sections";
import { recordsInOrder } from "./recordsInOrder";
import { fieldsOfType, makeDigest, refuseStale, staleNodes, validContentFiles } from "./staleness";

/** Hook: stops the build if Gatsby’s nodes differ from the content files, then creates every page in both languages. */
export function createPages({ actions, getNodesByType, reporter }: Pick<CreatePagesArgs, "actions" | "getNodesByType" | "reporter">): void {
  const recordsOf = recordsInOrder(getNodesByType);
  try {
    refuseStale(staleNodes(validContentFiles(), recordsOf));
  } catch (error) {
    reporter.panicOnBuild(String(error));
    return;
  }
  makePages(actions.createPage, recordsOf, turkishDate(Date.now()));
}

/** Query variables of a page, and what its template gets besides. */
type PageExtras = Record<string, PageVariables[string] | ReturnType<typeof listsOfSection>>;

function contextOfSinglePage(route: RouteId, recordsOf: (type: RecordTypeName) => readonly RawRecord[], today: string): PageExtras {
  if (route === "home") return { quietTopics, month: Number(today.slice(5, 7)) };
  const section = sectionOfFaq[route];
  if (section) {
    // Listed once here, so that the page’s data does not repeat them with each question.
    const keys = recordsOf("Faq").flatMap((faq) => (faq.section === section ? (faq.sources as string[]) : []));
    return { section, sourceKeys: [...new Set(keys)] };
  }
  const { side, nameList, contentType } = routeOf(route);
  if (side && nameList) return { side, list: nameList };
  const shown = sectionIds.find((id) => id === route);
  if (shown) return { section: shown, listsRemedies: shown === "pregnancy", quietTopics, lists: listsOfSection(shown) };
  return contentType ? { list: route, findsSymptoms: route === "symptoms", isFirstAid: route === "firstAidTopics" } : {};
}

/** True if a record’s page leaves no trace on the device; a part of an article is discreet if the article is. */
const isDiscreet = (type: RecordTypeName, record: RawRecord, find: Find): boolean =>
  record.isDiscreet === true || (type === "ArticlePart" && find("Article", String(record.article))?.isDiscreet === true);

/** The pages without a record, each of which has its own route. */
function singlePagesOf(withRecords: ReadonlySet<RouteId>, recordsOf: (type: RecordTypeName) => readonly RawRecord[], today: string) {
  const find = findAmong(recordsOf);
  return routeIds
    .filter((route) => !withRecords.has(route) && !routeOf(route).tr.includes(":"))
    .map((route) => ({
      route,
      like: route,
      key: null,
      params: () => ({}),
      extra: contextOfSinglePage(route, recordsOf, today),
      digest: null,
      isDiscreet: false,
      written: (find("Calculator", calculatorKey(routeOf(route).template) ?? "")?.written as string | undefined) ?? null,
    }));
}

/**
 * Calls createPage for every page of the site.
 * @param recordsOf returns all records of a type
 * @param today `YYYY-MM-DD`, the date of the build; only the home page uses it, for its month
 */
export function makePages(
  createPage: CreatePagesArgs["actions"]["createPage"],
  recordsOf: (type: RecordTypeName) => readonly RawRecord[],
  today: string,
): void {
  const find = findAmong(recordsOf);
  const recordPages = pagedTypes.flatMap((type) => {
    const { drawnAs, variables } = rowOf(type).page ?? {};
    return recordsOf(type).flatMap((record) =>
      allPages(type, record, defaultLanguage, find).map(({ route }, i) => {
        const params = (language: Language) => allPages(type, record, language, find)[i]?.params ?? {};
        const extra = variables?.(record, route) ?? {};
        const written = typeof record.written === "string" ? record.written : null;
        return {
          route,
          like: drawnAs ?? route,
          key: record.key,
          params,
          extra,
          digest: makeDigest(fieldsOfType(type, record)),
          isDiscreet: isDiscreet(type, record, find),
          written,
        };
      }),
    );
  });
  const withRecords = new Set(recordPages.map(({ route }) => route));
  const singlePages = singlePagesOf(withRecords, recordsOf, today);

  for (const { route, like, key, params, extra, digest, isDiscreet, written } of [...singlePages, ...recordPages]) {
    const { template, texts } = routeOf(like);
    const paths = Object.fromEntries(languages.map((language) => [language, fillPath(route, language, params(language))])) as Record<
      Language,
      string
    >;
    for (const language of languages) {
      const namespaces = ["common", ...texts];
      const context: PageContext = { id: route, key, language, lang: language, namespaces, paths, digest, isDiscreet, written };
      createPage({
        path: paths[language],
        component: `${process.cwd()}/src/${template}/page.tsx`,
        // The i18n plugin does not change a page that has this object.
        context: {
          ...context,
          ...extra,
          i18n: { language, languages, defaultLanguage, originalPath: paths.tr, routed: false, path: paths[language] },
        },
      });
    }
  }
}
