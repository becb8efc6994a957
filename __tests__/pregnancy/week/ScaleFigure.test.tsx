import { readFileSync } from "node:fs";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import sharp from "sharp";
import { foodProportions } from "../../../src/pregnancy/week/foodProportions";
import { ScaleFigure } from "../../../src/pregnancy/week/ScaleFigure";
import { renderIn } from "../../support/render";
import { withStyles } from "../../support/styles";
import { textsIn } from "../../support/texts";

beforeAll(withStyles);

interface Size {
  week: number;
  crownRumpCm: number | null;
  crownHeelCm: number | null;
}
interface Comparison {
  week: number;
  name: { tr: string; en: string };
  lengthCm: number;
  picture: string;
}
const read = <Row,>(name: string): Row[] => JSON.parse(readFileSync(`data/standards/${name}.json`, "utf8"));
const sizes = read<Size>("fetal-size");
const comparisons = read<Comparison>("size-comparisons");
const pineapple = { name: "a pineapple", lengthCm: 32, picture: "pineapple" };

/** Every week that has a length, with what it is compared with. */
const weeks = Array.from({ length: 42 }, (_, i) => i + 1).flatMap((week) => {
  const size = sizes.find((row) => row.week === week);
  const lengthCm = size?.crownHeelCm ?? size?.crownRumpCm;
  const comparison = comparisons.find((row) => row.week === week);
  return lengthCm ? [{ week, lengthCm, comparison: comparison ? { ...comparison, name: comparison.name.en } : null }] : [];
});

/** Height of a shape that stands on the floor, from the vertical positions in its path. */
function heightOfTape(svg: Element): number {
  const path = svg.querySelector(".tape")?.getAttribute("d") ?? "";
  const [, floor, start, corner] = /^M[\d.]+ ([\d.]+)V([\d.]+)q0 -([\d.]+)/.exec(path) ?? [];
  return Number(floor) - (Number(start) - Number(corner));
}

test("the length and its food have the same scale in every week: drawn lengths are to each other as the centimetres, within 2 %", () => {
  expect(weeks.map(({ week }) => week)).toEqual(Array.from({ length: 36 }, (_, i) => i + 5));
  for (const { week, lengthCm, comparison } of weeks) {
    const { container, unmount } = renderIn("en", <ScaleFigure week={week} lengthCm={lengthCm} comparison={comparison} />);
    const svg = container.querySelector("figure > svg") as Element;
    const image = svg.querySelector("image");
    const [width, height, x, y] = ["width", "height", "x", "y"].map((name) => Number(image?.getAttribute(name)));
    const drawn = heightOfTape(svg) / Math.max(width ?? 0, height ?? 0);
    const real = lengthCm / (comparison?.lengthCm ?? 0);
    expect([week, Math.abs(drawn / real - 1) < 0.02]).toEqual([week, true]);
    // Its own proportions, on the floor, inside the figure.
    const [ownWidth, ownHeight] = foodProportions[comparison?.picture ?? ""] ?? [0, 0];
    expect([week, Math.abs((width ?? 0) / (height ?? 0) / (ownWidth / ownHeight) - 1) < 0.02]).toEqual([week, true]);
    const [, , boxWidth, boxHeight] = (svg.getAttribute("viewBox") ?? "").split(" ").map(Number);
    expect((x ?? 0) + (width ?? 0)).toBeLessThanOrEqual(boxWidth ?? 0);
    expect((y ?? 0) + (height ?? 0)).toBeLessThanOrEqual(boxHeight ?? 0);
    expect(y).toBeGreaterThan(20);
    unmount();
  }
});

test("the glass is to the same scale, and is left out in the weeks whose scale has no room for it", () => {
  for (const { week, lengthCm } of weeks) {
    const { container, unmount } = renderIn("en", <ScaleFigure week={week} lengthCm={lengthCm} comparison={null} />);
    const svg = container.querySelector("figure > svg") as Element;
    const [, scale] = /scale\(([\d.]+)\)/.exec(svg.innerHTML) ?? [];
    if (week < 14) expect(scale).toBeUndefined();
    // The glass is drawn 99 units high and is 9 cm high.
    else expect(Math.abs(heightOfTape(svg) / (99 * Number(scale)) / (lengthCm / 9) - 1)).toBeLessThan(0.02);
    unmount();
  }
});

