/** Reads and fills a list of checkboxes and fields on the page. */

import type { SharedState } from "../../ui/device/sharedState";
import { textFieldsIn } from "../../ui/device/textFields";

const boxesIn = (list: Element): HTMLInputElement[] => [...list.querySelectorAll<HTMLInputElement>("input[type=checkbox]")];

/**
 * The ticked items and written texts of a list.
 * @example readTickList(list) // { items: ["partner"], texts: { own: "…" } }
 */
export function readTickList(list: Element): SharedState<string> {
  const written = textFieldsIn(list).filter(({ value }) => value.trim() !== "");
  return {
    items: boxesIn(list)
      .filter(({ checked }) => checked)
      .map(({ value }) => value),
    texts: Object.fromEntries(written.map(({ name, value }) => [name, value])),
  };
}

/**
 * Sets the list to exactly this state and dispatches the events of ticking and typing, so that the behaviours that store it do so.
 * @example fillTickList(list, { items: ["partner"], texts: {} }) // only the box “partner” is ticked, all fields are empty
 */
export function fillTickList(list: Element, { items, texts }: SharedState<string>): void {
  const boxes = boxesIn(list);
  for (const box of boxes) box.checked = items.includes(box.value);
  boxes[0]?.dispatchEvent(new Event("change", { bubbles: true }));
  const fields = textFieldsIn(list);
  for (const field of fields) field.value = texts[field.name] ?? "";
  fields[0]?.dispatchEvent(new Event("input", { bubbles: true }));
}

/**
 * The label of a box in the language of the page; null if the list has no such box.
 * @param item value of the box
 * @example labelInList(list, "no-such-box") // null
 */
export const labelInList = (list: Element, item: string): string | null =>
  boxesIn(list)
    .find(({ value }) => value === item)
    ?.closest("label")
    ?.querySelector("[data-label]")?.textContent ?? null;

/**
 * The label of a field in the language of the page; null if the list has no such field.
 * @example labelOfField(list, "no-such-field") // null
 */
export const labelOfField = (list: Element, name: string): string | null =>
  textFieldsIn(list)
    .find((field) => field.name === name)
    ?.closest("label")
    ?.querySelector("[data-label]")?.textContent ?? null;
