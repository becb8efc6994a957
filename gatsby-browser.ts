import type { GatsbyBrowser } from "gatsby";
import { addBehaviours } from "./src/islands/app";

/** Only `gatsby develop` runs this: the built site has src/islands/start.ts instead of Gatsby's client. */
export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = () => addBehaviours();
