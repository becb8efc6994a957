import type { GatsbyBrowser } from "gatsby";

/** Tells src/site/beforeReact that taps and forms can be given to React now. */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  document.dispatchEvent(new Event("ninni:ready"));
};
