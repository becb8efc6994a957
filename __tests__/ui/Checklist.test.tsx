import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Checklist, type ChecklistProps } from "../../src/ui/Checklist";
import { textsIn } from "../support/texts";
import { renderWithScript } from "../support/withScript";

const text = textsIn("en");
const name = "ninni-checklists";
const groups: ChecklistProps["groups"] = [
  {
    key: "health",
    title: "Health",
    icon: "heart",
    items: [
      { value: "24-feet-up", text: "Feet up in the evening", why: "Swelling eases." },
      { value: "24-test", text: "Book the test", why: "It is due.", link: { path: "/en/glucose", text: "About the test" } },
    ],
  },
  { key: "home", title: "Home", icon: "home", items: [{ value: "24-cot", text: "Look at cots" }] },
];
const list = <Checklist name={name} title="Week 24: checklist" groups={groups} />;

beforeEach(() => localStorage.clear());
afterEach(() => {
  document.body.innerHTML = "";
});

const box = (text: string) => screen.getByRole("checkbox", { name: text });
const ticked = () => screen.queryAllByRole("checkbox", { checked: true }).map((input) => input.getAttribute("value"));
const progress = () => screen.getAllByRole("status")[0];
const said = () => screen.getAllByRole("status")[1];
const progressOf = (done: number) => `${done} / 3${text("checklist.progress")}`;
const countsOfParts = () => screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.parentElement?.textContent);

test("shows each part with what to tick off, why, and where to read on", async () => {
  await renderWithScript("en", list);
  expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
    "Feet up in the eveningSwelling eases. ",
    "Book the testIt is due. About the test",
    "Look at cots",
  ]);
  expect(within(screen.getAllByRole("list")[0] ?? document.body).getAllByRole("checkbox")).toHaveLength(2);
  expect(screen.getByRole("link", { name: "About the test" })).toHaveAttribute("href", "/en/glucose");
});

test("starts with nothing ticked and says where ticks are stored", async () => {
  await renderWithScript("en", list);
  expect(ticked()).toEqual([]);
  expect(countsOfParts()).toEqual(["Health0/2", "Home0/1"]);
  expect(progress()).toHaveTextContent(progressOf(0));
  expect(said()).toHaveTextContent(text("checklist.saved"));
});

test("counts ticks in their part and in the list, and counts them off again", async () => {
  await renderWithScript("en", list);
  await userEvent.click(box("Book the test"));
  await userEvent.click(box("Look at cots"));
  expect(countsOfParts()).toEqual(["Health1/2", "Home1/1"]);
  expect(progress()).toHaveTextContent(progressOf(2));
  await userEvent.click(box("Look at cots"));
  expect(countsOfParts()).toEqual(["Health1/2", "Home0/1"]);
  expect(progress()).toHaveTextContent(progressOf(1));
});

test("fills the ring by the share that is done", async () => {
  const { container } = await renderWithScript("en", list);
  const share = () => {
    const arc = container.querySelector("[data-ring]");
    const [drawn = Number.NaN, round = Number.NaN] = (arc?.getAttribute("stroke-dasharray") ?? "").split(" ").map(Number);
    return drawn / round;
  };
  expect(share()).toBe(0);
  await userEvent.click(box("Look at cots"));
  expect(share()).toBeCloseTo(1 / 3);
  await userEvent.click(box("Book the test"));
  await userEvent.click(box("Feet up in the evening"));
  expect(share()).toBeCloseTo(1);
});

test("stores ticks on the device for the next visit", async () => {
  const { unmount } = await renderWithScript("en", list);
  await userEvent.click(box("Look at cots"));
  await userEvent.click(box("Book the test"));
  await userEvent.click(box("Book the test"));
  unmount();
  await renderWithScript("en", list);
  expect(ticked()).toEqual(["24-cot"]);
  expect(progress()).toHaveTextContent(progressOf(1));
});

test("does not count or change ticks of other weeks", async () => {
  localStorage.setItem(name, JSON.stringify(["23-bag", "24-cot"]));
  await renderWithScript("en", list);
  expect(ticked()).toEqual(["24-cot"]);
  expect(countsOfParts()).toEqual(["Health0/2", "Home1/1"]);
  expect(progress()).toHaveTextContent(progressOf(1));
  await userEvent.click(box("Look at cots"));
  expect(progress()).toHaveTextContent(progressOf(0));
  expect(JSON.parse(localStorage.getItem(name) ?? "")).toEqual(["23-bag"]);
});

