import type { GatsbyBrowser } from "gatsby";
import { addBehaviours } from "./src/browser/app";

export { wrapPageElement } from "./src/site/shell/wrapPage";

/** Only `gatsby develop` runs this: the built site has src/browser/start.ts instead of Gatsby's client. */
export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = () => addBehaviours();
