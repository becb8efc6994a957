/** The files of the browser’s script, found by bundling it in memory. */
import { readdirSync } from "node:fs";
import { basename, dirname, resolve } from "node:path";
import { build, type Plugin } from "esbuild";

const folder = (path: string): string => resolve("src", path);

/** Distinguishes files whose names differ only in a capital letter, which esbuild confuses. */
export const exactNames: Plugin = {
  name: "exact-names",
  setup({ onResolve }) {
    onResolve({ filter: /^\.\.?\// }, ({ path, resolveDir }) => {
      const file = resolve(resolveDir, path);
      const found = [".ts", ".tsx"].find((extension) => readdirSync(dirname(file)).includes(basename(file) + extension));
      return found ? { path: file + found } : undefined;
    });
  },
};

export const production = { "process.env.NODE_ENV": '"production"' };
export const shared = {
  bundle: true,
  write: false,
  target: "es2022",
  jsx: "automatic",
  jsxImportSource: "@emotion/react",
  logLevel: "silent",
} as const;

/** Leaves out Firebase, like a build without the owner’s project. */
const nothingOfFirebase: Plugin = {
  name: "no-firebase",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^firebase(\/|$)/ }, ({ path }) => ({ path, namespace: "empty" }));
    onLoad({ filter: /.*/, namespace: "empty" }, () => ({ contents: "module.exports = {}" }));
  },
};

/** Bundles the browser’s script from its entry point; nothing is written to disk. */
export const buildScript = () =>
  build({
    ...shared,
    entryPoints: [folder("browser/start.ts")],
    format: "iife",
    plugins: [exactNames, nothingOfFirebase],
    define: { ...production, "process.env.GATSBY_FIREBASE_CONFIG": '""' },
    metafile: true,
  });

/** The files of `src/` whose code runs in the browser, sorted. */
export async function filesOfScript(): Promise<string[]> {
  const { metafile } = await buildScript();
  return Object.keys(metafile.inputs)
    .filter((file) => /^src[\\/].*\.tsx?$/.test(file))
    .sort();
}
