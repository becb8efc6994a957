import { use } from "./theme/tokens";

export interface PictureProps {
  /** File in static/illustrations, without .svg. */
  name: string;
  /** Loads at once instead of when it comes near. */
  isFirst?: boolean;
}

const tiles: Record<string, string> = {
  "spot-pregnancy": use.tileSage,
  "spot-firstaid": use.tileGreen,
  "spot-symptoms": use.tileBlush,
  "spot-calculators": use.tileHoney,
  "spot-baby": use.tileMoon,
  "spot-names": use.tileNight,
};

/** A drawing beside words that say the same; a small one lies on a leaf of its own tint. Dimmed a little at night. */
export function Picture({ name, isFirst }: PictureProps) {
  const isSpot = name.startsWith("spot-");
  const [width, height] = name === "hero" ? [560, 600] : isSpot ? [96, 96] : [480, 320];
  return (
    <img
      src={`/illustrations/${name}.svg`}
      alt=""
      width={width}
      height={height}
      loading={isFirst ? "eager" : "lazy"}
      css={{
        width: "100%",
        height: "auto",
        ...(isSpot && { background: tiles[name] ?? use.tileNight, borderRadius: "29% 29% 29% 0" }),
        ":root[data-theme=dark] &": { filter: isSpot ? "none" : "brightness(.88)" },
        "@media (prefers-color-scheme: dark)": { ":root:not([data-theme=light]) &": { filter: isSpot ? "none" : "brightness(.88)" } },
      }}
    />
  );
}
