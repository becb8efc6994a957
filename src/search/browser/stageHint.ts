/** Guesses the stage of a query that names none. */
import type { Language } from "../../routes/routes";
import type { Stage } from "./readTime";

/** Words that make a stage likely without naming it: whose body or age is spoken of. */
const hints: Record<Language, RegExp> = {
  tr: /^(?:bebeg|bebek(?:ler|te|li|im)|oglu?[mn]|kizim|oglan|cocug|yenidogan|ufakli|minik|yavru|torun)/,
  en: /^(?:he|she|him|hes|shes|his|newborn|toddler|son|daughter|lo|bub|infant|kid|kids)$/,
};
/** Beside these the child may be unborn. */
const motherWords = /^(?:karn|gobe|rahim|bump|womb|husband|midwife|kocam|esim)/;

/**
 * The stage a query speaks of without naming it; null if it may be either.
 * @param words folded
 * @example stageHint(["oglum", "sakalini", "cekiyor"], "tr") // "baby"
 */
export const stageHint = (words: readonly string[], language: Language): Stage | null =>
  words.some((word) => motherWords.test(word)) ? null : words.some((word) => hints[language].test(word)) ? "baby" : null;
