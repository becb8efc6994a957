import "i18next";

declare module "i18next" {
  interface CustomTypeOptions {
    /** As set in gatsby-config: a missing text is returned as its key, never as null. */
    returnNull: false;
  }
}
