/** The files in which the kinds of records are described for other programs: editors, and whoever asks the content by GraphQL. */
import { editorSettings, recordFileSchema } from "../content/editorSchemas";
import { type RecordTypeName, recordTypes } from "../content/records/registry";
import { typeDefinitions } from "./schema";

const asJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/**
 * What `npm run schemas` writes, by file.
 * @example Object.keys(schemaFiles()).includes("schemas/Symptom.json") // true
 */
export const schemaFiles = (): Record<string, string> => ({
  "schema.graphql": `# The content as GraphQL tells it: made by npm run schemas.\n\n${typeDefinitions()}\n`,
  ".vscode/settings.json": asJson(editorSettings()),
  ...Object.fromEntries(
    (Object.keys(recordTypes) as RecordTypeName[]).map((type) => [`schemas/${type}.json`, asJson(recordFileSchema(type))]),
  ),
});
