import { fixed, use } from "./theme/tokens";
import { babyShape, ringPath, wombShape } from "./wombShape";

export interface WombProps {
  /** Completed weeks, 1–42. */
  week: number;
  /** Side of the drawing in its own units; small drawings leave out rings. */
  size?: number;
  /** The newest ring is blush, which says now; of many in a list none is. */
  isNow?: boolean;
  /** What the drawing shows, for those who do not see it; without it the drawing is decoration. */
  label?: string;
}

const colour = { skin: fixed.wombSkin, far: fixed.wombFar, cord: fixed.wombCord, line: fixed.wombLine } as const;

/** The baby alone, centred on 0 0, about 100 units from crown to rump. `skin` names the gradient or colour it is filled with. Small drawings have no hair. */
export function Baby({ week, skin, hasHair = true }: { week: number; skin: string; hasHair?: boolean }) {
  if (week < 7) return <circle r={Math.round(week * 16) / 10} fill={skin} />;
  const shape = babyShape(week);
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path d={shape.cord} stroke={colour.cord} strokeWidth={shape.cordWidth} />
      {shape.far.map(({ path, width }) => (
        <path key={path} d={path} stroke={colour.far} strokeWidth={width} />
      ))}
      <path d={shape.torso} fill={skin} />
      <path d={shape.skull} fill={skin} stroke={colour.skin} strokeWidth={shape.skullWidth} />
      {hasHair && shape.hair && <path d={shape.hair} stroke={colour.line} strokeWidth="1.2" opacity=".55" />}
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
      {shape.ear && <path d={shape.ear} stroke={colour.skin} strokeWidth="1.5" />}
      {shape.eye && <path d={shape.eye} stroke={colour.line} strokeWidth="1.3" />}
    </g>
  );
}

/** The colour of moonlight on the baby, as a gradient with an id of its own. */
export function MoonGradient({ id }: { id: string }) {
  return (
    <linearGradient id={id} gradientUnits="userSpaceOnUse" x1="-30" y1="-50" x2="34" y2="44">
      <stop stopColor={fixed.wombMoon} />
      <stop offset="1" stopColor={fixed.skin} />
    </linearGradient>
  );
}

/** “Yaş halkaları”: a ring for each week. */
export function Womb({ week, size = 400, isNow = true, label }: WombProps) {
  const isSmall = size < 200;
  const { outline, rings, place } = wombShape(week, size, isSmall ? 4 : 1);
  const id = `womb-${week}-${size}`;
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it has its label, or is decoration and hidden
    <svg
      viewBox={`0 0 ${size} ${size}`}
      data-quiet-hides=""
      css={{ width: "100%" }}
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
    >
      <defs>
        <radialGradient id={`${id}-night`} cx=".42" cy=".38" r=".75">
          <stop stopColor={fixed.brandLight} />
          <stop offset=".55" stopColor={fixed.brand} />
          <stop offset="1" stopColor={fixed.brandDark} />
        </radialGradient>
        {!isSmall && <MoonGradient id={`${id}-moon`} />}
        <path id={`${id}-ring`} d={ringPath} vectorEffect="non-scaling-stroke" />
      </defs>
      <use href={`#${id}-ring`} transform={outline} fill={`url(#${id}-night)`} />
      <g fill="none" stroke={fixed.ring} strokeWidth={isSmall ? 0.7 : 1}>
        {rings.map(({ transform, opacity }) => (
          <use key={transform} href={`#${id}-ring`} transform={transform} opacity={opacity} />
        ))}
      </g>
      <use
        href={`#${id}-ring`}
        transform={outline}
        fill="none"
        stroke={isNow ? use.accent : fixed.brandLight}
        strokeWidth={isSmall ? 2 : 5}
      />
      <g transform={place}>
        <Baby week={week} skin={isSmall ? fixed.skin : `url(#${id}-moon)`} hasHair={!isSmall} />
      </g>
    </svg>
  );
}
