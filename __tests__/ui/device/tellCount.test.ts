/** @jest-environment jsdom */
import { tellCount } from "../../../src/ui/device/tellCount";

const told = (count: number, one: string, other: string): string | null => {
  const status = document.createElement("p");
  Object.assign(status.dataset, { one, other });
  tellCount(status, count);
  return status.textContent;
};

test.each([
  [0, "0 foods"],
  [1, "1 food"],
  [12, "12 foods"],
] as const)("%i has the plural form of its number", (count, sentence) => {
  expect(told(count, "1 food", "2 foods")).toBe(sentence);
});

test("a sentence keeps its words around the number", () => {
  expect(told(7, "Listede 1 kayıt var.", "Listede 2 kayıt var.")).toBe("Listede 7 kayıt var.");
});
