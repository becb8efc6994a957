import { createHash } from "node:crypto";
import { resolve } from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import { firebaseConfig } from "../site/firebaseConfig";
import { textsOfScript } from "./textsOfScript";

/** Libraries that islands share, in a file of its own: it changes only with them. */
const framework = /[\\/]node_modules[\\/](react|react-dom|scheduler|@emotion|stylis|@babel)[\\/]/;
/** Pieces drawn with React and their styles; no behaviour uses them. */
const drawn = /[\\/]src[\\/].*(\.tsx|\.styles\.ts|iconPaths\.ts|theme[\\/]tokens\.ts)$/;

/**
 * Hook: the browser gets the site's own script (src/islands) in the place of Gatsby's client, under an address that stays the same, so that a
 * change of script leaves the pages as they are; what it fetches is named by its content. How long a chunk may take before it counts as a load error.
 */
export async function onCreateWebpackConfig({ stage, actions, getConfig }: CreateWebpackConfigArgs): Promise<void> {
  const output = { chunkLoadTimeout: 120_000 };
  if (stage !== "build-javascript") {
    actions.setWebpackConfig({ output });
    return;
  }
  const config = getConfig();
  const texts = await textsOfScript();
  const known = createHash("sha256").update(texts.keys.join()).digest("hex");
  actions.replaceWebpackConfig({
    ...config,
    // A cache of a build without Firebase knows its packages as empty, and one of other code other texts.
    cache: config.cache && { ...config.cache, version: `${firebaseConfig !== null} ${known}` },
    entry: { app: resolve("src/islands/start.ts"), sw: resolve("src/site/offline/worker.ts") },
    output: { ...config.output, ...output, filename: "[name].js", chunkFilename: "[name]-[contenthash].js" },
    resolve: {
      ...config.resolve,
      alias: {
        ...config.resolve.alias,
        "react-i18next$": resolve("src/islands/texts.ts"),
        // Emotion brings it for higher-order components, which the site has none of.
        "hoist-non-react-statics": false,
        // Without a project of the owner's there is nothing to fetch either.
        ...(firebaseConfig ? {} : { firebase: false }),
      },
    },
    optimization: {
      ...config.optimization,
      runtimeChunk: false,
      splitChunks: {
        chunks: "async",
        cacheGroups: {
          framework: { test: framework, name: "framework", enforce: true },
          // What nearly every island is drawn with.
          drawn: { test: drawn, name: "drawn", minChunks: 15, enforce: true },
        },
      },
    },
    module: {
      ...config.module,
      strictExportPresence: true,
      rules: [
        ...config.module.rules,
        { test: /[\\/]src[\\/]locales[\\/].*\.json$/, type: "json", parser: { parse: (json: string) => texts.pick(JSON.parse(json)) } },
      ],
    },
  });
}
