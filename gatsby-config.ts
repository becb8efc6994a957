import type { GatsbyConfig } from "gatsby";
import site from "./data/site.json";
import { typeOfRecord } from "./src/content/typeOfRecord";
import { areQueryTypesOld, queryTypesFile } from "./src/gatsby/queryTypes";
import { defaultLanguage, languages } from "./src/routes/routes";

const config: GatsbyConfig = {
  siteMetadata: { siteUrl: site.url },
  trailingSlash: "never",
  jsxRuntime: "automatic",
  jsxImportSource: "@emotion/react",
  graphqlTypegen: { typesOutputPath: queryTypesFile, generateOnBuild: areQueryTypesOld() },
  plugins: [
    { resolve: "gatsby-source-filesystem", options: { name: "data", path: `${__dirname}/data` } },
    { resolve: "gatsby-source-filesystem", options: { name: "locale", path: `${__dirname}/src/locales` } },
    { resolve: "gatsby-transformer-json", options: { typeName: typeOfRecord } },
    {
      resolve: "gatsby-plugin-react-i18next",
      options: {
        localeJsonSourceName: "locale",
        languages: [...languages],
        defaultLanguage,
        redirect: false,
        siteUrl: site.url,
        trailingSlash: "never",
        i18nextOptions: {
          returnNull: false,
          interpolation: { escapeValue: false },
          keySeparator: false,
          nsSeparator: false,
          defaultNS: "common",
        },
      },
    },
  ],
};

export default config;
