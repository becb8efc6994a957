import type { Behaviour } from "../../ui/device/behaviour";
import { keepNoSizes } from "./quiet";

/** A checkbox that hides size comparisons on every page of this device; it shows the current choice, also when that changes elsewhere. */
const hideSizes: Behaviour = (label) => {
  const box = label.querySelector("input");
  if (!box) return;
  const show = (): void => {
    box.checked = document.documentElement.hasAttribute("data-no-sizes");
  };
  if (box.checked) keepNoSizes(true);
  show();
  box.addEventListener("change", () => keepNoSizes(box.checked));
  new MutationObserver(show).observe(document.documentElement, { attributeFilter: ["data-no-sizes"] });
};

export default hideSizes;
