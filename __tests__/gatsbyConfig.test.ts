/** @jest-environment node */
import { readFileSync } from "node:fs";
import config from "../gatsby-config";
import * as gatsbyNode from "../gatsby-node";
import { createResolvers } from "../src/build/nameFields";
import { createPages } from "../src/build/pages";
import { prepare } from "../src/build/prepare";
import { publish } from "../src/build/publish";
import { publishData } from "../src/build/publishData";
import { createSchemaCustomization } from "../src/build/schema";
import { typeOfRecord } from "../src/build/typeOfRecord";
import { onCreateWebpackConfig } from "../src/build/webpack";

test("gatsby-node only hands on the hooks of src/build, a line each", () => {
  const lines = readFileSync("gatsby-node.ts", "utf8").trim().split("\n");
  expect(lines.filter((line) => !/^export \{ [\w ]+ \} from "\.\/src\/build\/\w+";$/.test(line))).toEqual([]);
  const hooks = Object.entries(gatsbyNode).filter(([name]) => name !== "__esModule");
  expect(Object.fromEntries(hooks)).toEqual({
    onPreBootstrap: prepare,
    createPages,
    onPostBuild: publish,
    createSchemaCustomization,
    createResolvers,
    onPostBootstrap: publishData,
    onCreateWebpackConfig,
  });
});

const optionsOf = (name: string): unknown[] =>
  (config.plugins ?? []).flatMap((plugin) => (plugin && typeof plugin === "object" && plugin.resolve === name ? [plugin.options] : []));

test("the i18n plugin serves both languages and never redirects", () => {
  expect(optionsOf("gatsby-plugin-react-i18next")).toEqual([
    expect.objectContaining({ redirect: false, languages: ["tr", "en"], defaultLanguage: "tr", localeJsonSourceName: "locale" }),
  ]);
});

test("content and interface texts are read, each under the name the rest asks for", () => {
  expect(optionsOf("gatsby-source-filesystem")).toEqual([
    { name: "data", path: `${process.cwd()}/data` },
    { name: "locale", path: `${process.cwd()}/src/locales` },
  ]);
  expect(optionsOf("gatsby-transformer-json")).toEqual([{ typeName: typeOfRecord }]);
});

test("addresses end without a slash, for the site and for the i18n plugin", () => {
  expect(config.trailingSlash).toBe("never");
  expect(optionsOf("gatsby-plugin-react-i18next")).toEqual([expect.objectContaining({ trailingSlash: "never" })]);
});

test("query types are generated on a build too, so that a fresh checkout type-checks", () => {
  expect(config.graphqlTypegen).toMatchObject({ generateOnBuild: true });
});
