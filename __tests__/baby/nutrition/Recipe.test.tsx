import { screen, within } from "@testing-library/react";
import { Recipe } from "../../../src/baby/nutrition/Recipe";
import { renderIn } from "../../support/render";

const recipe = {
  anchor: "courgette",
  title: "Courgette purée",
  ingredients: ["1 small courgette", "1 teaspoon of olive oil"],
  steps: ["Steam the courgette.", "Mash it with a fork.", "Stir in the oil."],
  note: "Keeps two days in the fridge.",
  words: { ingredients: "What goes in", steps: "How it is made" },
};

const listAfter = (name: string): HTMLElement => {
  const list = screen.getByRole("heading", { name, level: 4 }).nextElementSibling;
  if (!(list instanceof HTMLElement)) throw new Error(`listAfter requires a list after ${name}`);
  return list;
};
const entriesOf = (list: HTMLElement) =>
  within(list)
    .getAllByRole("listitem")
    .map((entry) => entry.textContent);

test("is an article with an anchor to link to", () => {
  renderIn("en", <Recipe {...recipe} />);
  expect(screen.getByRole("article")).toHaveAttribute("id", "courgette");
  expect(within(screen.getByRole("article")).getByRole("heading", { name: "Courgette purée", level: 3 })).toBeInTheDocument();
});

test("lists the ingredients under the given heading", () => {
  renderIn("en", <Recipe {...recipe} />);
  expect(entriesOf(listAfter("What goes in"))).toEqual(recipe.ingredients);
});

test("numbers the steps in order and ends with the note", () => {
  renderIn("en", <Recipe {...recipe} />);
  const steps = listAfter("How it is made");
  expect(entriesOf(steps)).toEqual(recipe.steps);
  expect(steps.tagName).toBe("OL");
  expect(screen.getByRole("article").lastElementChild).toHaveTextContent(/^Keeps two days in the fridge\.$/);
});
