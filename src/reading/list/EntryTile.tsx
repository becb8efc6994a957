import { dimmedAtNight } from "../../ui/theme/night";
import { fixed, leaf } from "../../ui/theme/tokens";

export interface EntryTileProps {
  /** Path of a drawing in static, without .svg: `objects/cot`, `foods/spinach`. */
  name: string;
}

const styles = {
  display: "grid",
  placeItems: "center",
  height: "4.5rem",
  borderRadius: leaf.m,
  background: fixed.tile,
  "&[data-food]": { background: fixed.tileFood },
  ...dimmedAtNight,
} as const;

/** A drawing of what an entry of a list is about, on a tile. */
export function EntryTile({ name }: EntryTileProps) {
  return (
    <span data-food={name.includes("foods/") ? "" : undefined} css={styles}>
      <img src={`/${name}.svg`} alt="" width={48} height={48} loading="lazy" />
    </span>
  );
}
