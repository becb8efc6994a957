import { screen, within } from "@testing-library/react";
import { ArticleSigns, isUrgent } from "../../src/reading/ArticleSigns";
import { type Stage, stages } from "../../src/vocabulary/tiers";
import { stagedSign } from "../support/reading";
import { renderIn } from "../support/render";
import { textsIn } from "../support/texts";

const group = (stage: Stage, ...tiers: ("call112" | "now" | "today")[]) => ({
  stage,
  isWhole: false,
  signs: tiers.map((tier) => stagedSign(`${tier}-${stage}`, tier, stage)),
});

test.each([
  ["112 and now", [group("from20", "call112", "now")], true],
  ["one that can wait until today", [group("from20", "now"), group("afterBirth", "today")], false],
  ["no sign", [], false],
] as const)("signs are urgent or not: %s", (_, groups, urgent) => {
  expect(isUrgent(groups)).toBe(urgent);
});

test.each(["tr", "en"] as const)("has a name for every stage (%s)", (language) => {
  for (const stage of stages) expect(textsIn(language, "triage")(`stage.${stage}`)).toBeTruthy();
});

test("shows the cards of each stage, most urgent first", () => {
  renderIn("en", <ArticleSigns groups={[group("firstMonth", "today", "now"), group("from3Months", "today")]} />);
  const [first] = document.querySelectorAll<HTMLElement>(".panel");
  const cards = within(first ?? document.body).getAllByRole("region");
  expect(cards.map((card) => card.dataset.tier)).toEqual(["now", "today"]);
  expect(screen.getAllByRole("radio")).toHaveLength(2);
});
