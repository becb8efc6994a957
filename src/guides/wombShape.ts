/**
 * The geometry of “yaş halkaları” (growth rings): a baby in the womb, drawn from the week alone, with one ring per completed week, like the rings of
 * a tree. The proportions are a stylised version of that week: the head is over half of the crown-rump height at week 8 and two fifths at 40. Before
 * week 7 there is only a point of light.
 * Over 200 lines: one figure, whose parts are placed by each other’s measures.
 */
import { at, from, lineThrough, numbers, type Point, round, type StepsPerUnit } from "../ui/pathNumbers";

const mix = (a: number, b: number, t: number): number => a + (b - a) * t;
const clamp01 = (value: number): number => Math.max(0, Math.min(1, value));

/**
 * A closed smooth path through points: Catmull-Rom splines converted to cubic Béziers. Each curve continues smoothly from the previous one (command
 * `s`), so only the first has its first control point, and all coordinates are relative.
 */
function smooth(points: readonly Point[], steps: StepsPerUnit = 10): string {
  const point = (i: number): Point => points[(i + points.length) % points.length] as Point;
  const curves = points.map((_, i) => {
    const [p0, p1, p2, p3] = [point(i - 1), point(i), point(i + 1), point(i + 2)];
    const begin: Point[] = i === 0 ? [[p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6]] : [];
    return (i === 0 ? "c" : "s") + from(p1, steps, ...begin, [p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6], p2);
  });
  return `M${at(point(0), steps)}${curves.join("")}Z`;
}

/** A point of the head in the head’s own units. */
const ofHead = ([x, y]: Point): Point => [Math.round(x * 100), Math.round(y * 100)];
/** A stroke on the head. */
const curve = (...[a, b, c]: readonly [Point, Point, Point]): string => `M${at(ofHead(a))}Q${numbers(...ofHead(b), ...ofHead(c))}`;

interface Bone {
  path: string;
  width: number;
}

/** The parts of a baby in a box of about 100 units from crown to rump, centred on 0 0; those of the head are in hundredths of its radius. */
export interface BabyShape {
  torso: string;
  cord: string;
  cordWidth: number;
  /** Position of the head, and the size of its unit. */
  head: { x: number; y: number; scale: number };
  skull: string;
  skullWidth: number;
  /** The far leg, behind the body. */
  far: Bone[];
  /** Near leg and near arm, each with the circle of its joint. */
  limbs: { bones: Bone[]; joint: { x: number; y: number; r: number } }[];
  ear: string | null;
  eye: string | null;
  /** Locks on the back of the head, from week 33 on; an empty path before. */
  hair: string;
}

/** Progress of the last ten weeks, 0 to 1: the baby fills out, curls up and takes all the space. */
const lastWeeks = (week: number): number => clamp01((week - 32) / 10);

const earlyTorso: Point[] = [
  [6, -17],
  [18, -7],
  [24, 8],
  [21, 24],
  [12, 35],
  [2, 36],
  [-3, 29],
  [0, 17],
  [0, 4],
  [-3, -8],
];
const lateTorso: Point[] = [
  [6, -27],
  [22, -17],
  [31, 3],
  [30, 24],
  [20, 41],
  [4, 45],
  [-8, 37],
  [-12, 20],
  [-13, 2],
  [-13, -14],
];
const skullPoints: Point[] = [
  [0.1, -1.02],
  [0.78, -0.74],
  [1.05, -0.02],
  [0.8, 0.62],
  [0.25, 0.9],
  [-0.38, 0.95],
  [-0.7, 0.76],
  [-0.83, 0.52],
  [-0.99, 0.34],
  [-0.93, 0.14],
  [-0.99, -0.3],
  [-0.62, -0.84],
];

/** The shape of the head is the same in all weeks. */
const skull = smooth(skullPoints.map(ofHead));

