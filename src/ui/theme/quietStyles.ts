/**
 * Quiet mode, for readers who have lost a baby: what leaves the page and what comes. src/site/beforeReact.ts puts the reader's choice on <html> before
 * the first paint, so that nothing is seen for a moment: `data-quiet`, `data-gentle` (a new pregnancy after a loss) and `data-no-sizes`.
 *
 * - `data-quiet-hides`: gone in quiet mode (weeks, sizes, pictures of babies, offers); `data-quiet-shows`: there only in it
 * - `data-gentle-hides`: gone in quiet mode and in a pregnancy after a loss (countdowns); `data-gentle-shows`: there only in the latter
 * - `data-size-comparison`: the baby beside a fruit or a thing
 * - `main[data-quiet-folds]`: a page about weeks, babies or names gives way to its QuietCard until the reader opens it (`data-shown` on <html>)
 */
export const goneInQuiet = [
  "[data-quiet] [data-quiet-hides]",
  "html:not([data-quiet]) [data-quiet-shows]",
  ":is([data-quiet],[data-gentle]) [data-gentle-hides]",
  "html:not([data-gentle]) [data-gentle-shows]",
  ":is([data-quiet],[data-gentle],[data-no-sizes]) [data-size-comparison]",
  "[data-quiet]:not([data-shown]) main[data-quiet-folds]>:not([data-quiet-card])",
  "[data-shown] main[data-quiet-folds]>[data-quiet-card]",
] as const;

/**
 * A rule each, so that one a browser does not know takes no other with it. What is shown only in quiet mode may carry `hidden`: where the styles do not come,
 * nobody is told of a mode that is off. The example in the search field may be a week.
 */
export const quietStyles = `[data-quiet] [data-quiet-shows][hidden]{display:block}${goneInQuiet.map((selector) => `${selector}{display:none!important}`).join("")}[data-quiet] [type=search]::placeholder{opacity:0}`;
