/** @jest-environment jsdom */
import {
  childTool,
  isChildren,
  mostChildren,
  oneChild,
  withName,
  withNewChild,
  withoutCurrent,
} from "../../../src/calculators/shared/children";
import { otherBirths, ticksKey, ticksOf, withoutTicks } from "../../../src/calculators/shared/childTicks";

const two = withNewChild(oneChild);

beforeEach(() => localStorage.clear());

describe("the children of a device", () => {
  test("the first one keeps its values under the names used before there were several", () => {
    expect(childTool("growth-percentile", "1")).toBe("growth-percentile");
    expect(childTool("growth-percentile", "2")).toBe("growth-percentile-2");
    expect(ticksKey("2026-06-01", "1")).toBe("2026-06-01");
    expect(ticksKey("2026-06-01", "2")).toBe("2026-06-01#2");
  });

  test("a new child is shown; its number is never one that is still in use", () => {
    expect(two).toEqual({
      current: "2",
      list: [
        { id: "1", name: "" },
        { id: "2", name: "" },
      ],
    });
    const withoutFirst = withoutCurrent({ ...two, current: "1" });
    expect(withNewChild(withoutFirst).list.map(({ id }) => id)).toEqual(["2", "3"]);
  });

  test("there are at most eight", () => {
    const many = Array.from({ length: 12 }).reduce<typeof oneChild>((all) => withNewChild(all), oneChild);
    expect(many.list).toHaveLength(mostChildren);
    expect(many.current).toBe("8");
  });

  test("only the current one takes a name", () => {
    expect(withName(two, "Ada").list.map(({ name }) => name)).toEqual(["", "Ada"]);
  });

  test("after one is deleted the next is shown, after the last one the previous; the only one loses its name", () => {
    const three = withNewChild(two);
    expect(withoutCurrent({ ...three, current: "2" }).current).toBe("3");
    expect(withoutCurrent(three).current).toBe("2");
    expect(withoutCurrent(withName(oneChild, "Ada"))).toEqual(oneChild);
  });

  test.each([
    [null, false],
    [{}, false],
    [{ current: "1", list: [] }, false],
    [{ current: "2", list: [{ id: "1", name: "" }] }, false],
    [{ current: "1", list: [{ id: "1", name: 5 }] }, false],
    [{ current: "../x", list: [{ id: "../x", name: "" }] }, false],
    [oneChild, true],
    [two, true],
  ])("of what may be stored, %j is usable: %s", (stored, isUsable) => expect(isChildren(stored)).toBe(isUsable));
});

describe("their ticks", () => {
  const ticks = { "2026-06-01": ["a"], "2024-01-01": ["b"], "2026-06-01#2": ["c"], "2026-06-01#12": ["d"] };

  test("twins do not share them; ticks from before there were several belong to the first child", () => {
    expect(ticksOf(ticks, "2026-06-01", "1", "2026-06-01")).toEqual(["a"]);
    expect(ticksOf(ticks, "2026-06-01", "2", "2026-06-01")).toEqual(["c"]);
    expect(ticksOf(ticks, "2026-06-01", "3", "2026-06-01")).toBeUndefined();
    expect(ticksOf(ticks, "2024-01-01", "3", "2026-06-01")).toEqual(["b"]);
  });

  test("only those of one child are deleted", () => {
    expect(Object.keys(withoutTicks(ticks, "2", []))).toEqual(["2026-06-01", "2024-01-01", "2026-06-01#12"]);
    expect(Object.keys(withoutTicks(ticks, "1", ["2024-01-01"]))).toEqual(["2024-01-01", "2026-06-01#2", "2026-06-01#12"]);
  });

  test("the birth dates of the others are those the vaccine calendar stores", () => {
    localStorage.setItem("ninni-tool-vaccine-calendar-2", JSON.stringify({ country: "TR", day: "1", month: "1", year: "2024" }));
    expect(otherBirths({ ...two, current: "1" })).toEqual(["2024-01-01"]);
    expect(otherBirths(oneChild)).toEqual([]);
  });
});
