import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Tabs } from "../../src/ui/Tabs";
import { withStyles } from "../support/styles";

beforeAll(withStyles);

const tabs = [
  { key: "pregnancy", name: "Pregnancy", panel: <p>Pillow</p> },
  { key: "baby", name: "Baby", panel: <p>Cot</p> },
  { key: "both", name: "Both", panel: <p>Car seat</p> },
];

test("are radios under one name, the first one chosen", () => {
  render(<Tabs label="Pregnancy or baby?" tabs={tabs} />);
  const group = within(screen.getByRole("group", { name: "Pregnancy or baby?" }));
  expect(group.getAllByRole("radio")).toHaveLength(3);
  expect(group.getByRole("radio", { name: "Pregnancy" })).toBeChecked();
  expect(group.getAllByRole("radio", { checked: true })).toHaveLength(1);
});

test("choose one at a time", async () => {
  render(<Tabs label="Pregnancy or baby?" tabs={tabs} />);
  await userEvent.click(screen.getByRole("radio", { name: "Baby" }));
  expect(screen.getAllByRole("radio", { checked: true }).map((radio) => radio.getAttribute("value"))).toEqual(["baby"]);
});

test("are chosen by the arrow keys too", async () => {
  render(<Tabs label="Pregnancy or baby?" tabs={tabs} />);
  await userEvent.tab();
  await userEvent.keyboard("{ArrowRight}");
  expect(screen.getByRole("radio", { name: "Baby" })).toBeChecked();
});

test("show the panel of the chosen tab and hide the others", async () => {
  render(<Tabs label="Pregnancy or baby?" tabs={tabs} />);
  const shown = () => tabs.filter(({ key }) => getComputedStyle(panelOf(key)).display !== "none").map(({ key }) => key);
  expect(shown()).toEqual(["pregnancy"]);
  await userEvent.click(screen.getByRole("radio", { name: "Both" }));
  expect(shown()).toEqual(["both"]);
});

test("choose nothing if there is something to show until then, with the label as the question", async () => {
  render(<Tabs label="Which one?" tabs={tabs} unchosen={<p>Everything</p>} />);
  const isShown = (element: Element | null) => element !== null && getComputedStyle(element).display !== "none";
  const everything = () => screen.getByText("Everything").parentElement;
  expect(screen.queryAllByRole("radio", { checked: true })).toEqual([]);
  expect(screen.getByText("Which one?")).not.toHaveClass("visually-hidden");
  expect(isShown(everything())).toBe(true);
  expect(tabs.some(({ key }) => isShown(panelOf(key)))).toBe(false);
  await userEvent.tab();
  await userEvent.keyboard(" ");
  expect(isShown(everything())).toBe(false);
  expect(tabs.filter(({ key }) => isShown(panelOf(key))).map(({ key }) => key)).toEqual(["pregnancy"]);
});

test("keep all panels in the page, each with its name, for print", () => {
  render(<Tabs label="Pregnancy or baby?" tabs={tabs} />);
  expect(["pregnancy", "baby", "both"].map((key) => panelOf(key).textContent)).toEqual(["PregnancyPillow", "BabyCot", "BothCar seat"]);
});

test("do not disturb another set of tabs on the page", async () => {
  render(
    <>
      <Tabs label="First" tabs={tabs} />
      <Tabs label="Second" tabs={tabs} />
    </>,
  );
  await userEvent.click(within(screen.getByRole("group", { name: "Second" })).getByRole("radio", { name: "Baby" }));
  expect(within(screen.getByRole("group", { name: "First" })).getByRole("radio", { name: "Pregnancy" })).toBeChecked();
});

/** The panel of the first set of tabs. */
function panelOf(key: string): Element {
  const text = { pregnancy: "Pillow", baby: "Cot", both: "Car seat" }[key];
  const panel = screen.getByText(text ?? "").parentElement;
  if (!panel) throw new Error(`panelOf requires a panel for ${key}`);
  return panel;
}
