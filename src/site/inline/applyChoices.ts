import { dayName, formerDayName, noSizesName, quietName, themeName } from "../../ui/device/storedNames";

/**
 * Applies before the first paint what the reader has chosen: colour scheme, quiet mode and “no size comparisons” (src/ui/theme/quietStyles.ts says what
 * they do), and `data-day` if a date is stored (src/site/ownDay/ownDay.ts), so that space for its content is reserved from the start. A choice made in
 * another tab, or while this page was in the background, is applied at once too.
 */
export function applyChoices(): void {
  const root = document.documentElement;
  const apply = (): void => {
    try {
      const theme = localStorage.getItem(themeName);
      if (theme) root.dataset.theme = theme;
      const quiet = localStorage.getItem(quietName);
      root.toggleAttribute("data-quiet", quiet === '"on"');
      root.toggleAttribute("data-gentle", quiet === '"gentle"');
      root.toggleAttribute("data-no-sizes", localStorage.getItem(noSizesName) === "true");
    } catch {
      // Storage can be forbidden: the system’s colour scheme then applies, and what was chosen on this page.
    }
  };
  apply();
  for (const sign of ["storage", "pageshow", "visibilitychange"]) addEventListener(sign, apply);
  try {
    if (/"(due|born)":"\d/.test(localStorage.getItem(dayName) ?? localStorage.getItem(formerDayName) ?? "")) root.dataset.day = "";
  } catch {
    // Then no space is reserved.
  }
}
