import { render } from "@testing-library/react";
import { arrangementOf } from "../../../src/reading/list/arrangements";
import { isBuilt, languages, type RouteId, routeOf, routes } from "../../../src/routes/routes";
import { textsIn } from "../../support/texts";

const types = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** Places on both sides of every border, each with the part it stands in. The weeks of a trimester: ACOG, from 14w0d and 28w0d. */
const trimesters = { 1: "1", 13: "1", 14: "2", 27: "2", 28: "3", 42: "3" };
const quarters = { 1: "1", 13: "1", 14: "2", 26: "2", 27: "3", 39: "3", 40: "4", 52: "4" };
const places: Record<number, Record<number, string>> = {
  1: trimesters,
  2: trimesters,
  3: { 1: "1", 3: "1", 4: "2", 6: "2", 7: "3", 9: "3" },
  4: { 1: "whole", 45: "whole" },
  5: quarters,
  6: { 0: "1", 5: "1", 6: "2", 8: "2", 9: "3", 11: "3", 12: "4", 24: "4" },
  7: { 2: "1", 12: "1", 15: "2", 24: "2", 30: "3", 60: "3" },
  8: quarters,
  9: { 1: "1", 13: "1" },
};

describe.each(types)("content type %i", (type) => {
  const arrangement = arrangementOf(type);

  test("puts each place into its part, at both sides of every border", () => {
    const expected = places[type] ?? {};
    expect(Object.fromEntries(Object.keys(expected).map((place) => [place, arrangement.partOf(Number(place))]))).toEqual(expected);
  });

  test("has no part it does not list", () => {
    for (const part of Object.values(places[type] ?? {})) expect(arrangement.parts).toContain(part);
    expect(new Set(arrangement.parts).size).toBe(arrangement.parts.length);
  });

  test.each(languages)("has a name and a line for each part, and words for its help (%s)", (language) => {
    const t = textsIn(language);
    for (const part of arrangement.parts) {
      expect(t(`${type}.group.${part}`)).not.toBe("");
      expect(t(`${type}.group.${part}.text`)).not.toBe("");
    }
    if (arrangement.help) expect(t(`${type}.help`)).not.toBe("");
  });

  test("helps only with pages the site has", () => {
    expect(arrangement.help === undefined || isBuilt(arrangement.help)).toBe(true);
  });

  test("belongs to a list", () => {
    const lists = (Object.keys(routes) as RouteId[]).filter((id) => routeOf(id).contentType === type);
    expect(lists.map((id) => routeOf(id).template)).toEqual(["reading/list"]);
  });
});

test("every part holds a place, but for those a symptom names itself", () => {
  for (const type of types.filter((type) => type !== 4))
    expect(new Set(Object.values(places[type] ?? {}))).toEqual(new Set(arrangementOf(type).parts));
});

test.each([
  [1, "monthsPregnant"],
  [2, "monthsPregnant"],
  [3, "monthsPregnant"],
  [4, undefined],
  [5, "vaccineCalendar"],
  [6, undefined],
  [7, "growthPercentile"],
  [8, undefined],
  [9, undefined],
])("type %i leads to the page that helps with it: %s", (type, help) => {
  expect(arrangementOf(type).help).toBe(help);
});

const drawn = (type: number, position: number, key = "") => render(<div>{arrangementOf(type).draw(position, key)}</div>).container;
const picture = (type: number, position: number, key?: string) => drawn(type, position, key).querySelector("img")?.getAttribute("src");

test.each([2, 3])("an entry of type %i shows its number to the eye only", (type) => {
  const number = drawn(type, 7).querySelector("[aria-hidden=true]");
  expect(number).toHaveTextContent(/^7$/);
});

// A month is taken as 4.345 weeks; an age without a drawing has that of the next younger one.
test.each([
  [5, 1, "0"],
  [5, 5, "0"],
  [5, 6, "1"],
  [5, 22, "4"],
  [5, 52, "11"],
  [8, 28, "6"],
  [6, 0, "0"],
  [6, 5, "5"],
  [6, 17, "12"],
  [6, 24, "24"],
  [7, 15, "12"],
  [7, 30, "24"],
  [7, 60, "60"],
])("an entry of type %i at %i shows a child of month %s", (type, position, month) => {
  expect(picture(type, position)).toBe(`/illustrations/baby-months/${month}.svg`);
});

test("a topic of first aid has a drawing of its own", () => {
  expect(picture(9, 3, "burns")).toBe("/illustrations/icons/aid-burns.svg");
});

test("a pregnancy week is drawn as it is, not all alike", () => {
  expect(drawn(1, 8).innerHTML).not.toBe(drawn(1, 36).innerHTML);
});

test("a symptom has nothing before it", () => {
  expect(drawn(4, 3).textContent).toBe("");
  expect(drawn(4, 3).querySelector("svg")).toBeNull();
});

test.each([0, 10, 1.5, -1])("refuses %p, which is no content type", (type) => {
  expect(() => arrangementOf(type)).toThrow(`arrangementOf requires a content type of 1 to 9, got ${type}`);
});
