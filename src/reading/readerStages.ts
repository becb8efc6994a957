/** Stages of a mother's way, in their order; articles and questions belong to one. */
export const readerStages = ["planning", "pregnant", "new-mother", "mother"] as const;
export type ReaderStage = (typeof readerStages)[number];
