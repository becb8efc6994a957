/** Groups of questions in the order of the pages, the most frequent first; a page shows those it has questions for. */
export const faqGroups = [
  "food",
  "body",
  "daily",
  "tests",
  "birth",
  "feeding",
  "sleep",
  "health",
  "care",
  "mind",
  "medicine",
  "loss",
  "development",
  "safety",
  "parents",
  "rights",
] as const;

/** The section of the questions on each page of questions, by its route. */
export const sectionOfFaq: Partial<Record<string, "pregnancy" | "baby">> = { pregnancyFaq: "pregnancy", babyFaq: "baby" };
