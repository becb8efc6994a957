import { screen } from "@testing-library/react";
import { GrowthRail } from "../../../src/reading/home/GrowthRail";
import { renderIn } from "../../support/render";

const sizes = [
  { week: 12, crownRumpCm: 5.4, crownHeelCm: null },
  { week: 14, crownRumpCm: 8.7, crownHeelCm: 14.7 },
  { week: 40, crownRumpCm: null, crownHeelCm: 51 },
];

test("names for each week the length and how it was measured", () => {
  renderIn("en", <GrowthRail sizes={sizes} />, { namespace: "home" });
  expect(screen.getAllByRole("link").map((link) => link.textContent)).toEqual([
    "Week 125.4 cmhead to bottom",
    "Week 1414.7 cmhead to heel",
    "Week 4051.0 cmhead to heel",
  ]);
});

test("writes Turkish decimals and leads to Turkish pages", () => {
  renderIn("tr", <GrowthRail sizes={sizes} />, { namespace: "home" });
  const [first] = screen.getAllByRole("link");
  expect(first).toHaveTextContent("5,4 cm");
  expect(first).toHaveAttribute("href", "/hafta-hafta-hamilelik-gebelik-takibi-gelisimi/12");
});

test("can be focused, has a name, and can be scrolled by keyboard", () => {
  renderIn("en", <GrowthRail sizes={sizes} />, { namespace: "home" });
  expect(screen.getByRole("list", { name: "A new ring every week" })).toHaveAttribute("tabindex", "0");
});
