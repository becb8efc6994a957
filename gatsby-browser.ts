/** Only `gatsby develop` runs this: the built site has src/site/inline/inEveryPage.ts and src/browser/start.ts instead of Gatsby’s client. */
import type { GatsbyBrowser } from "gatsby";
import { createElement } from "react";
import { addBehaviours } from "./src/browser/app";
import { Develop } from "./src/browser/develop";
import { listen, preparePage } from "./src/site/inline/everyPage";
import { watchLoading } from "./src/site/inline/watchLoading";

export { wrapPageElement } from "./src/site/shell/wrapPage";

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  watchLoading();
  listen();
};
export const wrapRootElement: GatsbyBrowser["wrapRootElement"] = ({ element }) => createElement(Develop, null, element);
export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = () => {
  preparePage();
  addBehaviours();
};
