import type { IslandName } from "./registry";

export interface LateIslandProps {
  /** Its name in registry.ts. */
  name: IslandName;
}

/**
 * The place of an island whose HTML is the same for everybody: empty. What it shows comes from the device, so that the page need not know the component; its
 * first rendering must be empty too. In `gatsby develop` the place stays empty.
 * @example <LateIsland name="dayCard" />
 */
export const LateIsland = ({ name }: LateIslandProps) => <div data-island={name} />;
