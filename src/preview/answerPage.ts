/** From records to a page: the list of pages, the answer to a page's query, its HTML. */
import { type DocumentNode, execute, type GraphQLSchema, Kind, parse, visit } from "graphql";
import type { ContentFile } from "../content/readContent";
import type { Find, RawRecord } from "../content/recordPages";
import type { RecordTypeName } from "../content/records/registry";
import { makePages } from "../gatsby/pages";
import { recordsInOrder } from "../gatsby/recordsInOrder";
import { languages } from "../routes/routes";
import type { PageContext } from "../site/PageContext";
import type { Renderer } from "./bundle";
import type { DrawnPage, Template } from "./drawPage";
import { addressesOf } from "./faults";

/** A page: which folder draws it, and what its query is asked with. */
export interface ListedPage {
  template: string;
  context: PageContext;
}

/** Records by type, as they lie on the disk. */
export function recordsByType(files: readonly ContentFile[]): Map<string, RawRecord[]> {
  const records = new Map<string, RawRecord[]>();
  for (const { type, record } of files) if (type) records.set(type, [...(records.get(type) ?? []), record as RawRecord]);
  return records;
}

/**
 * Every page of the site by its address.
 * @param today `YYYY-MM-DD`, for what belongs to a season
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
 * Records without those whose page has no address: the form `npm run new` writes has none yet, and an article whose topic is missing neither.
 * @example recordsByType(withAddress(files)) // every page can be listed
 */
export function withAddress(files: readonly ContentFile[]): ContentFile[] {
  const byKey = new Map(files.map(({ type, record }) => [`${type}/${(record as RawRecord).key}`, record as RawRecord]));
  const find: Find = (type, key) => byKey.get(`${type}/${key}`);
  return files.filter((file) => languages.every((language) => addressesOf(file, language, find)));
}

/** A query with the fragments it spreads, and those these spread. */
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

/** Asks the queries of templates for the data of a page. */
export function pageAsker({ documents, templates }: Pick<Renderer, "documents" | "templates">) {
  const definitions = documents.flatMap((text) => parse(text).definitions);
  const fragments = new Map(definitions.flatMap((one) => (one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one] as const] : [])));
  const queries = new Map<string, DocumentNode>();
  /** @throws Error with what the query stumbled at */
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

/** Asks the queries of a renderer's templates and draws the answers. */
export function pageMaker(renderer: Renderer) {
  const ask = pageAsker(renderer);
  /**
   * @param extra HTML at the end of the body
   * @throws Error with what the query or the template stumbled at
   */
  return (page: ListedPage, schema: GraphQLSchema, extra?: string): DrawnPage => {
    const { template, data } = ask(page, schema);
    return renderer.drawPage(template, data, page.context as never, extra);
  };
}
