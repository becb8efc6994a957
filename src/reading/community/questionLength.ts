/** Fewest and most letters of a question that is sent; firestore.rules says the same. */
export const questionLength = { min: 10, max: 600 } as const;
