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
  // A piece of script that has to come first may need this long beside other work; what does not come at all fails all the same.
  expect: { timeout: 20_000 },
  reporter: [["dot"], ["json", { outputFile: "test-results/browser.json" }]],
  use: {
    // A context is emptied between two tests instead of made anew, which costs as much as reading a page; what differs in script or touch gets one of its own.
    reuseContext: true,
    serviceWorkers: "block",
    baseURL: `http://localhost:${port}`,
    launchOptions: { executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox", "--disable-gpu"] },
  },
  projects: [
    { name: "pages", testIgnore: /lighthouse\.spec/ },
    { name: "measured", testMatch: /lighthouse\.spec/, timeout: 300_000 },
  ],
  webServer: { command: `npx tsx scripts/serve.ts ${port}`, url: `http://localhost:${port}/`, reuseExistingServer: false },
});
