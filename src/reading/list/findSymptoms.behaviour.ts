import type { Language } from "../../routes/routes";
import { fold } from "../../text/letters";
import type { Behaviour } from "../../ui/device/behaviour";
import { tellCount } from "../../ui/device/tellCount";
import { stages } from "./symptomStages";

/** Whether one of the windows overlaps the stage. */
function isInStage(weeks: string, stage: string): boolean {
  const [from, to] = stages[stage as keyof typeof stages] ?? stages.any;
  return (
    weeks === "" ||
    weeks.split(" ").some((window) => {
      const [first = 0, last = 0] = window.split("-").map(Number);
      return first <= to && last >= from;
    })
  );
}

/** The rows in the order of the page, each with its own list; sorted by urgency, all are in one list. */
function rowsOf(finder: HTMLElement) {
  const byUrgency = finder.querySelector<HTMLElement>("[data-urgency]");
  const rows = [...finder.querySelectorAll<HTMLElement>("[data-words]")].map((row) => ({ row, home: row.parentElement }));
  const rank = (row: HTMLElement): number => Number(row.dataset.rank);
  const sorted = [...rows].sort((a, b) => rank(a.row) - rank(b.row));
  return {
    rows,
    /** Moves the rows into the chosen order; no row is rendered again. */
    arrange(order: string): void {
      const isByUrgency = order === "urgency";
      for (const { row, home } of isByUrgency ? sorted : rows) (isByUrgency ? byUrgency?.querySelector("ul") : home)?.append(row);
    },
  };
}

/** Shows the symptoms that fit the word, the stage and the part of the body, in the chosen order, and hides empty parts in the contents beside them. */
const findSymptoms: Behaviour = (finder) => {
  const language = document.documentElement.lang as Language;
  const form = finder.querySelector("form");
  const status = finder.querySelector<HTMLElement>("[role=status]");
  const none = finder.querySelector<HTMLElement>("[data-none]");
  const chosen = finder.querySelector<HTMLElement>("[data-chosen]");
  if (!form || !status || !none) return;
  const { rows, arrange } = rowsOf(finder);
  let arranged = "part";

  const find = () => {
    const filters = new FormData(form);
    const wanted = fold(String(filters.get("symptom") ?? ""), language)
      .split(/\s+/)
      .filter(Boolean);
    const part = String(filters.get("part") ?? "");
    const order = String(filters.get("order") ?? "part");
    if (order !== arranged) arrange(order);
    arranged = order;
    let count = 0;
    for (const { row, home } of rows) {
      const words = fold(row.dataset.words ?? "", language);
      const isFound =
        (part === "" || part === home?.closest("section")?.querySelector("h2")?.id) &&
        wanted.every((word) => words.includes(word)) &&
        isInStage(row.dataset.weeks ?? "", String(filters.get("stage")));
      row.hidden = !isFound;
      if (isFound) count += 1;
    }
    for (const group of finder.querySelectorAll("section")) {
      group.hidden = !group.querySelector("[data-words]:not([hidden])");
      const anchor = group.querySelector("h2")?.id;
      const inContents = document.querySelector(`aside a[href="#${anchor}"]`)?.closest("li");
      if (inContents) inContents.hidden = group.hidden;
    }
    // The chosen filters stay visible while the form is folded.
    if (chosen)
      chosen.textContent = [...form.querySelectorAll<HTMLInputElement>("input:checked:not([value=any], [value=part])")]
        .map((input) => input.parentElement?.textContent?.trim())
        .concat(part ? form.querySelector<HTMLSelectElement>("select")?.selectedOptions[0]?.textContent?.trim() : [])
        .join(", ");
    tellCount(status, count);
    none.hidden = count > 0;
  };
  form.addEventListener("input", find);
  form.addEventListener("submit", (event) => event.preventDefault());
  find();
};

export default findSymptoms;
