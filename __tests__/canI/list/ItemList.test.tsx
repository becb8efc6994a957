import { screen, within } from "@testing-library/react";
import { ItemList } from "../../../src/canI/list/ItemList";
import { everydayThing, food, medicine } from "../../../src/content/records/canI";
import { renderIn } from "../../support/render";
import { textsIn } from "../../support/texts";

/** One item of each group a record can be in. */
const rowsOf = (groups: readonly string[]) =>
  groups.map((group) => ({ path: `/${group}`, title: group, words: [], group, answers: [{ tone: "yes" as const, label: "Fine" }] }));

test.each([
  ["foods", food.shape.group.options],
  ["things", everydayThing.shape.group.options],
  ["medicines", medicine.shape.group.options],
] as const)("by group, every possible group is shown under its name (%s)", (of, groups) => {
  renderIn("tr", <ItemList of={of} columns={[{ name: "Hamilelikte" }]} rows={rowsOf(groups)} order="group" />);
  const text = textsIn("tr", "canI");
  for (const group of groups) {
    const section = within(screen.getByRole("region", { name: text(`${of}.group.${group}`) }));
    expect(section.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([`/${group}`]);
  }
});
