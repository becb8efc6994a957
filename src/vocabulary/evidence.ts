/** How sure the meaning of a name is: compared with name dictionaries, a plain word, made of known names, known only to the editors, or disputed. */
export const evidenceLevels = ["compared", "word", "compound", "editors", "disputed"] as const;
export type Evidence = (typeof evidenceLevels)[number];
