// The pages of Ninni built by Astro, in a copy of the site that `npm run bench` makes.
import { resolve } from "node:path";
import react from "@astrojs/react";
import { defineConfig } from "astro/config";

const texts = resolve("src/gatsby/textsOnServer.ts");
/** As in our own build: the code in src/ fills in its texts itself. */
const ownTexts = {
  name: "own-texts",
  enforce: "pre",
  resolveId: (id, importer = "") =>
    id === "react-i18next" && importer.startsWith(resolve("src")) && importer !== texts ? texts : undefined,
};

export default defineConfig({
  srcDir: "./astro",
  publicDir: "./static",
  integrations: [react()],
  devToolbar: { enabled: false },
  vite: {
    plugins: [ownTexts],
    esbuild: { jsx: "automatic", jsxImportSource: "@emotion/react" },
    resolve: { alias: { gatsby: resolve("src/preview/gatsby.ts") } },
  },
});
