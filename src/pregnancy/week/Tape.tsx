import { fixed } from "../../ui/theme/tokens";

export interface TapeProps {
  tape: { x: number; width: number; height: number };
  /** Upper and lower end. */
  top: number;
  floor: number;
  /** Centimetres from one long mark to the next. */
  step: number;
  /** The marks, in centimetres, with their places. */
  marks: readonly { tick: number; y: number }[];
}

/** The baby’s length as a measuring tape. */
export function Tape({ tape, top, floor, step, marks }: TapeProps) {
  const corner = Math.min(10, tape.height / 2);
  return (
    <>
      <path
        className="tape"
        fill={fixed.brand}
        d={`M${tape.x} ${floor}V${top + corner}q0 ${-corner} ${corner} ${-corner}h${tape.width - 2 * corner}q${corner} 0 ${corner} ${corner}V${floor}Z`}
      />
      <path
        stroke={fixed.moon}
        strokeOpacity=".85"
        strokeWidth={step === 1 ? 1 : 1.5}
        d={marks.map(({ tick, y }) => `M${tape.x} ${y}h${tick % step === 0 ? 26 : tick % (step / 2) === 0 ? 17 : 10}`).join("")}
      />
    </>
  );
}
