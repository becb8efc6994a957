import { keepDueOrBirth } from "../../site/ownDay/dueOrBirth";
import { keepQuiet } from "../../site/quiet/quiet";
import type { Behaviour } from "../../ui/device/behaviour";

/**
 * The buttons of quiet mode, by their `data-does`: switch it on, leave it with everything as before, leave it for a new pregnancy, delete stored
 * values. src/ui/theme/quietStyles.ts shows the buttons that apply.
 */
const switchQuiet: Behaviour = (block) => {
  const status = block.querySelector<HTMLElement>("[role=status]");
  const say = (words: string): void => {
    if (status) status.textContent = block.dataset[words] ?? "";
  };
  const acts: Record<string, () => void> = {
    on: () => say(keepQuiet("on") ? "saidOn" : "saidOnHere"),
    off: () => {
      keepQuiet(null);
      say("saidOff");
    },
    new: () => {
      const isGentle = block.querySelector<HTMLInputElement>("input[name=gentle]")?.checked ?? false;
      // The date of the pregnancy that ended must not reappear.
      keepDueOrBirth(null);
      keepQuiet(isGentle ? "gentle" : null);
      say(isGentle ? "saidGentle" : "saidNew");
    },
    endGentle: () => {
      keepQuiet(null);
      say("saidNoGentle");
    },
    dates: () => {
      keepDueOrBirth(null);
      say("saidDates");
    },
  };
  block.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>("[data-does]") : null;
    const act = acts[button?.dataset.does ?? ""];
    if (!button || !act) return;
    act();
    // The pressed button may be hidden now; the focus moves to the status beside it.
    if (button.dataset.does !== "dates") status?.focus();
    const folded = button.closest("details");
    if (folded) folded.open = false;
  });
};

export default switchQuiet;
