/** Hook: declares the GraphQL types, and the field extensions for queries like `title(language: tr)` and `path(language: en)`. */
import type { CreateSchemaCustomizationArgs } from "gatsby";
import { abroadOn } from "../content/abroad";
import { readingMinutes } from "../content/minutes";
import { type ContentLink, findAmong, linkPath, type RawRecord, recordPath } from "../content/recordPages";
import type { RecordTypeName } from "../content/records/registry";
import { textsIn } from "../content/records/visit";
import type { Language } from "../routes/routes";
import { withUnits } from "../text/withUnits";
import { missingCoreSigns, type SignsOfStage } from "../triage/coreSigns";
import { namedResolver } from "./namedItems";
import { nodesOf } from "./recordsInOrder";
import { topicsOfSources } from "./topicsOfSources";
import { typeDefinitions } from "./typeDefinitions";

/** A text, or a list of texts, with no line break between a number and its unit; any other value unchanged. */
const asPrinted = (value: unknown): unknown =>
  typeof value === "string" ? withUnits(value) : Array.isArray(value) ? value.map(asPrinted) : value;

interface Model {
  /** Returns a node, and notes that the page being made depends on it. */
  getNodeById(args: { id: string }): unknown;
}

type Actions = CreateSchemaCustomizationArgs["actions"];

/** Fields that follow from their record alone: a text in one language, a constant, the time to read it. */
function addTextExtensions(actions: Actions): void {
  actions.createFieldExtension({
    name: "localized",
    args: { from: "String" },
    extend: ({ from }: { from?: string }) => ({
      resolve: (
        source: Record<string, Record<Language, unknown>>,
        { language }: { language: Language },
        _context: Model,
        info: { fieldName: string },
      ) => asPrinted(source[from ?? info.fieldName]?.[language] ?? null),
    }),
  });
  actions.createFieldExtension({
    name: "constant",
    args: { value: "String!" },
    extend: ({ value }: { value: string }) => ({ resolve: () => value }),
  });
  actions.createFieldExtension({
    name: "minutes",
    extend: () => ({
      resolve: (source: RawRecord & { internal: { type: RecordTypeName } }, { language }: { language: Language }) =>
        readingMinutes(textsIn(language, source.internal.type, source, "lead", "summary", "sections", "questions", "companion")),
    }),
  });
}

/** Fields that need other records: addresses, the topic of a source, what a text names, what readers abroad need. */
function addRecordExtensions(actions: Actions, recordsOf: ReturnType<typeof nodesOf>): void {
  const find = findAmong(recordsOf);
  actions.createFieldExtension({
    name: "path",
    extend: () => ({
      resolve: (source: RawRecord & { internal: { type: RecordTypeName } }, { language }: { language: Language }) =>
        recordPath(source.internal.type, source, language, find),
    }),
  });
  let topics: ReturnType<typeof topicsOfSources> | undefined;
  actions.createFieldExtension({
    name: "sourceTopic",
    extend: () => ({
      resolve: ({ key }: RawRecord) => {
        topics ??= topicsOfSources(recordsOf);
        return topics.get(String(key)) ?? "reading";
      },
    }),
  });
  const namedIn = namedResolver(recordsOf, find);
  actions.createFieldExtension({
    name: "named",
    extend: () => ({
      resolve: (source: RawRecord & { internal: { type: RecordTypeName } }, { language }: { language: Language }) =>
        namedIn(source.internal.type, source, language),
    }),
  });
  actions.createFieldExtension({
    name: "abroad",
    extend: () => ({
      resolve: (source: RawRecord & { internal: { type: RecordTypeName } }, _given: unknown, context?: { nodeModel?: Model }) =>
        abroadOn(source.internal.type, source, recordsOf, find).map((subject) => {
          const { id } = subject as typeof subject & { id: string };
          return context?.nodeModel?.getNodeById({ id }) ?? subject;
        }),
    }),
  });
  actions.createFieldExtension({
    name: "linkPath",
    extend: () => ({
      resolve: (source: ContentLink, { language }: { language: Language }) => linkPath(source, language, find),
    }),
  });
  actions.createFieldExtension({
    name: "isWhole",
    extend: () => ({
      resolve: (source: Omit<SignsOfStage, "signs"> & { signs: readonly (string | { sign: string })[] }) => {
        const signs = source.signs.map((named) => (typeof named === "string" ? named : named.sign));
        return missingCoreSigns(recordsOf("CoreSigns"), { ...source, signs }).length === 0;
      },
    }),
  });
}

/** Hook: declares the types and the extensions. */
export function createSchemaCustomization({ actions, getNodesByType }: CreateSchemaCustomizationArgs): void {
  addTextExtensions(actions);
  addRecordExtensions(actions, nodesOf(getNodesByType));
  actions.createTypes(typeDefinitions());
}
