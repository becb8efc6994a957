/**
 * Topics for readers who have lost a baby. Their pages are found from their section, from search and from the pages that lead to them, and never put
 * forward: not on the home page, among the newest, in trends or among related articles of other topics. They have no cover and no popup.
 */
export const quietTopics: readonly string[] = ["MT-9"];

/** @example isQuiet("MT-9") // true */
export const isQuiet = (topic: string): boolean => quietTopics.includes(topic);

/**
 * True for the key of such a topic, of its articles and of their parts.
 * @example isOfQuietTopic("MT-9-1") // true
 */
export const isOfQuietTopic = (key: string): boolean => quietTopics.some((topic) => key === topic || key.startsWith(`${topic}-`));
