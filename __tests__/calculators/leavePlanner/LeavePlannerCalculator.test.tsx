import { TextEncoder } from "node:util";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import LeavePlannerCalculator from "../../../src/calculators/leavePlanner/LeavePlannerCalculator.island";
import { keepDueOrBirth } from "../../../src/site/ownDay/dueOrBirth";
import { formatDate } from "../../../src/text/formatDate";
import { behaviourLanguages } from "../../support/behaviourLanguages";
import { hydrateIn } from "../../support/hydrate";
import { renderIn } from "../../support/render";
import { textsIn } from "../../support/texts";

// jsdom has no TextEncoder, which the calendar file needs to count octets.
Object.assign(globalThis, { TextEncoder });

const tool = <LeavePlannerCalculator today="2026-11-22" />;

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, "", "/");
});

describe.each(behaviourLanguages)("the leave planner (%s)", (language) => {
  const text = textsIn(language);
  const user = userEvent.setup({ delay: null });
  const date = (value: string) => formatDate(value, language);
  const boxes = (legend: string) =>
    within(screen.getByRole("group", { name: text(legend) })).getAllByRole("textbox") as [HTMLElement, HTMLElement, HTMLElement];
  const radio = (key: string, values = {}) => screen.getByRole("radio", { name: text(key, values) });
  const result = () => screen.getByRole("region", { name: text("tool.result") });
  const submit = () => user.click(screen.getByRole("button", { name: text("tool.calculate") }));
  const rowOf = (region: string, key: string, values = {}) =>
    within(screen.getByRole("region", { name: text(region) })).getByRole("row", { name: (name) => name.startsWith(text(key, values)) });

  const paymentOf = (key: string) =>
    screen.getByRole("heading", { level: 3, name: text(`leave.pay.${key}.name`) }).closest("li") as HTMLElement;

  async function type(legend: string, parts: readonly string[]) {
    for (const [i, part] of parts.entries()) {
      await user.clear(boxes(legend)[i] as HTMLElement);
      if (part) await user.type(boxes(legend)[i] as HTMLElement, part);
    }
  }

  test("an employee sees her days, what follows, and two thirds of what she earns", async () => {
    renderIn(language, tool);
    await type("leave.due", ["1", "3", "2027"]);
    await user.type(screen.getByRole("textbox", { name: text("leave.earningsBox") }), "1500");
    await submit();
    expect(result()).toHaveFocus();
    expect(result()).toHaveTextContent(date("2027-01-04"));
    expect(result()).toHaveTextContent(text("leave.backSmall", { date: date("2027-06-21") }));
    expect(rowOf("leave.dates.title", "leave.date.unpaid", { n: 6 })).toBeInTheDocument();
    expect(paymentOf("leave")).toHaveTextContent(language === "tr" ? "168.000 TL" : "168,000 TL");
    expect(paymentOf("nursing")).toHaveTextContent("2026");
  });

  test("working longer moves weeks; another choice removes the result", async () => {
    renderIn(language, tool);
    await type("leave.due", ["1", "3", "2027"]);
    await user.click(radio("leave.stopWeeks", { n: 2 }));
    await submit();
    expect(result()).toHaveTextContent(date("2027-02-15"));
    expect(result()).toHaveTextContent(text("leave.reportGoOn"));
    await user.click(radio("leave.job.civil"));
    expect(result()).toHaveTextContent(text("leave.before"));
    expect(screen.queryByRole("group", { name: text("leave.stop") })).not.toBeInTheDocument();
  });

  test("a civil servant is referred to her office for the last working day and her pay", async () => {
    renderIn(language, tool);
    await user.click(radio("leave.job.civil"));
    await type("leave.due", ["1", "3", "2027"]);
    await submit();
    expect(result()).toHaveTextContent(text("leave.civilStop"));
    expect(paymentOf("leave")).toHaveTextContent(text("leave.pay.civil"));
  });

  test("a father sees his 10 days and is not asked for her weeks or pay", async () => {
    renderIn(language, tool);
    await user.click(radio("leave.parent.father"));
    expect(screen.queryByRole("group", { name: text("leave.stop") })).not.toBeInTheDocument();
    expect(screen.queryByRole("textbox", { name: text("leave.earningsBox") })).not.toBeInTheDocument();
    await type("leave.due", ["1", "3", "2027"]);
    await submit();
    expect(result()).toHaveTextContent(text("leave.fatherDays_other", { count: 10 }));
    expect(screen.queryByRole("heading", { level: 3, name: text("leave.pay.leave.name") })).not.toBeInTheDocument();
  });

  test.each([
    [["", "", ""], ["", "", ""], "leave.due", "date.error.empty"],
    [["1", "3", "2028"], ["", "", ""], "leave.due", "leave.error.dueTooFar"],
    [["1", "3", "2027"], ["1", "3", "2026"], "leave.birth", "leave.error.birthTooEarly"],
  ] as const)("%j and %j are explained next to the invalid boxes", async (due, birth, legend, reason) => {
    renderIn(language, tool);
    await type("leave.due", due);
    await type("leave.birth", birth);
    await submit();
    const field = screen.getByRole("group", { name: text(legend) });
    expect(within(field).getByText(text(reason))).toBeVisible();
    expect(boxes(legend)[0]).toHaveFocus();
    expect(result()).toHaveTextContent(text("leave.before"));
  });

  test("begins with the due date on the device, but does not overwrite what was typed or shared", async () => {
    keepDueOrBirth({ due: "2027-03-01" });
    const { unmount } = renderIn(language, tool);
    expect(boxes("leave.due").map((box) => (box as HTMLInputElement).value)).toEqual(["1", "3", "2027"]);
    expect(result()).toHaveTextContent(text("leave.before"));
    unmount();
    history.replaceState(null, "", "/#parent=father&day=5&month=4&year=2027");
    renderIn(language, tool);
    expect(boxes("leave.due").map((box) => (box as HTMLInputElement).value)).toEqual(["5", "4", "2027"]);
    expect(radio("leave.parent.father")).toBeChecked();
  });

  test("stored entries take precedence over the device's date, and are deleted with the button", async () => {
    keepDueOrBirth({ due: "2027-03-01" });
    localStorage.setItem("ninni-tool-leave-planner", JSON.stringify({ job: "civil", day: "5", month: "4", year: "2027" }));
    renderIn(language, tool);
    expect(boxes("leave.due").map((box) => (box as HTMLInputElement).value)).toEqual(["5", "4", "2027"]);
    expect(result()).toHaveTextContent(date("2027-02-08"));
    await user.click(screen.getByRole("button", { name: text("tool.forget") }));
    expect(localStorage.getItem("ninni-tool-leave-planner")).toBeNull();
    expect(location.hash).toBe("");
  });

  test("what was typed before the script loaded is used, not the date on the device", async () => {
    keepDueOrBirth({ due: "2027-05-05" });
    await hydrateIn(language, tool, () => type("leave.due", ["1", "3", "2027"]));
    await submit();
    expect(result()).toHaveTextContent(date("2027-01-04"));
  });
});
