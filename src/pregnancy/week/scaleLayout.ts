/** Where everything is in the figure that compares lengths: one scale for all of it, in both directions. */

/** Rounds to a tenth of a drawing unit, which is less than a pixel on any screen. */
const tenth = (units: number): number => Math.round(units * 10) / 10;

/** Lengths that the lines behind the figure reach, with the distance between two of them and between two ticks of the tape. */
const rulers = [
  { cm: 3, step: 1, tick: 0.1 },
  { cm: 10, step: 5, tick: 1 },
  { cm: 30, step: 10, tick: 1 },
] as const;

/** Room for the drawing, and the column of the tape, in drawing units. */
const room = { height: 340, top: 34, tapeX: 52, tapeWidth: 52, thingsX: 124, thingsWidth: 268 };

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface ScaleLayout {
  /** Drawing units of one cm. */
  readonly unit: number;
  /** Vertical position of the floor, on which everything stands. */
  readonly floor: number;
  /** The tape, as long as the baby. */
  readonly tape: Box;
  /** Distances in cm of the lines behind it from the floor, and of the tape’s ticks. */
  readonly lines: readonly number[];
  readonly step: number;
  readonly ticks: readonly number[];
  /** The food, with its own proportions; null without one. */
  readonly food: Box | null;
}

/**
 * Lays out the figure so that all of it has the same scale: a food is as long as its number says, along its longer side.
 * @param lengthCm the baby’s length
 * @param food length of a food along its longer side, and the proportions of its drawing
 * @example scaleLayout(32.2, { lengthCm: 32, proportions: [13.69, 29.75] }).food // { height: 316.6, width: 145.7, … }
 */
export function scaleLayout(
  lengthCm: number,
  food: { readonly lengthCm: number; readonly proportions: readonly [width: number, height: number] } | null,
): ScaleLayout {
  const { cm, step, tick } = rulers.find((ruler) => lengthCm <= ruler.cm) ?? rulers[2];
  const [width, height] = food?.proportions ?? [0, 0];
  const cmPerPart = food ? food.lengthCm / Math.max(width, height) : 0;
  const topCm = Math.max(cm, lengthCm, height * cmPerPart);
  const unit = Math.min(room.height / topCm, food ? room.thingsWidth / (width * cmPerPart) : Number.POSITIVE_INFINITY);
  const floor = Math.ceil(room.top + topCm * unit);
  const boxAt = (x: number, wide: number, high: number): Box => ({
    x: tenth(x),
    y: tenth(floor - high),
    width: tenth(wide),
    height: tenth(high),
  });
  const foodWidth = width * cmPerPart * unit;
  return {
    unit,
    floor,
    tape: boxAt(room.tapeX, room.tapeWidth, lengthCm * unit),
    lines: Array.from({ length: Math.floor(topCm / step + 1.000001) }, (_, i) => i * step),
    step,
    ticks: Array.from({ length: Math.floor(lengthCm / tick - 0.000001) }, (_, i) => tenth((i + 1) * tick)),
    food: food && boxAt(room.thingsX + (room.thingsWidth - foodWidth) / 2, foodWidth, height * cmPerPart * unit),
  };
}
