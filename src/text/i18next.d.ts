import "i18next";

declare module "i18next" {
  interface CustomTypeOptions {
    /** As set in gatsby-config: a text that is missing comes as its key, never as null. */
    returnNull: false;
  }
}
