import { screen } from "@testing-library/react";
import { Steps } from "../../src/baby/Steps";
import { renderIn } from "../support/render";
import { withStyles } from "../support/styles";

beforeAll(withStyles);

const steps = ["Lay the baby face down.", "Give up to five back blows.", "Look in the mouth."];
const sizesOf = () => screen.getAllByRole("listitem").map((step) => getComputedStyle(step).fontSize);

test("shows the steps in order, in a numbered list", () => {
  renderIn("en", <Steps steps={steps} />);
  expect(screen.getAllByRole("listitem").map((step) => step.textContent)).toEqual(steps);
  expect(screen.getByRole("list").tagName).toBe("OL");
});

test("is large only where it is read at arm’s length", () => {
  const { unmount } = renderIn("en", <Steps steps={steps} isLarge />);
  expect(sizesOf()).toEqual(["1.375rem", "1.375rem", "1.375rem"]);
  unmount();
  renderIn("en", <Steps steps={steps} />);
  expect(sizesOf()).not.toContain("1.375rem");
});
