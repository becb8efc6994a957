/** Stages of a mother's way, in their order; questions belong to one. */
export const stages = ["planning", "pregnant", "new-mother", "mother"] as const;
