/** One loop: routes with a template × their records × languages → pages. */
import type { CreatePagesArgs } from "gatsby";
import { calculatorKey } from "../content/calculatorKey";
import { allPages, type Find, pagedTypes, type RawRecord } from "../content/recordPages";
import type { RecordTypeName } from "../content/records/registry";
import { quietTopics } from "../reading/quiet";
import { defaultLanguage, fillPath, type Language, languages, type RouteId, routeIds, routeOf } from "../routes/routes";
import type { PageContext } from "../site/PageContext";
import { turkishDate } from "../text/calendar";
import { recordsInOrder } from "./recordsInOrder";
import { fieldsOfType, makeDigest, refuseStale, staleNodes, validContentFiles } from "./trust";

/** Hook: compares Gatsby's nodes with the files they were made of, then makes every page of both languages. */
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

/** What the queries of pages without a record ask for beside their texts. */
const singleExtras: Partial<Record<RouteId, Record<string, string | boolean | readonly string[]>>> = {
  pregnancy: { section: "pregnancy", listsRemedies: true, quietTopics },
  planning: { section: "planning", listsRemedies: false, quietTopics },
  birth: { section: "birth", listsRemedies: false, quietTopics },
  child: { section: "child", listsRemedies: false, quietTopics },
};

/** Whose questions each page of questions has. */
const faqSections: Partial<Record<RouteId, string>> = { pregnancyFaq: "pregnancy", babyFaq: "baby" };

function contextOfSinglePage(
  route: RouteId,
  recordsOf: (type: RecordTypeName) => RawRecord[],
  today: string,
): Record<string, string | number | boolean | readonly string[]> {
  if (route === "home") return { quietTopics, month: Number(today.slice(5, 7)) };
  const section = faqSections[route];
  if (section) {
    // Named here once, so that the page does not carry them with each question.
    const keys = recordsOf("Faq").flatMap((faq) => (faq.section === section ? (faq.sources as string[]) : []));
    return { section, sourceKeys: [...new Set(keys)] };
  }
  const { side, nameList, contentType } = routeOf(route);
  if (side && nameList) return { side, list: nameList };
  return singleExtras[route] ?? (contentType ? { list: route, findsSymptoms: route === "symptoms" } : {});
}

/** The route whose template and texts a page has: its own, but for topics of articles, which are drawn alike in all five sections. */
const drawnAs = (type: RecordTypeName, route: RouteId): RouteId => (type === "Topic" ? "pregnancyTopic" : route);

/** Whether a record's page leaves no trace on the device; a part of an article is as discreet as the whole. */
const isDiscreet = (type: RecordTypeName, record: RawRecord, find: Find): boolean =>
  record.isDiscreet === true || (type === "ArticlePart" && find("Article", String(record.article))?.isDiscreet === true);

/** What the query of a record's page asks for beside the record. */
function contextOfRecordPage(
  type: RecordTypeName,
  record: RawRecord,
  route: RouteId,
): Record<string, string | number | boolean | string[]> {
  const week = Number(record.week);
  // A week page also asks for what is due in it and in the four weeks to come, the page of sources for all of them.
  if (type === "PregnancyWeek" || type === "BabyWeek") return { week, weekSoon: week + 4 };
  if (type === "BabyActivity") return { week };
  if (type === "Topic") return { section: String(record.section), quietTopics: [...quietTopics] };
  if (type === "ArticlePart") return { article: String(record.article) };
  if (type === "CommunityQuestion") return { stage: String(record.stage) };
  if (type === "BabyName") return { side: route === "girlName" ? "girl" : "boy" };
  return type === "StaticPage" ? { listsSources: route === "sources" } : {};
}

/**
 * Calls createPage for every page of the site.
 * @param recordsOf all records of a type
 * @param today `YYYY-MM-DD`, the date of the build: the home page names its month, and no other page knows it
 */
export function makePages(
  createPage: CreatePagesArgs["actions"]["createPage"],
  recordsOf: (type: RecordTypeName) => RawRecord[],
  today: string,
): void {
  const find: Find = (type, key) => recordsOf(type).find((record) => record.key === key);
  const recordPages = pagedTypes.flatMap((type) =>
    recordsOf(type).flatMap((record) =>
      allPages(type, record, defaultLanguage, find).map(({ route }, i) => {
        const params = (language: Language) => allPages(type, record, language, find)[i]?.params ?? {};
        const extra = contextOfRecordPage(type, record, route);
        const written = typeof record.written === "string" ? record.written : null;
        return {
          route,
          like: drawnAs(type, route),
          key: record.key,
          params,
          extra,
          digest: makeDigest(fieldsOfType(type, record)),
          isDiscreet: isDiscreet(type, record, find),
          written,
        };
      }),
    ),
  );
  const withRecords = new Set(recordPages.map(({ route }) => route));
  const singlePages = routeIds
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
