import { fixed, use } from "../../ui/theme/tokens";

export interface TeaGlassProps {
  /** Middle of the rim. */
  x: number;
  y: number;
  /** Height in the units of the figure. */
  height: number;
}

/** Units from the top to the bottom of the drawing. */
const drawnHeight = 99;

/** A Turkish tea glass, to the scale of the figure. */
export const TeaGlass = ({ x, y, height }: TeaGlassProps) => (
  <g transform={`translate(${x} ${y}) scale(${Math.round((height * 1000) / drawnHeight) / 1000})`}>
    <path
      d="M-24 0c0 26 12 32 12 46 0 18-14 22-14 40q0 13 12 13h28q12 0 12-13c0-18-14-22-14-40 0-14 12-20 12-46Z"
      fill={use.raised}
      stroke={use.lineStrong}
      strokeWidth="1.5"
    />
    <path d="M-21 16c2 14 10 20 10 30 0 18-14 22-14 40q0 10 10 10h30q10 0 10-10c0-18-14-22-14-40 0-10 8-16 10-30Z" fill={fixed.tea} />
  </g>
);
