/** @type {import("jest").Config} */
const common = {
  // What a build writes is none of Jest's business: it may run at the same time.
  roots: ["<rootDir>/__tests__", "<rootDir>/src", "<rootDir>/scripts"],
  testPathIgnorePatterns: ["/node_modules/", "<rootDir>/__tests__/browser/", "<rootDir>/__tests__/firebase/"],
  transform: { "\\.[jt]sx?$": "<rootDir>/jest.transform.js" },
  transformIgnorePatterns: ["/node_modules/(?!(gatsby|gatsby-script|gatsby-link|temporal-polyfill|temporal-utils)/)"],
  moduleNameMapper: { "^gatsby$": "<rootDir>/__tests__/support/gatsby.ts" },
  setupFilesAfterEnv: ["<rootDir>/__tests__/support/setup.ts"],
};

/** What draws is tested in a page, all else in Node; a .test.ts that needs a page asks for it by `@jest-environment jsdom`. */
module.exports = {
  projects: [
    { ...common, displayName: "node", testEnvironment: "node", testMatch: ["<rootDir>/__tests__/**/*.test.ts"] },
    { ...common, displayName: "page", testEnvironment: "jsdom", testMatch: ["<rootDir>/__tests__/**/*.test.tsx"] },
  ],
  // Long forms are filled in key by key; on a busy machine that takes a while and says nothing about them.
  testTimeout: 120_000,
};
