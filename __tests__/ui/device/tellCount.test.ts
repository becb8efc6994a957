/** @jest-environment jsdom */
import { tellCount } from "../../../src/ui/device/tellCount";

const told = (count: number, language: "tr" | "en", one: string, other: string): string | null => {
  const status = document.createElement("p");
  Object.assign(status.dataset, { one, other });
  tellCount(status, count, language);
  return status.textContent;
};

test.each([
  [0, "en", "0 foods"],
  [1, "en", "1 food"],
  [12, "en", "12 foods"],
] as const)("%i is told in the form of its number (%s)", (count, language, sentence) => {
  expect(told(count, language, "1 food", "2 foods")).toBe(sentence);
});

test("a sentence keeps its words around the number", () => {
  expect(told(7, "tr", "Listede 1 kayıt var.", "Listede 2 kayıt var.")).toBe("Listede 7 kayıt var.");
});
