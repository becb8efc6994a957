/**
 * Topics for readers who have lost a baby. Their pages are found from their section, from search and from pages that link to them, and never
 * promoted: not on the home page, among the newest, in trends or among related articles of other topics. They have no cover and no popup.
 */
export const quietTopics: readonly string[] = ["MT-9"];

/**
 * Whether a topic is one of them.
 * @example isQuiet("MT-9") // true
 */
export const isQuiet = (topic: string): boolean => quietTopics.includes(topic);

/**
 * Whether a key is that of such a topic, of one of its articles or of their parts.
 * @example isOfQuietTopic("MT-9-1") // true
 */
export const isOfQuietTopic = (key: string): boolean => quietTopics.some((topic) => key === topic || key.startsWith(`${topic}-`));
