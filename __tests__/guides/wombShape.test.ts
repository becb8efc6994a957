import { babyShape, ringPath, wombShape } from "../../src/guides/wombShape";

const weeks = Array.from({ length: 42 }, (_, i) => i + 1);
const size = 400;

/** The numbers of an SVG transform by the name of its part: `rotate(12)` is `{ rotate: [12] }`. */
const partsOf = (transform: string): Record<string, number[]> =>
  Object.fromEntries([...transform.matchAll(/(\w+)\(([^)]*)\)/g)].map(([, name, values = ""]) => [name, values.split(" ").map(Number)]));
const scaleOf = (transform: string): number => partsOf(transform).scale?.[0] ?? Number.NaN;
const turnOf = (week: number): number => partsOf(wombShape(week, size, 1).place).rotate?.[0] ?? Number.NaN;

/** The points a closed curve goes through, from beginning to end; each segment is relative to the end of the one before. */
function pointsOn(path: string): [number, number][] {
  const [[startX = 0, startY = 0] = [], ...curves] = [...path.matchAll(/[Mcs]([^Mcs]+)/g)].map(([, values = ""]) =>
    (values.match(/-?\d*\.?\d+/g) ?? []).map(Number),
  );
  const points: [number, number][] = [[startX, startY]];
  for (const curve of curves) {
    const [x, y] = points.at(-1) as [number, number];
    points.push([x + (curve.at(-2) ?? Number.NaN), y + (curve.at(-1) ?? Number.NaN)]);
  }
  return points;
}

/** Everything that is drawn of a baby: paths and measures. */
const drawnOf = (week: number): (string | number)[] => {
  const { torso, skull, head, cord, cordWidth, skullWidth, far, limbs, ear, eye } = babyShape(week);
  const bones = [...far, ...limbs.flatMap(({ bones }) => bones)];
  const joints = limbs.flatMap(({ joint }) => [joint.x, joint.y, joint.r]);
  return [
    torso,
    skull,
    head.x,
    head.y,
    head.scale,
    cord,
    cordWidth,
    skullWidth,
    ...bones.flatMap(({ path, width }) => [path, width]),
    ...joints,
    ear ?? "",
    eye ?? "",
  ];
};
const isBroken = (drawn: string | number): boolean => /NaN|Infinity|undefined|null/.test(String(drawn));

describe("the rings", () => {
  test.each(weeks)("of week %d are one for each completed week, the outline being the newest", (week) => {
    const { rings, outline } = wombShape(week, size, 1);
    const all = [outline, ...rings.map(({ transform }) => transform)];
    expect(all).toHaveLength(week);
    expect(new Set(all).size).toBe(week);
  });

  test.each(weeks)("of week %d are nested, newest first, around the centre of the drawing", (week) => {
    const { rings, outline } = wombShape(week, size, 1);
    const all = [outline, ...rings.map(({ transform }) => transform)];
    const scales = all.map(scaleOf);
    expect(scales.every((scale, i) => scale > 0 && (i === 0 || scale < (scales[i - 1] ?? 0)))).toBe(true);
    expect(all.filter((transform) => partsOf(transform).translate)).toEqual([]);
  });

  test("fit into the drawing, including the stroke of the outline", () => {
    const farthest = Math.max(...pointsOn(ringPath).flat().map(Math.abs));
    expect(farthest).toBeGreaterThan(100);
    const radii = weeks.map((week) => scaleOf(wombShape(week, size, 1).outline) * farthest + 2.5);
    expect(radii.filter((radius) => !(radius > size / 3 && radius <= size / 2))).toEqual([]);
  });

  test.each([
    [1, 0],
    [4, 0],
    [5, 1],
    [24, 5],
    [42, 10],
  ])("of a small drawing of week %d are every fourth: %d", (week, count) => {
    const { rings } = wombShape(week, 120, 4);
    expect(rings).toHaveLength(count);
    const large = wombShape(week, 120, 1).rings;
    expect(rings.map(({ transform }) => transform)).toEqual(large.filter((_, i) => i % 4 === 3).map(({ transform }) => transform));
  });

  test("are visible, and paler the older they are", () => {
    const opacities = wombShape(42, size, 1).rings.map(({ opacity }) => opacity);
    expect(opacities.filter((opacity) => !(opacity > 0 && opacity <= 1))).toEqual([]);
    expect(opacities).toEqual([...opacities].sort((a, b) => b - a));
    expect(opacities[0]).toBeGreaterThan(opacities[40] ?? 1);
  });

  test("are a closed curve, like the parts of the baby", () => {
    for (const path of [ringPath, ...[8, 24, 42].flatMap((week) => [babyShape(week).torso, babyShape(week).skull])]) {
      expect(path).toMatch(/^M.*Z$/);
      expect(isBroken(path)).toBe(false);
      const points = pointsOn(path);
      expect(points.length).toBeGreaterThan(8);
      for (const axis of [0, 1] as const) expect(points.at(-1)?.[axis]).toBeCloseTo(points[0]?.[axis] ?? Number.NaN, 6);
    }
  });
});

describe("the drawing", () => {
  test.each(weeks)("of week %d has a number wherever one belongs", (week) => {
    for (const step of [1, 4]) {
      const { rings, outline, place } = wombShape(week, size, step);
      const drawn = [outline, place, ...rings.flatMap(({ transform, opacity }) => [transform, opacity])];
      expect(drawn.filter(isBroken)).toEqual([]);
    }
    expect(drawnOf(week).filter(isBroken)).toEqual([]);
  });

  test("differs from week to week", () => {
    const drawings = weeks.slice(7, 40).map((week) => drawnOf(week).join());
    expect(new Set(drawings).size).toBe(33);
  });

  test("shows a baby that never shrinks in its own womb before it turns", () => {
    const scales = weeks.map((week) => scaleOf(wombShape(week, size, 1).place));
    expect(scales).toEqual([...scales].sort((a, b) => a - b));
  });
});

describe("the baby", () => {
  test("is head up until week 33 and head down from week 34", () => {
    expect(weeks.filter((week) => Math.abs(turnOf(week)) > 90)).toEqual([34, 35, 36, 37, 38, 39, 40, 41, 42]);
  });

  test("has an ear from week 12", () => {
    expect(weeks.filter((week) => babyShape(week).ear !== null)[0]).toBe(12);
    expect(babyShape(11).ear).toBeNull();
    expect(babyShape(42).ear).not.toBeNull();
  });

  test("has an eye from week 16", () => {
    expect(weeks.filter((week) => babyShape(week).eye !== null)[0]).toBe(16);
    expect(babyShape(15).eye).toBeNull();
    expect(babyShape(42).eye).not.toBeNull();
  });

  test("has a head over half of its height at week 8 and about two fifths at week 40", () => {
    const heightOf = (path: string): [number, number] => {
      const ys = pointsOn(path).map(([, y]) => y);
      return [Math.min(...ys), Math.max(...ys)];
    };
    const shareOf = (week: number): number => {
      const { skull, torso, head } = babyShape(week);
      const [crown, chin] = heightOf(skull).map((y) => head.y + y * head.scale) as [number, number];
      const [, rump] = heightOf(torso);
      return (chin - crown) / (rump - crown);
    };
    expect(shareOf(8)).toBeGreaterThan(0.5);
    expect(shareOf(40)).toBeGreaterThan(0.35);
    expect(shareOf(40)).toBeLessThan(0.45);
  });
});
