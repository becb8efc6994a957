import { act, fireEvent, screen, within } from "@testing-library/react";
import { Promo } from "../../src/site/Promo";
import { renderIn } from "../support/render";
import { setDevice, setScreen, userAgents } from "../support/screen";

const stores = { android: "https://play.google.com/ninni", ios: "https://apps.apple.com/ninni" };
const phone = { widthPx: 390 };

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  setScreen({});
  setDevice(userAgents.mac);
});
afterEach(() => {
  document.body.innerHTML = "";
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const card = () => screen.queryByRole("complementary");
const hrefs = () =>
  within(screen.getByRole("complementary"))
    .getAllByRole("link")
    .map((link) => link.getAttribute("href"));

test("comes 4 seconds after the page and not before", () => {
  renderIn("tr", <Promo stores={stores} />);
  pass(3999);
  expect(card()).not.toBeInTheDocument();
  pass(1);
  expect(card()).toBeInTheDocument();
});

test("counts the 4 seconds from the page, not from its own script", () => {
  jest.spyOn(performance, "now").mockReturnValue(3000);
  renderIn("tr", <Promo stores={stores} />);
  pass(999);
  expect(card()).not.toBeInTheDocument();
  pass(1);
  expect(card()).toBeInTheDocument();
});

test("comes at once when its script arrives late", () => {
  jest.spyOn(performance, "now").mockReturnValue(9000);
  renderIn("tr", <Promo stores={stores} />);
  pass(0);
  expect(card()).toBeInTheDocument();
});

test.each([
  ["tr", "Neye gerçekten ihtiyaç var?", "/anne-cocuk-bebek-urun-onerileri"],
  ["en", "What do you really need?", "/en/mother-child-baby-product-recommendations"],
] as const)("leads to the need guides on a wide screen, and not to the app (%s)", (language, name, href) => {
  renderIn(language, <Promo stores={stores} />);
  pass(4000);
  expect(screen.getByRole("complementary", { name })).toBeInTheDocument();
  expect(hrefs()).toEqual([href]);
});

test.each([
  [768, "Ninni uygulaması ücretsiz"],
  [769, "Neye gerçekten ihtiyaç var?"],
])("takes the screen for a phone's up to 768 pixels (%i)", (widthPx, name) => {
  setScreen({ widthPx });
  renderIn("tr", <Promo stores={stores} />);
  pass(4000);
  expect(screen.getByRole("complementary")).toHaveAccessibleName(name);
});

test.each([
  ["an Android phone", userAgents.android, [stores.android]],
  ["an iPhone", userAgents.iphone, [stores.ios]],
])("leads to the store of the device and nowhere else on %s", (_, userAgent, links) => {
  setScreen(phone);
  setDevice(userAgent, 5);
  renderIn("tr", <Promo stores={stores} />);
  pass(4000);
  expect(hrefs()).toEqual(links);
  expect(screen.getByRole("link")).toHaveAttribute("data-event", "mobile-market-link-top");
});

test("leads to the page of both stores on a phone of another kind", () => {
  setScreen(phone);
  setDevice(userAgents.windowsPhone, 5);
  renderIn("en", <Promo stores={stores} />);
  pass(4000);
  expect(hrefs()).toEqual(["/en/apps"]);
});

test.each([390, 1280])("is one card, never two (%i pixels)", (widthPx) => {
  setScreen({ widthPx });
  renderIn("tr", <Promo stores={stores} />);
  pass(20_000);
  expect(screen.getAllByRole("complementary")).toHaveLength(1);
});

test("takes no focus and lays nothing over the page", () => {
  renderIn("tr", <Promo stores={stores} />);
  pass(4000);
  expect(document.body).toHaveFocus();
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

test("once closed stays away for the visit, on the next pages too", () => {
  const { unmount } = renderIn("en", <Promo stores={stores} />);
  pass(4000);
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(card()).not.toBeInTheDocument();
  pass(10_000);
  expect(card()).not.toBeInTheDocument();
  unmount();
  renderIn("en", <Promo stores={stores} />);
  pass(10_000);
  expect(card()).not.toBeInTheDocument();
});

test("comes again on the next page as long as nobody closed it", () => {
  const { unmount } = renderIn("tr", <Promo stores={stores} />);
  pass(4000);
  unmount();
  renderIn("tr", <Promo stores={stores} />);
  pass(4000);
  expect(card()).toBeInTheDocument();
});

test.each([
  ["a text is typed", "<input aria-label='x'>"],
  ["a list is chosen from", "<select aria-label='x'><option>1</option></select>"],
  ["a long text is typed", "<textarea aria-label='x'></textarea>"],
])("stays away while %s", (_, field) => {
  document.body.innerHTML = field;
  screen.getByLabelText("x").focus();
  renderIn("tr", <Promo stores={stores} />);
  pass(4000);
  expect(card()).not.toBeInTheDocument();
});

test("stays away while a dialog is open", () => {
  document.body.innerHTML = "<dialog open>x</dialog>";
  renderIn("tr", <Promo stores={stores} />);
  pass(4000);
  expect(card()).not.toBeInTheDocument();
});

test("comes although the page has a dialog that is closed and a field that is not used", () => {
  document.body.innerHTML = "<dialog>x</dialog><input>";
  renderIn("tr", <Promo stores={stores} />);
  pass(4000);
  expect(card()).toBeInTheDocument();
});

test("comes and closes where the browser forbids storage", () => {
  const forbid = () => {
    throw new DOMException("forbidden", "SecurityError");
  };
  jest.spyOn(window, "sessionStorage", "get").mockImplementation(forbid);
  renderIn("tr", <Promo stores={stores} />);
  pass(4000);
  fireEvent.click(screen.getByRole("button", { name: "Kapat" }));
  expect(card()).not.toBeInTheDocument();
});

test("does not come after the reader has left the page", () => {
  const { unmount } = renderIn("tr", <Promo stores={stores} />);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});
