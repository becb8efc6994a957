import type { IslandName } from "./islandNames";

export interface LateIslandProps {
  /** Name in registry.ts. */
  name: IslandName;
}

/**
 * An empty placeholder for an island whose HTML is the same for every visitor. Its content comes from the device, so the page does not import the
 * component. The component’s first rendering must be empty too. In `gatsby develop` the placeholder stays empty.
 * @example <LateIsland name="dayCard" />
 */
export const LateIsland = ({ name }: LateIslandProps) => <div data-island={name} />;
