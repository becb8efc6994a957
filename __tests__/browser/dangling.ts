import type { Page } from "@playwright/test";

/**
 * Ids an element points to that the page does not have.
 * @returns each as `LABEL for=due-day`
 */
export const findDangling = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    ["aria-describedby", "aria-labelledby", "aria-controls", "for"].flatMap((name) =>
      [...document.querySelectorAll(`[${name}]`)].flatMap((element) =>
        (element.getAttribute(name) ?? "")
          .split(" ")
          .filter((id) => id !== "" && !document.getElementById(id))
          .map((id) => `${element.tagName} ${name}=${id}`),
      ),
    ),
  );
