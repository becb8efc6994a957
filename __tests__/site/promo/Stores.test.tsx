import { screen } from "@testing-library/react";
import { Stores } from "../../../src/site/promo/Stores";
import { renderIn } from "../../support/render";

const stores = { android: "https://play.google.com/ninni", ios: "https://apps.apple.com/ninni" };

const hrefs = () => screen.getAllByRole("link").map((link) => link.getAttribute("href"));

test("leads to both stores", () => {
  renderIn("tr", <Stores stores={stores} placement="home" />);
  expect(hrefs()).toEqual([stores.ios, stores.android]);
});

test("opens a new tab, says so, and gives the store no access to this page", () => {
  renderIn("en", <Stores stores={stores} placement="home" />);
  for (const link of screen.getAllByRole("link", { name: /\(opens in a new tab\)$/ })) {
    expect(link).toHaveAttribute("target", "_blank");
    expect(link).toHaveAttribute("rel", "noopener noreferrer");
  }
  expect(screen.getAllByRole("link", { name: /\(opens in a new tab\)$/ })).toHaveLength(2);
});

test.each([
  ["home", "mobile-market-link"],
  ["apps", "mobile-market-link"],
  ["popup", "mobile-market-link-top"],
] as const)("says which store is chosen and from which place (%s)", (placement, marker) => {
  renderIn("en", <Stores stores={stores} placement={placement} />);
  expect(screen.getAllByRole("link").map(({ dataset }) => ({ ...dataset }))).toEqual(
    ["ios", "android"].map((store) => ({ event: "store_link", marker, store, placement })),
  );
});
