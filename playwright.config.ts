import { defineConfig } from "@playwright/test";
import { chromiumOptions } from "./scripts/chromiumOptions";

const port = 4173;

/** Browser tests run on the built site, in headless Chromium. */
export default defineConfig({
  testDir: "__tests__/browser",
  // Files *.test.ts beside them are Jest’s, for src/browser.
  testMatch: /\.spec\.ts$/,
  outputDir: "test-results/browser",
  fullyParallel: true,
  retries: 0,
  // axe checks a long page four times, which takes a while on a busy machine; slowness alone is no failure.
  timeout: 360_000,
  // A script that has to load first may need this long on a busy machine; a script that never loads still fails the test.
  expect: { timeout: 20_000 },
  reporter: [["dot"], ["json", { outputFile: "test-results/browser.json" }]],
  use: {
    // A context is cleared between two tests, because a new one costs as much as loading a page; tests with other script or touch settings get their own.
    reuseContext: true,
    serviceWorkers: "block",
    baseURL: `http://localhost:${port}`,
    launchOptions: chromiumOptions(),
  },
  projects: [
    { name: "pages", testIgnore: /lighthouse\.spec/ },
    // `npm run bench:lighthouse`: layout shift, axe and metadata are checked on every kind of page by the others.
    { name: "measured", testMatch: /lighthouse\.spec/, timeout: 300_000 },
  ],
  webServer: { command: `npx tsx scripts/serve.ts ${port}`, url: `http://localhost:${port}/`, reuseExistingServer: false },
});