test.each(Object.entries(foodProportions))(
  "the drawing of %s has the proportions the figure uses, and its viewBox ends where it does",
  async (picture, [width, height]) => {
    const svg = readFileSync(`static/foods/${picture}.svg`, "utf8");
    const [, , boxWidth = 0, boxHeight = 0] = (/viewBox="([^"]+)"/.exec(svg)?.[1] ?? "").split(" ").map(Number);
    expect([boxWidth, boxHeight]).toEqual([width, height]);
    const scale = 400 / Math.max(width, height);
    const sized = svg.replace("<svg", `<svg width="${Math.round(width * scale)}" height="${Math.round(height * scale)}"`);
    const { info } = await sharp(Buffer.from(sized)).trim({ background: "#0000", threshold: 20 }).toBuffer({ resolveWithObject: true });
    expect(Math.abs(info.width / (width * scale) - 1)).toBeLessThan(0.02);
    expect(Math.abs(info.height / (height * scale) - 1)).toBeLessThan(0.02);
  },
);

test("a food whose proportions are not known is not in the figure, and no button offers it", () => {
  const { container } = renderIn("en", <ScaleFigure week={24} lengthCm={32.2} comparison={{ ...pineapple, picture: "unknown" }} />);
  expect(container.querySelector("image")).toBeNull();
  expect(screen.queryByRole("checkbox", { name: textsIn("en")("scale.compare") })).not.toBeInTheDocument();
  expect(within(screen.getByRole("img")).getByText("32.2 cm")).toBeInTheDocument();
});

test("every food of the table can be drawn to scale", () => {
  expect(comparisons.filter(({ picture }) => !foodProportions[picture]).map(({ picture }) => picture)).toEqual([]);
});

test.each([
  ["tr", "Aynı ölçekte", "Bebeğin boyu 32,2 cm; yanındaki çizgiler 10 cm arayla aynı ölçektedir."],
  ["en", "To the same scale", "The baby is 32.2 cm long; the lines beside it are 10 cm apart, to the same scale."],
] as const)("is described in words (%s)", (language, title, description) => {
  renderIn(language, <ScaleFigure week={24} lengthCm={32.2} comparison={null} />);
  expect(screen.getByRole("img")).toHaveAccessibleName(`${title} ${description}`);
  expect(screen.getByRole("heading", { name: title, level: 3 })).toBeInTheDocument();
});

test.each([
  [13, "Up to week 13 length is measured from head to bottom."],
  [14, "From week 14 length is given from head to heel."],
])("says how week %i is measured", (week, words) => {
  renderIn("en", <ScaleFigure week={week} lengthCm={8} comparison={null} />);
  expect(screen.getByText(words)).toBeInTheDocument();
});

test.each([
  [2.3, ["0", "1", "2", "3"]],
  [6.7, ["0", "5", "10"]],
  [10.1, ["0", "10", "20", "30"]],
  [51, ["0", "10", "20", "30", "40", "50"]],
])("a baby of %d cm stands beside lines that reach as far as needed", (lengthCm, lines) => {
  renderIn("en", <ScaleFigure week={20} lengthCm={lengthCm} comparison={null} />);
  const shown = within(screen.getByRole("img")).getAllByText(/^\d+$/);
  expect(shown.map((line) => line.textContent)).toEqual(lines);
});

test("shows the tea glass first and a food only when asked for", async () => {
  renderIn("en", <ScaleFigure week={24} lengthCm={32.2} comparison={pineapple} />);
  const food = screen.getByText("About as long as a pineapple.");
  expect(food).not.toBeVisible();
  expect(screen.getByText("Tea glass")).toBeVisible();
  const choice = screen.getByRole("checkbox", { name: textsIn("en")("scale.compare"), checked: false });
  await userEvent.click(choice);
  expect(food).toBeVisible();
  expect(screen.getByText("Tea glass")).not.toBeVisible();
  await userEvent.click(choice);
  expect(food).not.toBeVisible();
});

test("describes the food for screen readers", () => {
  renderIn("tr", <ScaleFigure week={24} lengthCm={32.2} comparison={{ ...pineapple, name: "bir ananas" }} />);
  expect(screen.getByRole("status", { hidden: true })).toHaveTextContent("Yaklaşık bir ananas kadar.");
});

test("has no comparison button if the week has no comparison", () => {
  renderIn("en", <ScaleFigure week={24} lengthCm={32.2} comparison={null} />);
  expect(screen.queryByRole("checkbox", { name: textsIn("en")("scale.compare") })).not.toBeInTheDocument();
  expect(screen.queryByRole("status", { hidden: true })).not.toBeInTheDocument();
});
