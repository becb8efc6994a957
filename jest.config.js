/** @type {import("jest").Config} */
const common = {
  // Jest ignores what a build writes, because a build may run at the same time.
  roots: ["<rootDir>/__tests__", "<rootDir>/src", "<rootDir>/scripts"],
  testPathIgnorePatterns: ["/node_modules/", "<rootDir>/__tests__/firebase/"],
  transform: { "\\.[jt]sx?$": "<rootDir>/jest.transform.js" },
  transformIgnorePatterns: ["/node_modules/(?!(gatsby|gatsby-script|gatsby-link|temporal-polyfill|temporal-utils)/)"],
  moduleNameMapper: { "^gatsby$": "<rootDir>/__tests__/support/gatsby.ts" },
  setupFilesAfterEnv: ["<rootDir>/__tests__/support/setup.ts"],
};

/** Components (.test.tsx) are tested in jsdom, everything else in Node; a .test.ts that needs a document has `@jest-environment jsdom`. */
module.exports = {
  projects: [
    { ...common, displayName: "node", testEnvironment: "node", testMatch: ["<rootDir>/__tests__/**/*.test.ts"] },
    { ...common, displayName: "page", testEnvironment: "jsdom", testMatch: ["<rootDir>/__tests__/**/*.test.tsx"] },
  ],
  // Long forms are filled in key by key, which takes a while on a busy machine; slowness alone is no failure.
  testTimeout: 120_000,
};
