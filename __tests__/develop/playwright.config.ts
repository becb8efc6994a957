import { resolve } from "node:path";
import { defineConfig } from "@playwright/test";
import { chromiumOptions } from "../../scripts/chromiumOptions";

const port = 4188;

/** `npm run test:develop`: the pages of `gatsby develop` in headless Chromium. It takes minutes and 2 GB, so it is not part of `npm test`. */
export default defineConfig({
  testDir: ".",
  outputDir: resolve("test-results/develop"),
  workers: 1,
  // Gatsby compiles a page and runs its query when it is first opened.
  timeout: 300_000,
  expect: { timeout: 120_000 },
  reporter: "list",
  use: { baseURL: `http://localhost:${port}`, launchOptions: chromiumOptions() },
  webServer: {
    command: `npx gatsby develop --port ${port}`,
    cwd: resolve("."),
    url: `http://localhost:${port}/en`,
    // As on a developer’s machine: without this, a pipeline would run the queries of all pages first.
    env: { GATSBY_TELEMETRY_DISABLED: "1", CI: "true", GATSBY_ENABLE_QUERY_ON_DEMAND_IN_CI: "true" },
    timeout: 900_000,
    gracefulShutdown: { signal: "SIGINT", timeout: 20_000 },
    reuseExistingServer: false,
  },
});
