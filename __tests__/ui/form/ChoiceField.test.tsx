import { screen } from "@testing-library/react";
import { ChoiceField } from "../../../src/ui/form/ChoiceField";
import { renderIn } from "../../support/render";

const choices = [
  { value: "tr", label: "Türkiye" },
  { value: "uk", label: "UK" },
];
const draw = (words: { hint?: string; error?: string }) => {
  renderIn("en", <ChoiceField legend="Country" name="country" value="tr" choices={choices} onChange={() => {}} {...words} />);
  return screen.getByRole("group", { name: "Country" });
};

test.each([
  [{ hint: "Where the vaccines are given" }, "Where the vaccines are given"],
  [{ error: "Choose one" }, "Choose one"],
  [{ hint: "Where the vaccines are given", error: "Choose one" }, "Where the vaccines are given Choose one"],
])("is read out with its hint and with what is wrong (%j)", (words, description) => {
  expect(draw(words)).toHaveAccessibleDescription(description);
});

test("refers to nothing where there is neither", () => {
  expect(draw({})).not.toHaveAttribute("aria-describedby");
});
