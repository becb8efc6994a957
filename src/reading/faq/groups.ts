/** Groups of questions as the pages show them, what is asked most first: each page has those it has questions of. */
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
