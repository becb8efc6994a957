import { dimmedAtNight } from "./theme/night";
import { leaf, use } from "./theme/tokens";

export interface PictureProps {
  /** File in static/illustrations, without .svg: `hero`, `icons/budget`, `baby-months/5`. */
  name: string;
  /** Loads at once instead of when it scrolls into view. */
  isFirst?: boolean;
}

/** Width and height of the drawings of a folder, or of a single drawing; all others are 3 : 2. */
const sizes: Record<string, readonly [width: number, height: number]> = {
  hero: [560, 600],
  icons: [96, 96],
  foods: [96, 96],
  "baby-months": [400, 400],
  milestones: [240, 180],
  plays: [240, 180],
  plates: [480, 360],
  "not-found": [480, 360],
  "quiet-night": [480, 360],
  "symptoms-body": [200, 330],
};

/** Drawings of babies and pregnancy, which quiet mode hides. Those of first aid stay visible. */
const ofBabies =
  /^(hero|symptoms-body|baby-months\/|milestones\/|plays\/|article-|icons\/(baby|due-date|growth|head|ivf|milestones|months|names|play|pregnancy-))/;

/** A decorative drawing next to text that says the same. An icon includes its own leaf shape, a month gets one here. Dimmed a little at night. */
export function Picture({ name, isFirst }: PictureProps) {
  const kind = name.split("/")[0] ?? name;
  const [width, height] = sizes[kind] ?? [480, 320];
  return (
    <img
      src={`/illustrations/${name}.svg`}
      alt=""
      width={width}
      height={height}
      loading={isFirst ? "eager" : "lazy"}
      data-quiet-hides={ofBabies.test(name) ? "" : undefined}
      css={{
        width: "100%",
        height: "auto",
        ...(kind === "baby-months" && { borderRadius: leaf.m }),
        ...(kind === "foods" && { borderRadius: leaf.m, background: use.tileHoney }),
        ...dimmedAtNight,
      }}
    />
  );
}
