import type { Behaviour } from "./behaviour";

/** Height of the header that covers the top of the page, and a little space, in CSS pixels. */
const readingLine = 140;

/** Marks the current section in a table of contents: the last one whose heading has passed the header. */
const markCurrent: Behaviour = (contents) => {
  const entries = [...contents.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')].flatMap((link) => {
    const section = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    // Where the header is taller, headings scroll to a lower position by the same amount.
    return section ? [{ link, section, line: readingLine + (Number.parseFloat(getComputedStyle(section).scrollMarginTop) || 0) }] : [];
  });
  let isDue = false;

  const mark = (): void => {
    isDue = false;
    const passed = entries.filter(({ section, line }) => section.getBoundingClientRect().top <= line);
    const current = passed.at(-1)?.link;
    for (const { link } of entries) {
      if (link === current) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
    }
  };
  addEventListener(
    "scroll",
    () => {
      if (isDue) return;
      isDue = true;
      requestAnimationFrame(mark);
    },
    { passive: true },
  );
  mark();
};

export default markCurrent;
