import { render } from "@testing-library/react";
import { arrangements } from "../../../src/reading/list/arrangements";
import { type ListId, listIds } from "../../../src/routes/pages";
import { languages } from "../../../src/routes/routes";
import { textsIn } from "../../support/texts";

/** Entries on both sides of every border, each with the part it belongs to. The weeks of a trimester: ACOG, from 14w0d and 28w0d. */
const trimesters = { 1: "1", 13: "1", 14: "2", 27: "2", 28: "3", 42: "3" };
const quarters = { 1: "1", 13: "1", 14: "2", 26: "2", 27: "3", 39: "3", 40: "4", 52: "4" };
const places: Record<ListId, Record<number, string>> = {
  pregnancyWeeks: trimesters,
  pregnancyChecklists: trimesters,
  pregnancyNutritionMonths: { 1: "1", 3: "1", 4: "2", 6: "2", 7: "3", 9: "3" },
  symptoms: { 1: "whole", 45: "whole" },
  babyWeeks: quarters,
  babyNutritionMonths: { 0: "1", 5: "1", 6: "2", 8: "2", 9: "3", 11: "3", 12: "4", 24: "4" },
  milestoneChecklists: { 2: "1", 12: "1", 15: "2", 24: "2", 30: "3", 60: "3" },
  babyActivities: quarters,
  firstAidTopics: { 1: "1", 13: "1" },
};

describe.each(listIds)("the list %s", (list) => {
  const arrangement = arrangements[list];

  test("puts each position into its part, on both sides of every limit", () => {
    const expected = places[list];
    expect(Object.fromEntries(Object.keys(expected).map((place) => [place, arrangement.partOf(Number(place))]))).toEqual(expected);
  });

  test("has no part it does not list", () => {
    for (const part of Object.values(places[list])) expect(arrangement.parts).toContain(part);
    expect(new Set(arrangement.parts).size).toBe(arrangement.parts.length);
  });

  test.each(languages)("has a name and a line for each part, and words for its help (%s)", (language) => {
    const t = textsIn(language);
    for (const part of arrangement.parts) {
      expect(t(`${list}.group.${part}`)).not.toBe("");
      expect(t(`${list}.group.${part}.text`)).not.toBe("");
    }
    if (arrangement.help) expect(t(`${list}.help`)).not.toBe("");
  });
});

test("every part contains a position, except those named in the symptom's record", () => {
  for (const list of listIds.filter((list) => list !== "symptoms"))
    expect(new Set(Object.values(places[list]))).toEqual(new Set(arrangements[list].parts));
});

test.each([
  ["pregnancyWeeks", "monthsPregnant"],
  ["pregnancyChecklists", "monthsPregnant"],
  ["pregnancyNutritionMonths", "monthsPregnant"],
  ["symptoms", undefined],
  ["babyWeeks", "vaccineCalendar"],
  ["babyNutritionMonths", undefined],
  ["milestoneChecklists", "growthPercentile"],
  ["babyActivities", undefined],
  ["firstAidTopics", undefined],
] as const)("%s leads to the page that helps with it: %s", (list, help) => {
  expect(arrangements[list].help).toBe(help);
});

const drawn = (list: ListId, position: number, key = "", name: string | null = null) =>
  render(<div>{arrangements[list].draw(position, key, name)}</div>).container;
const picture = (list: ListId, position: number, key?: string, name?: string) =>
  drawn(list, position, key, name).querySelector("img")?.getAttribute("src");

test.each([
  ["icons/vaccine", "/illustrations/icons/vaccine.svg"],
  ["objects/cot", "/objects/cot.svg"],
  ["illustrations/foods/egg", "/illustrations/foods/egg.svg"],
])("an entry shows the drawing its record names: %s", (name, src) => {
  for (const list of ["pregnancyChecklists", "pregnancyNutritionMonths"] as const) expect(picture(list, 5, "5", name)).toBe(src);
  expect(drawn("pregnancyChecklists", 21, "21", "womb").querySelector("svg")).not.toBeNull();
});

// A month counts as 4.345 weeks; an age without a drawing has that of the next younger one.
test.each([
  ["babyWeeks", 1, "0"],
  ["babyWeeks", 5, "0"],
  ["babyWeeks", 6, "1"],
  ["babyWeeks", 22, "4"],
  ["babyWeeks", 52, "11"],
  ["babyNutritionMonths", 0, "0"],
  ["babyNutritionMonths", 5, "5"],
  ["babyNutritionMonths", 17, "12"],
  ["babyNutritionMonths", 24, "24"],
] as const)("an entry of %s at %i shows a child of month %s", (list, position, month) => {
  expect(picture(list, position)).toBe(`/illustrations/baby-months/${month}.svg`);
});

test("a play shows what is done in it, an age three of its steps", () => {
  expect(picture("babyActivities", 28)).toBe("/illustrations/plays/28.svg");
  const pictures = [...drawn("milestoneChecklists", 24).querySelectorAll("img")].map((image) => image.getAttribute("src"));
  expect(pictures).toEqual(["mot-1", "lan-1", "soc-2"].map((step) => `/illustrations/milestones/m24-${step}.svg`));
});

test("a topic of first aid has a drawing of its own", () => {
  expect(picture("firstAidTopics", 3, "burns")).toBe("/illustrations/icons/aid-burns.svg");
});

test("a pregnancy week is drawn as it is, not all alike", () => {
  expect(drawn("pregnancyWeeks", 8).innerHTML).not.toBe(drawn("pregnancyWeeks", 36).innerHTML);
});

test("a symptom has nothing before it", () => {
  expect(drawn("symptoms", 3).textContent).toBe("");
  expect(drawn("symptoms", 3).querySelector("svg")).toBeNull();
});
