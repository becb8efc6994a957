/** @type {import("jest").Config} */
module.exports = {
  testMatch: ["<rootDir>/__tests__/**/*.test.{ts,tsx}"],
  testPathIgnorePatterns: ["/node_modules/", "<rootDir>/__tests__/browser/", "<rootDir>/__tests__/firebase/"],
  transform: { "\\.[jt]sx?$": "<rootDir>/jest.transform.js" },
  transformIgnorePatterns: ["/node_modules/(?!(gatsby|gatsby-script|gatsby-link|temporal-polyfill|temporal-utils)/)"],
  moduleNameMapper: { "^gatsby$": "<rootDir>/__tests__/support/gatsby.ts" },
  setupFilesAfterEnv: ["<rootDir>/__tests__/support/setup.ts"],
  testEnvironment: "jsdom",
  // Long forms are filled in key by key; on a busy machine that takes a while and says nothing about them.
  testTimeout: 30_000,
};
