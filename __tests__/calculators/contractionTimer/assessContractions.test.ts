import fc from "fast-check";
import {
  assessContractions,
  type ContractionAssessment,
  type ContractionContext,
} from "../../../src/calculators/contractionTimer/assessContractions";
import { type Contraction, hour, minute, second } from "../../../src/calculators/contractionTimer/contractions";

/** A night in November: the end of each history. */
const now = Date.UTC(2026, 10, 22, 0, 12);
const first: ContractionContext = { weeks: 39, isFirstBirth: true };
const later: ContractionContext = { weeks: 39, isFirstBirth: false };

/** Contractions that began the given numbers of minutes ago, each the given number of seconds long. */
const ago = (minutes: readonly number[], seconds = 60): Contraction[] =>
  [...minutes].sort((a, b) => b - a).map((m) => ({ start: now - m * minute, end: now - m * minute + seconds * second }));
/** Contractions at a fixed interval in minutes, the last one minute and a half ago. */
const every = (minutes: number, count: number, seconds = 60): Contraction[] =>
  ago(
    Array.from({ length: count }, (_, i) => 1.5 + i * minutes),
    seconds,
  );
const open = (minutesAgo: number): Contraction => ({ start: now - minutesAgo * minute, end: null });
/** Three contractions, of which the last lasted the given number of seconds. */
const lasting = (seconds: number): Contraction[] =>
  ago([10, 20], 50).concat({ start: now - 5 * minute, end: now - 5 * minute + seconds * second });

