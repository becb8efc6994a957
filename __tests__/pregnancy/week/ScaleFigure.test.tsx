import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ScaleFigure } from "../../../src/pregnancy/week/ScaleFigure";
import { renderIn } from "../../support/render";
import { withStyles } from "../../support/styles";
import { textsIn } from "../../support/texts";

beforeAll(withStyles);

const pineapple = { name: "a pineapple", lengthCm: 32, picture: "pineapple" };

test.each([
  ["tr", "Aynı ölçekte", "Bebeğin boyu 32,2 cm. Yanında aynı ölçekte 30 cm cetvel var."],
  ["en", "To the same scale", "The baby is 32.2 cm long. Beside it is a 30 cm ruler to the same scale."],
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
  [6.7, "10 cm", ["0", "5", "10"]],
  [10, "10 cm", ["0", "5", "10"]],
  [10.1, "30 cm", ["0", "10", "20", "30"]],
  [51, "30 cm", ["0", "10", "20", "30"]],
])("puts a ruler beside a baby of %d cm that is only as tall as needed", (lengthCm, ruler, marks) => {
  renderIn("en", <ScaleFigure week={20} lengthCm={lengthCm} comparison={null} />);
  expect(screen.getByRole("img", { name: new RegExp(`a ${ruler} ruler`) })).toBeInTheDocument();
  expect(
    within(screen.getByRole("img"))
      .getAllByText(/^\d+$/)
      .map((mark) => mark.textContent),
  ).toEqual(marks);
});

test.each([0.2, 8.7, 32.2, 51])("draws a baby of %d cm, ruler and glass in proportion and inside the figure", (lengthCm) => {
  renderIn("en", <ScaleFigure week={20} lengthCm={lengthCm} comparison={null} />);
  const figure = within(screen.getByRole("img"));
  // The number of each thing is 12 units above its top; the floor is at 410.
  const heightOf = (text: string | RegExp) => 410 - 12 - Number(figure.getAllByText(text)[0]?.getAttribute("y"));
  const ruler = lengthCm > 10 ? 30 : 10;
  const unit = heightOf(`${ruler} cm`) / ruler;
  // Heights are rounded to a tenth, including that of the ruler, which gives the scale.
  expect(Math.abs(heightOf("9 cm") - 9 * unit)).toBeLessThan(0.15);
  expect(Math.abs(heightOf(new RegExp(`^${lengthCm} cm`)) - lengthCm * unit)).toBeLessThan(0.15);
  expect(Math.max(lengthCm, ruler) * unit).toBeLessThanOrEqual(410 - 12);
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
