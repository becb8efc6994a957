import { expect, type Page } from "@playwright/test";

/**
 * Expects that text of twice the size (WCAG 1.4.4) makes the page on a phone longer but not wider. A table that does not fit
 * scrolls in its own box.
 */
export async function expectFitsLargeText(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  const standingOut = await page.evaluate(() => {
    const { scrollWidth } = document.documentElement;
    if (scrollWidth <= innerWidth) return [];
    const out = [...document.body.querySelectorAll("*")].filter((element) => element.getBoundingClientRect().right > innerWidth + 1);
    return [
      `${scrollWidth} px`,
      ...out.slice(0, 20).map(({ tagName, className, textContent }) => `${tagName} ${className} ${textContent?.trim().slice(0, 40)}`),
    ];
  });
  expect(standingOut).toEqual([]);
}