/** Locks of hair in the skull’s own units, from the crown to the neck; each week adds one. */
const locks: (readonly [Point, Point, Point])[] = [
  [
    [0.5, -0.86],
    [0.74, -0.66],
    [0.72, -0.42],
  ],
  [
    [0.84, -0.5],
    [0.96, -0.26],
    [0.84, -0.04],
  ],
  [
    [0.2, -0.94],
    [0.42, -0.78],
    [0.44, -0.56],
  ],
  [
    [0.97, -0.12],
    [1, 0.14],
    [0.82, 0.34],
  ],
  [
    [-0.08, -0.96],
    [0.14, -0.84],
    [0.16, -0.64],
  ],
  [
    [0.66, -0.62],
    [0.8, -0.4],
    [0.7, -0.18],
  ],
  [
    [0.88, 0.26],
    [0.84, 0.5],
    [0.66, 0.62],
  ],
  [
    [-0.32, -0.9],
    [-0.14, -0.82],
    [-0.1, -0.66],
  ],
];

/**
 * The baby in a week from 7 on.
 * @param week completed weeks, 7–42
 * @param steps precision of the points; one step per unit is enough for a drawing in a list
 * @example babyShape(24).hair // "", because locks begin at week 33
 */
export function babyShape(week: number, steps: StepsPerUnit = 10): BabyShape {
  const rounded = (value: number): number => round(value, steps);
  const t = clamp01((week - 8) / 32);
  const late = lastWeeks(week);
  const between = (early: readonly Point[], late: readonly Point[]): Point[] =>
    early.map((p, i) => [mix(p[0], late[i]?.[0] ?? 0, t), mix(p[1], late[i]?.[1] ?? 0, t)]);
  const shift = (p: Point, x: number, y: number): Point => [p[0] + x, p[1] + y];
  const bone = (start: Point, end: Point, width: number): Bone => ({ path: lineThrough([start, end], steps), width: rounded(width) });
  const limb = mix(2.6, 7, t ** 0.8) * (1 + 0.16 * late);
  const [hip, knee, foot, toe] = between(
    [
      [2, 28],
      [-11, 23],
      [-12, 31],
      [-15, 33],
    ],
    [
      [9, 31],
      [-19, 11],
      [-21, 36],
      [-28, 39],
    ],
  ) as [Point, Point, Point, Point];
  const [shoulder, elbow, hand] = between(
    [
      [2, -4],
      [-8, 4],
      [-15, -1],
    ],
    [
      [7, -10],
      [-7, 5],
      [-23, -6],
    ],
  ) as [Point, Point, Point];
  // Rounder each week: the growth is now mostly fat under the skin.
  const full = ([x, y]: Point): Point => [mix(x, x + (x - 8) * 0.13, late), mix(y, y + (y - 10) * 0.04, late)];
  const [bentKnee, bentFoot, bentToe] = [
    shift(knee, -3 * late, -5 * late),
    shift(foot, 3 * late, -3 * late),
    shift(toe, 2 * late, -4 * late),
  ];
  // The hand moves to the mouth.
  const [bentElbow, nearHand] = [shift(elbow, -5 * late, 2 * late), shift(hand, 3 * late, -5 * late)];
  const jointAt = (p: Point, width: number) => ({ x: rounded(p[0]), y: rounded(p[1]), r: rounded(width / 2 + 1.1) });
  const farKnee = shift(bentKnee, 6 * t, -4 * t);
  return {
    torso: smooth(between(earlyTorso, lateTorso).map(full), steps),
    head: { x: round(mix(-9, -8, t)), y: round(mix(-23, -31, t)), scale: Math.round(mix(24, 19, t ** 0.75) * 10) / 1000 },
    skull,
    skullWidth: round(mix(0.6, 1, t)),
    cord: `M${at([-6 - 4 * t, 16 + 4 * t], steps)}C-26 ${rounded(26 + 6 * t)} -40 4 ${at([-56 + 12 * t, 20 - 4 * t], steps)}`,
    cordWidth: round(mix(2, 3.2, t)),
    far: [bone(shift(hip, 4 * t, -2), farKnee, limb * 1.8), bone(farKnee, shift(bentFoot, 8 * t, -2), limb * 1.3)],
    limbs: [
      {
        bones: [bone(hip, bentKnee, limb * 2.15), bone(bentKnee, bentFoot, limb * 1.5), bone(bentFoot, bentToe, limb * 1.1)],
        joint: jointAt(hip, limb * 2.15),
      },
      { bones: [bone(shoulder, bentElbow, limb * 1.35), bone(bentElbow, nearHand, limb * 1.1)], joint: jointAt(shoulder, limb * 1.35) },
    ],
    ear: week >= 12 ? curve([0.34, -0.02], [0.66, 0.1], [0.38, 0.4]) : null,
    hair: locks
      .slice(0, Math.max(0, week - 32))
      .map(([a, b, c]) => curve(a, b, c))
      .join(""),
    eye: week >= 16 ? curve([-0.74, 0.08], [-0.58, 0.2], [-0.42, 0.08]) : null,
  };
}

