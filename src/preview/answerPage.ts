/** From records to a page: lists the pages, answers a page’s query, and renders its HTML. */
import { type DocumentNode, execute, type GraphQLSchema, Kind, parse, visit } from "graphql";
import type { ContentFile } from "../content/readContent";
import { findIn, type RawRecord } from "../content/recordPages";
import type { RecordTypeName } from "../content/records/registry";
import { makePages } from "../gatsby/pages";
import { recordsInOrder } from "../gatsby/recordsInOrder";
import { languages } from "../routes/routes";
import type { PageContext } from "../site/shell/PageContext";
import type { Renderer } from "./bundle";
import type { DrawnPage, Template } from "./drawPage";
import { addressesOf } from "./faults";

/** A page: the folder that renders it, and the variables of its query. */
export interface ListedPage {
  template: string;
  context: PageContext;
}

/**
 * Records by type, as they are in their files.
 * @example recordsByType([{ file: "data/a/b.json", type: "Symptom", record: { key: "b" } }]).get("Symptom") // [{ key: "b" }]
 */
export function recordsByType(files: readonly ContentFile[]): Map<string, RawRecord[]> {
  const records = new Map<string, RawRecord[]>();
  for (const { type, record } of files) if (type) records.set(type, [...(records.get(type) ?? []), record as RawRecord]);
  return records;
}

/**
 * Every page of the site, by address.
 * @param today `YYYY-MM-DD`, for content that depends on the season
 * @example listPages(records, "2026-11-23").get("/en")?.template // "reading/home"
 */
export function listPages(records: ReadonlyMap<string, readonly RawRecord[]>, today: string): Map<string, ListedPage> {
  const listed = new Map<string, ListedPage>();
  const recordsOf = recordsInOrder(((type: RecordTypeName) => records.get(type) ?? []) as never);
  makePages(
    ((page: { path: string; component: string; context: PageContext }) => {
      const template = /src\/(.*)\/page\.tsx$/.exec(page.component)?.[1] ?? "";
      listed.set(decodeURI(page.path), { template, context: page.context });
    }) as never,
    recordsOf,
    today,
  );
  return listed;
}

/**
 * Records without those whose page has no address: a form written by `npm run new` has none yet, nor has an article whose topic is missing.
 * @example recordsByType(withAddress(files)) // every page can be listed
 */
export function withAddress(files: readonly ContentFile[]): ContentFile[] {
  const byKey = new Map(files.map(({ type, record }) => [`${type}/${(record as RawRecord).key}`, record as RawRecord]));
  const find = findIn(byKey);
  return files.filter((file) => languages.every((language) => addressesOf(file, language, find)));
}

/** A query with the fragments it uses, including those used by other fragments. */
function withFragments(query: string, fragments: ReadonlyMap<string, DocumentNode["definitions"][number]>): DocumentNode {
  const definitions = [...parse(query).definitions];
  const known = new Set<string>();
  for (let i = 0; i < definitions.length; i++) {
    const definition = definitions[i];
    if (!definition) continue;
    if (definition.kind === Kind.FRAGMENT_DEFINITION) known.add(definition.name.value);
    visit(definition, {
      FragmentSpread: ({ name: { value } }) => {
        const fragment = fragments.get(value);
        if (known.has(value)) return;
        if (!fragment) throw new Error(`withFragments requires the fragment ${value}`);
        known.add(value);
        definitions.push(fragment);
      },
    });
  }
  return { kind: Kind.DOCUMENT, definitions };
}

/**
 * Returns a function that runs the query of a page’s template.
 * @example pageAsker(renderer)(page, schema).data // the result of the query
 */
function pageAsker({ documents, templates }: Pick<Renderer, "documents" | "templates">) {
  const definitions = documents.flatMap((text) => parse(text).definitions);
  const fragments = new Map(definitions.flatMap((one) => (one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one] as const] : [])));
  const queries = new Map<string, DocumentNode>();
  /** @throws Error of the query, or if there is no such template */
  return ({ template: name, context }: ListedPage, schema: GraphQLSchema): { template: Template; data: object } => {
    const template = templates[name];
    if (!template) throw new Error(`pageAsker requires a template in src/${name}/page.tsx`);
    const document = queries.get(name) ?? withFragments(template.query, fragments);
    queries.set(name, document);
    const answer = execute({ schema, document, variableValues: context as never });
    if ("then" in answer) throw new Error("pageAsker requires resolvers that answer at once");
    if (answer.errors) throw answer.errors[0]?.originalError ?? answer.errors[0];
    return { template, data: { ...answer.data } };
  };
}

/**
 * Returns a function that runs a page’s query and renders the page.
 * @example pageMaker(renderer)(page, schema).html // "<!doctype html>…"
 */
export function pageMaker(renderer: Renderer) {
  const ask = pageAsker(renderer);
  /**
   * @param extra HTML at the end of the body
   * @throws Error of the query or the template
   */
  return (page: ListedPage, schema: GraphQLSchema, extra?: string): DrawnPage => {
    const { template, data } = ask(page, schema);
    return renderer.drawPage(template, data, page.context as never, extra);
  };
}
