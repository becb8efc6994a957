/**
 * The sentences of a text, split after . ! or ?
 * @example splitSentences("Eat. Sleep!") // ["Eat.", "Sleep!"]
 */
export const splitSentences = (text: string): string[] => text.split(/(?<=[.!?])\s+/);

/**
 * Number of words in a text. Numbers count, punctuation on its own does not.
 * @example countWords("2 cups – a day") // 4
 */
export const countWords = (text: string): number => text.split(/\s+/).filter((word) => /\p{L}|\d/u.test(word)).length;
