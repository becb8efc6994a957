import type { Language } from "../../routes/routes";
import { fold } from "../../text/letters";
import type { Behaviour } from "../../ui/device/behaviour";
import { tellCount } from "../../ui/device/tellCount";

/** Shows the questions that fit the words, the stage and the subject; a stage without any is hidden. */
const findQuestions: Behaviour = (finder) => {
  const language = document.documentElement.lang as Language;
  const form = finder.querySelector("form");
  const status = finder.querySelector<HTMLElement>("[role=status]");
  const none = finder.querySelector<HTMLElement>("[data-none]");
  if (!form || !status || !none) return;

  const find = (): void => {
    const filters = new FormData(form);
    const words = fold(String(filters.get("words") ?? ""), language)
      .split(/\s+/)
      .filter(Boolean);
    const stage = String(filters.get("stage") ?? "");
    const subject = String(filters.get("subject") ?? "");
    let count = 0;
    for (const group of finder.querySelectorAll<HTMLElement>("[data-stage]")) {
      let isEmpty = true;
      for (const entry of group.querySelectorAll<HTMLElement>("[data-subject]")) {
        const text = fold(entry.textContent ?? "", language);
        const isFound =
          (stage === "" || stage === group.dataset.stage) &&
          (subject === "" || subject === entry.dataset.subject) &&
          words.every((word) => text.includes(word));
        entry.hidden = !isFound;
        if (isFound) {
          count += 1;
          isEmpty = false;
        }
      }
      group.hidden = isEmpty;
    }
    tellCount(status, count);
    none.hidden = count > 0;
  };
  form.addEventListener("input", find);
  form.addEventListener("submit", (event) => event.preventDefault());
  find();
};

export default findQuestions;
