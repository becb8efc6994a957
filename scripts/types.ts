/**
 * The types of the page queries, which the type check needs. A build makes them as well; a fresh checkout gets them here without one,
 * from the same type definitions and queries: `npm run lint` runs it.
 */
import { existsSync } from "node:fs";
import { writeTypeScriptTypes } from "gatsby/dist/utils/graphql-typegen/ts-codegen";
import { Kind, parse, print } from "graphql";
import { bundleRenderer } from "../src/preview/bundle";
import { declaredSchema } from "../src/preview/contentSchema";

const typesOutputPath = "src/gatsby-types.d.ts";

/** Every query and fragment, as Gatsby's generator wants them. */
async function readDefinitions() {
  const { documents } = await bundleRenderer();
  const found = documents.flatMap((text) => parse(text).definitions).filter((def) => "name" in def && def.name);
  return new Map(
    found.map((def) => {
      const name = "name" in def ? (def.name?.value ?? "") : "";
      const text = print(def);
      const isFragment = def.kind === Kind.FRAGMENT_DEFINITION;
      return [name, { name, def, text, isFragment, isStaticQuery: false, filePath: "src", hash: text }];
    }),
  );
}

async function writeTypes(): Promise<void> {
  const options = { typesOutputPath, documentSearchPaths: [] } as never;
  await writeTypeScriptTypes(process.cwd(), declaredSchema(), (await readDefinitions()) as never, options);
}

if (!existsSync(typesOutputPath)) writeTypes();
