import { render, screen } from "@testing-library/react";
import { Picture } from "../../src/ui/Picture";

test("is decorative, and loads when it is near the screen", () => {
  render(<Picture name="article-food" />);
  const picture = screen.getByAltText("");
  expect(picture).toHaveAttribute("src", "/illustrations/article-food.svg");
  expect(picture).toHaveAttribute("loading", "lazy");
});

test("loads at once where it is the first thing seen", () => {
  render(<Picture name="hero" isFirst />);
  expect(screen.getByAltText("")).toHaveAttribute("loading", "eager");
});

test.each([
  ["hero", 560, 600],
  ["icons/budget", 96, 96],
  ["baby-months/5", 400, 400],
  ["article-food", 480, 320],
])("reserves its space before it loads (%s)", (name, width, height) => {
  render(<Picture name={name} />);
  expect(screen.getByAltText("")).toHaveAttribute("width", String(width));
  expect(screen.getByAltText("")).toHaveAttribute("height", String(height));
});
