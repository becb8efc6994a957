import { render } from "@testing-library/react";
import { LikenedText } from "../../../src/pregnancy/week/LikenedText";

const draw = (paragraphs: string[], likened: string[]) => render(<LikenedText paragraphs={paragraphs} likened={likened} />).container;

test("marks sentences with a comparison, at any position, and leaves the text as it is", () => {
  const text = ["It is 26 cm, like an aubergine. It kicks. It weighs 330 g, like a peach.", "It sleeps."];
  const page = draw(text, ["It weighs 330 g, like a peach.", "It is 26 cm, like an aubergine."]);
  expect([...page.querySelectorAll("p")].map(({ textContent }) => textContent)).toEqual(text);
  expect([...page.querySelectorAll("[data-size-comparison]")].map(({ textContent }) => textContent)).toEqual([
    "It is 26 cm, like an aubergine.",
    "It weighs 330 g, like a peach.",
  ]);
  expect(page.querySelectorAll("p")[0]?.childNodes[1]?.textContent).toBe(" It kicks. ");
});

test("leaves a text without comparisons in one piece", () => {
  expect(draw(["It sleeps."], []).innerHTML).toBe("<p>It sleeps.</p>");
});
