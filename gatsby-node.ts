export { writeFonts as onPreBootstrap } from "./src/build/fonts";
export { createPages } from "./src/build/pages";
export { publish as onPostBuild } from "./src/build/publish";
export { createSchemaCustomization } from "./src/build/schema";
export { onCreateWebpackConfig } from "./src/build/webpack";
