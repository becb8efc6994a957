import { type ComponentType, createContext, useContext } from "react";
import type { IslandName } from "./islandNames";

/** Gives the component of an island. Provided in `gatsby develop` by src/browser/develop.tsx; null on the built site, where the site’s script draws it. */
export const DrawIslandContext = createContext<((name: IslandName) => ComponentType) | null>(null);

export interface LateIslandProps {
  /** Name in registry.ts. */
  name: IslandName;
}

/**
 * An empty placeholder for an island whose HTML is the same for every visitor. Its content comes from the device, so the page does not import the
 * component. The component’s first rendering must be empty too.
 * @example <LateIsland name="dayCard" />
 */
export function LateIsland({ name }: LateIslandProps) {
  const componentOf = useContext(DrawIslandContext);
  if (!componentOf) return <div data-island={name} />;
  const Component = componentOf(name);
  return (
    <div data-ready="">
      <Component />
    </div>
  );
}
