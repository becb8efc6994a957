/**
 * Writes the types of the page queries, which the type check needs. A build writes them as well; this makes them without a build, from the same type
 * definitions and queries, for a fresh checkout or after code changes. `npm run lint` runs it.
 */
import { writeTypeScriptTypes } from "gatsby/dist/utils/graphql-typegen/ts-codegen";
import { Kind, parse, print } from "graphql";
import { areQueryTypesOld, queryTypesFile } from "../src/gatsby/queryTypes";
import { bundleRenderer } from "../src/preview/bundle";
import { declaredSchema } from "../src/preview/contentSchema";

/** Every query and fragment, in the form Gatsby's generator needs. */
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
  const options = { typesOutputPath: queryTypesFile, documentSearchPaths: [] } as never;
  await writeTypeScriptTypes(process.cwd(), declaredSchema(), (await readDefinitions()) as never, options);
}

if (areQueryTypesOld()) writeTypes();