type Expected = Partial<ContractionAssessment>;
const cases: [name: string, history: Contraction[], context: ContractionContext, expected: Expected][] = [
  // Nothing yet
  ["no contraction", [], first, { advice: "start", signs: [], count: 0, intervalMs: null, lengthMs: null, sinceLastMs: null, rowMs: null }],
  ["one contraction", ago([3]), first, { advice: "start", count: 1, intervalMs: null, lengthMs: minute, sinceLastMs: 3 * minute }],
  ["two contractions", ago([3, 12]), first, { advice: "home", count: 2, intervalMs: 9 * minute, rowMs: null }],
  // First birth: every 5 minutes, about a minute, for an hour
  ["5-1-1 for an hour", every(5, 13), first, { advice: "go", signs: ["labour-begun"] }],
  ["5-1-1 for 57 minutes", every(5, 12), first, { advice: "home", signs: [], rowMs: 56.5 * minute }],
  ["an hour to the second", ago([5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55, 60]), first, { signs: ["labour-begun"] }],
  ["a second less than an hour", ago([5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55, 60 - 1 / 60]), first, { advice: "home", signs: [] }],
  // Each beginning tapped twice by mistake, 18 seconds before the contraction was timed.
  [
    "5-1-1 among stray taps",
    every(5, 13).flatMap((one) => [{ start: one.start - 18_000, end: one.start - 17_700 }, one]),
    first,
    { signs: ["labour-begun"], count: 12 },
  ],
  ["every 4 minutes for an hour", every(4, 16), first, { signs: ["labour-begun"] }],
  ["every 6 minutes for two hours", every(6, 20), first, { advice: "home", signs: [] }],
  ["what reads as 5 minutes is 5 minutes", every(5.49, 13), first, { signs: ["labour-begun"] }],
  ["what reads as 6 minutes is not", every(5.51, 13), first, { advice: "home", signs: [] }],
  ["45 seconds long", every(5, 13, 45), first, { signs: ["labour-begun"] }],
  ["44 seconds long", every(5, 13, 44), first, { advice: "home", signs: [] }],
  ["short ones of 20 seconds", every(3, 21, 20), first, { advice: "home", signs: [] }],
  ["only beginnings were tapped", every(5, 13, 0), first, { lengthMs: null, signs: ["labour-begun"] }],
  // Later births, a long way, or not said
  ["later birth, three at 10 minutes", every(10, 3), later, { advice: "go", signs: ["labour-begun"] }],
  ["later birth, two at 10 minutes", every(10, 2), later, { advice: "home", signs: [] }],
  ["later birth, three at 11 minutes", every(11, 3), later, { advice: "home", signs: [] }],
  ["first birth and a long way", every(8, 4), { ...first, goesSooner: true }, { signs: ["labour-begun"] }],
  ["first birth and a short way", every(8, 4), first, { advice: "home", signs: [] }],
  ["which birth is not said", every(8, 4), { weeks: 39, isFirstBirth: null }, { signs: ["labour-begun"] }],
  // Before 37 weeks, and unknown weeks
  ["36 weeks, one contraction", ago([3]), { weeks: 36, isFirstBirth: true }, { advice: "go", signs: ["preterm-tightenings"] }],
  ["36 weeks, none yet", [], { weeks: 36, isFirstBirth: true }, { advice: "go", signs: ["preterm-tightenings"] }],
  ["37 weeks, one contraction", ago([3]), { weeks: 37, isFirstBirth: true }, { advice: "start", signs: [] }],
  ["20 weeks", [], { weeks: 20, isFirstBirth: false }, { signs: ["preterm-tightenings"] }],
  ["19 weeks", [], { weeks: 19, isFirstBirth: false }, { signs: ["rhythmic-pain-early"] }],
  ["36 weeks, regular", every(5, 13), { weeks: 36, isFirstBirth: true }, { signs: ["preterm-tightenings"] }],
  ["weeks unknown", ago([3, 12]), { weeks: null, isFirstBirth: true }, { advice: "ask", signs: [] }],
  ["weeks unknown, five minutes apart for an hour", every(5, 13), { weeks: null, isFirstBirth: true }, { advice: "go" }],
  // Over two minutes
  ["119 seconds", lasting(119), first, { advice: "home", signs: [] }],
  ["120 seconds", lasting(120), first, { advice: "home", signs: [] }],
  ["121 seconds", lasting(121), first, { advice: "go", signs: ["contraction-long"] }],
  ["121 seconds, but over an hour ago", [{ start: now - 61 * minute, end: now - 61 * minute + 121 * second }], first, { signs: [] }],
  ["120 seconds and going on", [open(2)], first, { signs: [], elapsedMs: 2 * minute }],
  ["121 seconds and going on", [open(121 / 60)], first, { advice: "go", signs: ["contraction-long"] }],
  ["a minute short of forgotten", [open(9)], first, { signs: ["contraction-long"], isForgotten: false }],
  ["ten minutes and going on", [open(10)], first, { signs: [], isForgotten: true }],
  ["open for an hour", [...ago([70, 80]), open(60)], first, { signs: [], isForgotten: true, count: 0, lengthMs: null, elapsedMs: hour }],
  ["stopped after an hour", [{ start: now - hour + second, end: now }], first, { signs: [], count: 1, lengthMs: null }],
  [
    "an open one among others counts as a beginning",
    [...ago([20, 15]), open(12)],
    first,
    { count: 3, lengthMs: minute, intervalMs: 4 * minute },
  ],
  // Six in ten minutes
  ["exactly five in ten minutes", ago([1, 3, 5, 7, 9], 40), first, { advice: "home", signs: [] }],
  ["six in ten minutes", ago([1, 2.5, 4, 5.5, 7, 8.5], 40), first, { advice: "go", signs: ["contractions-close"] }],
  ["six, the sixth at ten minutes to the second", ago([1, 3, 5, 7, 9, 11], 40), first, { advice: "home", signs: [] }],
  ["six in ten minutes, half an hour ago", ago([31, 32.5, 34, 35.5, 37, 38.5], 40), first, { signs: ["contractions-close"] }],
  ["six in ten minutes, over an hour ago", ago([61, 62.5, 64, 65.5, 67, 68.5], 40), first, { signs: [], count: 0 }],
  // Pauses and clocks
  [
    "a gap of an hour",
    [...every(5, 13).map(({ start, end }) => ({ start: start - 2 * hour, end: (end ?? 0) - 2 * hour })), ...ago([3])],
    first,
    {
      advice: "start",
      count: 1,
      intervalMs: null,
      rowMs: null,
    },
  ],
  [
    "regular until 16 minutes ago",
    ago(Array.from({ length: 13 }, (_, i) => 16 + 5 * i)),
    first,
    { advice: "home", signs: [], rowMs: null },
  ],
  ["regular until 15 minutes ago", ago(Array.from({ length: 13 }, (_, i) => 15 + 5 * i)), first, { signs: ["labour-begun"] }],
  [
    "later ones on a clock that was set back",
    [...ago([3, 12]), ...ago([-20, -30])],
    first,
    { count: 2, advice: "home", sinceLastMs: 3 * minute },
  ],
  [
    "one goes on and the clock was set back",
    [...ago([3, 12]), open(-20)],
    first,
    { elapsedMs: 0, isForgotten: false, signs: [], count: 2 },
  ],
  ["ended before it began", [{ start: now - 5 * minute, end: now - 6 * minute }], first, { lengthMs: null, count: 1 }],
  ["any order", [...every(5, 13)].reverse(), first, { signs: ["labour-begun"], intervalMs: 5 * minute }],
  // Two signs at once
  [
    "long and close",
    [...ago([1, 2.5, 4, 5.5, 7], 40), { start: now - 9 * minute, end: now - 6 * minute }],
    first,
    {
      signs: ["contraction-long", "contractions-close"],
    },
  ],
];

test.each(cases)("%s", (_, history, context, expected) => {
  expect(assessContractions(history, now, context)).toMatchObject(expected);
});

const anyHistory = fc.array(
  fc
    .record({ start: fc.integer({ min: now - 3 * hour, max: now + hour }), seconds: fc.integer({ min: -100, max: 4000 }) })
    .map(({ start, seconds }): Contraction => ({ start, end: start + seconds * second })),
  { maxLength: 40 },
);

test("before 37 weeks nothing is ever “stay at home”", () => {
  fc.assert(
    fc.property(anyHistory, fc.integer({ min: 0, max: 36 }), fc.boolean(), (history, weeks, isFirstBirth) => {
      expect(assessContractions(history, now, { weeks, isFirstBirth }).advice).toBe("go");
    }),
  );
});

test("if the rule for a first birth applies, the rule for later births does too, and no figure is negative", () => {
  fc.assert(
    fc.property(anyHistory, (history) => {
      const strict = assessContractions(history, now, first);
      const early = assessContractions(history, now, later);
      expect(early.signs).toEqual(expect.arrayContaining(strict.signs));
      for (const figure of [strict.intervalMs, strict.lengthMs, strict.sinceLastMs, strict.elapsedMs])
        expect(figure ?? 0).toBeGreaterThanOrEqual(0);
    }),
  );
});
