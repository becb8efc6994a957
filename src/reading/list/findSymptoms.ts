import type { Behaviour } from "../../islands/behaviour";
import type { Language } from "../../routes/routes";
import { fold } from "../../text/letters";

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

/** Shows of the list of symptoms what fits the word, the stage and the part of the body; the contents beside it follow. */
export const findSymptoms: Behaviour = (finder) => {
  const language = document.documentElement.lang as Language;
  const form = finder.querySelector("form");
  const status = finder.querySelector<HTMLElement>("[role=status]");
  const none = finder.querySelector<HTMLElement>("[data-none]");
  if (!form || !status || !none) return;
  const plural = new Intl.PluralRules(language);

  const find = () => {
    const asked = new FormData(form);
    const wanted = fold(String(asked.get("symptom") ?? ""), language)
      .split(/\s+/)
      .filter(Boolean);
    const part = String(asked.get("part") ?? "");
    let count = 0;
    for (const group of finder.querySelectorAll("section")) {
      const anchor = group.querySelector("h2")?.id ?? "";
      let isEmpty = true;
      for (const entry of group.querySelectorAll<HTMLElement>("[data-words]")) {
        const words = fold(entry.dataset.words ?? "", language);
        const isFound =
          (part === "" || part === anchor) &&
          wanted.every((word) => words.includes(word)) &&
          isInStage(entry.dataset.weeks ?? "", String(asked.get("stage")));
        entry.hidden = !isFound;
        if (isFound) {
          count += 1;
          isEmpty = false;
        }
      }
      group.hidden = isEmpty;
      const inContents = document.querySelector(`aside a[href="#${anchor}"]`)?.closest("li");
      if (inContents) inContents.hidden = isEmpty;
    }
    const sentence = status.dataset[plural.select(count) === "one" ? "one" : "other"] ?? "";
    status.textContent = sentence.replace(/\d+/, String(count));
    none.hidden = count > 0;
  };
  form.addEventListener("input", find);
  form.addEventListener("submit", (event) => event.preventDefault());
  find();
};
