import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import TerserPlugin from "terser-webpack-plugin";
import { browserslist } from "../../package.json";
import { firebaseConfig } from "../site/firebaseConfig";
import { rowsOfScript } from "./rowsOfScript";
import { namespacesOfIslands, textsOfScript } from "./textsOfScript";

/** Libraries that islands share, in a file of its own: it changes only with them. */
const framework = /[\\/]node_modules[\\/](react|react-dom|scheduler|@emotion)[\\/]|[\\/]islands[\\/]styles\.ts$/;
/** Pieces drawn with React and their styles; no behaviour uses them. */
const drawn = /[\\/]src[\\/].*(\.tsx|\.styles\.ts|iconPaths\.ts|theme[\\/](tokens|media)\.ts)$/;

/** The browsers of package.json as esbuild calls them; Samsung's is a Chrome. @example "chrome109" */
const target = browserslist
  .filter((browser) => !browser.startsWith("samsung"))
  .map((browser) => browser.replace("ios_saf", "ios").replace(" >= ", ""));

/** Made as short as can be done without changing what it does; the texts of licences go into files beside it. */
const shorten = new TerserPlugin({
  terserOptions: {
    ecma: 2020,
    compress: { ecma: 2020, passes: 3, pure_getters: true, keep_fargs: false, unsafe_arrows: true },
    format: { ecma: 2020 },
  },
});

/** Sources of tables are for the checks and the pages; what runs in the browser asks for none. */
const withoutSources = (json: string): unknown => JSON.parse(json, (key, value) => (key === "sources" ? undefined : value));

type Loaders = { loader?: string } | { loader?: string }[];
interface Rule {
  /** Gatsby works out the loaders of the site's own files one by one. */
  use?: Loaders | ((file: object) => Loaders);
  exclude?: unknown;
}
const isBabel = ({ use = [] }: Rule): boolean =>
  [typeof use === "function" ? use({}) : use].flat().some(({ loader }) => /babel-loader/.test(loader ?? ""));

/** Functions that are printed into each page: made for its browsers like the rest of its script. */
const printed = ["beforeReact", "watchLoading"].map((name) => resolve(`src/site/${name}.ts`));

/** Files of src/ in which Babel has no query to take out: esbuild takes less time for them. */
function isWithoutQuery(file: string): boolean {
  return /[\\/]src[\\/].*\.tsx?$/.test(file) && !readFileSync(file, "utf8").includes("graphql`");
}
const loader = resolve("src/gatsby/scriptLoader.js");
const ownTexts = resolve("src/site/textsOnServer.ts");

/** The rules by which pages are drawn to HTML. */
const rulesOfHtml = (rules: readonly Rule[]): object[] => [
  ...rules.map((rule) => (isBabel(rule) ? { ...rule, exclude: [rule.exclude ?? [], isWithoutQuery].flat() } : rule)),
  { test: isWithoutQuery, exclude: printed, loader, options: { target: "node20", rows: {} } },
  { include: printed, loader, options: { target, rows: {} } },
  { test: /[\\/]src[\\/].*\.tsx?$/, exclude: ownTexts, resolve: { alias: { "react-i18next$": ownTexts } } },
];

/**
 * Hook: pages are drawn to HTML by rules of their own, and the browser gets the site's own script (src/islands) in the place of Gatsby's client, under an
 * address that stays the same, so that a change of script leaves the pages as they are; what it fetches is named by its content. How long a chunk may take
 * before it counts as a load error.
 */
export async function onCreateWebpackConfig({ stage, actions, getConfig }: CreateWebpackConfigArgs): Promise<void> {
  const output = { chunkLoadTimeout: 120_000 };
  const config = getConfig();
  if (stage === "build-html") {
    actions.replaceWebpackConfig({
      ...config,
      output: { ...config.output, ...output },
      module: { ...config.module, rules: rulesOfHtml(config.module.rules) },
    });
    return;
  }
  if (stage !== "build-javascript") {
    actions.setWebpackConfig({ output });
    return;
  }
  const texts = await textsOfScript();
  const rows = await rowsOfScript();
  const islandTexts = namespacesOfIslands(readFileSync(resolve("src/islands/registry.ts"), "utf8")).join("|");
  const known = createHash("sha256")
    .update(JSON.stringify([texts.keys, rows, islandTexts]))
    .digest("hex");
  actions.replaceWebpackConfig({
    ...config,
    // A cache of a build without Firebase knows its packages as empty, and one of other code other texts.
    cache: config.cache && { ...config.cache, version: `${firebaseConfig !== null} ${known}` },
    entry: { app: resolve("src/islands/start.ts"), sw: resolve("src/site/offline/worker.ts") },
    target: ["web", "es2020"],
    // Maps are not published: a line that names one in each piece would be for nobody.
    devtool: "hidden-source-map",
    // Each piece names the list it puts itself into.
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
        "react-i18next$": resolve("src/islands/texts.ts"),
        "@emotion/react$": resolve("src/islands/styles.ts"),
        "@emotion/react/jsx-runtime$": resolve("src/islands/styles.ts"),
        // Without a project of the owner's there is nothing to fetch either.
        ...(firebaseConfig ? {} : { firebase: false }),
      },
    },
    optimization: {
      ...config.optimization,
      minimizer: [shorten],
      runtimeChunk: false,
      splitChunks: {
        chunks: "async",
        cacheGroups: {
          framework: { test: framework, name: "framework", enforce: true },
          // What nearly every island is drawn with.
          drawn: { test: drawn, name: "drawn", minChunks: 15, enforce: true },
          // What hands an island over to React is needed with that, by each of them.
          hydrate: { test: /[\\/]src[\\/]islands[\\/](hydrate|Failed)\.tsx$/, name: "drawn", enforce: true },
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
          options: { target, rows, islandTexts },
        },
        { test: /[\\/]data[\\/]standards[\\/].*\.json$/, type: "json", parser: { parse: withoutSources } },
        { test: /[\\/]src[\\/]locales[\\/].*\.json$/, type: "json", parser: { parse: (json: string) => texts.pick(JSON.parse(json)) } },
      ],
    },
  });
}
