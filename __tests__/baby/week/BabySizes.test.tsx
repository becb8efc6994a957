import { screen } from "@testing-library/react";
import table from "../../../data/standards/baby-sizes.json";
import { type BabySize, BabySizes } from "../../../src/baby/week/BabySizes";
import { languages } from "../../../src/routes/routes";
import { renderIn } from "../../support/render";
import { textsIn } from "../../support/texts";

// Rows of data/standards/baby-sizes.json: medians of the WHO growth standards.
const birth = { week: 0, girlWeightKg: 3.2322, girlLengthCm: 49.1477, boyWeightKg: 3.3464, boyLengthCm: 49.8842 };
const week13 = { week: 13, girlWeightKg: 5.8393, girlLengthCm: 59.7773, boyWeightKg: 6.369, boyLengthCm: 61.4013 };
const end = { week: 52, girlWeightKg: 8.9388, girlLengthCm: 73.9647, boyWeightKg: 9.6384, boyLengthCm: 75.6999 };
const sizes: BabySize[] = [birth, week13, end];

const figures = {
  tr: ["5,8 kg", "6,4 kg", "59,8 cm", "61,4 cm"],
  en: ["5.8 kg", "6.4 kg", "59.8 cm", "61.4 cm"],
} as const;

test.each(languages)("gives the medians of the week with one decimal, girls before boys (%s)", (language) => {
  const text = textsIn(language);
  renderIn(language, <BabySizes week={13} sizes={sizes} />);
  const labels = [text("sizes.girls"), text("sizes.boys")];
  expect(screen.getAllByRole("heading", { level: 3 }).map((heading) => heading.textContent)).toEqual([
    text("sizes.weight"),
    text("sizes.length"),
  ]);
  expect(screen.getAllByRole("term").map((term) => term.textContent)).toEqual([...labels, ...labels]);
  expect(screen.getAllByRole("definition").map((figure) => figure.textContent)).toEqual(figures[language]);
  expect(screen.getByText(text("sizes.note", { n: 13 }))).toBeInTheDocument();
});

test("gives the figures of the requested week, not of a neighbour", () => {
  renderIn("en", <BabySizes week={0} sizes={sizes} />);
  expect(screen.getAllByRole("definition").map((figure) => figure.textContent)).toEqual(["3.2 kg", "3.3 kg", "49.1 cm", "49.9 cm"]);
});

/** The points of each drawn line; each point in the path is relative to the one before. */
const linesOf = (drawing: Element): [number, number][][] =>
  [...drawing.querySelectorAll("path")].map((path) => {
    const steps = [...(path.getAttribute("d") ?? "").matchAll(/(-?[\d.]+?) ?(-?\d*\.?\d+)(?=l|$)/g)];
    let [x, y] = [0, 0];
    return steps.map(([, dx, dy]) => {
      [x, y] = [Math.round((x + Number(dx)) * 10) / 10, Math.round((y + Number(dy)) * 10) / 10];
      return [x, y];
    });
  });

test("draws the whole year and marks the week on it, out of the way of screen readers", () => {
  const { container } = renderIn("en", <BabySizes week={13} sizes={sizes} />);
  const drawings = [...container.querySelectorAll("svg")];
  expect(drawings).toHaveLength(2);
  for (const drawing of drawings) {
    expect(drawing).toHaveAttribute("aria-hidden", "true");
    const lines = linesOf(drawing).map((line) => line.map(([x]) => x));
    // A quarter of the year is at a quarter of the width.
    expect(lines).toEqual([
      [0, 30, 120],
      [0, 30, 120],
    ]);
    const [girls, boys] = [...drawing.querySelectorAll("circle")];
    expect([girls?.getAttribute("cx"), boys?.getAttribute("cx")]).toEqual(["30", "30"]);
    // Larger values are higher on the page, and in SVG y grows downwards.
    expect(Number(boys?.getAttribute("cy"))).toBeLessThan(Number(girls?.getAttribute("cy")));
  }
});

test("keeps every point of the published year inside the drawing", () => {
  const { container } = renderIn("en", <BabySizes week={52} sizes={table} />);
  const heights = linesOf(container).flatMap((line) => line.map(([, y]) => y));
  expect(heights).toHaveLength(4 * 53);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...heights)).toBeLessThanOrEqual(44);
});

test("shows nothing for a week without figures", () => {
  const { container } = renderIn("en", <BabySizes week={20} sizes={sizes} />);
  expect(container).toBeEmptyDOMElement();
});
