import { configure, getConfig, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useEffect } from "react";
import GrowthPercentileCalculator from "../../../src/calculators/growthPercentile/GrowthPercentileCalculator.island";
import { isVisitor } from "../../../src/calculators/shared/sharedChild";
import VaccineCalendarCalculator from "../../../src/calculators/vaccineCalendar/VaccineCalendarCalculator.island";
import { behaviourLanguages } from "../../support/behaviourLanguages";
import { renderIn } from "../../support/render";
import { textsIn } from "../../support/texts";

const { defaultHidden } = getConfig();
beforeAll(() => configure({ defaultHidden: true }));
afterAll(() => configure({ defaultHidden }));

const today = "2026-11-21";
const keep = (name: string, value: unknown) => localStorage.setItem(`ninni-tool-${name}`, JSON.stringify(value));
const kept = (name: string): unknown => JSON.parse(localStorage.getItem(`ninni-tool-${name}`) ?? "null");
const names = ["country", "day", "month", "year"];

const ada = { country: "TR", day: "1", month: "6", year: "2025" };
const guest = "#country=TR&day=9&month=3&year=2026";
/** Stores two children, of whom the second is shown, and returns everything the device has stored. */
function twoChildren() {
  keep("children", {
    current: "2",
    list: [
      { id: "1", name: "Ece" },
      { id: "2", name: "Ada" },
    ],
  });
  keep("vaccine-calendar", { ...ada, year: "2023" });
  keep("vaccine-calendar-2", ada);
  keep("growth-percentile-2", { sex: "girl", "birth-day": "1", "birth-month": "6", "birth-year": "2025" });
  return JSON.stringify(Object.entries(localStorage).sort());
}
const device = () => JSON.stringify(Object.entries(localStorage).sort());

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, "", "/");
  // The tables are still loading.
  Object.assign(globalThis, { fetch: () => new Promise(() => undefined) });
});

test.each([
  ["on a device without children", false, guest, () => undefined],
  ["beside a child with something else in the same tool", true, guest, () => keep("vaccine-calendar", ada)],
  ["beside a child the other tool knows", true, guest, () => keep("growth-percentile", { sex: "girl" })],
  ["that is the address of the child itself", false, "#country=TR&day=1&month=6&year=2025", twoChildren],
  ["of the child whose turn it is not", true, "#country=TR&day=1&month=6&year=2023", twoChildren],
  ["to a part of the page", false, "#result", twoChildren],
])("a link %s brings a visitor: %s", (_, expected, hash, prepare) => {
  prepare();
  expect(isVisitor("vaccine-calendar", names, hash)).toBe(expected);
});

describe.each(behaviourLanguages)("a shared link on a device with two children (%s)", (language) => {
  const text = textsIn(language);
  const user = userEvent.setup({ delay: null });
  const vaccines = <VaccineCalendarCalculator today={today} />;
  const box = (part: string) => screen.getByRole("textbox", { name: text(part) });
  const press = (key: string, values = {}) => user.click(screen.getByRole("button", { name: text(key, values) }));

  test("shows its child, calculates it again and changes none of the stored ones", async () => {
    const before = twoChildren();
    history.replaceState(null, "", `/${guest}`);
    renderIn(language, vaccines);
    expect(box("date.month")).toHaveValue("3");
    await user.clear(box("date.day"));
    await user.type(box("date.day"), "10");
    await press("tool.calculate");
    expect(location.hash).toContain("day=10");
    expect(screen.queryByRole("checkbox")).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: text("tool.forget") })).not.toBeInTheDocument();
    expect(device()).toBe(before);

    await press("children.visitorLeave", { name: "Ada" });
    expect(box("date.year")).toHaveValue("2025");
    expect(screen.getByRole("region", { name: text("tool.result") })).toHaveFocus();
    expect(location.hash).toContain("year=2025");
    expect(device()).toBe(before);
  });

  test("is stored as another child only when the reader chooses so, with its last values", async () => {
    twoChildren();
    history.replaceState(null, "", `/${guest}`);
    renderIn(language, vaccines);
    await user.clear(box("date.day"));
    await user.type(box("date.day"), "10");
    await press("tool.calculate");
    await press("children.visitorAdd");
    expect(kept("children")).toMatchObject({ current: "3" });
    expect(kept("vaccine-calendar-3")).toEqual({ country: "TR", day: "10", month: "3", year: "2026" });
    expect(kept("vaccine-calendar-2")).toEqual(ada);
    expect(screen.getAllByRole("checkbox").length).toBeGreaterThan(0);
    // From here on it behaves like the other children.
    await user.clear(box("date.day"));
    await user.type(box("date.day"), "11");
    await press("tool.calculate");
    expect(kept("vaccine-calendar-3")).toMatchObject({ day: "11" });
  });

  test("replaces the current child when the reader chooses so", async () => {
    twoChildren();
    history.replaceState(null, "", `/${guest}`);
    renderIn(language, vaccines);
    await press("children.visitorReplace", { name: "Ada" });
    expect(kept("vaccine-calendar-2")).toMatchObject({ month: "3", year: "2026" });
    expect(kept("vaccine-calendar")).toEqual({ ...ada, year: "2023" });
    expect(box("date.month")).toHaveValue("3");
  });

  test("is stored for no child if the form is submitted before the children have been read", async () => {
    const before = twoChildren();
    history.replaceState(null, "", "/#standard=WHO&sex=boy&birth-day=2&birth-month=2&birth-year=2026&visits=2026-11-02_8____");
    function TapFirst() {
      useEffect(() => screen.getByRole("button", { name: text("growth.submit") }).click(), []);
      return <GrowthPercentileCalculator first="weight" today={today} />;
    }
    renderIn(language, <TapFirst />);
    expect(await screen.findByRole("button", { name: text("children.visitorAdd") })).toBeInTheDocument();
    expect(device()).toBe(before);
  });

  test("a form submitted before the children have been read is stored for none of the others", () => {
    const before = twoChildren();
    function TapFirst() {
      useEffect(() => screen.getByRole("button", { name: text("tool.calculate") }).click(), []);
      return vaccines;
    }
    renderIn(language, <TapFirst />);
    expect(box("date.year")).toHaveValue("2025");
    expect(device()).toBe(before);
  });
});
