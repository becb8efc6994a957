/**
 * Anchor of a letter in the list of all names of a page.
 * @example letterAnchor("Ç") // "letter-Ç"
 */
export const letterAnchor = (letter: string): string => `letter-${letter}`;
