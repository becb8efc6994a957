export interface ComparedFoodProps {
  comparison: { readonly name: string; readonly picture: string };
  /** The place of the food in the figure. */
  food: { x: number; y: number; width: number; height: number };
  floor: number;
  /** The middle of its labels. */
  x: number;
  /** Its length, in words. */
  length: string;
}

/** The food in place of the glass, with its length. */
export function ComparedFood({ comparison, food, floor, x, length }: ComparedFoodProps) {
  const isWide = food.width > food.height * 1.05;
  return (
    <g className="food" data-size-comparison="">
      <image href={`/foods/${comparison.picture}.svg`} {...food} preserveAspectRatio="none" />
      {isWide && <path className="span" d={`M${food.x} ${food.y - 11}v8m0-4h${food.width}m0-4v8`} />}
      <text className="value" x={x} y={food.y - (isWide ? 17 : 11)} textAnchor="middle">
        {length}
      </text>
      <text className="name" x={x} y={floor + 26} textAnchor="middle">
        {comparison.name}
      </text>
    </g>
  );
}
