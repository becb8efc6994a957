/**
 * Printed into the head of every page: only what must happen before the first paint or may not be lost before the script of every page
 * (inEveryPage.ts) has loaded. Everything here improves something that also works without script.
 */
import { applyChoices } from "./applyChoices";
import { holdBack } from "./holdBack";
import { noteMissing } from "./noteMissing";

const early = { held: new Set<HTMLElement>(), missing: [] };
window.ninniEarly = early;
applyChoices();
noteMissing(early);
holdBack(early);
