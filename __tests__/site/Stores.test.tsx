import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Stores } from "../../src/site/Stores";
import { renderIn } from "../support/render";

const stores = { android: "https://play.google.com/ninni", ios: "https://apps.apple.com/ninni" };

const names: string[] = [];
const listen = (event: Event) => names.push((event as CustomEvent<string>).detail);
beforeEach(() => {
  names.length = 0;
  window.addEventListener("ninni:event", listen);
});
afterEach(() => window.removeEventListener("ninni:event", listen));

const hrefs = () => screen.getAllByRole("link").map((link) => link.getAttribute("href"));

test("leads to both stores", () => {
  renderIn("tr", <Stores stores={stores} />);
  expect(hrefs()).toEqual([stores.ios, stores.android]);
});

test.each([
  ["ios", [stores.ios]],
  ["android", [stores.android]],
  ["other", [stores.ios, stores.android]],
] as const)("shows only the store of the device, and both where there is none (%s)", (only, links) => {
  renderIn("tr", <Stores stores={stores} only={only} />);
  expect(hrefs()).toEqual(links);
});

test("opens a new tab, says so, and gives the store no hold on this page", () => {
  renderIn("en", <Stores stores={stores} />);
  for (const link of screen.getAllByRole("link", { name: /\(opens in a new tab\)$/ })) {
    expect(link).toHaveAttribute("target", "_blank");
    expect(link).toHaveAttribute("rel", "noopener noreferrer");
  }
  expect(screen.getAllByRole("link", { name: /\(opens in a new tab\)$/ })).toHaveLength(2);
});

test.each([
  [undefined, "mobile-market-link"],
  ["mobile-market-link-top", "mobile-market-link-top"],
] as const)("tells which store was chosen and from which place (%s)", async (marker, name) => {
  renderIn("en", <Stores stores={stores} marker={marker} />);
  await userEvent.click(screen.getByRole("link", { name: /App Store/ }));
  await userEvent.click(screen.getByRole("link", { name: /Google Play/ }));
  expect(names).toEqual([`ios ${name}`, `android ${name}`]);
  expect(screen.getByRole("link", { name: /App Store/ })).toHaveAttribute("data-event", name);
});
