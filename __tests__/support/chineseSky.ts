/**
 * Computes the Chinese calendar from astronomy, to compare the site's table with it: new moons and the sun's longitude after Jean Meeus, Astronomical
 * Algorithms (2nd edition, chapters 25 and 49), and the rule of the calendar itself: a month begins on the day of the new moon in China (UTC+8),
 * the winter solstice is in month 11, and where 13 months begin from one such month to the next, the first without a principal term is the
 * leap month. New moons are accurate to some seconds, the sun to some minutes.
 */
const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const sin = (degrees: number): number => Math.sin(radians(degrees));

/** Julian day of 1 January 1970, 00:00. */
const epoch = 2_440_587.5;
/** Dynamical minus universal time in days: about 31 s in 1955, 64 s in 2000, 69 s in 2020, 93 s predicted for 2050. */
const deltaT = (year: number): number =>
  (year < 2000 ? 64 - (2000 - year) * 0.73 : year < 2020 ? 64 + (year - 2000) * 0.25 : 69 + (year - 2020) * 0.8) / 86_400;
const yearOf = (julianDay: number): number => 2000 + (julianDay - 2_451_545) / 365.25;

/** Terms of the new moon: days, power of the earth's eccentricity, multiples of the sun's and the moon's anomaly and the moon's latitude. */
const terms: readonly [number, number, number, number, number][] = [
  [-0.4072, 0, 0, 1, 0],
  [0.17241, 1, 1, 0, 0],
  [0.01608, 0, 0, 2, 0],
  [0.01039, 0, 0, 0, 2],
  [0.00739, 1, -1, 1, 0],
  [-0.00514, 1, 1, 1, 0],
  [0.00208, 2, 2, 0, 0],
  [-0.00111, 0, 0, 1, -2],
  [-0.00057, 0, 0, 1, 2],
  [0.00056, 1, 1, 2, 0],
  [-0.00042, 0, 0, 3, 0],
  [0.00042, 1, 1, 0, 2],
  [0.00038, 1, 1, 0, -2],
  [-0.00024, 1, -1, 2, 0],
  [-0.00007, 0, 2, 1, 0],
  [0.00004, 0, 0, 2, -2],
  [0.00004, 0, 3, 0, 0],
  [0.00003, 0, 1, 1, -2],
  [0.00003, 0, 0, 2, 2],
  [-0.00003, 0, 1, 1, 2],
  [0.00003, 0, -1, 1, 2],
  [-0.00002, 0, -1, 1, -2],
  [-0.00002, 0, 1, 3, 0],
  [0.00002, 0, 0, 4, 0],
];
/** Terms of the planets: degrees at k = 0, degrees a month, days. */
const planets: readonly [number, number, number][] = [
  [299.77, 0.107408, 0.000325],
  [251.88, 0.016321, 0.000165],
  [251.83, 26.651886, 0.000164],
  [349.42, 36.412478, 0.000126],
  [84.66, 18.206239, 0.00011],
  [141.74, 53.303771, 0.000062],
  [207.14, 2.453732, 0.00006],
  [154.84, 7.30686, 0.000056],
  [34.52, 27.261239, 0.000047],
  [207.19, 0.121824, 0.000042],
  [291.34, 1.844379, 0.00004],
  [161.72, 24.198154, 0.000037],
  [239.56, 25.513099, 0.000035],
  [331.55, 3.592518, 0.000023],
];

/** Julian day of new moon k in universal time; k is 0 for the one of 6 January 2000. */
function newMoon(k: number): number {
  const T = k / 1236.85;
  const E = 1 - 0.002516 * T - 0.0000074 * T ** 2;
  const sun = 2.5534 + 29.1053567 * k - 0.0000014 * T ** 2;
  const moon = 201.5643 + 385.81693528 * k + 0.0107582 * T ** 2 + 0.00001238 * T ** 3;
  const latitude = 160.7108 + 390.67050284 * k - 0.0016118 * T ** 2 - 0.00000227 * T ** 3;
  const node = 124.7746 - 1.56375588 * k + 0.0020672 * T ** 2;
  const mean = 2_451_550.09766 + 29.530588861 * k + 0.00015437 * T ** 2 - 0.00000015 * T ** 3;
  const moved = terms.reduce((sum, [days, e, m, n, f]) => sum + days * E ** e * sin(m * sun + n * moon + f * latitude), 0);
  const pulled = planets.reduce((sum, [start, pace, days]) => sum + days * sin(start + pace * k), 0);
  const time = mean + moved - 0.00017 * sin(node) + pulled;
  return time - deltaT(yearOf(time));
}

/** The sun's apparent longitude in degrees at midnight in China at the beginning of a day. */
function sunAt(day: number): number {
  const julianDay = day + epoch - 8 / 24;
  const T = (julianDay + deltaT(yearOf(julianDay)) - 2_451_545) / 36_525;
  const anomaly = 357.52911 + 35_999.05029 * T - 0.0001537 * T ** 2;
  const centre = (1.914602 - 0.004817 * T) * sin(anomaly) + (0.019993 - 0.000101 * T) * sin(2 * anomaly) + 0.000289 * sin(3 * anomaly);
  const longitude = 280.46646 + 36_000.76983 * T + 0.0003032 * T ** 2 + centre - 0.00569 - 0.00478 * sin(125.04 - 1934.136 * T);
  return ((longitude % 360) + 360) % 360;
}

export interface SkyMonth {
  /** First day, in days since 1 January 1970. */
  start: number;
  month: number;
  isLeapMonth: boolean;
}

/** The months from late 1953 to early 2053. */
export function skyMonths(): SkyMonth[] {
  const starts = Array.from({ length: 1230 }, (_, i) => Math.floor(newMoon(i - 571) + 8 / 24 - epoch));
  const spans = starts.slice(0, -1).map((start, i) => {
    const [from, to] = [Math.floor(sunAt(start) / 30), Math.floor(sunAt(starts[i + 1] ?? start) / 30)];
    return { start, hasTerm: from !== to, hasSolstice: from < 9 && (to >= 9 || to < from) };
  });
  const elevenths = spans.flatMap(({ hasSolstice }, i) => (hasSolstice ? [i] : []));
  return elevenths.slice(0, -1).flatMap((first, n) => {
    const year = spans.slice(first, elevenths[n + 1]);
    const leap = year.length === 13 ? year.findIndex(({ hasTerm }) => !hasTerm) : -1;
    return year.map(({ start }, i) => ({
      start,
      month: ((10 + (leap >= 0 && i >= leap ? i - 1 : i)) % 12) + 1,
      isLeapMonth: i === leap,
    }));
  });
}
