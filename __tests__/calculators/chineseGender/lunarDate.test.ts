import { toLunarDate } from "../../../src/calculators/chineseGender/lunarDate";
import { dayNumber, toIsoDate } from "../../../src/text/calendar";
import { type SkyMonth, skyMonths } from "../../support/chineseSky";

const first = dayNumber("1955-01-24") ?? Number.NaN;
const last = dayNumber("2051-02-10") ?? Number.NaN;
const everyDay = Array.from({ length: last - first + 1 }, (_, i) => first + i);

/** A lunar date in the notation of the expected values: 1987/leap 6/1. */
const written = (date: string): string | null => {
  const lunar = toLunarDate(date);
  return lunar && `${lunar.lunarYear}/${lunar.isLeapMonth ? "leap " : ""}${lunar.month}/${lunar.day}`;
};

describe("published values", () => {
  // First days of the spans in which the browsers' calendar is wrong; confirmed by lunar-javascript, solarlunar and the new moon.
  // The span of 1954 is before the table begins.
  test.each([
    ["1955-02-22", "1955/2/1"],
    ["1987-07-26", "1987/leap 6/1"],
    ["1999-01-17", "1998/12/1"],
    ["2012-08-17", "2012/7/1"],
    ["2018-11-07", "2018/9/30"],
    ["2027-02-06", "2027/1/1"],
    ["2030-02-02", "2029/12/30"],
  ])("%s is %s", (date, lunar) => {
    expect(written(date)).toBe(lunar);
  });

  // Last days of the same spans; their numbers follow from the length of the spans.
  test.each([
    ["1955-03-23", "1955/2/30"],
    ["1987-09-22", "1987/7/30"],
    ["1999-02-15", "1998/12/30"],
    ["2012-09-15", "2012/7/30"],
    ["2018-12-06", "2018/10/29"],
    ["2027-03-07", "2027/1/30"],
    ["2030-03-03", "2030/1/29"],
  ])("%s is %s", (date, lunar) => {
    expect(written(date)).toBe(lunar);
  });
});

test("every day has the month that the new moons and the sun give it, from 1955 to 2050", () => {
  const months = skyMonths();
  const at = (day: number): SkyMonth | undefined => months.findLast(({ start }) => start <= day);
  const ofSky = everyDay.map((day) => {
    const sky = at(day);
    return sky && `${sky.isLeapMonth ? "leap " : ""}${sky.month}/${day - sky.start + 1}`;
  });
  const differing = everyDay.filter((day, i) => written(toIsoDate(day))?.replace(/^\d+\//, "") !== ofSky[i]).map(toIsoDate);
  expect(differing).toEqual([]);
  expect(everyDay).toHaveLength(35_082);
});

test("a lunar year is the one whose new year fell in January or February", () => {
  for (const day of everyDay) {
    const date = toIsoDate(day);
    const lunar = toLunarDate(date);
    const year = Number(date.slice(0, 4));
    expect([year, year - 1]).toContain(lunar?.lunarYear);
    // Only before the new year, 21 January to 20 February, is the lunar year the last one.
    if (date.slice(5) >= "02-21") expect(lunar?.lunarYear).toBe(year);
    if (date.slice(5) < "01-21") expect(lunar?.lunarYear).toBe(year - 1);
  }
});

test("each day follows the one before it: next day of the month, or first of the next month", () => {
  for (const day of everyDay.slice(1)) {
    const [before, here] = [toLunarDate(toIsoDate(day - 1)), toLunarDate(toIsoDate(day))];
    if (!before || !here) throw new Error(`no lunar date on ${toIsoDate(day)}`);
    if (here.day > 1) {
      expect(here).toEqual({ ...before, day: before.day + 1 });
      continue;
    }
    expect(before.monthEnd).toBe(toIsoDate(day - 1));
    expect([29, 30]).toContain(before.day);
    const next = here.isLeapMonth ? before.month : (before.month % 12) + 1;
    expect(here).toMatchObject({ month: next, monthStart: toIsoDate(day), lunarYear: before.lunarYear + (before.month === 12 ? 1 : 0) });
  }
});

describe("the edges of the table", () => {
  test("its first and last day are in it", () => {
    expect(written("1955-01-24")).toBe("1955/1/1");
    expect(written("2051-02-10")).toBe("2050/12/29");
  });

  test.each(["1955-01-23", "2051-02-11", "0000-01-01", "9999-12-31"])("%s is not", (date) => {
    expect(toLunarDate(date)).toBeNull();
  });

  test.each(["", "2026-02-29", "2026-2-1", "soon"])("%p is not a date", (date) => {
    expect(toLunarDate(date)).toBeNull();
  });
});
