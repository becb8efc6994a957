/** Names under which the device stores what is applied before the first paint. They are apart from stored.ts because the inline script needs no table. */
export const themeName = "ninni-theme";
export const dayName = "ninni-day";
export const formerDayName = "ninni-own-date";
export const quietName = "ninni-quiet";
export const noSizesName = "ninni-no-sizes";
