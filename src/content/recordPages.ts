import type { ListId } from "../routes/pages";
import { routePaths } from "../routes/paths";
import { fillPath, type Language, type RouteId } from "../routes/routes";
import { sectionOfFaq } from "../vocabulary/faqGroups";
import type { SectionId } from "../vocabulary/sections";
import type { FindRaw, Page, RawRecord } from "./records/recordType";
import { type RecordOf, type RecordTypeName, recordTypeNames, recordTypes, rowOf } from "./records/registry";

export type { RawRecord } from "./records/recordType";
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

/** Record types with a page each. */
export const pagedTypes: readonly RecordTypeName[] = recordTypeNames.filter((type) => rowOf(type).page);

/**
 * True if each record of this type has a page.
 * @example hasPage("Sign") // false
 */
export const hasPage = (type: string): boolean => type in recordTypes && rowOf(type as RecordTypeName).page !== null;

/**
 * Route and placeholder values of a record’s page; for a unisex name one of its two pages.
 * @throws if records of the type have no page
 * @example mainPage("PregnancyWeek", { key: "24" }, "en", find) // { route: "pregnancyWeek", params: { hafta: "24" } }
 */
export function mainPage(type: RecordTypeName, record: RawRecord, language: Language, find: Find): Page {
  const { page } = rowOf(type);
  if (!page) throw new Error(`mainPage requires a record type with pages, got ${type}`);
  return page.pageOf(record, language, find as FindRaw);
}

/**
 * All pages of a record: one, but two for a unisex name, one among the girls’ and one among the boys’ names.
 * @throws if records of the type have no page
 * @example allPages("PregnancyWeek", { key: "24" }, "en", find).length // 1
 */
export function allPages(type: RecordTypeName, record: RawRecord, language: Language, find: Find): Page[] {
  return rowOf(type).page?.pagesOf?.(record) ?? [mainPage(type, record, language, find)];
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

/** The record types a link can lead to, by what it names: a route, or a name of several. */
const typesOfRoute = new Map<string, RecordTypeName[]>();
for (const type of pagedTypes)
  for (const name of rowOf(type).page?.linkedAs ?? []) typesOfRoute.set(name, [...(typesOfRoute.get(name) ?? []), type]);

/**
 * The lists a section leads to, each with the place of its card.
 * @example listsOfSection("planning")[0] // { to: "pregnancyWeeks", place: 4 }
 */
export const listsOfSection = (section: SectionId): { to: ListId; place: number }[] =>
  recordTypeNames.flatMap((type) => {
    const { list } = rowOf(type);
    const place = list?.sections[section];
    return list && place !== undefined ? [{ to: list.id, place }] : [];
  });

/** A link in the content: a route, the record its page shows, and an anchor on that page. */
export interface ContentLink {
  to: string;
  record: string | null;
  anchor?: string | null;
}

/** The record a link names, if its route shows records of that type. */
function linkedRecord({ to, record: key }: ContentLink, find: Find): { type: RecordTypeName; record: RawRecord } | undefined {
  for (const type of typesOfRoute.get(to) ?? []) {
    const record = key === null ? undefined : find(type, key);
    if (record) return { type, record };
  }
  return undefined;
}

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
  if (typesOfRoute.has(link.to)) {
    const found = linkedRecord(link, find);
    return found && recordPath(found.type, found.record, language, find) + place;
  }
  try {
    return link.to in routePaths && link.record === null ? fillPath(link.to as RouteId, language, {}) + place : undefined;
  } catch {
    return undefined;
  }
}
