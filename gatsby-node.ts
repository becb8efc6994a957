export { createResolvers } from "./src/build/nameFields";
export { createPages } from "./src/build/pages";
export { prepare as onPreBootstrap } from "./src/build/prepare";
export { publish as onPostBuild } from "./src/build/publish";
export { publishData as onPostBootstrap } from "./src/build/publishData";
export { createSchemaCustomization } from "./src/build/schema";
export { onCreateWebpackConfig } from "./src/build/webpack";
