import { resolve } from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import { firebaseConfig } from "../site/firebaseConfig";

/** Libraries that islands share, in a file of its own: it changes only with them. */
const framework = /[\\/]node_modules[\\/](react|react-dom|scheduler|@emotion|stylis)[\\/]/;

/**
 * Hook: the browser gets the site's own script (src/islands) in the place of Gatsby's client, under an address that stays the same, so that a
 * change of script leaves the pages as they are; what it fetches is named by its content. How long a chunk may take before it counts as a load error.
 */
export function onCreateWebpackConfig({ stage, actions, getConfig }: CreateWebpackConfigArgs): void {
  const output = { chunkLoadTimeout: 120_000 };
  if (stage !== "build-javascript") {
    actions.setWebpackConfig({ output });
    return;
  }
  const config = getConfig();
  actions.replaceWebpackConfig({
    ...config,
    // A cache of a build without Firebase knows its packages as empty.
    cache: config.cache && { ...config.cache, version: String(firebaseConfig !== null) },
    entry: { app: resolve("src/islands/start.ts"), sw: resolve("src/site/offline/worker.ts") },
    output: { ...config.output, ...output, filename: "[name].js", chunkFilename: "[name]-[contenthash].js" },
    resolve: {
      ...config.resolve,
      alias: {
        ...config.resolve.alias,
        "react-i18next$": resolve("src/islands/texts.ts"),
        // Without a project of the owner's there is nothing to fetch either.
        ...(firebaseConfig ? {} : { firebase: false }),
      },
    },
    optimization: {
      ...config.optimization,
      runtimeChunk: false,
      splitChunks: { chunks: "async", cacheGroups: { framework: { test: framework, name: "framework", enforce: true } } },
    },
    module: { ...config.module, strictExportPresence: true },
  });
}
