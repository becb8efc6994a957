/** Stages from planning to motherhood, in order; each article and question belongs to one. */
export const readerStages = ["planning", "pregnant", "new-mother", "mother"] as const;
export type ReaderStage = (typeof readerStages)[number];
