import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { withBehaviour } from "../../../src/ui/device/behaviour";
import { renderWithScript } from "../../support/withScript";

const part = (
  <div {...withBehaviour("fields")} data-name="ninni-birth-plan-words">
    <input name="name" aria-label="name" />
    <textarea name="own" aria-label="own" />
    <input type="checkbox" name="tick" value="x" aria-label="box" />
  </div>
);
const box = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
const kept = () => JSON.parse(localStorage.getItem("ninni-birth-plan-words") ?? "null") as unknown;
const user = userEvent.setup({ delay: null });

beforeEach(() => localStorage.clear());

test("stores text for the next visit, and deletes it once it is empty again", async () => {
  const { unmount } = await renderWithScript("en", part);
  await user.type(box("name"), "Ada");
  await user.type(box("own"), "a{Enter}b");
  unmount();
  await renderWithScript("en", part);
  expect([box("name").value, box("own").value]).toEqual(["Ada", "a\nb"]);
  expect(kept()).toEqual({ name: "Ada", own: "a\nb" });
  await user.clear(box("name"));
  await user.clear(box("own"));
  expect(kept()).toBeNull();
});

test("keeps what was written before the script loaded, over what was stored", async () => {
  localStorage.setItem("ninni-birth-plan-words", JSON.stringify({ name: "Ece", own: "slow" }));
  await renderWithScript("en", part, () => user.type(box("name"), "Ada"));
  expect([box("name").value, box("own").value]).toEqual(["Ada", "slow"]);
  expect(kept()).toEqual({ name: "Ada", own: "slow" });
});

test.each(["{x", '["a"]', '"a"', '{"name":1}'])("starts empty if the storage contains %s", async (stored) => {
  localStorage.setItem("ninni-birth-plan-words", stored);
  await renderWithScript("en", part);
  expect([box("name").value, box("own").value]).toEqual(["", ""]);
});

test("follows another tab", async () => {
  await renderWithScript("en", part);
  await user.type(box("name"), "Ada");
  localStorage.setItem("ninni-birth-plan-words", JSON.stringify({ own: "slow" }));
  dispatchEvent(new StorageEvent("storage", { key: "ninni-birth-plan-words" }));
  expect([box("name").value, box("own").value]).toEqual(["", "slow"]);
});
