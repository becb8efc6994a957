import type { Behaviour } from "../../islands/behaviour";
import type { Language } from "../../routes/routes";
import { fold } from "../../text/letters";
import { tellCount } from "../../ui/device/tellCount";

/** Completed weeks of each stage to choose. */
export const stages = { any: [0, 42], first: [0, 13], second: [14, 27], third: [28, 42] } as const;

/** The weeks an entry is typical in, as its `data-weeks` holds them: "6-12 28-40"; empty at any time. */
export const weeksAsText = (windows: readonly { readonly weekFrom: number; readonly weekTo: number }[]): string =>
  windows.map(({ weekFrom, weekTo }) => `${weekFrom}-${weekTo}`).join(" ");

/** True when one of the windows touches the stage. */
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

/** The rows in the order of the page, and the list each belongs to: by urgency they all stand in one. */
function rowsOf(finder: HTMLElement) {
  const byUrgency = finder.querySelector<HTMLElement>("[data-urgency]");
  const rows = [...finder.querySelectorAll<HTMLElement>("[data-words]")].map((row) => ({ row, home: row.parentElement }));
  const rank = (row: HTMLElement): number => Number(row.dataset.rank);
  const sorted = [...rows].sort((a, b) => rank(a.row) - rank(b.row));
  return {
    rows,
    /** Moves the rows where the order wants them; nothing is drawn anew. */
    arrange(order: string): void {
      const isByUrgency = order === "urgency";
      for (const { row, home } of isByUrgency ? sorted : rows) (isByUrgency ? byUrgency?.querySelector("ul") : home)?.append(row);
    },
  };
}

/** Shows of the list of symptoms what fits the word, the stage and the part of the body, in the order asked for; the contents beside it follow. */
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
    // What is set stays in view where the filters are folded.
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
