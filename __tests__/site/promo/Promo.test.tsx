import { act, fireEvent, screen, within } from "@testing-library/react";
import { Promo } from "../../../src/site/promo/Promo";
import showPromo from "../../../src/site/promo/showPromo.behaviour";
import { setDevice, setScreen, userAgents } from "../../support/screen";
import { renderWithScript } from "../../support/withScript";

const stores = { android: "https://play.google.com/ninni", ios: "https://apps.apple.com/ninni" };
const phone = { widthPx: 390 };

/** Sets when a prerendered page was opened, in milliseconds; jsdom does not provide this. */
const openAt = (activationStart: number) => Object.assign(performance, { getEntriesByType: () => [{ activationStart }] });

beforeEach(() => {
  jest.useFakeTimers();
  openAt(0);
  sessionStorage.clear();
  setScreen({});
  setDevice(userAgents.mac);
  // jsdom has no layout and lacks this method: here no element is at any point.
  document.elementsFromPoint = () => [];
});
afterEach(() => {
  document.body.innerHTML = "";
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const pass = (milliseconds: number) => act(async () => jest.advanceTimersByTime(milliseconds));
/** The card the reader sees; the page contains both cards, hidden. */
const card = () => screen.queryByRole("complementary");
const hrefs = () =>
  within(screen.getByRole("complementary"))
    .getAllByRole("link")
    .map((link) => link.getAttribute("href"));

test("appears 4 seconds after the page and not before", async () => {
  await renderWithScript("tr", <Promo stores={stores} />);
  await pass(3999);
  expect(card()).toBeNull();
  await pass(1);
  expect(card()).toBeInTheDocument();
});

test("counts the 4 seconds from the page, not from its own script", async () => {
  jest.spyOn(performance, "now").mockReturnValue(3000);
  await renderWithScript("tr", <Promo stores={stores} />);
  await pass(999);
  expect(card()).toBeNull();
  await pass(1);
  expect(card()).toBeInTheDocument();
});

test("counts the 4 seconds from the opening of a prerendered page", async () => {
  openAt(9000);
  jest.spyOn(performance, "now").mockReturnValue(10_000);
  await renderWithScript("tr", <Promo stores={stores} />);
  await pass(2999);
  expect(card()).toBeNull();
  await pass(1);
  expect(card()).toBeInTheDocument();
});

describe("on the built site, whose pages contain no card,", () => {
  const place = () => {
    const element = document.body.appendChild(document.createElement("div"));
    element.dataset.from = "/promo/en.txt";
    return element;
  };
  const answerWith = (answer: () => Promise<Response>) => Object.assign(globalThis, { fetch: jest.fn(answer) });
  afterEach(() => Reflect.deleteProperty(globalThis, "fetch"));

  test("the cards are fetched when one is due, and one is shown", async () => {
    const cards = '<aside data-promo="app" hidden>App</aside><aside data-promo="shop" hidden>Guide</aside>';
    const fetched = answerWith(async () => ({ ok: true, text: async () => cards }) as Response);
    showPromo(place());
    await pass(3999);
    expect(fetched.fetch).not.toHaveBeenCalled();
    await pass(1);
    expect(fetched.fetch.mock.calls).toEqual([["/promo/en.txt"]]);
    expect(card()).toHaveTextContent("Guide");
  });

  test.each([
    ["without a connection", () => Promise.reject(new TypeError("Failed to fetch"))],
    ["when they are not there", async () => ({ ok: false, text: async () => "<aside>Not found</aside>" }) as Response],
  ])("nothing is shown or said %s", async (_, answer) => {
    const complain = jest.spyOn(console, "error");
    answerWith(answer);
    showPromo(place());
    await pass(4000);
    expect(card()).toBeNull();
    expect(complain).not.toHaveBeenCalled();
  });
});

test("appears at once if its script loads late", async () => {
  jest.spyOn(performance, "now").mockReturnValue(9000);
  await renderWithScript("tr", <Promo stores={stores} />);
  await pass(0);
  expect(card()).toBeInTheDocument();
});

test.each([
  ["tr", "Neye gerçekten ihtiyaç var?", "/anne-cocuk-bebek-urun-onerileri"],
  ["en", "What do you really need?", "/en/mother-child-baby-product-recommendations"],
] as const)("leads to the need guides on a wide screen, and not to the app (%s)", async (language, name, href) => {
  await renderWithScript(language, <Promo stores={stores} />);
  await pass(4000);
  expect(screen.getByRole("complementary", { name })).toBeInTheDocument();
  expect(hrefs()).toEqual([href]);
});

test.each([
  [768, "Ninni uygulaması ücretsiz"],
  [769, "Neye gerçekten ihtiyaç var?"],
])("treats screens up to 768 pixels as phones (%i)", async (widthPx, name) => {
  setScreen({ widthPx });
  await renderWithScript("tr", <Promo stores={stores} />);
  await pass(4000);
  expect(screen.getByRole("complementary")).toHaveAccessibleName(name);
});

test.each([
  ["an Android phone", userAgents.android, [stores.android]],
  ["an iPhone", userAgents.iphone, [stores.ios]],
])("leads to the store of the device and nowhere else on %s", async (_, userAgent, links) => {
  setScreen(phone);
  setDevice(userAgent, 5);
  await renderWithScript("tr", <Promo stores={stores} />);
  await pass(4000);
  expect(hrefs()).toEqual(links);
  expect(screen.getByRole("link")).toHaveAttribute("data-marker", "mobile-market-link-top");
});

test("leads to the page of both stores on a phone of another kind", async () => {
  setScreen(phone);
  setDevice(userAgents.windowsPhone, 5);
  await renderWithScript("en", <Promo stores={stores} />);
  await pass(4000);
  expect(hrefs()).toEqual(["/en/apps"]);
});

test.each([390, 1280])("is one card, never two (%i pixels)", async (widthPx) => {
  setScreen({ widthPx });
  await renderWithScript("tr", <Promo stores={stores} />);
  await pass(20_000);
  expect(screen.getAllByRole("complementary")).toHaveLength(1);
});

test("takes no focus and puts no overlay on the page", async () => {
  await renderWithScript("tr", <Promo stores={stores} />);
  await pass(4000);
  expect(document.body).toHaveFocus();
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

test.each(["closed", "not closed"])("appears once per visit: on no later page, %s or not", async (how) => {
  const { unmount } = await renderWithScript("en", <Promo stores={stores} />);
  await pass(4000);
  if (how === "closed") {
    fireEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(card()).toBeNull();
  }
  unmount();
  await renderWithScript("en", <Promo stores={stores} />);
  await pass(10_000);
  expect(card()).toBeNull();
});

/** Sets which elements the browser would find under the card, because jsdom has no layout. */
const putUnderTheCard = (element: Element) => jest.spyOn(document, "elementsFromPoint").mockReturnValue([element]);
const reading = () => {
  const text = document.body.appendChild(document.createElement("p"));
  return text.appendChild(document.createElement("em"));
};

test("floats in its corner if it covers no text", async () => {
  putUnderTheCard(document.body);
  await renderWithScript("tr", <Promo stores={stores} />);
  await pass(4000);
  expect(card()).not.toHaveAttribute("data-docked");
});

test("is placed along the edge if it would cover text", async () => {
  putUnderTheCard(reading());
  await renderWithScript("tr", <Promo stores={stores} />);
  await pass(4000);
  expect(card()).toHaveAttribute("data-docked");
});

test("moves to the edge when text comes below it, and stays there", async () => {
  const under = putUnderTheCard(document.body);
  await renderWithScript("tr", <Promo stores={stores} />);
  await pass(4000);
  under.mockReturnValue([reading()]);
  fireEvent.scroll(window);
  expect(card()).toHaveAttribute("data-docked");
  under.mockReturnValue([document.body]);
  fireEvent.scroll(window);
  await pass(5000);
  expect(card()).toHaveAttribute("data-docked");
});

test("appears after the reader was busy, once the page has been scrolled and is still", async () => {
  const field = document.body.appendChild(document.createElement("input"));
  field.focus();
  await renderWithScript("tr", <Promo stores={stores} />);
  await pass(9000);
  field.blur();
  expect(card()).toBeNull();
  fireEvent.scroll(window);
  await pass(599);
  expect(card()).toBeNull();
  await pass(1);
  expect(card()).toBeInTheDocument();
});

test.each([
  ["a text is typed", "<input aria-label='x'>"],
  ["a list is chosen from", "<select aria-label='x'><option>1</option></select>"],
  ["a long text is typed", "<textarea aria-label='x'></textarea>"],
])("does not appear while %s", async (_, field) => {
  document.body.innerHTML = field;
  screen.getByLabelText("x").focus();
  await renderWithScript("tr", <Promo stores={stores} />);
  await pass(4000);
  expect(card()).toBeNull();
});

test("does not appear while a dialog is open", async () => {
  document.body.innerHTML = "<dialog open>x</dialog>";
  await renderWithScript("tr", <Promo stores={stores} />);
  await pass(4000);
  expect(card()).toBeNull();
});

test("appears although the page has a closed dialog and an unused field", async () => {
  document.body.innerHTML = "<dialog>x</dialog><input>";
  await renderWithScript("tr", <Promo stores={stores} />);
  await pass(4000);
  expect(card()).toBeInTheDocument();
});

test("does not appear if the browser cannot store that it was shown", async () => {
  const forbid = () => {
    throw new DOMException("forbidden", "SecurityError");
  };
  jest.spyOn(window, "sessionStorage", "get").mockImplementation(forbid);
  await renderWithScript("tr", <Promo stores={stores} />);
  await pass(9000);
  expect(card()).toBeNull();
});
