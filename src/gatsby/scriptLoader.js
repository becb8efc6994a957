/**
 * Webpack loader that compiles the site’s own TypeScript with esbuild: for the browsers of package.json, or for Node where pages are rendered to HTML.
 * Gatsby’s own loader takes longer and rewrites classes, spreads and `?.` for browsers the site does not support.
 */
const { transform } = require("esbuild");

module.exports = function scriptLoader(code) {
  const done = this.async();
  const { target, rows, islandTexts = "" } = this.getOptions();
  const of = rows[this.resourcePath];
  // Replaces the placeholder in src/browser/texts.ts with the names of the text files.
  transform((of ?? code).replace("ISLAND_TEXTS", islandTexts), {
    loader: this.resourcePath.endsWith("x") ? "tsx" : "ts",
    target,
    jsx: "automatic",
    jsxImportSource: "@emotion/react",
    sourcefile: this.resourcePath,
    sourcemap: true,
  }).then((made) => done(null, made.code, JSON.parse(made.map)), done);
};
