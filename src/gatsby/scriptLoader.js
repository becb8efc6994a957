/**
 * Webpack's loader of the site's own files, by esbuild: TypeScript as the browsers of package.json run it, and as Node does where pages are drawn to HTML. Gatsby's
 * own takes longer and rewrites classes, spreads and `?.` for browsers the site does not know.
 */
const { transform } = require("esbuild");

module.exports = function scriptLoader(code) {
  const done = this.async();
  const { target, rows, islandTexts = "" } = this.getOptions();
  const of = rows[this.resourcePath];
  // Which files of texts there are is known before the script is made (src/islands/texts.ts).
  transform((of ?? code).replace("ISLAND_TEXTS", islandTexts), {
    loader: this.resourcePath.endsWith("x") ? "tsx" : "ts",
    target,
    jsx: "automatic",
    jsxImportSource: "@emotion/react",
    sourcefile: this.resourcePath,
    sourcemap: true,
  }).then((made) => done(null, made.code, JSON.parse(made.map)), done);
};
