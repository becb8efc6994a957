import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useEffect } from "react";
import MonthsPregnantCalculator from "../../../src/calculators/monthsPregnant/MonthsPregnantCalculator.island";
import { renderIn } from "../../support/render";
import { textsIn } from "../../support/texts";

const text = textsIn("en");
const user = userEvent.setup({ delay: null });
const storageName = "ninni-tool-months-pregnant";
const show = () => renderIn("en", <MonthsPregnantCalculator today="2026-11-21" />);
const box = (key: string) => screen.getByRole("textbox", { name: text(key) });
const result = () => screen.getByRole("region", { name: text("tool.result") });

async function askForWeek24() {
  await user.click(screen.getByRole("radio", { name: text("months.mode.week") }));
  await user.clear(box("months.weeksLabel"));
  await user.clear(box("months.daysLabel"));
  await user.type(box("months.weeksLabel"), "24{Tab}5");
  await user.click(screen.getByRole("button", { name: text("tool.calculate") }));
}

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.quiet;
  history.replaceState(null, "", "/");
});

test("in quiet mode nothing entered before the loss is shown again", () => {
  localStorage.setItem(storageName, JSON.stringify({ mode: "week", weeks: "24", days: "2" }));
  document.documentElement.dataset.quiet = "";
  show();
  expect(screen.getByRole("radio", { name: text("months.mode.week") })).not.toBeChecked();
  expect(screen.queryByText(text("tool.forget"))).not.toBeInTheDocument();
  expect(localStorage.getItem(storageName)).toContain("24");
});

describe("a shared address on a device with other stored values", () => {
  const remembered = { mode: "week", weeks: "10", days: "5", day: "", month: "", year: "" };

  test("takes precedence", () => {
    localStorage.setItem(storageName, JSON.stringify(remembered));
    history.replaceState(null, "", "/#mode=week&weeks=24&days=2");
    show();
    expect(box("months.weeksLabel")).toHaveValue("24");
    expect(box("months.daysLabel")).toHaveValue("2");
  });

  test("keeps fields empty that were empty when it was shared", () => {
    localStorage.setItem(storageName, JSON.stringify(remembered));
    history.replaceState(null, "", "/#mode=week&weeks=24");
    show();
    expect(box("months.weeksLabel")).toHaveValue("24");
    expect(box("months.daysLabel")).toHaveValue("");
    expect(result()).toHaveTextContent(
      text("months.exact", { age: `${text("weeksCount_other", { count: 24 })} ${text("daysCount_other", { count: 0 })}`, trimester: 2 }),
    );
  });

  test("does not replace the values on the device", () => {
    localStorage.setItem(storageName, JSON.stringify(remembered));
    history.replaceState(null, "", "/#mode=week&weeks=24");
    show();
    expect(JSON.parse(localStorage.getItem(storageName) ?? "")).toEqual(remembered);
  });
});

describe("a form submitted as soon as it is ready, before shared or stored values are rendered", () => {
  /** Clicks right after the first effects of the tool, as the page does when it passes on a held-back tap. */
  function TapFirst() {
    useEffect(() => screen.getByRole("button", { name: text("tool.calculate") }).click(), []);
    return <MonthsPregnantCalculator today="2026-11-21" />;
  }

  test.each(["shared", "remembered"])("uses what was %s, and loses none of it", (way) => {
    const fields = { mode: "week", weeks: "24", days: "2" };
    if (way === "shared") history.replaceState(null, "", "/#mode=week&weeks=24&days=2");
    else localStorage.setItem(storageName, JSON.stringify(fields));
    renderIn("en", <TapFirst />);
    expect(box("months.weeksLabel")).toHaveValue("24");
    expect(box("months.daysLabel")).toHaveValue("2");
    expect(document.querySelector("[aria-invalid=true]")).toBeNull();
    expect(result()).toHaveTextContent(text("months.inMonth", { month: 6 }));
    expect(JSON.parse(localStorage.getItem(storageName) ?? "{}")).toMatchObject(fields);
  });
});

describe("storage that contains", () => {
  test.each(["{", "null", "5", '"text"', "[]", "undefined", "{}"])("%s under our name is ignored", async (stored) => {
    localStorage.setItem(storageName, stored);
    show();
    await askForWeek24();
    expect(result()).toHaveTextContent(text("months.inMonth", { month: 6 }));
  });

  test.each([
    { mode: 3 },
    { mode: "week", weeks: "24", days: 5 },
    { day: 1, month: 6, year: 2026 },
    { mode: "week", weeks: null },
    { mode: "week", weeks: { a: 1 }, days: [5] },
  ])("values of another kind (%j) is ignored", async (stored) => {
    localStorage.setItem(storageName, JSON.stringify(stored));
    show();
    await askForWeek24();
    expect(result()).toHaveTextContent(text("months.inMonth", { month: 6 }));
  });
});
