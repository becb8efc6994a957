import type { Behaviour } from "../../islands/behaviour";
import { keepOwnDate } from "../../site/ownDate";
import { keepQuiet } from "../../site/quiet";

/**
 * The buttons of quiet mode, by what stands in `data-does`: on, out of it as everything was, out of it into a new pregnancy, and what can be deleted.
 * src/ui/theme/quietStyles.ts shows the buttons that fit.
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
      // The date of the pregnancy that ended does not come back by itself.
      keepOwnDate(null);
      keepQuiet(isGentle ? "gentle" : null);
      say(isGentle ? "saidGentle" : "saidNew");
    },
    endGentle: () => {
      keepQuiet(null);
      say("saidNoGentle");
    },
    dates: () => {
      keepOwnDate(null);
      say("saidDates");
    },
  };
  block.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>("[data-does]") : null;
    const act = acts[button?.dataset.does ?? ""];
    if (!button || !act) return;
    act();
    // The button that was pressed may be gone; the focus stays in its place.
    if (button.dataset.does !== "dates") status?.focus();
    const folded = button.closest("details");
    if (folded) folded.open = false;
  });
};

export default switchQuiet;
