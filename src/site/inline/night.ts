import { themeName } from "../../ui/device/storedNames";
import { closest } from "./closest";

const root = document.documentElement;
const isDark = (): boolean => (root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches);

/** Says on every night switch of the page whether it is on. */
export function showScheme(): void {
  for (const button of document.querySelectorAll("[data-night]")) button.setAttribute("aria-pressed", String(isDark()));
}

/** Switches the colour scheme and stores the choice. */
export function switchNight(): void {
  document.addEventListener("click", (event) => {
    if (!closest(event, "[data-night]")) return;
    root.dataset.theme = isDark() ? "light" : "dark";
    showScheme();
    try {
      localStorage.setItem(themeName, root.dataset.theme);
    } catch {
      // The choice then lasts for this page only.
    }
  });
  // After returning to a page in the background; another page may have switched the colour scheme.
  addEventListener("pageshow", showScheme);
}
