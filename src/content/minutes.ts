/** Words an adult reads in a minute, at night and on a phone. */
const wordsAMinute = 180;

/** Fields that contain keys and route ids, not text to read. */
const unread = new Set(["key", "to", "record"]);

const countWords = (value: unknown): number => {
  if (typeof value === "string") return value.split(/\s+/).filter(Boolean).length;
  if (typeof value !== "object" || value === null) return 0;
  return Object.entries(value).reduce((sum, [field, inner]) => sum + (unread.has(field) ? 0 : countWords(inner)), 0);
};

/**
 * Whole minutes it takes to read all the text in a value, at least 1.
 * @param texts a text of one language, or a list or object that contains such texts
 * @example readingMinutes(["word ".repeat(270)]) // 2
 */
export const readingMinutes = (texts: unknown): number => Math.max(1, Math.round(countWords(texts) / wordsAMinute));
