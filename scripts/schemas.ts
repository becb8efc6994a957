/** `npm run schemas`: rewrites schemas/, .vscode/settings.json and schema.graphql from the descriptions of the fields. A test checks that they match. */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { schemaFiles } from "../src/gatsby/schemaFiles";

rmSync("schemas", { recursive: true, force: true });
for (const [file, text] of Object.entries(schemaFiles())) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
