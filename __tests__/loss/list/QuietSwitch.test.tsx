import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { QuietSwitch } from "../../../src/loss/list/QuietSwitch";
import { languages } from "../../../src/routes/routes";
import { textsIn } from "../../support/texts";
import { renderWithScript } from "../../support/withScript";

const root = document.documentElement;
const chosen = () => ["data-quiet", "data-gentle", "data-no-sizes"].filter((name) => root.hasAttribute(name));
const t = textsIn("tr", "loss", "common");
const press = (key: string) => userEvent.click(screen.getByRole("button", { name: t(key), hidden: true }));
/** Renders as on the site: outside quiet mode its parts are in the page too, hidden only by the styles. */
const hides = (part: Element | null): boolean => part?.closest("[data-quiet-hides]") !== null;

beforeEach(() => {
  localStorage.clear();
  for (const name of chosen()) root.removeAttribute(name);
});
afterEach(() => jest.restoreAllMocks());

test.each(languages)("has one button that turns it on at once and permanently (%s)", async (language) => {
  const say = textsIn(language, "loss");
  await renderWithScript(language, <QuietSwitch />);
  await userEvent.click(screen.getByRole("button", { name: say("quiet.on") }));
  expect(chosen()).toEqual(["data-quiet"]);
  expect(localStorage.getItem("ninni-quiet")).toBe('"on"');
  expect(screen.getByRole("status")).toHaveTextContent(say("quiet.said.on"));
  expect(screen.getByRole("status")).toHaveFocus();
});

test("shows how to switch it on when it is off, and how to switch it off when it is on", async () => {
  await renderWithScript("tr", <QuietSwitch />);
  expect(hides(screen.getByRole("button", { name: t("quiet.on") }))).toBe(true);
  for (const key of ["quiet.asBefore", "quiet.new", "quiet.dates"])
    expect(screen.getByRole("button", { name: t(key), hidden: true }).closest("[data-quiet-shows]")).not.toBeNull();
});

test("switching it off restores everything: the date on the device is still there", async () => {
  localStorage.setItem("ninni-own-date", '{"due":"2027-03-12"}');
  await renderWithScript("tr", <QuietSwitch />);
  await press("quiet.on");
  expect(localStorage.getItem("ninni-own-date")).not.toBeNull();
  await press("quiet.asBefore");
  expect(chosen()).toEqual([]);
  expect(localStorage.getItem("ninni-quiet")).toBeNull();
  expect(localStorage.getItem("ninni-own-date")).toBe('{"due":"2027-03-12"}');
  expect(screen.getByRole("status")).toHaveTextContent(t("quiet.said.off"));
});

test.each([
  [true, ["data-gentle"], '"gentle"', "quiet.said.gentle"],
  [false, [], null, "quiet.said.new"],
] as const)(
  "can be ended for a new pregnancy; the earlier date does not come back (after a loss: %s)",
  async (isGentle, left, kept, said) => {
    localStorage.setItem("ninni-own-date", '{"due":"2027-03-12"}');
    await renderWithScript("tr", <QuietSwitch />);
    await press("quiet.on");
    if (isGentle) await userEvent.click(screen.getByRole("checkbox", { name: new RegExp(t("quiet.new.gentle")), hidden: true }));
    await press("quiet.new");
    expect(chosen()).toEqual(left);
    expect(localStorage.getItem("ninni-quiet")).toBe(kept);
    expect(localStorage.getItem("ninni-own-date")).toBeNull();
    expect(screen.getByRole("status")).toHaveTextContent(t(said));
    if (!isGentle) return;
    await press("quiet.gentle.end");
    expect(chosen()).toEqual([]);
    expect(localStorage.getItem("ninni-quiet")).toBeNull();
  },
);

test("deletes the date only when asked to, and stays on", async () => {
  localStorage.setItem("ninni-own-date", '{"born":"2026-09-01"}');
  await renderWithScript("tr", <QuietSwitch />);
  await press("quiet.on");
  await press("quiet.dates");
  expect(localStorage.getItem("ninni-own-date")).toBeNull();
  expect(chosen()).toEqual(["data-quiet"]);
});

test("applies to this page if the browser stores nothing, and says so", async () => {
  await renderWithScript("tr", <QuietSwitch />);
  jest.spyOn(window, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("forbidden", "SecurityError");
  });
  await press("quiet.on");
  expect(chosen()).toEqual(["data-quiet"]);
  expect(screen.getByRole("status")).toHaveTextContent(t("quiet.said.onHere"));
});

test("has a checkbox that hides size comparisons and shows the stored choice", async () => {
  await renderWithScript("tr", <QuietSwitch />);
  const box = screen.getByRole("checkbox", { name: t("sizes.hide") });
  await userEvent.click(box);
  expect(chosen()).toEqual(["data-no-sizes"]);
  expect(localStorage.getItem("ninni-no-sizes")).toBe("true");
  await userEvent.click(box);
  expect(chosen()).toEqual([]);
  expect(localStorage.getItem("ninni-no-sizes")).toBeNull();
  root.toggleAttribute("data-no-sizes", true);
  await waitFor(() => expect(box).toBeChecked());
});
