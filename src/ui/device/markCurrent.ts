import type { Behaviour } from "../../islands/behaviour";

/** Height of the header that lies over the page, and a little air, in CSS pixels. */
const readingLine = 140;

/** Marks in a list of contents the section that is being read: the last one whose heading has passed the header. */
const markCurrent: Behaviour = (contents) => {
  const entries = [...contents.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')].flatMap((link) => {
    const section = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    // Where the header is higher, headings come to rest lower by as much.
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
