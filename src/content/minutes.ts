/** Words a grown reader takes in a minute, at night and on a phone. */
const wordsAMinute = 180;

/** Fields that hold names and no words. */
const unread = new Set(["key", "to", "record"]);

const countWords = (value: unknown): number => {
  if (typeof value === "string") return value.split(/\s+/).filter(Boolean).length;
  if (typeof value !== "object" || value === null) return 0;
  return Object.entries(value).reduce((sum, [field, inner]) => sum + (unread.has(field) ? 0 : countWords(inner)), 0);
};

/**
 * Minutes a text takes to read, at least one: everything that can be read in the given values is counted.
 * @param texts texts of one language, lists of them, or objects that hold them
 * @example readingMinutes(["word ".repeat(270)]) // 2
 */
export const readingMinutes = (texts: unknown): number => Math.max(1, Math.round(countWords(texts) / wordsAMinute));