/** Radius of `ringPath` in its own units. */
const ringRadius = 100;

/** A ring like one that has grown: a circle with a slight wave, drawn around 0 0. Each week rotates and scales it. */
export const ringPath: string = smooth(
  Array.from({ length: 8 }, (_, i): Point => {
    const angle = (i / 8) * Math.PI * 2;
    const radius = ringRadius * (1 + 0.018 * Math.sin(angle * 2) + 0.014 * Math.sin(angle * 3));
    return [Math.cos(angle) * radius, Math.sin(angle) * radius];
  }),
);

/** Rings, outline and place of the baby in a square drawing around 0 0. */
export interface WombShape {
  /** SVG transform of the newest ring, which is the outline. */
  outline: string;
  /** Its radius as a plain circle: in a small drawing the wave is not visible. */
  radius: number;
  /** The rings inside it, newest first. */
  rings: { transform: string; radius: number; opacity: number }[];
  /** SVG transform that puts the baby in its place. */
  place: string;
}

/**
 * The womb in a week, fitted to a square.
 * @param week completed weeks, 1–42
 * @param size side of the square in drawing units
 * @param step draws every nth ring: 1 in the large drawing, 4 in small ones
 * @example wombShape(24, 400, 1).rings.length // 23
 */
export function wombShape(week: number, size: number, step: number): WombShape {
  const grown = (w: number): number => 34 + w * 3.8;
  const outer = (size / 2) * 0.955;
  const scaled = (scale: number): string => `scale(${numbers(Math.round(scale * 1000) / 1000)})`;
  const radiusOf = (w: number): number => (outer * grown(w)) / grown(week);
  const ring = (w: number): string => {
    const turn = w === week ? "" : `rotate(${(week - w) * 4})`;
    return turn + scaled(radiusOf(w) / ringRadius);
  };
  const weeks = Array.from({ length: Math.ceil(week / step) }, (_, i) => week - step - i * step).filter((w) => w >= 1);
  const late = lastWeeks(week);
  const babyScale = (outer * mix(mix(0.7, 1.5, clamp01((week - 7) / 22)), 1.68, late)) / 100;
  // The head turns down from week 34, and sinks lower until birth.
  const turn = week >= 34 ? mix(150, 190, late) : mix(-34, -12, clamp01((week - 8) / 24));
  const sink = week >= 34 ? outer * 0.05 * late : 0;
  return {
    outline: ring(week),
    radius: round(outer),
    rings: weeks.map((w) => ({ transform: ring(w), radius: round(radiusOf(w)), opacity: round(0.12 + 0.5 * (w / week) ** 3) })),
    place: `translate(${at([outer * 0.06, sink])})rotate(${round(turn)})${scaled(babyScale)}`,
  };
}
