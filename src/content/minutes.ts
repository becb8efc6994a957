import { countWords } from "../text/sentences";

/** Words an adult reads in a minute, at night and on a phone. */
const wordsAMinute = 180;

/**
 * Whole minutes it takes to read texts, at least 1.
 * @example readingMinutes(["word ".repeat(270)]) // 2
 */
export const readingMinutes = (texts: readonly string[]): number =>
  Math.max(1, Math.round(texts.reduce((sum, text) => sum + countWords(text), 0) / wordsAMinute));
