/**
 * The anchor of a letter in the list of all names on a page.
 * @example letterAnchor("Ç") // "letter-Ç"
 */
export const letterAnchor = (letter: string): string => `letter-${letter}`;
