import { routePaths } from "../routes/paths";
import { fillPath, type Language, type RouteId, routeIds, routeOf } from "../routes/routes";
import type { NameGender } from "../vocabulary/nameLists";
import type { ReaderStage } from "../vocabulary/readerStages";
import type { RecordOf, RecordTypeName } from "./records/registry";

export type RawRecord = { key: string } & Record<string, unknown>;
/** Returns the records of a type. */
export type RecordsOf = <Type extends RecordTypeName>(type: Type) => readonly RecordOf<Type>[];
/** Finds a record by type and key. */
export type Find = <Type extends RecordTypeName>(type: Type, key: string) => RecordOf<Type> | undefined;

/**
 * A Find of records as they were read: the shape of each has been checked, or its fault is reported elsewhere.
 * @example findBy((type, key) => records.get(`${type}/${key}`))("Sign", "fever")?.whose // "mother"
 */
export const findBy =
  (findRaw: (type: RecordTypeName, key: string) => RawRecord | undefined): Find =>
  <Type extends RecordTypeName>(type: Type, key: string) =>
    findRaw(type, key) as RecordOf<Type> | undefined;

/**
 * Finds records among those of their type.
 * @example findAmong(recordsOf)("Sign", "fever")?.whose // "mother"
 */
export const findAmong = (recordsOf: (type: RecordTypeName) => readonly RawRecord[]): Find =>
  findBy((type, key) => recordsOf(type).find((record) => record.key === key));

/**
 * Finds records in a map by type and key, like “Sign/fever”.
 * @example findIn(new Map([["Sign/fever", fever]]))("Sign", "fever")?.whose // "mother"
 */
export const findIn = (records: ReadonlyMap<string, RawRecord>): Find => findBy((type, key) => records.get(`${type}/${key}`));

/** The `:mom` part of an article’s address. */
export const stageSlugs = {
  planning: { tr: "planlayan", en: "planning" },
  pregnant: { tr: "hamile", en: "pregnant" },
  "new-mother": { tr: "yeni-anne", en: "new-mother" },
  mother: { tr: "anne", en: "mother" },
} as const satisfies Record<ReaderStage, Record<Language, string>>;

const topicRoutes = {
  pregnancy: "pregnancyTopic",
  planning: "planningTopic",
  birth: "birthTopic",
  child: "childTopic",
  products: "productsTopic",
} as const;

type Page = { route: RouteId; params: Record<string, string> };
type PageOf = (record: RawRecord, language: Language, find: Find) => Page;

/** The page of a name for one gender. */
const namePage = (record: RawRecord, side: NameGender): Page => ({ route: `${side}Name`, params: { name: String(record.slug) } });

const slugIn = (record: RawRecord, language: Language): string => (record.slug as Record<Language, string> | undefined)?.[language] ?? "";

const articlePage: PageOf = (record, language, find) => ({
  route: "article",
  params: {
    mom: stageSlugs[record.stage as keyof typeof stageSlugs][language],
    category: find("Topic", String(record.topic))?.slug[language] ?? "",
    article: record.key,
  },
});

const pages: Partial<Record<RecordTypeName, PageOf>> = {
  PregnancyWeek: (record) => ({ route: "pregnancyWeek", params: { hafta: record.key } }),
  Topic: (record) => ({ route: topicRoutes[record.section as keyof typeof topicRoutes], params: { article: record.key } }),
  Article: articlePage,
  ArticlePart: (record, language, find) => {
    const article = find("Article", String(record.article));
    return { route: "articlePart", params: { ...(article && articlePage(article, language, find).params), article2: record.key } };
  },
  CommunityQuestion: (record, language) => ({ route: "communityQuestion", params: { id: slugIn(record, language) } }),
  PregnancyChecklist: (record) => ({ route: "pregnancyChecklist", params: { hafta: record.key } }),
  PregnancyNutritionMonth: (record) => ({ route: "pregnancyNutritionMonth", params: { ay: record.key } }),
  Symptom: (record, language) => ({ route: "symptom", params: { id: slugIn(record, language) } }),
  Remedy: (record) => ({ route: record.key as RouteId, params: {} }),
  BabyWeek: (record) => ({ route: "babyWeek", params: { id: record.key } }),
  BabyNutritionMonth: (record) => ({ route: "babyNutritionMonth", params: { id: record.key } }),
  MilestoneChecklist: (record) => ({ route: "milestoneChecklist", params: { id: record.key } }),
  BabyActivity: (record) => ({ route: "babyActivity", params: { id: record.key } }),
  FirstAidTopic: (record, language) => ({ route: "firstAidTopic", params: { id: slugIn(record, language) } }),
  BabyName: (record) => namePage(record, record.sex === "boy" || record.lean === "boy" ? "boy" : "girl"),
  NeedTopic: (record) => ({ route: "productsTopic", params: { article: record.key } }),
  Food: (record, language) => ({ route: "canIEatItem", params: { id: slugIn(record, language) } }),
  EverydayThing: (record, language) => ({ route: "canIDoItem", params: { id: slugIn(record, language) } }),
  Medicine: (record, language) => ({ route: "medicine", params: { id: slugIn(record, language) } }),
  LossTopic: (record, language) => ({ route: "lossSupportTopic", params: { id: slugIn(record, language) } }),
  StaticPage: (record) => ({ route: routeIds.find((id) => routeOf(id).index === record.index) ?? "notFound", params: {} }),
};

