// The pages of Ninni built by Astro, in a copy of the site that `npm run bench` makes.
import { resolve } from "node:path";
import react from "@astrojs/react";
import { defineConfig } from "astro/config";

export default defineConfig({
  srcDir: "./astro",
  publicDir: "./static",
  integrations: [react()],
  devToolbar: { enabled: false },
  vite: {
    esbuild: { jsx: "automatic", jsxImportSource: "@emotion/react" },
    resolve: { alias: { gatsby: resolve("src/preview/gatsby.ts") } },
  },
});
