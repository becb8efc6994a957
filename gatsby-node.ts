export { createResolvers } from "./src/gatsby/nameFields";
export { createPages } from "./src/gatsby/pages";
export { prepare as onPreBootstrap } from "./src/gatsby/prepare";
export { publish as onPostBuild } from "./src/gatsby/publish";
export { publishFiles as onPostBootstrap } from "./src/gatsby/publishFiles";
export { createSchemaCustomization } from "./src/gatsby/schema";
export { onCreateWebpackConfig } from "./src/gatsby/webpack";
