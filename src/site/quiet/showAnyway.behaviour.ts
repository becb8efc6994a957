import type { Behaviour } from "../../ui/device/behaviour";

/** Opens a page that quiet mode closes, until the reader leaves it. Its weeks, sizes and pictures stay hidden. */
const showAnyway: Behaviour = (card) => {
  card.querySelector("button")?.addEventListener("click", () => {
    document.documentElement.toggleAttribute("data-shown", true);
    document.querySelector<HTMLElement>("main")?.focus();
  });
};

export default showAnyway;
