import { numbers, round } from "../ui/pathNumbers";
import { fixed, use } from "../ui/theme/tokens";
import { babyShape, ringPath, wombShape } from "./wombShape";

export interface WombProps {
  /** Completed weeks, 1–42. */
  week: number;
  /** Side of the drawing in its own units; small drawings have fewer rings. */
  size?: number;
  /** Draws the newest ring in blush, which means “now”; false for the many drawings of a list. */
  isNow?: boolean;
  /** Text alternative; without it the drawing is decorative. */
  label?: string;
}

const colour = { skin: fixed.wombSkin, far: fixed.wombFar, cord: fixed.wombCord, line: fixed.wombLine } as const;

interface BabyProps {
  week: number;
  /** Id of the moonlight gradient; without it a plain colour. */
  moon?: string;
  /** True in a list: without hair, and with coordinates in whole units. */
  isSmall?: boolean;
}

/** The baby alone, centred on 0 0, about 100 units from crown to rump. */
function Baby({ week, moon, isSmall }: BabyProps) {
  const skin = moon ? `url(#${moon})` : fixed.skin;
  if (week < 7) return <circle r={Math.round(week * 16) / 10} fill={skin} />;
  const shape = babyShape(week, isSmall ? 1 : 10);
  const { x, y, scale } = shape.head;
  const ofHead = `translate(${numbers(x, y)})scale(${numbers(scale)})`;
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path d={shape.cord} stroke={colour.cord} strokeWidth={shape.cordWidth} />
      {shape.far.map(({ path, width }) => (
        <path key={path} d={path} stroke={colour.far} strokeWidth={width} />
      ))}
      <path d={shape.torso} fill={skin} />
      <g transform={ofHead}>
        {moon && (
          <linearGradient id={`${moon}h`} href={`#${moon}`} gradientTransform={`scale(${round(1 / scale)})translate(${numbers(-x, -y)})`} />
        )}
        <path d={shape.skull} fill={moon ? `url(#${moon}h)` : skin} stroke={colour.skin} strokeWidth={round(shape.skullWidth / scale)} />
        {!isSmall && shape.hair && <path d={shape.hair} stroke={colour.line} strokeWidth={round(1.2 / scale)} strokeOpacity=".55" />}
      </g>
      {shape.limbs.map(({ bones, joint }) => (
        <g key={bones[0]?.path}>
          {bones.map(({ path, width }) => (
            <path key={path} d={path} stroke={colour.skin} strokeWidth={width + 1.5} />
          ))}
          {bones.map(({ path, width }) => (
            <path key={path} d={path} stroke={skin} strokeWidth={width} />
          ))}
          <circle cx={joint.x} cy={joint.y} r={joint.r} fill={skin} />
        </g>
      ))}
      {shape.ear && (
        <g transform={ofHead} stroke={colour.skin} strokeWidth={round(1.5 / scale)}>
          <path d={shape.ear} />
          {shape.eye && <path d={shape.eye} stroke={colour.line} strokeWidth={round(1.3 / scale)} />}
        </g>
      )}
    </g>
  );
}

/** The colour of moonlight on the baby, as a gradient with an id of its own. */
function MoonGradient({ id }: { id: string }) {
  return (
    <linearGradient id={id} gradientUnits="userSpaceOnUse" x1="-30" y1="-50" x2="34" y2="44">
      <stop stopColor={fixed.wombMoon} />
      <stop offset="1" stopColor={fixed.skin} />
    </linearGradient>
  );
}

/** “Yaş halkaları” (growth rings): the baby in the womb, with a ring for each week. */
export function Womb({ week, size = 400, isNow = true, label }: WombProps) {
  const isSmall = size < 200;
  const { outline, radius, rings, place } = wombShape(week, size, isSmall ? 4 : 1);
  const id = `w${week}-${size}`;
  const night = { fill: `url(#${id}n)`, stroke: isNow ? use.accent : fixed.brandLight };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it has a label, or is decorative and hidden
    <svg
      viewBox={`${-size / 2} ${-size / 2} ${size} ${size}`}
      data-quiet-hides=""
      css={{ width: "100%" }}
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
    >
      <defs>
        <radialGradient id={`${id}n`} cx=".42" cy=".38" r=".75">
          <stop stopColor={fixed.brandLight} />
          <stop offset=".55" stopColor={fixed.brand} />
          <stop offset="1" stopColor={fixed.brandDark} />
        </radialGradient>
        {!isSmall && <MoonGradient id={`${id}m`} />}
        {!isSmall && <path id={id} d={ringPath} vectorEffect="non-scaling-stroke" />}
      </defs>
      {isSmall ? (
        <>
          <circle r={radius} {...night} strokeWidth="2" />
          <g fill="none" stroke={fixed.ring} strokeWidth=".7">
            {rings.map((ring) => (
              <circle key={ring.radius} r={ring.radius} strokeOpacity={numbers(ring.opacity)} />
            ))}
          </g>
        </>
      ) : (
        <>
          <use href={`#${id}`} transform={outline} {...night} strokeWidth="5" />
          <g fill="none" stroke={fixed.ring}>
            {rings.map(({ transform, opacity }) => (
              <use key={transform} href={`#${id}`} transform={transform} strokeOpacity={numbers(opacity)} />
            ))}
          </g>
        </>
      )}
      <g transform={place}>
        <Baby week={week} moon={isSmall ? undefined : `${id}m`} isSmall={isSmall} />
      </g>
    </svg>
  );
}
