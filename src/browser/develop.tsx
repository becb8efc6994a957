/** What `gatsby develop` needs for pages that work as the built ones do. The built site has start.ts instead of Gatsby’s client and runs none of it. */
import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import { type ComponentType, lazy, type ReactNode, Suspense } from "react";
import type { IslandName } from "../islands/islandNames";
import { DrawIslandContext } from "../islands/LateIsland";
import { type IslandEntry, islands } from "./registry";

/** As in gatsby-ssr.tsx: server and browser need not agree on the position of an element here, so Emotion does not warn of `:first-child`. */
const cache = createCache({ key: "css" });
cache.compat = true;

const drawn = new Map<IslandName, ComponentType>();
/** The component of a late island, loaded when it is first rendered; the same one each time, so that it keeps its state. */
function componentOf(name: IslandName): ComponentType {
  const before = drawn.get(name);
  if (before) return before;
  const entry: IslandEntry = islands[name];
  const Lazy = lazy(entry.load);
  const Drawn = () => (
    <Suspense fallback={null}>
      <Lazy />
    </Suspense>
  );
  drawn.set(name, Drawn);
  return Drawn;
}

/** Around every page: one cache of styles, and the components of late islands. */
export const Develop = ({ children }: { children: ReactNode }) => (
  <CacheProvider value={cache}>
    <DrawIslandContext.Provider value={componentOf}>{children}</DrawIslandContext.Provider>
  </CacheProvider>
);