test("stores and counts the ticks made before the script loaded, in addition to those of earlier visits", async () => {
  localStorage.setItem(name, JSON.stringify(["24-cot"]));
  await renderWithScript("en", list, () => userEvent.click(box("Book the test")));
  expect(ticked()).toEqual(["24-test", "24-cot"]);
  expect(progress()).toHaveTextContent(progressOf(2));
  expect(JSON.parse(localStorage.getItem(name) ?? "")).toEqual(["24-test", "24-cot"]);
});

test.each([
  ["no JSON", "{cot"],
  ["an object", '{"24-cot":true}'],
  ["a word", '"24-cot"'],
])("starts empty if the storage contains %s, and stores new ticks", async (_, stored) => {
  localStorage.setItem(name, stored);
  await renderWithScript("en", list);
  expect(ticked()).toEqual([]);
  expect(progress()).toHaveTextContent(progressOf(0));
  await userEvent.click(box("Look at cots"));
  expect(JSON.parse(localStorage.getItem(name) ?? "")).toEqual(["24-cot"]);
});

describe("copying", () => {
  const copyButton = () => screen.getByRole("button", { name: text("checklist.copy") });
  const clipboard = Object.getOwnPropertyDescriptor(navigator, "clipboard");
  afterEach(() => {
    jest.restoreAllMocks();
    if (clipboard) Object.defineProperty(navigator, "clipboard", clipboard);
    else Reflect.deleteProperty(navigator, "clipboard");
  });

  test("copies the list as text with its ticks, and says so", async () => {
    const user = userEvent.setup();
    await renderWithScript("en", list);
    await user.click(box("Book the test"));
    await user.click(copyButton());
    expect(await navigator.clipboard.readText()).toBe(
      ["Week 24: checklist", "", "Health", "[ ] Feet up in the evening", "[x] Book the test", "", "Home", "[ ] Look at cots"].join("\n"),
    );
    expect(said()).toHaveTextContent(text("checklist.copied"));
  });

  test("says so when the browser refuses", async () => {
    const user = userEvent.setup();
    jest.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("refused"));
    await renderWithScript("en", list);
    await user.click(copyButton());
    expect(await screen.findByText(text("checklist.notCopied"))).toBe(said());
  });

  test("says so when the browser has no clipboard, as on a page without https", async () => {
    const user = userEvent.setup();
    Object.defineProperty(navigator, "clipboard", { configurable: true, value: undefined });
    await renderWithScript("en", list);
    await user.click(copyButton());
    expect(await screen.findByText(text("checklist.notCopied"))).toBe(said());
  });
});

test("leaves printing to the inline script, and holds a tap on “copy” back for the site's script", async () => {
  await renderWithScript("en", list);
  expect(screen.getByRole("button", { name: text("checklist.print") })).toHaveAttribute("data-prints");
  expect(screen.getByRole("button", { name: text("checklist.copy") })).toHaveAttribute("data-waits");
});

test("a list without items does not divide by zero", async () => {
  const { container } = await renderWithScript("en", <Checklist name={name} title="Empty" groups={[]} />);
  expect(progress()).toHaveTextContent("0 / 0");
  expect(container.innerHTML).not.toContain("NaN");
});

test("a tick removed in another tab is removed here too, and not restored by the next one", async () => {
  localStorage.setItem(name, JSON.stringify(["24-test", "24-cot"]));
  await renderWithScript("en", list);
  expect(ticked()).toEqual(["24-test", "24-cot"]);
  // The event the browser sends to this tab when another tab writes.
  localStorage.setItem(name, JSON.stringify(["24-cot"]));
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key: name })));
  expect(ticked()).toEqual(["24-cot"]);
  expect(progress()).toHaveTextContent(progressOf(1));
  await userEvent.click(box("Feet up in the evening"));
  expect(JSON.parse(localStorage.getItem(name) ?? "[]")).toEqual(["24-feet-up", "24-cot"]);
});
