/** Bundles src/ for the preview: the templates with their renderer for Node, and the site’s script for the browser. Nothing is written to disk. */
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { build } from "esbuild";
import { inlineConstants, inlineScripts } from "../gatsby/inlineScripts";
import { buildScript, exactNames, production, shared } from "../gatsby/scriptFiles";
import { pages } from "../routes/pages";
import type { DrawnPage, Template } from "./drawPage";

/** The templates by folder, and the function that renders them. */
export interface Renderer {
  templates: Readonly<Record<string, Template>>;
  /** Every query and fragment of the site. */
  documents: readonly string[];
  drawPage: (template: Template, data: object, pageContext: never, extra?: string) => DrawnPage;
  /** Contents of the shared files, by address. */
  sharedFiles: ReadonlyMap<string, string>;
}

const folder = (...parts: string[]): string => resolve("src", ...parts);

/** Files that contain a query fragment shared by pages. */
const fragmentFiles = (): string[] =>
  readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !/^(?:gatsby|preview)[\\/]/.test(file) && !file.endsWith("page.tsx"))
    .filter((file) => /graphql`\s*fragment/.test(readFileSync(join("src", file), "utf8")));

function entry(): string {
  const names = [...new Set(Object.values(pages).map(({ template }) => template))];
  const own = (path: string) => JSON.stringify(folder(path));
  return [
    ...fragmentFiles().map((file) => `import ${own(file)};`),
    ...names.map((name, i) => `import * as page${i} from ${own(`${name}/page.tsx`)};`),
    `export { drawPage, sharedFiles } from ${own("preview/drawPage.tsx")};`,
    `export { documents } from ${own("preview/gatsby.ts")};`,
    `export const templates = { ${names.map((name, i) => `${JSON.stringify(name)}: page${i}`).join(", ")} };`,
  ].join("\n");
}

/**
 * The templates in their current state, ready to render.
 * @throws Error with every error esbuild found
 */
export async function bundleRenderer(): Promise<Renderer> {
  const scripts = inlineScripts();
  const { outputFiles } = await build({
    stdin: { contents: entry(), resolveDir: process.cwd(), loader: "ts" },
    ...shared,
    platform: "node",
    format: "cjs",
    packages: "external",
    alias: { gatsby: folder("preview/gatsby.ts") },
    plugins: [exactNames],
    define: { ...production, ...inlineConstants(scripts) },
  });
  const module = { exports: {} as Renderer };
  const require = createRequire(resolve("package.json"));
  new Function("module", "exports", "require", outputFiles[0]?.text ?? "")(module, module.exports, require);
  const { sharedFiles } = module.exports;
  return { ...module.exports, sharedFiles: new Map([...sharedFiles, [scripts.page.href, scripts.page.text]]) };
}

/** The site’s script as one file, so that islands and behaviours work as on the site. */
export async function bundleScript(): Promise<string> {
  const { outputFiles } = await buildScript();
  return outputFiles[0]?.text ?? "";
}
