/** `npm run schemas`: writes schemas/, .vscode/settings.json and schema.graphql anew. They are made of the descriptions of the fields; a test holds them to it. */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { schemaFiles } from "../src/gatsby/schemaFiles";

rmSync("schemas", { recursive: true, force: true });
for (const [file, text] of Object.entries(schemaFiles())) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
