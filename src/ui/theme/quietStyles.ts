/**
 * Quiet mode, for readers who have lost a baby: the elements that are hidden and those that are shown. src/site/inline/applyChoices.ts sets the reader’s
 * choice on <html> before the first paint, so that nothing flashes: `data-quiet`, `data-gentle` (a new pregnancy after a loss) and `data-no-sizes`.
 * - `data-quiet-hides`: hidden in quiet mode (weeks, sizes, pictures of babies, offers); `data-quiet-shows`: shown only in quiet mode
 * - `data-gentle-hides`: hidden in quiet mode and in a pregnancy after a loss (countdowns); `data-gentle-shows`: shown only in the latter
 * - `data-size-comparison`: the comparison of the baby with a fruit or a thing
 * - `main[data-quiet-folds]`: a page about weeks, babies or names, replaced by its QuietCard until the reader opens it (`data-shown` on <html>)
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
 * One rule per selector, so that a selector the browser does not support disables no other. What is shown only in quiet mode may have `hidden`: if
 * the styles cannot be loaded, nobody sees a message about a mode that is off. The placeholder of the search field may be a week, so it is hidden
 * too.
 */
export const quietStyles = `[data-quiet] [data-quiet-shows][hidden]{display:block}${goneInQuiet.map((selector) => `${selector}{display:none!important}`).join("")}[data-quiet] [type=search]::placeholder{opacity:0}`;
