import { closest } from "./closest";

/** The menu reuses the groups of the header, which is in every page: they are copied into the dialog when it is first opened. */
function fill(list: Element | null): void {
  if (!list || list.firstChild) return;
  for (const group of document.querySelectorAll("header nav > ul > li > *")) {
    const copy = list.appendChild(group.cloneNode(true)) as HTMLDetailsElement;
    if (copy.open) copy.open = false;
    if (copy.localName === "details") copy.setAttribute("name", "menu");
  }
}

/** Opens and closes dialogs, and closes an open group of the header’s menu at a tap elsewhere or by Escape. */
export function operateMenus(): void {
  document.addEventListener("click", (event) => {
    const opener = closest(event, "[data-opens]");
    const dialog = opener && document.getElementById(opener.dataset.opens ?? "");
    if (dialog instanceof HTMLDialogElement) {
      event.preventDefault();
      fill(dialog.querySelector("[data-menu]"));
      dialog.showModal();
      return;
    }
    if (event.target instanceof HTMLDialogElement) event.target.close();
    closest(event, "dialog a")?.closest("dialog")?.close();
    for (const open of document.querySelectorAll<HTMLDetailsElement>("details[name=nav][open]"))
      if (!open.contains(event.target as Node)) open.open = false;
  });

  document.addEventListener("keydown", (event) => {
    const open = event.key === "Escape" && document.querySelector<HTMLDetailsElement>("details[name=nav][open]");
    if (!open) return;
    open.open = false;
    open.querySelector("summary")?.focus();
  });
}
