/** Topics that sources are used for, in the order of the page of sources. */
export const sourceTopics = ["pregnancy", "baby", "firstAid", "needs", "tools", "names", "reading"] as const;
export type SourceTopic = (typeof sourceTopics)[number];
