import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import TerserPlugin from "terser-webpack-plugin";
import { firebaseConfig } from "../firebase/firebaseConfig";
import { browserTargets, inlineConstants, inlineScripts } from "./inlineScripts";
import { rowsOfScript } from "./rowsOfScript";
import { namespacesOfIslands, textsOfScript } from "./textsOfScript";

/** Libraries that islands share. They are in a file of their own, which changes only with them. */
const framework = /[\\/]node_modules[\\/](react|react-dom|scheduler|@emotion)[\\/]|[\\/]browser[\\/]styles\.ts$/;
/** React components and their styles; no behaviour uses them. */
const drawn = /[\\/]src[\\/].*(\.tsx|\.styles\.ts|iconPaths\.ts|theme[\\/](tokens|media)\.ts)$/;

/** Minifies the scripts; licence texts go into separate files. */
const shorten = new TerserPlugin({
  terserOptions: {
    ecma: 2020,
    compress: { ecma: 2020, passes: 3, pure_getters: true, keep_fargs: false, unsafe_arrows: true },
    format: { ecma: 2020 },
  },
});

/**
 * Numbers modules by their names, in three digits where webpack would take four: the numbers are in every file. A thousand modules have room; the
 * browser’s script has about half as many.
 */
const shortIds = {
  apply(compiler: Parameters<TerserPlugin["apply"]>[0]): void {
    new compiler.webpack.ids.DeterministicModuleIdsPlugin({ maxLength: 3, fixedLength: true }).apply(compiler);
  },
};

/** Parses a table without its sources: only checks and pages use them, not the code in the browser. */
const withoutSources = (json: string): unknown => JSON.parse(json, (key, value) => (key === "sources" ? undefined : value));

type Loaders = { loader?: string } | { loader?: string }[];
interface Rule {
  /** For the site’s own files Gatsby uses a function. */
  use?: Loaders | ((file: object) => Loaders);
  exclude?: unknown;
}
const isBabel = ({ use = [] }: Rule): boolean =>
  [typeof use === "function" ? use({}) : use].flat().some(({ loader }) => /babel-loader/.test(loader ?? ""));

/** True for files of src/ without a GraphQL query. Only Babel can take queries out; esbuild compiles the other files faster. */
function isWithoutQuery(file: string): boolean {
  return /[\\/]src[\\/].*\.tsx?$/.test(file) && !readFileSync(file, "utf8").includes("graphql`");
}
const loader = resolve("src/gatsby/scriptLoader.js");

/** The webpack rules for rendering pages to HTML. */
const rulesOfHtml = (rules: readonly Rule[]): object[] => [
  ...rules.map((rule) => (isBabel(rule) ? { ...rule, exclude: [rule.exclude ?? [], isWithoutQuery].flat() } : rule)),
  { test: isWithoutQuery, loader, options: { target: "node20", rows: {} } },
];

/**
 * Hook: pages are rendered to HTML with rules of their own, and the browser gets the site’s own script (src/browser) instead of Gatsby’s client. Its
 * address is always the same, so that a new script does not change the pages; the chunks it loads have a hash in their name. A chunk may take 120
 * seconds before it counts as a load error.
 */
export async function onCreateWebpackConfig({ stage, actions, getConfig, plugins }: CreateWebpackConfigArgs): Promise<void> {
  const output = { chunkLoadTimeout: 120_000 };
  const config = getConfig();
  if (stage === "build-html") {
    actions.replaceWebpackConfig({
      ...config,
      output: { ...config.output, ...output },
      plugins: [...config.plugins, plugins.define(inlineConstants(inlineScripts()))],
      module: { ...config.module, rules: rulesOfHtml(config.module.rules) },
    });
    return;
  }
  if (stage !== "build-javascript") {
    actions.setWebpackConfig({ output, plugins: [plugins.define(inlineConstants(inlineScripts()))] });
    return;
  }
  const texts = await textsOfScript();
  const rows = await rowsOfScript();
  const islandTexts = namespacesOfIslands(readFileSync(resolve("src/browser/registry.ts"), "utf8")).join("|");
  const known = createHash("sha256")
    .update(JSON.stringify([texts.keys, rows, islandTexts]))
    .digest("hex");
  actions.replaceWebpackConfig({
    ...config,
    // What webpack caches depends on whether Firebase is included and on which texts are kept.
    cache: config.cache && { ...config.cache, version: `${firebaseConfig !== null} ${known}` },
    entry: { app: resolve("src/browser/start.ts"), sw: resolve("src/site/offline/worker.ts") },
    target: ["web", "es2020"],
    // Source maps are not published, so no chunk refers to one.
    devtool: "hidden-source-map",
    // Every chunk contains chunkLoadingGlobal, so it is short.
    output: {
      ...config.output,
      ...output,
      chunkLoadingGlobal: "ninni",
      hashDigestLength: 6,
      filename: "[name].js",
      chunkFilename: "[name]-[contenthash].js",
    },
    resolve: {
      ...config.resolve,
      alias: {
        ...config.resolve.alias,
        "@emotion/react$": resolve("src/browser/styles.ts"),
        "@emotion/react/jsx-runtime$": resolve("src/browser/styles.ts"),
        // Without a Firebase project of the owner, its packages are left out.
        ...(firebaseConfig ? {} : { firebase: false }),
      },
    },
    plugins: [...config.plugins, shortIds],
    optimization: {
      ...config.optimization,
      moduleIds: false,
      minimizer: [shorten],
      runtimeChunk: false,
      splitChunks: {
        chunks: "async",
        cacheGroups: {
          framework: { test: framework, name: "framework", enforce: true },
          // Modules shared by 15 or more islands.
          drawn: { test: drawn, name: "drawn", minChunks: 15, enforce: true },
          // The code that hydrates islands is in the same file, because every island needs both.
          hydrate: { test: /[\\/]src[\\/](browser|islands)[\\/](hydrate|Failed)\.tsx$/, name: "drawn", enforce: true },
        },
      },
    },
    module: {
      ...config.module,
      strictExportPresence: true,
      rules: [
        ...config.module.rules.filter((rule: Rule) => !isBabel(rule)),
        {
          test: /\.tsx?$/,
          include: resolve("src"),
          loader,
          options: { target: browserTargets, rows, islandTexts },
        },
        { test: /[\\/]data[\\/]standards[\\/].*\.json$/, type: "json", parser: { parse: withoutSources } },
        { test: /[\\/]src[\\/]locales[\\/].*\.json$/, type: "json", parser: { parse: (json: string) => texts.pick(JSON.parse(json)) } },
      ],
    },
  });
}
