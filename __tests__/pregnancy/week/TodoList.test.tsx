import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { TodoList } from "../../../src/pregnancy/week/TodoList";
import { renderWithScript } from "../../support/withScript";

const items = [
  { key: "book-test", text: "Book the test" },
  { key: "feet-up", text: "Feet up in the evening" },
  { key: "feet", text: "Look at your feet" },
];
const list = <TodoList name="ninni-week-24" items={items} />;

beforeEach(() => localStorage.clear());
afterEach(() => {
  document.body.innerHTML = "";
});

const ticked = () => screen.getAllByRole("checkbox", { checked: true }).map((box) => box.getAttribute("value"));
const box = (name: string) => screen.getByRole("checkbox", { name });

test("starts with nothing ticked and says where ticks are stored", async () => {
  await renderWithScript("en", list);
  expect(screen.getAllByRole("checkbox", { checked: false })).toHaveLength(3);
  expect(screen.getByText("Ticks stay on this device only.")).toBeInTheDocument();
});

test("remembers what was ticked, and forgets what was unticked", async () => {
  const { unmount } = await renderWithScript("en", list);
  await userEvent.click(box("Book the test"));
  await userEvent.click(box("Feet up in the evening"));
  await userEvent.click(box("Book the test"));
  expect(ticked()).toEqual(["feet-up"]);
  unmount();
  await renderWithScript("en", list);
  expect(ticked()).toEqual(["feet-up"]);
});

test("keeps the ticks of each list apart", async () => {
  const { unmount } = await renderWithScript("en", list);
  await userEvent.click(box("Book the test"));
  unmount();
  await renderWithScript("en", <TodoList name="ninni-week-25" items={items} />);
  expect(screen.getAllByRole("checkbox", { checked: false })).toHaveLength(3);
});

test("keeps the ticks that were made before the script loaded", async () => {
  await renderWithScript("en", list, () => userEvent.click(box("Feet up in the evening")));
  expect(ticked()).toEqual(["feet-up"]);
});

test("keeps the ticks that were made before the script loaded beside those of earlier visits", async () => {
  localStorage.setItem("ninni-week-24", JSON.stringify(["book-test"]));
  await renderWithScript("en", list, () => userEvent.click(box("Feet up in the evening")));
  expect(ticked()).toEqual(["book-test", "feet-up"]);
});

test("stores the ticks that were made before the script loaded, even if no other follows", async () => {
  const { unmount } = await renderWithScript("en", list, () => userEvent.click(box("Feet up in the evening")));
  unmount();
  await renderWithScript("en", list);
  expect(ticked()).toEqual(["feet-up"]);
});

test.each([
  ["no JSON", "{feet"],
  ["a number", "5"],
  ["an object", '{"feet-up":true}'],
  ["a word", '"feet-up"'],
  ["a list of other things", '[null,5,"gone"]'],
])("starts empty if the storage contains %s, and stores new ticks", async (_, stored) => {
  localStorage.setItem("ninni-week-24", stored);
  const { unmount } = await renderWithScript("en", list);
  expect(screen.getAllByRole("checkbox", { checked: false })).toHaveLength(3);
  await userEvent.click(box("Book the test"));
  unmount();
  await renderWithScript("en", list);
  expect(ticked()).toEqual(["book-test"]);
});
