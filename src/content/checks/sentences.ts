/** @example splitSentences("Eat. Sleep!") // ["Eat.", "Sleep!"] */
export const splitSentences = (text: string): string[] => text.split(/(?<=[.!?])\s+/);

/**
 * Words of a text, numbers among them; marks that stand alone are none.
 * @example countWords("2 cups – a day") // 4
 */
export const countWords = (text: string): number => text.split(/\s+/).filter((word) => /\p{L}|\d/u.test(word)).length;
