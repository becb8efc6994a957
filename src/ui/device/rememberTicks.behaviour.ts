import type { Behaviour } from "./behaviour";
import { copyText } from "./copyText";
import { shownEvent } from "./shownEvent";
import { onStoredElsewhere, readList, writeStored } from "./storage";
import type { StoredName } from "./stored";

/**
 * Stores the ticks of a list under its `data-name`, including those made before the script was loaded, and shows them: each `[data-count]` shows how
 * many boxes of its section, or of the list, are ticked, and `[data-ring]` draws the share. Lists of one name share one stored value, so the values
 * of their boxes must differ.
 */
const rememberTicks: Behaviour = (list) => {
  const name = list.dataset.name as StoredName;
  const boxesIn = (part: Element) => [...part.querySelectorAll<HTMLInputElement>("input[type=checkbox]")];
  const boxes = boxesIn(list);
  const here = boxes.map(({ value }) => value);

  const show = () => {
    for (const count of list.querySelectorAll<HTMLElement>("[data-count]")) {
      const counted = boxesIn(count.closest("section") ?? list);
      count.textContent = [counted.filter(({ checked }) => checked).length, counted.length].join(count.dataset.count);
    }
    const share = boxes.filter(({ checked }) => checked).length / Math.max(1, boxes.length);
    const ring = list.querySelector("[data-ring]");
    ring?.setAttribute("stroke-dasharray", `${share * 100} 100`);
    ring?.setAttribute("opacity", share === 0 ? "0" : "1");
    list.dispatchEvent(new Event(shownEvent, { bubbles: true }));
  };
  const keep = () => {
    const elsewhere = readList(name).filter((value) => !here.includes(value));
    writeStored(name, [...elsewhere, ...boxes.filter(({ checked }) => checked).map(({ value }) => value)]);
    show();
  };
  const follow = () => {
    const ticked = readList(name);
    for (const box of boxes) box.checked = ticked.includes(box.value);
    show();
  };

  const ticked = readList(name);
  const isTickedAlready = boxes.some(({ checked }) => checked);
  for (const box of boxes) box.checked ||= ticked.includes(box.value);
  if (isTickedAlready) keep();
  else show();
  list.addEventListener("change", keep);
  onStoredElsewhere(name, follow);
  list.querySelector("[data-copies]")?.addEventListener("click", () => copy(list));
};

/**
 * The list as plain text: its title, its sections, and which items are ticked.
 * @example listAsText(list) // "Hospital bag\n\nFor you\n[x] ID card\n[ ] Slippers"
 */
export function listAsText(list: HTMLElement): string {
  const parts = [...list.querySelectorAll("section")].flatMap((part) => [
    "",
    part.querySelector("h2")?.textContent ?? "",
    ...[...part.querySelectorAll("label")].map((label) => `${label.querySelector("input")?.checked ? "[x]" : "[ ]"} ${label.textContent}`),
  ]);
  return [list.dataset.title, ...parts].join("\n");
}

/** Copies the list and shows in its status whether that worked. */
async function copy(list: HTMLElement): Promise<void> {
  const status = list.querySelector<HTMLElement>("[data-copied]");
  const isCopied = await copyText(listAsText(list));
  if (status) status.textContent = (isCopied ? status.dataset.copied : status.dataset.notCopied) ?? "";
}

export default rememberTicks;
