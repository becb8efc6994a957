/** Event of a list or its fields after stored values were shown or a choice was stored; other parts of the page then read the boxes again. */
export const shownEvent = "ninni:shown";
