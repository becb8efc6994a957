import { configure, getConfig, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import VaccineCalendarCalculator from "../../../src/calculators/vaccineCalendar/VaccineCalendarCalculator.island";
import { behaviourLanguages } from "../../support/behaviourLanguages";
import { renderIn } from "../../support/render";
import { textsIn } from "../../support/texts";

// Nothing here is hidden, and jsdom takes seconds to compute the styles of every cell of a long table.
const { defaultHidden } = getConfig();
beforeAll(() => configure({ defaultHidden: true }));
afterAll(() => configure({ defaultHidden }));

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, "", "/");
});

const kept = (name: string): unknown => JSON.parse(localStorage.getItem(`ninni-tool-${name}`) ?? "null");

describe.each(behaviourLanguages)("several children, in the vaccine calendar (%s)", (language) => {
  const text = textsIn(language);
  const user = userEvent.setup({ delay: null });
  const tool = <VaccineCalendarCalculator today="2026-11-21" />;
  const box = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name: text(name) });
  const press = (key: string, values = {}) => user.click(screen.getByRole("button", { name: text(key, values) }));
  const childrenShown = () => within(screen.getByRole("group", { name: text("children.which") })).getAllByRole("radio");
  const labels = () => childrenShown().map((radio) => radio.closest("label")?.textContent);

  async function born(day: string, month: string, year: string) {
    for (const [name, value] of Object.entries({ day, month, year })) {
      await user.clear(box(`date.${name}`));
      await user.type(box(`date.${name}`), value);
    }
    await press("tool.calculate");
  }

  test("the first child keeps its stored values; each child has its date, its ticks and its address", async () => {
    // The stored values of a device that knew only one child.
    localStorage.setItem("ninni-tool-vaccine-calendar", JSON.stringify({ country: "TR", day: "1", month: "6", year: "2026" }));
    localStorage.setItem("ninni-tool-vaccine-calendar-done", JSON.stringify({ "2026-06-01": ["hexa-1"] }));
    renderIn(language, tool);
    expect(screen.queryByRole("group", { name: text("children.which") })).not.toBeInTheDocument();
    expect(box("date.year")).toHaveValue("2026");

    await press("children.addSecond");
    expect(labels()).toEqual([text("children.number", { n: 1 }), text("children.number", { n: 2 })]);
    expect(box("date.year")).toHaveValue("");
    expect(location.hash).toBe("");
    await user.type(box("children.name"), "Ada");
    await born("1", "6", "2026");
    // A twin born on the same day does not get the first child's ticks.
    expect(screen.queryByRole("checkbox", { checked: true })).not.toBeInTheDocument();
    expect(location.hash).not.toContain("Ada");
    expect(kept("vaccine-calendar-2")).toMatchObject({ year: "2026" });

    await user.click(childrenShown()[0] as HTMLElement);
    expect(location.hash).toContain("month=6");
    expect(box("date.month")).toHaveValue("6");
    expect(kept("children")).toEqual({
      current: "1",
      list: [
        { id: "1", name: "" },
        { id: "2", name: "Ada" },
      ],
    });
  });

  test("shows the child who was shown last", () => {
    localStorage.setItem(
      "ninni-tool-children",
      JSON.stringify({
        current: "2",
        list: [
          { id: "1", name: "Can" },
          { id: "2", name: "Ada" },
        ],
      }),
    );
    localStorage.setItem("ninni-tool-vaccine-calendar-2", JSON.stringify({ country: "TR", day: "3", month: "2", year: "2025" }));
    renderIn(language, tool);
    expect(labels()).toEqual(["Can", "Ada"]);
    expect(childrenShown()[1]).toBeChecked();
    expect(box("date.year")).toHaveValue("2025");
    expect(screen.getByRole("region", { name: text("tool.result") })).not.toHaveTextContent(text("vaccine.before"));
  });

  test("one is deleted everywhere, and the other stays", async () => {
    localStorage.setItem(
      "ninni-tool-children",
      JSON.stringify({
        current: "2",
        list: [
          { id: "1", name: "Can" },
          { id: "2", name: "Ada" },
        ],
      }),
    );
    localStorage.setItem("ninni-tool-vaccine-calendar", JSON.stringify({ country: "TR", day: "1", month: "6", year: "2026" }));
    localStorage.setItem("ninni-tool-vaccine-calendar-2", JSON.stringify({ country: "TR", day: "3", month: "2", year: "2025" }));
    localStorage.setItem("ninni-tool-growth-percentile-2", JSON.stringify({ sex: "girl" }));
    localStorage.setItem("ninni-tool-vaccine-calendar-done", JSON.stringify({ "2026-06-01": ["x"], "2025-02-03#2": ["y"] }));
    renderIn(language, tool);
    await press("children.forget", { name: "Ada" });
    expect(Object.keys(localStorage).sort()).toEqual([
      "ninni-tool-children",
      "ninni-tool-vaccine-calendar",
      "ninni-tool-vaccine-calendar-done",
    ]);
    expect(kept("vaccine-calendar-done")).toEqual({ "2026-06-01": ["x"] });
    expect(box("date.year")).toHaveValue("2026");
    expect(screen.queryByRole("group", { name: text("children.which") })).not.toBeInTheDocument();
  });
});
