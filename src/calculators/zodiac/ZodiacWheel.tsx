import { size, use } from "../../ui/theme/tokens";
import { type SignId, signIds } from "./zodiac";

interface Place {
  sign: SignId;
  name: string;
}

export interface ZodiacWheelProps {
  /** What the drawing shows, in words. */
  label: string;
  mother: Place;
  baby: Place;
}

/** The point of a sign on a circle, with Aries on the left and the others counterclockwise, as on astrological charts. */
function pointAt(sign: SignId, radius: number): { x: number; y: number } {
  const angle = Math.PI + (signIds.indexOf(sign) * Math.PI) / 6;
  return { x: Number((radius * Math.cos(angle)).toFixed(1)), y: Number((-radius * Math.sin(angle)).toFixed(1)) };
}

const anchorAt = (x: number): "start" | "middle" | "end" => (Math.abs(x) < 1 ? "middle" : x < 0 ? "end" : "start");

/** The twelve signs as a circle, with a line from the mother's to the baby's; only these two are named. */
export function ZodiacWheel({ label, mother, baby }: ZodiacWheelProps) {
  const [from, to] = [pointAt(mother.sign, 78), pointAt(baby.sign, 78)];
  const named = mother.sign === baby.sign ? [mother] : [mother, baby];
  return (
    <svg viewBox="-180 -120 360 240" role="img" aria-label={label} css={{ width: "min(24rem, 100%)", fontSize: size.caption }}>
      <circle r="78" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} stroke={use.accent} strokeWidth="3" />
      {signIds.map((sign) => {
        const { x, y } = pointAt(sign, 78);
        const isChosen = sign === mother.sign || sign === baby.sign;
        return <circle key={sign} cx={x} cy={y} r={isChosen ? 10 : 5} fill={isChosen ? use.accent : "currentColor"} />;
      })}
      {named.map(({ sign, name }) => {
        const { x, y } = pointAt(sign, 98);
        return (
          <text
            key={sign}
            x={x}
            y={y}
            dominantBaseline="middle"
            textAnchor={anchorAt(x)}
            fill="currentColor"
            css={{ color: use.panelText, fontWeight: 600 }}
          >
            {name}
          </text>
        );
      })}
    </svg>
  );
}
