/** Fewest and most characters of a question; firestore.rules has the same limits. */
export const questionLength = { min: 10, max: 600 } as const;
