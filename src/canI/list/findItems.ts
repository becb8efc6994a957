import type { Behaviour } from "../../islands/behaviour";
import type { Language } from "../../routes/routes";
import { fold } from "../../text/letters";
import { isWithinOneTypo } from "../../text/oneTypo";
import { keepInAddress } from "../../ui/device/keepInAddress";
import { fromFragment, toFragment } from "../../ui/device/shareState";
import { tellCount } from "../../ui/device/tellCount";

/** Shorter words are too alike to be corrected. */
const correctable = 4;

/** Fields of the form that the address holds. */
const fieldNames = ["item", "stage", "group", "answer"];

/** The names of a row, folded: its title, and those of furtherNames as they stand in data-words, "tulum peyniri|keçi tulumu". */
const namesOf = (row: HTMLElement, language: Language): string[] =>
  fold(`${row.querySelector("b")?.textContent}|${row.dataset.words}`, language)
    .split("|")
    .filter(Boolean);

/** True when every word typed begins a word of one of the names. */
export const isMeant = (names: readonly string[], typed: readonly string[]): boolean =>
  names.some((name) => typed.every((word) => ` ${name}`.includes(` ${word}`)));

/** True when a name has every word typed with at most one slip of the finger. */
export const isNearlyMeant = (names: readonly string[], typed: readonly string[]): boolean =>
  names.some((name) =>
    typed.every((word) => name.split(" ").some((own) => own === word || (word.length >= correctable && isWithinOneTypo(word, own)))),
  );

/** Puts what an address holds into the form; what is typed already stays. */
function restore(form: HTMLFormElement, hash: string): void {
  for (const [name, value] of Object.entries(fromFragment(hash, fieldNames) ?? {})) {
    const field = form.elements.namedItem(name);
    const isTyped = field instanceof HTMLInputElement && field.value !== "";
    if (isTyped) continue;
    if (field instanceof RadioNodeList || field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = value;
  }
}

/** What is chosen and typed, without what stands in the form from the start. */
function chosenIn(form: HTMLFormElement): Record<string, string> {
  const first = form.querySelector<HTMLInputElement>("[name=stage]")?.value;
  const entries = [...new FormData(form)].map(([name, value]) => [name, String(value).trim()] as const);
  return Object.fromEntries(entries.filter(([name, value]) => value !== "" && !(name === "stage" && value === first)));
}

/**
 * Shows of a list what is typed and chosen, and keeps it in the address. The choices are CSS and work without script; what is typed is found by any
 * of an item's names, else with one letter wrong.
 */
const findItems: Behaviour = (finder) => {
  const language = document.documentElement.lang as Language;
  const form = finder.querySelector("form");
  const field = finder.querySelector<HTMLInputElement>("input[type=search]");
  const status = finder.querySelector<HTMLElement>("[role=status]");
  const none = finder.querySelector<HTMLElement>("[data-none]");
  if (!form || !field || !status || !none) return;
  const rows = [...finder.querySelectorAll<HTMLElement>("li[data-words]")].map((row) => ({
    row,
    names: namesOf(row, language),
  }));

  const find = (): void => {
    const typed = fold(field.value, language).split(/\s+/).filter(Boolean);
    const sure = rows.filter(({ names }) => isMeant(names, typed));
    const found = new Set((sure.length > 0 ? sure : rows.filter(({ names }) => isNearlyMeant(names, typed))).map(({ row }) => row));
    for (const { row } of rows) row.hidden = !found.has(row);
    let count = 0;
    for (const section of finder.querySelectorAll<HTMLElement>("section")) {
      section.hidden = false;
      // What a choice leaves out is hidden by CSS.
      const shown = [...section.querySelectorAll("li[data-words]")].filter((row) => getComputedStyle(row).display !== "none").length;
      section.hidden = shown === 0;
      count += shown;
    }
    tellCount(status, count);
    none.hidden = count > 0;
  };
  const keepChoice = (): void => {
    keepInAddress(toFragment(chosenIn(form)) || location.pathname + location.search);
  };
  form.addEventListener("input", () => {
    find();
    keepChoice();
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    finder.querySelector<HTMLElement>("li[data-words]:not([hidden]) a")?.focus();
  });
  restore(form, location.hash);
  find();
  // What was typed before this script had come.
  if (Object.keys(chosenIn(form)).length > 0) keepChoice();
};

export default findItems;
