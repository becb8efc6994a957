import { defineConfig } from "@playwright/test";

const port = 4173;

/** Browser tests run on the built site, in the Chromium of the system. */
export default defineConfig({
  testDir: "__tests__/browser",
  outputDir: "test-results/browser",
  fullyParallel: true,
  retries: 0,
  // A long page is looked at four times by axe; on a busy machine that takes a while and says nothing about it.
  timeout: 180_000,
  reporter: [["dot"], ["json", { outputFile: `test-results/${process.env.REPORT ?? "browser"}.json` }]],
  use: {
    serviceWorkers: "block",
    baseURL: `http://localhost:${port}`,
    launchOptions: { executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox", "--disable-gpu"] },
  },
  projects: [
    { name: "pages", testIgnore: /(lighthouse|queries)\.spec/ },
    { name: "measured", testMatch: /(lighthouse|queries)\.spec/, timeout: 300_000 },
  ],
  webServer: { command: `npx tsx scripts/serve.ts ${port}`, url: `http://localhost:${port}/`, reuseExistingServer: false },
});
