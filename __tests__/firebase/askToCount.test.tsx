import { fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CountingChoice } from "../../src/site/shell/CountingChoice";
import { logEvent } from "../../src/ui/device/events";
import { ChunkLoadError, report } from "../../src/ui/device/failure";
import { renderWithScript } from "../support/withScript";

const log = jest.fn();
const mockStop = jest.fn();
const mockStart = jest.fn();
const mockFetched = jest.fn();
jest.mock("../../src/firebase/firebase", () => {
  mockFetched();
  return { startCounting: () => mockStart(), stopCounting: () => mockStop() };
});

const draw = () => renderWithScript("en", <CountingChoice />);
const button = (name: string) => screen.getByRole("button", { name });
const answer = () => localStorage.getItem("ninni-analytics");
/** Waits until everything that was started has finished. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

/** On the site a page's listeners end with the page; in these tests one window is used for many pages. */
const listeners: Parameters<typeof window.addEventListener>[] = [];
beforeEach(() => {
  localStorage.clear();
  jest.clearAllMocks();
  mockStart.mockResolvedValue(log);
  mockStop.mockResolvedValue(undefined);
  const add = window.addEventListener.bind(window);
  jest.spyOn(window, "addEventListener").mockImplementation((...listener: Parameters<typeof window.addEventListener>) => {
    listeners.push(listener);
    add(...listener);
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  for (const [type, listen] of listeners.splice(0)) window.removeEventListener(type, listen);
});

test("nothing is fetched, stored or reported before an answer", async () => {
  await draw();
  logEvent("store_link", { store: "ios" });
  await settle();
  expect(mockFetched).not.toHaveBeenCalled();
  expect(mockStart).not.toHaveBeenCalled();
  expect(localStorage).toHaveLength(0);
  expect(document.cookie).toBe("");
  expect(screen.getAllByRole("button").map((each) => each.getAttribute("aria-pressed"))).toEqual(["false", "false"]);
});

test("the answer no is stored, and nothing else happens", async () => {
  await draw();
  await userEvent.click(button("No"));
  logEvent("store_link", { store: "ios" });
  await settle();
  expect(answer()).toBe('"no"');
  expect(mockStart).not.toHaveBeenCalled();
  expect(button("No")).toHaveAttribute("aria-pressed", "true");
  expect(screen.getByRole("status")).toHaveTextContent("You are not counted");
});

test("the button for no looks like the one for yes and is first", async () => {
  await draw();
  const [no, yes] = screen.getAllByRole("button");
  expect([no?.textContent, yes?.textContent]).toEqual(["No", "Yes"]);
  expect(no?.className).toBe(yes?.className);
});

test("after yes, events and failures are reported by name, and of a failure only its kind", async () => {
  await draw();
  await userEvent.click(button("Yes"));
  logEvent("store_link", { marker: "mobile-market-link-top", store: "android", placement: "popup" });
  report(new ChunkLoadError("/12-0a.js", "timeout"));
  report(new Error("something typed"));
  await settle();
  expect(answer()).toBe('"yes"');
  expect(log.mock.calls).toEqual([
    ["store_link", { marker: "mobile-market-link-top", store: "android", placement: "popup" }],
    ["load_failure", { kind: "ChunkLoadError", file: "/12-0a.js", reason: "timeout" }],
    ["load_failure", { kind: "Error", file: "", reason: "" }],
  ]);
});

test("the next page counts at once, and no stops it there and deletes what it stored", async () => {
  localStorage.setItem("ninni-analytics", '"yes"');
  await draw();
  await settle();
  expect(mockStart).toHaveBeenCalledTimes(1);
  await userEvent.click(button("No"));
  await settle();
  expect(mockStop).toHaveBeenCalledTimes(1);
  logEvent("store_link");
  await settle();
  expect(log).not.toHaveBeenCalled();
});

test("no deletes what was stored even if the counting script could not be loaded", async () => {
  localStorage.setItem("ninni-analytics", '"yes"');
  mockStart.mockRejectedValueOnce(new Error("no network"));
  await draw();
  await settle();
  await userEvent.click(button("No"));
  await settle();
  expect(mockStop).toHaveBeenCalledTimes(1);
});

test("no in another tab stops this one", async () => {
  localStorage.setItem("ninni-analytics", '"yes"');
  await draw();
  localStorage.setItem("ninni-analytics", '"no"');
  fireEvent(window, new StorageEvent("storage", { key: "ninni-analytics" }));
  await settle();
  expect(mockStop).toHaveBeenCalledTimes(1);
});

test.each(['"maybe"', "true", "{", "null"])("an invalid stored answer counts as none (%s)", async (stored) => {
  localStorage.setItem("ninni-analytics", stored);
  await draw();
  await settle();
  expect(mockStart).not.toHaveBeenCalled();
});

test("a counting script that cannot be loaded breaks nothing", async () => {
  mockStart.mockRejectedValueOnce(new Error("blocked"));
  await draw();
  await userEvent.click(button("Yes"));
  logEvent("store_link");
  await settle();
  expect(log).not.toHaveBeenCalled();
});

test("links to the page that says which data goes to whom", async () => {
  const { container } = await draw();
  expect(within(container).getByRole("link")).toHaveAttribute("href", "/en/privacy-policy");
});
