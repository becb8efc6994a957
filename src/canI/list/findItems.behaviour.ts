import type { Language } from "../../routes/routes";
import { fold } from "../../text/letters";
import { isWithinOneTypo } from "../../text/oneTypo";
import type { Behaviour } from "../../ui/device/behaviour";
import { keepInAddress } from "../../ui/device/keepInAddress";
import { fromFragment, toFragment } from "../../ui/device/shareState";
import { tellCount } from "../../ui/device/tellCount";

/** Minimum length of a word whose typing errors are corrected; shorter words are too similar to each other. */
const correctable = 4;

/** Fields of the form that are written to the address. */
const fieldNames = ["item", "stage", "group", "answer"];

/** The names of a row, folded: its title, and those of furtherNames, which are in data-words as "tulum peyniri|keçi tulumu". */
const namesOf = (row: HTMLElement, language: Language): string[] =>
  fold(`${row.querySelector("b")?.textContent}|${row.dataset.words}`, language)
    .split("|")
    .filter(Boolean);

/**
 * True if every typed word is the beginning of a word of one of the names.
 * @param names folded names
 * @param typed folded words
 * @example isMeant(["tulum peyniri"], ["pey"]) // true
 */
export const isMeant = (names: readonly string[], typed: readonly string[]): boolean =>
  names.some((name) => typed.every((word) => ` ${name}`.includes(` ${word}`)));

/**
 * True if one of the names contains every typed word with at most one typing error each.
 * @param names folded names
 * @param typed folded words
 * @example isNearlyMeant(["tulum peyniri"], ["tulun"]) // true
 */
export const isNearlyMeant = (names: readonly string[], typed: readonly string[]): boolean =>
  names.some((name) =>
    typed.every((word) => name.split(" ").some((own) => own === word || (word.length >= correctable && isWithinOneTypo(word, own)))),
  );

/**
 * True if the choices leave a row, as the CSS of ItemChoices.tsx does. The computed style of a row is not used: for one that is hidden the browser
 * evaluates all of these rules anew, which takes seconds for a whole list.
 */
function isLeft({ dataset }: HTMLElement, choice: FormData): boolean {
  const [stage = "", group = "", answer = ""] = ["stage", "group", "answer"].map((name) => String(choice.get(name) ?? ""));
  return (group === "" || group === dataset.group) && (answer === "" || answer === dataset[stage]);
}

/** Fills the form from the address; text that is already typed stays. */
function restore(form: HTMLFormElement, hash: string): void {
  for (const [name, value] of Object.entries(fromFragment(hash, fieldNames) ?? {})) {
    const field = form.elements.namedItem(name);
    const isTyped = field instanceof HTMLInputElement && field.value !== "";
    if (isTyped) continue;
    if (field instanceof RadioNodeList || field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = value;
  }
}

/** The chosen and typed values, without the defaults of the form. */
function chosenIn(form: HTMLFormElement): Record<string, string> {
  // With a date on the device the inline script has chosen another than the first.
  const own = [...form.querySelectorAll<HTMLInputElement>("[name=stage][checked]")].at(-1)?.value;
  const entries = [...new FormData(form)].map(([name, value]) => [name, String(value).trim()] as const);
  return Object.fromEntries(entries.filter(([name, value]) => value !== "" && !(name === "stage" && value === own)));
}

/**
 * Filters a list by what is typed and chosen, and writes both to the address. The choices are CSS too, which works without script; typed text is
 * compared with all names of an item, and if nothing matches, with one typing error allowed.
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
    const found = sure.length > 0 ? sure : rows.filter(({ names }) => isNearlyMeant(names, typed));
    const choice = new FormData(form);
    const left = new Set(found.map(({ row }) => row).filter((row) => isLeft(row, choice)));
    for (const { row } of rows) row.hidden = !left.has(row);
    for (const section of finder.querySelectorAll("section")) section.hidden = !section.querySelector("li[data-words]:not([hidden])");
    tellCount(status, left.size);
    none.hidden = left.size > 0;
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
  // What was typed before this script was loaded.
  if (Object.keys(chosenIn(form)).length > 0) keepChoice();
};

export default findItems;