/** Record types with a page each. */
export const pagedTypes = Object.keys(pages) as RecordTypeName[];

/**
 * True if each record of this type has a page.
 * @example hasPage("Sign") // false
 */
export const hasPage = (type: string): boolean => type in pages;

/**
 * Route and placeholder values of a record’s page; for a unisex name one of its two pages.
 * @throws if records of the type have no page
 * @example mainPage("PregnancyWeek", { key: "24" }, "en", find) // { route: "pregnancyWeek", params: { hafta: "24" } }
 */
export function mainPage(type: RecordTypeName, record: RawRecord, language: Language, find: Find): Page {
  const toPage = pages[type];
  if (!toPage) throw new Error(`mainPage requires a record type with pages, got ${type}`);
  return toPage(record, language, find);
}

/**
 * All pages of a record: one, but two for a unisex name, one among the girls’ and one among the boys’ names.
 * @throws if records of the type have no page
 * @example allPages("PregnancyWeek", { key: "24" }, "en", find).length // 1
 */
export function allPages(type: RecordTypeName, record: RawRecord, language: Language, find: Find): Page[] {
  const main = mainPage(type, record, language, find);
  return type === "BabyName" && record.sex === "unisex" ? [namePage(record, "girl"), namePage(record, "boy")] : [main];
}

/**
 * Address of a record’s page.
 * @throws if records of the type have no page
 * @example recordPath("PregnancyWeek", { key: "24" }, "en", find) // "/en/week-week-pregnancy-tracking-development/24"
 */
export function recordPath(type: RecordTypeName, record: RawRecord, language: Language, find: Find): string {
  const { route, params } = mainPage(type, record, language, find);
  return fillPath(route, language, params);
}

/** The record types each route can show, for links that name a route and a key. */
const typesOfRoute: Partial<Record<RouteId | "needTopic", RecordTypeName | readonly RecordTypeName[]>> = {
  pregnancyWeek: "PregnancyWeek",
  pregnancyChecklist: "PregnancyChecklist",
  pregnancyNutritionMonth: "PregnancyNutritionMonth",
  symptom: "Symptom",
  babyWeek: "BabyWeek",
  babyNutritionMonth: "BabyNutritionMonth",
  milestoneChecklist: "MilestoneChecklist",
  babyActivity: "BabyActivity",
  firstAidTopic: "FirstAidTopic",
  article: "Article",
  articlePart: "ArticlePart",
  communityQuestion: "CommunityQuestion",
  pregnancyTopic: "Topic",
  planningTopic: "Topic",
  birthTopic: "Topic",
  childTopic: "Topic",
  needTopic: "NeedTopic",
  canIEatItem: "Food",
  canIDoItem: "EverydayThing",
  medicine: "Medicine",
  lossSupportTopic: "LossTopic",
  // The route shows both need guides (UT-…) and articles about buying and safety (MT-…).
  productsTopic: ["NeedTopic", "Topic"],
};

/** A link in the content: a route, the record its page shows, and an anchor on that page. */
export interface ContentLink {
  to: string;
  record: string | null;
  anchor?: string | null;
}

/** The record a link names, if its route shows records of that type. */
function linkedRecord({ to, record: key }: ContentLink, find: Find): { type: RecordTypeName; record: RawRecord } | undefined {
  for (const type of [typesOfRoute[to as RouteId] ?? []].flat()) {
    const record = key === null ? undefined : find(type, key);
    if (record) return { type, record };
  }
  return undefined;
}

/** The section of the questions on each page of questions. */
const sectionOfFaq: Partial<Record<string, string>> = { pregnancyFaq: "pregnancy", babyFaq: "baby" };

/**
 * True if a link has no anchor, or one that is on its page: a section of the record, or a question.
 * @example hasAnchor({ to: "article", record: "MT-0-1", anchor: "no-such-section" }, find) // false
 */
export function hasAnchor(link: ContentLink, find: Find): boolean {
  const { to, anchor } = link;
  if (!anchor) return true;
  if (sectionOfFaq[to]) return find("Faq", anchor)?.section === sectionOfFaq[to];
  if (to === "needTopic" && find("NeedGuide", anchor)?.topic === link.record) return true;
  const sections = linkedRecord(link, find)?.record.sections;
  return Array.isArray(sections) && sections.some(({ key }: { key?: string }) => key === anchor);
}

/**
 * Address of a link in the content; undefined if there is no such page.
 * @example linkPath({ to: "pregnancyWeek", record: "24" }, "tr", find) // "/hafta-hafta-hamilelik-gebelik-takibi-gelisimi/24"
 */
export function linkPath(link: ContentLink, language: Language, find: Find): string | undefined {
  const place = link.anchor ? `#${link.anchor}` : "";
  if (typesOfRoute[link.to as RouteId]) {
    const found = linkedRecord(link, find);
    return found && recordPath(found.type, found.record, language, find) + place;
  }
  try {
    return link.to in routePaths && link.record === null ? fillPath(link.to as RouteId, language, {}) + place : undefined;
  } catch {
    return undefined;
  }
}
