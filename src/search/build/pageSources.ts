/** What the search index knows about each page in one language, read in Node from the same records as the pages. */
import { type Find, hasPage, linkPath, type RawRecord, type RecordsOf, recordPath } from "../../content/recordPages";
import type { FindRaw } from "../../content/records/recordType";
import { type RecordTypeName, recordTypeNames, rowOf } from "../../content/records/registry";
import { textsIn } from "../../content/records/visit";
import { fillPath, type Language, type RouteId, routeIds, routeOf } from "../../routes/routes";
import { firstSentence } from "../../text/sentences";
import type { Kind } from "../../vocabulary/searchKinds";
import { kindsOfMany } from "../index.types";

export interface PageSource {
  /** Type and key of the record, like “Symptom/swelling”; for a page without a record its route, like “tools”. */
  id: string;
  kind: Kind;
  path: string;
  title: string;
  /** A line about the page, shown in the results. */
  line: string;
  /** What people type to find it. */
  words: string[];
  headings: string[];
  /** The rest of its text. */
  body: string;
}

/** An interface text by namespace and key; undefined if there is none. */
export type TextOf = (namespace: string, key: string, n?: number) => string | undefined;

type Both = Record<Language, string>;

const half = (value: unknown, language: Language): string => (value as Both | undefined)?.[language] ?? "";

/** Maximum length of a line, in characters. */
const lineLength = 90;

/**
 * The first sentence of a text, cut between two words if it is longer than 90 characters.
 * @example firstLine("20. haftadan sonra yan yatın. Dinlenin.", "tr") // "20. haftadan sonra yan yatın."
 */
function firstLine(text: string, language: Language): string {
  const first = firstSentence(text, language);
  if (first.length <= lineLength) return first;
  return `${first.slice(0, first.lastIndexOf(" ", lineLength)).replace(/[,;:]$/, "")}…`;
}

/** The stages for which a food, everyday thing or medicine can have an answer. */
const answeredStages = ["pregnancy", "breastfeeding", "baby"] as const;

/**
 * The short answers of a food, everyday thing or medicine, as one line; empty for a record of another kind.
 * @example answersOf(tulum, text, "en") // "In pregnancy: If pasteurised · While breastfeeding: If pasteurised · For the baby: From 12 months"
 */
const answersOf = (record: RawRecord, text: TextOf, language: Language): string =>
  answeredStages
    .flatMap((stage) => {
      const label = half((record[stage] as { label?: unknown } | undefined)?.label, language);
      return label ? [`${text("canI", `stage.${stage}`)}: ${label}`] : [];
    })
    .join(" · ");

/** Address of the page, or of the section of a page, where a record is shown; undefined if it has none. */
function findPath(type: RecordTypeName, record: RawRecord, language: Language, find: Find): string | undefined {
  const home = rowOf(type).search?.sectionOf?.(record, language, find as FindRaw);
  if (home) return `${fillPath(home.route, language, home.params)}#${record.key}`;
  return hasPage(type) ? recordPath(type, record, language, find) : undefined;
}

const collectHeadings = (record: RawRecord, language: Language): string[] =>
  [record.sections, record.parts].flatMap((parts) =>
    Array.isArray(parts) ? parts.map((part) => half(part.heading ?? part.title, language)).filter(Boolean) : [],
  );

/** The pages of all records except names, which have files of their own. */
function recordSources(recordsOf: RecordsOf, find: Find, text: TextOf, language: Language): PageSource[] {
  return recordTypeNames.flatMap((type) => {
    const source = rowOf(type).search;
    if (!source) return [];
    return recordsOf(type).flatMap((record: RawRecord): PageSource[] => {
      const path = findPath(type, record, language, find);
      if (!path) return [];
      const { title } = source;
      const askedBy = (record.words as Record<Language, string[]> | undefined)?.[language] ?? [];
      const isOfMany = kindsOfMany.has(source.kind);
      return [
        {
          id: `${type}/${record.key}`,
          kind: source.kind,
          path,
          title:
            typeof title === "string" ? half(record[title], language) : (text(title.texts, "title", Number(record[title.number])) ?? ""),
          line: answersOf(record, text, language) || firstLine(half(record[source.line], language), language),
          words: isOfMany ? [] : askedBy,
          headings: isOfMany ? askedBy : collectHeadings(record, language),
          body: (isOfMany ? [half(record.answer, language), ...askedBy] : textsIn(language, type, record)).join(" "),
        },
      ];
    });
  });
}

/** Kind, title and line of a page without a record; undefined if the search leaves the page out. */
function routeWords(id: RouteId, text: TextOf): { kind: Kind; title?: string; line?: string } | undefined {
  const { contentType, side, nameList, template } = routeOf(id);
  if (routeOf(id).tr.includes(":") || id === "home" || id === "notFound" || id === "search" || id === "apps") return undefined;
  if (contentType) return { kind: "page", title: text("list", `${id}.title`), line: text("list", `${id}.lead`) };
  if (nameList && side)
    return { kind: "names", title: text("nameList", `title.${nameList}.${side}`), line: text("names", `rule.${nameList}`) };
  if (template.startsWith("calculators/"))
    return { kind: "tool", title: text("tools", `tools.${id}`), line: text("tools", `tools.${id}.text`) };
  const own: Partial<Record<RouteId, [Kind, string, string]>> = {
    names: ["names", "namesHub", "hub"],
    tools: ["tool", "tools", "tools"],
    products: ["need", "needs", "needs"],
    pregnancyFaq: ["page", "faq", "pregnancyFaq"],
    babyFaq: ["page", "faq", "babyFaq"],
    canIEat: ["page", "canI", "foods"],
    canIDo: ["page", "canI", "things"],
    medicines: ["page", "canI", "medicines"],
    birthPlan: ["tool", "birth", "plan"],
    hospitalBag: ["tool", "birth", "bag"],
    hospitalPhrases: ["tool", "birth", "phrases"],
    canIEatSheet: ["page", "canI", "sheet"],
    lossSupport: ["page", "loss", "list"],
    myDay: ["page", "day", "day"],
  };
  const [kind, namespace, key] = own[id] ?? ["page", "section", id];
  return { kind, title: text(namespace, `${key}.title`), line: text(namespace, `${key}.lead`) };
}

/**
 * Every page the search can find, in one language.
 * @example pageSources(recordsOf, find, textOf, "tr")[0] // { id: "PregnancyWeek/1", kind: "week", … }
 */
export function pageSources(recordsOf: RecordsOf, find: Find, text: TextOf, language: Language): PageSource[] {
  const records = recordSources(recordsOf, find, text, language);
  const taken = new Set(records.map(({ path }) => path));
  const others = routeIds.flatMap((id): PageSource[] => {
    const own = routeWords(id, text);
    if (!own?.title) return [];
    const path = fillPath(id, language, {});
    if (taken.has(path)) return [];
    return [{ id, kind: own.kind, path, title: own.title, line: firstLine(own.line ?? "", language), words: [], headings: [], body: "" }];
  });
  const pages = [...records, ...others];
  const byPath = new Map(pages.map((page) => [page.path, page]));
  for (const { page, words } of recordsOf("SearchWords")) {
    const found = byPath.get(linkPath(page, language, find) ?? "");
    if (!found) continue;
    const isOfMany = kindsOfMany.has(found.kind);
    (isOfMany ? found.headings : found.words).push(...words[language]);
    if (isOfMany) found.body += ` ${words[language].join(" ")}`;
  }
  return pages;
}
