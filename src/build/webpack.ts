import type { CreateWebpackConfigArgs } from "gatsby";

/** Hook: how long a code or style chunk may take before it counts as a load error, in milliseconds. */
export function onCreateWebpackConfig({ actions }: CreateWebpackConfigArgs): void {
  actions.setWebpackConfig({ output: { chunkLoadTimeout: 120_000 } });
}
