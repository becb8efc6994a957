/** The sections of the site: their pages lead to guides, tools and articles. */
export const sectionIds = ["pregnancy", "planning", "birth", "child"] as const;
export type SectionId = (typeof sectionIds)[number];
