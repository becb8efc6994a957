/** Files that describe the types of records for other programs: for editors and for users of GraphQL. */
import { editorSettings, recordFileSchema } from "../content/editorSchemas";
import { type RecordTypeName, recordTypes } from "../content/records/registry";
import { typeDefinitions } from "./schema";

const asJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/**
 * The content of the files that `npm run schemas` writes, by path.
 * @example Object.keys(schemaFiles()).includes("schemas/Symptom.json") // true
 */
export const schemaFiles = (): Record<string, string> => ({
  "schema.graphql": `# The content as GraphQL tells it: made by npm run schemas.\n\n${typeDefinitions()}\n`,
  ".vscode/settings.json": asJson(editorSettings()),
  ...Object.fromEntries(
    (Object.keys(recordTypes) as RecordTypeName[]).map((type) => [`schemas/${type}.json`, asJson(recordFileSchema(type))]),
  ),
});
